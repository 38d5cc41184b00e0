// The first tab: a pack's tiles, tokens and board, and who leads in every region.

import { make } from "../../page/dom.js";
import { badge } from "../../match/people.js";
import { player, say } from "../../page/words.js";
import { board } from "./boards.js";
import { icon } from "./icons.js";
import { payable } from "./paying.js";
import { regions } from "./regions.js";

/** @type {any} */
let looked = null;                 // {match, p}: whose pack board is looked at, if another's than one's own

const own = match => match.viewer ?? match.table.actor ?? 0;

export function tray(match, hands) {
  const p = looked?.match === match ? looked.p : own(match), { view } = match.table;
  const pick = other => look(match, hands, other, node);
  const head = make("div.pack-head", {}, packs(match, p, pick), bonus(view, p));
  const node = make("div.pack-tray", {}, head, view.packs[p] ? board(view, p) : null, regions(match));
  if (p === own(match)) payable(node, match, hands);
  return node;
}

function look(match, hands, p, node) {
  looked = p === own(match) ? null : { match, p };
  const next = tray(match, hands);
  node.replaceWith(next);
  next.querySelector('[aria-pressed="true"]').focus();
}

// Whose pack: a button for each player.
const packs = ({ about, table }, now, pick) => make("div.packs", { role: "group", ariaLabel: say("packs") },
  ...table.seats.map((_, p) => make("button",
    { type: "button", ariaPressed: String(p === now), onclick: () => pick(p) },
    badge(about, p), make(p === now ? "span" : "span.hidden", {}, player(p)))));

// The bonus tokens of a pack.
const bonus = ({ actions, terrains }, p) =>
  make("div.tokens", {}, token("action", actions[p]), token("terrain", terrains[p]));

function token(key, n) {
  const ariaLabel = say(`token_${key}_n`, { n }), title = `${ariaLabel}. ${say(`told_${key}`)}`;
  const facts = { role: "img", ariaLabel, title };
  return make(`span.token.token-${key}${n ? "" : ".none"}`, facts, icon(key), String(n));
}

// Marks the tiles and tokens that these choices would use: dashed where there is a choice among them.
export function aim(root, choices, match) {
  const marks = ["flips", "flips-one", "spends"];
  for (const node of root.querySelectorAll(".tile, .token")) node.classList.remove(...marks);
  const priced = choices.filter(({ cost, terrain }) => cost && terrain);
  if (!priced.length || looked?.match === match) return;
  const tiles = root.querySelectorAll("[data-tile]"), least = Math.min(...priced.map(({ cost }) => cost));
  const cheap = new Map(priced.filter(({ cost }) => cost === least).map(one => [one.terrain, one]));
  const alone = new Set(priced.map(({ terrain }) => terrain)).size === 1;
  for (const { cost, flips, gives } of cheap.values()) {
    const sure = alone && flips.length <= cost - gives;
    for (const n of flips) tiles[n]?.classList.add(sure ? "flips" : "flips-one");
    if (gives && alone) root.querySelector(".token-terrain")?.classList.add("spends");
  }
}

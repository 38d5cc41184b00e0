// What the person at the table pays with, always in the same place: his tiles and his bonus tokens.

import { make } from "../../page/dom.js";
import { player, say } from "../../page/words.js";
import { icon } from "./icons.js";
import { payable } from "./paying.js";
import { tile } from "./tiles.js";

// Who is looked after: the one who looks, or whoever acts.
export const own = ({ viewer, table }) => viewer ?? table.actor ?? 0;

export function purse(match, hands) {
  const { table: { view, over } } = match, p = own(match);
  if (over || !view.packs[p]) return null;
  const naming = { ariaLabel: say("pack_board", { player: player(p) }), role: "group" };
  const node = make("div.paying", naming, tiles(view, p), bonus(view, p));
  payable(node, match, hands);
  return node;
}

export const tiles = (view, p) =>
  make("div.tiles", {}, ...view.faces[p].map((face, n) => tile(face, view.backs[p][n], n)));

// The bonus tokens of a pack.
export const bonus = ({ actions, terrains }, p) =>
  make("div.tokens", {}, token("action", actions[p]), token("terrain", terrains[p]));

function token(key, n) {
  const ariaLabel = say(`token_${key}_n`, { n }), title = `${ariaLabel}. ${say(`told_${key}`)}`;
  const facts = { role: "img", ariaLabel, title };
  return make(`span.token.token-${key}${n ? "" : ".none"}`, facts, icon(key), String(n));
}

// Marks the tiles and tokens that these choices would use: dashed where there is a choice among them.
export function aim(root, choices) {
  const marks = ["flips", "flips-one", "spends"];
  for (const node of root.querySelectorAll(".tile, .token")) node.classList.remove(...marks);
  const priced = choices.filter(({ cost, terrain }) => cost && terrain);
  if (!priced.length) return;
  const tiles = root.querySelectorAll("[data-tile]"), least = Math.min(...priced.map(({ cost }) => cost));
  const cheap = new Map(priced.filter(({ cost }) => cost === least).map(one => [one.terrain, one]));
  const alone = new Set(priced.map(({ terrain }) => terrain)).size === 1;
  for (const { cost, flips, gives } of cheap.values()) {
    const sure = alone && flips.length <= cost - gives;
    for (const n of flips) tiles[n]?.classList.add(sure ? "flips" : "flips-one");
    if (gives && alone) root.querySelector(".token-terrain")?.classList.add("spends");
  }
}

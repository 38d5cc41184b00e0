// The first tab: a pack's board, of another's his tiles and tokens too, and who leads in every region.

import { make } from "../../page/dom.js";
import { badge } from "../../match/people.js";
import { player, say } from "../../page/words.js";
import { board } from "./boards.js";
import { bonus, own, tiles } from "./purse.js";
import { regions } from "./regions.js";

/** @type {any} */
let looked = null;                 // {match, p}: whose pack board is looked at, if another's than one's own

export function tray(match) {
  const p = looked?.match === match ? looked.p : own(match), theirs = p !== own(match);
  const { view } = match.table;
  const head = make("div.pack-head", {}, packs(match, p, other => look(match, other, node)),
    theirs && view.packs[p] ? bonus(view, p) : null);
  const node = make("div.pack-tray", {}, head, theirs && view.packs[p] ? tiles(view, p) : null,
    view.packs[p] ? board(view, p) : null);
  return [node, regions(match)];
}

function look(match, p, node) {
  looked = p === own(match) ? null : { match, p };
  const [next] = tray(match);
  node.replaceWith(next);
  next.querySelector('[aria-pressed="true"]').focus();
}

// Whose pack: a button for each player.
const packs = ({ about, table }, now, pick) => make("div.packs", { role: "group", ariaLabel: say("packs") },
  ...table.seats.map((_, p) => make("button",
    { type: "button", ariaLabel: player(p), ariaPressed: String(p === now), onclick: () => pick(p) },
    badge(about, p), make(p === now ? "span" : "span.hidden", {}, player(p)))));

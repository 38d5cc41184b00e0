// The players: who leads what, points, the clock, whose turn it is.

import { make, replace } from "../page/dom.js";
import { badge, sideMark, sideName, together } from "../match/people.js";
import { player, say } from "../page/words.js";

export function players(root, match) {
  const { about: { kinds }, table: { sides } } = match, all = kinds.map((_, p) => p);
  const rows = !together(sides) ? all.map(p => seat(p, match)) : [...new Set(sides)].flatMap(side =>
    [head(side, match), ...all.filter(p => sides[p] === side).map(p => seat(p, match))]);
  replace(root, make("ol.players", { ariaLabel: say("players") }, ...rows));
}

// Over the seats of those who play together.
function head(side, { kit, table: { over, sides, view } }) {
  const players = sides.flatMap((one, p) => one === side ? [p] : []);
  const won = over?.winners.some(p => sides[p] === side) ? ".winner" : "";
  return make(`li.side-head${won}`, {}, sideMark(side), make("b", {}, sideName(side)),
    kit.party(view, players));
}

// Where a player's tokens come from and go to: his place on the panel.
export function handOf(root, p) {
  const box = root.querySelector(`[data-seat="${p}"] .badge`)?.getBoundingClientRect();
  return box?.width ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

function seat(p, match) {
  const { table, about } = match, { lines, score: now, aside } = match.kit.seat(table.view, p, match);
  const acts = !table.over && table.actor === p, won = table.over?.winners.includes(p);
  const score = table.over ? table.over.scores[p] : now;
  const kind = about.kinds[p] === "human" && match.people.length === 1 ? "you" : `kind_${about.kinds[p]}`;
  const out = table.gone.includes(p);
  return make(`li.seat${acts ? ".acting" : ""}${won ? ".winner" : ""}${out ? ".out" : ""}`,
    { data: { seat: p }, ariaCurrent: acts ? "true" : "false" },
    badge(about, p),
    make("div.who", {},
      make("b", {}, player(p)), " ", make("small", {}, say(kind)),
      about.left && !table.over ? make("small.clock", { data: { clock: p } }, time(about.left[p])) : null,
      ...lines),
    score === undefined ? null : make("div.sums", {},
      make("span", { title: say("score_title") }, make("b.score", {}, score === null ? "?" : String(score)),
        make("small", {}, say("score_word", { n: score ?? 0 }))),
      aside ? make("small", { title: say("aside_hint") }, aside) : null));
}

// The clock of whoever acts goes on.
export function ticked(root, { actor, about }) {
  const node = root.querySelector(`[data-clock="${actor}"]`);
  if (node) node.textContent = time(about.left[actor]);
}

const time = ms => {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};

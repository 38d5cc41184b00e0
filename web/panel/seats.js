// The players: who leads what, points, the clock, whose turn it is.

import { make, replace } from "../page/dom.js";
import { badge, sideMark, sideName, together } from "../match/people.js";
import { has, player, say } from "../page/words.js";

const DRAW = "end_draw";           // said where a game has words for it: nobody wins

// Whether somebody wears the crown: nobody in a draw.
const crowned = ({ over, sides }, won) =>
  over && !(has(DRAW) && over.winners.length === sides.length) && over.winners.some(won) ? ".winner" : "";

export function players(root, match) {
  const { about: { kinds }, table: { sides } } = match, all = kinds.map((_, p) => p);
  const rows = !together(sides) ? all.map(p => seat(p, match)) : [...new Set(sides)].flatMap(side =>
    [head(side, match), ...all.filter(p => sides[p] === side).map(p => seat(p, match))]);
  replace(root, make("ol.players", { ariaLabel: say("players") }, ...rows));
}

// Over the seats of those who play together.
function head(side, { kit, table }) {
  const { sides, view } = table, players = sides.flatMap((one, p) => one === side ? [p] : []);
  return make(`li.side-head${crowned(table, p => sides[p] === side)}`, {}, sideMark(side),
    make("b", {}, sideName(side)), kit.party(view, players));
}

// Where a player's tokens come from and go to: his place on the panel.
export function handOf(root, p) {
  const box = root.querySelector(`[data-seat="${p}"] .badge`)?.getBoundingClientRect();
  return box?.width ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

function seat(p, match) {
  const { table, about } = match, { lines, score: now, aside } = match.kit.seat(table.view, p, match);
  const acts = !table.over && table.actor === p, won = crowned(table, q => q === p);
  const score = table.over && now !== undefined ? table.over.scores[p] : now;
  const kind = about.kinds[p] === "human" && match.people.length === 1 ? "you" : `kind_${about.kinds[p]}`;
  const out = table.gone.includes(p);
  return make(`li.seat${acts ? ".acting" : ""}${won}${out ? ".out" : ""}`,
    { data: { seat: p }, ariaCurrent: acts ? "true" : "false" },
    badge(about, p),
    make("div.who", {},
      make("b", {}, player(p)), " ", make("small.more", {}, say(kind)),
      about.left && !table.over
        ? make("small.clock.more", { data: { clock: p } }, time(about.left[p])) : null,
      make("span.lines.more", {}, ...lines)),
    score === undefined ? null : make("div.sums", {},
      make("span", { title: say("score_title") }, make("b.score", {}, score === null ? "?" : String(score)),
        make("small.more", {}, say("score_word", { n: score ?? 0 }))),
      aside ? make("small.more", { title: say("aside_hint") }, aside) : null));
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

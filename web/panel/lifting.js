// Pieces that are picked up: those of a place that can be told apart, by their place in its pile.

import { app } from "../page/app.js";

export const walks = ({ kind }) => kind === "walk";

export function pile(place) {
  const { kit, land, table } = app.match;
  return kit.painter.pile(table.view, place, land.regions[place]).pieces ?? [];
}

const starting = (open, place) => open.filter(choice => choice.from === place);

// Which of them may be picked up.
function movable(open, place) {
  const starts = starting(open, place), { kit } = app.match;
  return pile(place).flatMap((piece, n) => starts.some(choice => kit.walks(choice, piece)) ? [n] : []);
}

// What is picked up there: the piece that was pointed at, else the first.
export function first(open, place, named) {
  const all = movable(open, place);
  return all.includes(named) ? [named] : all.slice(0, 1);
}

// Where these go, or all of the place where none is named; two go where both may.
export function ways(open, from, [first, second] = /** @type {number[]} */ ([])) {
  const all = starting(open, from), pieces = pile(from), { kit } = app.match;
  const of = n => n === undefined ? all : all.filter(choice => kit.walks(choice, pieces[n]));
  const others = second === undefined ? null : new Set(of(second).map(({ place }) => place));
  return others ? of(first).filter(({ place }) => others.has(place)) : of(first);
}

// What is held when a place is picked whose pieces are held already: both, if they may go together, else the
// other; the same again puts it down. `named`: the piece that was pointed at. Null: nothing new.
export function another(open, place, held, named, double = false) {
  const all = movable(open, place), [other] = all.filter(n => !held.includes(n));
  const meant = all.includes(named) ? named : other;
  if (double && (meant === undefined || held.includes(meant))) return null;
  if (!all.includes(named) && String(held) === String(all.slice(-1))) return [];      // all were held in turn
  if (held.includes(meant)) return held.filter(n => n !== meant);
  if (meant === undefined) return held.slice(1);
  const both = [...held, meant], { kit, table } = app.match;
  return both.length <= kit.herd(table) && ways(open, place, both).length ? both : [meant];
}

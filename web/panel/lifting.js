// Pieces that are picked up: those of a place that can be told apart, by their place in its pile. Of a heap
// each
// token is held by itself: its number stands among those that are held as often. Heaps of one troop go
// together.

import { app } from "../page/app.js";

export const walks = ({ kind }) => kind === "walk";

// What changes places may be picked up at either end.
export const bothWays = open => [...open, ...open.filter(choice => app.match.kit.mutual(choice))
  .map(choice => ({ ...choice, from: choice.place, place: choice.from }))];

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

// All tokens of a heap.
const all = (place, n) => Array.from({ length: pile(place)[n]?.n ?? 1 }, () => n);

// All that go with a heap, as many as may be picked up together.
function company(open, place, named) {
  const pieces = pile(place), { kit, table } = app.match, { troop } = pieces[named] ?? {};
  const others = movable(open, place).filter(n => n !== named && pieces[n].troop === troop);
  const held = all(place, named);
  for (const n of troop ? others
    : []) if (ways(open, place, [...held, n]).length) held.push(...all(place, n));
  return held.slice(0, kit.herd(table));
}

// What is picked up there: the piece that was pointed at, else the first; with it those of its troop.
export function first(open, place, named) {
  const found = movable(open, place), n = found.includes(named) ? named : found[0];
  if (n === undefined) return [];
  return pile(place)[n]?.troop ? company(open, place, n) : [n];
}

// Where these go, or all of the place where none is named; several go where all may.
export function ways(open, from, held = /** @type {number[]} */ ([])) {
  const starts = starting(open, from), pieces = pile(from), { kit } = app.match;
  const of = n => n === undefined ? starts : starts.filter(choice => kit.walks(choice, pieces[n]));
  const [lead, ...others] = new Set(held), goals = others.map(n => new Set(of(n).map(({ place }) => place)));
  return of(lead).filter(({ place }) => goals.every(one => one.has(place)));
}

// Where a piece follows others.
export const onward = (open, from, goal, piece) =>
  starting(open, from).find(choice => choice.place === goal && app.match.kit.walks(choice, piece));

// What is held when a place is picked whose pieces are held already: both, if they may go together, else the
// other; the same again puts it down. `named`: the piece that was pointed at. Null: nothing new.
export function another(open, place, held, named, double = false) {
  const found = movable(open, place), [other] = found.filter(n => !held.includes(n));
  const meant = found.includes(named) ? named : other;
  if (double && (meant === undefined || held.includes(meant))) return null;
  if (pile(place)[held[0]]?.troop) return mustered(open, place, held, found.includes(named) ? named
    : undefined);
  if (!found.includes(named) && String(held) === String(found.slice(-1))) return [];  // all were held in turn
  if (held.includes(meant)) return held.filter(n => n !== meant);
  if (meant === undefined) return held.slice(1);
  const both = [...held, meant], { kit, table } = app.match;
  return both.length <= kit.herd(table) && ways(open, place, both).length ? both : [meant];
}

// The same for troops. From all of them to one heap, to fewer of it, to none; a heap that is not held joins,
// or
// takes their place. Where none is pointed at, one heap follows the other, each by one fewer.
function mustered(open, place, held, named) {
  const found = movable(open, place), heaps = [...new Set(held)];
  if (named === undefined) {
    if (heaps.length < 2 && held.length > 1) return held.slice(1);
    const next = heaps.length > 1 ? found[0] : found[found.indexOf(heaps[0]) + 1];
    return next === undefined ? [] : all(place, next);
  }
  const own = held.filter(n => n === named), joined = [...held, ...all(place, named)],
    { kit, table } = app.match;
  if (own.length) return heaps.length > 1 ? all(place, named) : own.slice(1);
  const together = joined.length <= kit.herd(table) && ways(open, place, joined).length;
  return together ? joined : company(open, place, named);
}

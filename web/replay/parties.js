// Who stands in a ranking: players, or whole sides where several play together.

import { nameOf, sideName, together } from "../match/people.js";

// -> [{side: its number or null, players}], in the order of the seats.
export function parties(players, sides) {
  const all = Array.from({ length: players }, (_, p) => p);
  if (!together(sides)) return all.map(p => ({ side: null, players: [p] }));
  return [...new Set(sides)].map(side => ({ side, players: all.filter(p => sides[p] === side) }));
}

export const called = ({ side, players: [p] }, about) => side === null ? nameOf(about, p) : sideName(side);

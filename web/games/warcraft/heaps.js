// Who stands on a space, read from a view: heaps by kind, sides, who holds it.

import { KINDS, UNITS, WIDTH, owner } from "./tables.js";

export const ARMY = "army", WORK = "work";         // what is picked up together

export const teamOf = ({ teams }, player) => teams?.[player] ?? player;

// [{player, team, n}] of those who have units there, in the order of their numbers.
export function armed(view, r) {
  const players = [...new Set(view.pieces[r].filter(code => code % WIDTH < UNITS)
    .map(owner))];
  const sides = players.map(player => ({ team: teamOf(view, player), player }));
  return sides.filter(({ team }, i) => sides.findIndex(one => one.team === team) === i);
}

// Who moves now, and which of a place's pieces have moved in this step, as codes.
function moving(view, r) {
  const { player = -1, moved = [] } = view.stack?.findLast(({ phase }) => phase === "move") ?? {};
  const gone = moved.filter(one => Math.floor(one / WIDTH) === r).map(one => WIDTH * player + one % WIDTH);
  return { player, gone };
}

// One heap for each kind of a player's pieces; those that have moved lie apart.
export function heapsOf(view, r) {
  const { player, gone } = moving(view, r), heaps = new Map();
  for (const code of view.pieces[r]) {
    const at = gone.indexOf(code), tired = at >= 0;
    if (tired) gone.splice(at, 1);
    const name = `${code} ${tired}`;
    if (heaps.has(name)) heaps.get(name).n += 1;
    else heaps.set(name, heap(view, code, { tired, fresh: !tired && owner(code) === player }));
  }
  return [...heaps.values()];
}

// A captive goes with nobody: it is led.
function heap(view, code, { tired, fresh }) {
  const player = owner(code), rank = code % WIDTH, kind = KINDS[rank], soldier = rank < UNITS;
  const key = [view.races[player], soldier ? view.levels[player][rank] : 0, tired ? "tired" : ""].join(" ");
  const troop = soldier ? ARMY : kind === "captive" ? kind : WORK;
  return { kind, key: key.trim(), player, n: 1, band: code, tired, fresh, troop };
}

// Heaps by team.
export function sidesOf(view, heaps) {
  const teams = new Map();
  for (const one of heaps) {
    const team = teamOf(view, one.player);
    teams.set(team, [...teams.get(team) ?? [], one]);
  }
  return [...teams.values()];
}

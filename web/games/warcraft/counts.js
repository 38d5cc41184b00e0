// Short answers about a view of Warcraft: what a player has and where.

import { KINDS, UNITS, WIDTH, owner } from "./tables.js";

export const ARMS = KINDS.slice(0, UNITS), WORKER = KINDS.indexOf("worker");

const isUnit = piece => piece % WIDTH < UNITS;

// Who is looked after: the one who looks, or whoever acts.
export const own = ({ viewer, table }) => viewer ?? table.actor ?? 0;

// Pieces of a kind that a player has in a space; on the whole board.
export const here = (view, r, p, k) =>
  view.pieces[r]?.filter(piece => piece === WIDTH * p + k).length ?? 0;
export const many = (view, p, k) => view.pieces.reduce((sum, _, r) => sum + here(view, r, p, k), 0);

// The step that is being taken, "" when all is over.
export const stepOf = ({ stack }) => stack[0]?.step ?? "";

const YIELDS = ["goldmine", "forest"], WHOLLY = 2;

// Workers who neither harvest where they stand nor build there.
export const idle = (view, p) => view.cells.reduce((sum, [, , terrain], r) => sum
  + (YIELDS.includes(terrain) && view.depleted[r] < WHOLLY ? 0 : loose(view, r, p)), 0);

const loose = (view, r, p) =>
  here(view, r, p, WORKER) - Number(view.unfinished[r] && view.outpost[r] === p);

// The spaces beside one: hexes.
const around = ({ cells }, r) => cells.flatMap(([q, s], n) => {
  const dq = q - cells[r][0], ds = s - cells[r][1];
  return n !== r && Math.max(Math.abs(dq), Math.abs(ds), Math.abs(dq + ds)) === 1 ? [n] : [];
});

// Whether a player's Town has no unit in it while an enemy stands beside it.
export function bare(view, p) {
  const home = view.homes[p], armed = r => view.pieces[r].filter(isUnit);
  const foe = piece => view.teams[owner(piece)] !== view.teams[p];
  return home >= 0 && !armed(home).length && around(view, home).some(r => armed(r).some(foe));
}

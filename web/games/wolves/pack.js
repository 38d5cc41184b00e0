// Short answers about a view: pieces and whose they are, what a pack can pay, what would be flipped.

import { player, say } from "../../words.js";
import { TERRAINS } from "./tables.js";

const KINDS = ["den", "pack", "alpha", "lair"];       // a piece is four times its player and its place here

export const owner = piece => Math.floor(piece / KINDS.length);
export const kind = piece => KINDS[piece % KINDS.length];

// A player's name, or that of the pack nobody plays.
export const who = (p, { players }) => p < players ? player(p) : say("pack_nobody");

// Terrain -> the most tiles that can be flipped or replaced by bonus tokens.
export const purse = (view, p) => Object.fromEntries(TERRAINS.map(terrain =>
  [terrain, view.terrains[p] + view.faces[p].filter(face => face === terrain).length]));

// What paying `cost` of a terrain would take: {tiles: numbers of tiles that may be flipped, flips, tokens}.
// With more tiles than needed the player chooses among them.
export function bill(view, p, terrain, cost) {
  const tiles = view.faces[p].flatMap((face, n) => face === terrain ? [n] : []);
  return { tiles, flips: Math.min(cost, tiles.length), tokens: Math.max(0, cost - tiles.length) };
}

// Hexes of a region board.
export const hexesOf = (view, part) => view.cells.flatMap(([, , , region], h) => region === part ? [h] : []);

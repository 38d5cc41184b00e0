// Short answers about a view: pieces and whose they are, the hexes of a region.

import { person, say, spelled } from "../../page/words.js";

const KINDS = ["den", "pack", "alpha", "lair"];       // a piece is four times its player and its place here

export const owner = piece => Math.floor(piece / KINDS.length);
export const kind = piece => KINDS[piece % KINDS.length];

// A player in a sentence, or the pack nobody plays.
export const who = (p, { players }) => p < players ? person(p) : say("pack_nobody");

// What a region board is called; those of earlier saves have numbers.
export const regionName = ({ regions }, part) =>
  spelled(regions.find(region => region.part === part)?.name) || say("region_n", { n: part + 1 });

// "Day 7 of 18": days until the full moon; nothing for a day beyond it.
export function daysFor({ days }, day) {
  const last = Math.max(...Object.values(days));
  return day > last ? "" : last;
}

// Hexes of a region board.
export const hexesOf = (view, part) => view.cells.flatMap(([, , , region], h) => region === part ? [h] : []);

// Smooth chance over the sheet, waves over each other: it pulls the cells about, so that borders wind.

import { chance } from "../board/chance.js";
import { inside } from "./grid.js";

const WAVES = [[190, 54], [90, 24], [45, 13], [24, 7]];            // length and height
const ROUGH = [[130, 40], [62, 24], [31, 14], [16, 6]];                 // of a coast at the open sea
const TURNS = [[0.8, 0.6], [0.6, 0.8], [0.28, 0.96], [-0.6, 0.8]];      // each lies another way

const kept = { key: "", found: /** @type {any} */ (null) };

// How far every cell of a sheet is pulled, across and down, and how far land goes there into the open
// sea; that of the last land is remembered.
export function pulls(grid, size, seed) {
  const key = `${size} ${seed}`;
  if (kept.key !== key) {
    const dice = chance(seed);
    Object.assign(kept, { key, found: [WAVES, WAVES, ROUGH].map(all => waves(grid, size, all, dice)) });
  }
  return kept.found;
}

function waves(grid, size, all, dice) {
  const total = new Float64Array(grid.cells.length);
  all.forEach(([length, height], n) => {
    const [cos, sin] = TURNS[n], swell = lattice(size, length, dice);
    inside(grid, (i, x, y) => {
      total[i] += height * swell((cos * x - sin * y) / length, (sin * x + cos * y) / length);
    });
  });
  return total;
}

// Chance from -1 to 1 at every crossing of a lattice, between them smoothly more or less.
function lattice([width, height], length, dice) {
  const span = Math.ceil((width + height) / length) + 2, wide = 2 * span + 1;
  const high = Float64Array.from({ length: wide * wide }, () => 2 * dice() - 1);
  return (u, v) => {
    const column = Math.floor(u), row = Math.floor(v), a = ease(u - column), b = ease(v - row);
    const at = (row + span) * wide + column + span;
    const top = high[at] * (1 - a) + high[at + 1] * a;
    return top * (1 - b) + (high[at + wide] * (1 - a) + high[at + wide + 1] * a) * b;
  };
}

const ease = t => t * t * (3 - 2 * t);

// Outlines as they are drawn: how large, the coast of an island, the borders on it.

import { pairs, square } from "../board/shapes.js";

/** @typedef {[number[], number[]]} Side   of an outline, from point to point */

/** @type {(shape: number[]) => Side[]} */
const sides = shape => pairs(shape).map((at, i, all) => [at, all[(i + 1) % all.length]]);

// How large an outline is, x, y, x, y ...
export function area(shape) {
  let sum = 0;
  for (let i = 0; i < shape.length; i += 2) {
    const j = (i + 2) % shape.length;
    sum += shape[i] * shape[j + 1] - shape[j] * shape[i + 1];
  }
  return sum / 2;
}

const span = ([[a, b], [c, d]]) => Math.hypot(c - a, d - b);

function owners(regions) {
  const found = new Map();
  regions.forEach(({ shape }, r) => sides(shape).forEach(([a, b]) => found.set(`${a} ${b}`, r)));
  return found;
}

// What no two regions share.
/** @type {(regions: any[]) => Side[]} */
export function coasts(regions) {
  const own = owners(regions);
  return regions.flatMap(({ shape }) => sides(shape).filter(([a, b]) => !own.has(`${b} ${a}`)));
}

// Every border once: how long it is, and its middle side as the first of the two draws it.
/** @type {(regions: any[]) => {r: number, q: number, long: number, side: Side}[]} */
export function shared(regions) {
  const own = owners(regions), found = new Map();
  regions.forEach(({ shape }, r) => sides(shape).forEach(side => {
    const q = own.get(`${side[1]} ${side[0]}`);
    if (q > r) found.set(`${r} ${q}`, { r, q, all: [...found.get(`${r} ${q}`)?.all ?? [], side] });
  }));
  return [...found.values()].map(({ r, q, all }) => ({ r, q,
    long: all.reduce((sum, one) => sum + span(one), 0), side: all[Math.floor(all.length / 2)] }));
}

// How far the nearest of some sides is.
/** @type {(at: number[], all: Side[]) => number} */
export const depth = ([x, y], all) =>
  Math.sqrt(Math.min(...all.map(([[ax, ay], [bx, by]]) => square(x, y, ax, ay, bx, by))));

// Islands laid side by side in the sea for a view of some shape: so close that their coasts are just apart,
// in whatever order and turned however they become largest. Numbers only, no screen.

import { turner } from "./shapes.js";

const GAP = 56;                    // map units between two coasts
const GRAIN = 26;                  // map units of a step of the outlines that are slid together
const REACH = Math.ceil(GAP / GRAIN);
// How far coasts must be apart along a line, if so many lines lie between them.
const AIR = Array.from({ length: REACH + 1 }, (_, n) => Math.sqrt(Math.max(0, GAP ** 2 - (n * GRAIN) ** 2)));
const OFFSETS = 7, TRIED = 6;      // shifts of one pack beside another; rough plans looked at closely
const TURNED = 1.07;               // how much larger turned islands must be to be turned
const SHAPES = 4;                  // of so many shapes to an e-fold, the smallest of each is kept

/** @typedef {{turn: number, x: number, y: number}} Spot   of an island: quarter turns, then moved */
/** @typedef {{n: number, turn: number, x: number, y: number}} Piece */
/** @typedef {{lo: number[], hi: number[]}} Side     of a pack, line by line, where it begins and ends */
/** @typedef {{w: number, h: number, pieces: Piece[], sides: Side[]}} Pack   sides: by rows and by columns */
/** @typedef {{w: number, h: number, axis?: number, one?: any, other?: any}} Plan  two parts along an axis */

// Where each island lies; `coasts`: the points of each, [x, y].
/** @type {(coasts: [number, number][][], shape: number) => Spot[]} */
export function moored(coasts, shape) {
  const [upright, turned] = [[0], [0, 1, 2, 3]].map(turns => best(coasts, shape, turns));
  const { pieces } = worth(turned, shape) > worth(upright, shape) * TURNED ? turned : upright;
  return [...pieces].sort((a, b) => a.n - b.n).map(({ turn, x, y }) => ({ turn, x, y }));
}

/** @type {(box: {w: number, h: number}, shape: number) => number} */
const worth = ({ w, h }, shape) => Math.min(shape / w, 1 / h);

/** @type {(coasts: [number, number][][], shape: number, turns: number[]) => Pack} */
function best(coasts, shape, turns) {
  const alone = coasts.map((coast, n) => turns.map(turn => single(coast, n, turn)));
  const packs = /** @type {Pack[]} */ (rough(alone, shape).flatMap(plan => slid(plan)));
  return packs.reduce((a, b) => worth(b, shape) > worth(a, shape) ? b : a);
}

// The best plans by boxes alone: of every set of islands the smallest of each shape, made of two smaller
// sets beside or above each other.
/** @type {(alone: Pack[][], shape: number) => Plan[]} */
function rough(alone, shape) {
  /** @type {Plan[][]} */
  const plans = [], all = 2 ** alone.length - 1;
  for (let set = 1; set <= all; set++) {
    const n = Math.log2(set), found = Number.isInteger(n) ? alone[n] : halves(plans, set);
    if (set === all) return found.sort((a, b) => worth(b, shape) - worth(a, shape)).slice(0, TRIED);
    plans[set] = Number.isInteger(n) ? found : smallest(found);
  }
  return [];
}

/** @type {(plans: Plan[][], set: number) => Plan[]} */
function halves(plans, set) {
  const found = [];
  for (let part = (set - 1) & set; part; part = (part - 1) & set) {
    for (const one of plans[part]) for (const other of plans[set ^ part]) {
      const [w, h] = [one.w + GAP + other.w, one.h + GAP + other.h];
      found.push({ w, h: Math.max(one.h, other.h), axis: 0, one, other });
      found.push({ w: Math.max(one.w, other.w), h, axis: 1, one, other });
    }
  }
  return found;
}

/** @type {(all: any[]) => any[]} */
function smallest(all) {
  const kept = new Map();
  for (const one of all) {
    const key = Math.round(Math.log(one.w / one.h) * SHAPES), { w, h } = kept.get(key) ?? one;
    if (one.w * one.h <= w * h) kept.set(key, one);
  }
  return [...kept.values()];
}

// A plan carried out: its parts slid together, with shifts that make packs of several shapes.
/** @type {(plan: Plan) => Pack[]} */
function slid(plan) {
  const { axis, one, other } = plan;
  if (axis === undefined) return [/** @type {Pack} */ (plan)];
  const links = slid(one).flatMap(a => slid(other).flatMap(b =>
    Array.from({ length: OFFSETS }, (_, i) => beside(a, b, axis, i / (OFFSETS - 1)))));
  return smallest(links).map(linked);
}

// An island by itself, its corner at 0, 0.
/** @type {(coast: [number, number][], n: number, turn: number) => Pack} */
function single(coast, n, turn) {
  const to = turner(turn / 4), points = coast.map(([x, y]) => to(x, y));
  const [left, top] = [0, 1].map(i => Math.min(...points.map(point => point[i])));
  const [w, h] = [left, top].map((least, i) => Math.max(...points.map(point => point[i])) - least);
  const sides = [h, w].map(span => ({ lo: lines(span, Infinity), hi: lines(span, -Infinity) }));
  for (const [x, y] of points) {
    put(sides[0], Math.floor((y - top) / GRAIN), x - left);
    put(sides[1], Math.floor((x - left) / GRAIN), y - top);
  }
  return { w, h, pieces: [{ n, turn, x: -left, y: -top }], sides };
}

/** @type {(span: number, value: number) => number[]} */
const lines = (span, value) => Array(Math.floor(span / GRAIN) + 1).fill(value);

/** @type {(side: Side, line: number, at: number) => void} */
function put({ lo, hi }, line, at) {
  lo[line] = Math.min(lo[line], at);
  hi[line] = Math.max(hi[line], at);
}

// How large two packs are with the other one behind along an axis (0: on the right, 1: below), shifted
// across it: 0 is hardly beside the beginning of the first, 1 hardly beside its end.
function beside(one, other, axis, t) {
  const [long, wide] = axis ? ["h", "w"] : ["w", "h"];
  const least = -0.7 * other[wide], most = one[wide] - 0.3 * other[wide];
  const shift = Math.round((least + (most - least) * t) / GRAIN), away = apart(one, other, axis, shift);
  const along = Math.max(one[long], away + other[long]) - Math.min(0, away);
  const from = Math.min(0, shift * GRAIN), across = Math.max(one[wide], shift * GRAIN + other[wide]) - from;
  const [w, h] = axis ? [across, along] : [along, across];
  return { w, h, one, other, axis, shift, away };
}

// How far along an axis the other one must be moved so that the coasts are apart.
function apart(one, other, axis, shift) {
  const { hi } = one.sides[axis], { lo } = other.sides[axis];
  let away = -Infinity;
  for (let line = 0; line < lo.length; line++) {
    if (lo[line] === Infinity) continue;
    const from = Math.max(0, line + shift - REACH), to = Math.min(hi.length - 1, line + shift + REACH);
    for (let near = from; near <= to; near++) {
      const here = hi[near] + AIR[Math.abs(near - line - shift)] - lo[line];
      if (here > away) away = here;
    }
  }
  return away;
}

/** @type {(link: any) => Pack} */
function linked({ one, other, axis, shift, away, w, h }) {
  const step = axis ? [shift * GRAIN, away] : [away, shift * GRAIN];
  const corner = step.map(by => Math.min(0, by));
  const [first, second] = [[-corner[0], -corner[1]], [step[0] - corner[0], step[1] - corner[1]]];
  const sides = [h, w].map(span => ({ lo: lines(span, Infinity), hi: lines(span, -Infinity) }));
  for (const [pack, by] of [[one, first], [other, second]]) laidInto(sides, pack, by);
  const pieces = [[one, first], [other, second]].flatMap(([pack, [dx, dy]]) =>
    pack.pieces.map(piece => ({ ...piece, x: piece.x + dx, y: piece.y + dy })));
  return { w, h, pieces, sides };
}

function laidInto(sides, pack, by) {
  sides.forEach((side, axis) => pack.sides[axis].lo.forEach((lo, line) => {
    const at = Math.min(side.lo.length - 1, Math.round(line + by[1 - axis] / GRAIN));
    if (lo === Infinity) return;
    put(side, at, lo + by[axis]);
    put(side, at, pack.sides[axis].hi[line] + by[axis]);
  }));
}

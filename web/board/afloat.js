// Islands of a land brought to their spots on one map, with the rocks around them.

import { around, bounds, carried, clearance, placed, turner } from "./shapes.js";

export const SHALLOW = 34;               // map units between a rock and the land or the rim

/** @typedef {import("../games/kit.js").Land} Land */
/** @typedef {import("./moor.js").Spot} Spot */

// All islands at their spots on one map.
/** @type {(land: Land, spots: Spot[]) => Land} */
export function afloat(land, spots) {
  const put = spots.map(mover);
  return { ...land, regions: land.regions.map(region => placed(region, put[region.island ?? 0])) };
}

/** @type {(spot: Spot) => (x: number, y: number) => number[]} */
function mover({ turn, x, y }) {
  const to = turner(turn / 4);
  return (a, b) => { const [c, d] = to(a, b); return [c + x, d + y]; };
}

// The rocks around the islands, but for those that others have come to lie upon.
/** @type {(land: Land, spots: Spot[]) => number[][]} */
export function rocksOf({ islands = [], regions }, spots) {
  const boxes = regions.map(({ shape = [] }) => bounds(shape));
  const near = (box, x, y) =>
    x > box[0] - SHALLOW && y > box[1] - SHALLOW && x < box[2] + SHALLOW && y < box[3] + SHALLOW;
  const free = (/** @type {number[]} */ [x, y]) => regions.every(({ shape = [] }, r) =>
    !near(boxes[r], x, y) || clearance(shape, x, y) > SHALLOW);
  const moved = islands.flatMap(({ rocks = [] }, n) => rocks.map(rock => carried(rock, mover(spots[n]))));
  return moved.filter(free);
}

// Spots farther from each other, so that they take up this much more room across and down.
/** @type {(land: Land, spots: Spot[], air: number[]) => Spot[]} */
export function apart(land, spots, air) {
  const { regions } = afloat(land, spots);
  const middles = spots.map((_, n) => {
    const [x0, y0, x1, y1] = around(regions.filter(({ island }) => island === n)
      .map(({ shape = [] }) => bounds(shape)), 0);
    return [(x0 + x1) / 2, (y0 + y1) / 2];
  });
  const [dx, dy] = air.map((room, i) => {
    const all = middles.map(middle => middle[i]), least = Math.min(...all), span = Math.max(...all) - least;
    return all.map(at => span ? room * (at - least) / span : 0);
  });
  return spots.map(({ turn, x, y }, n) => ({ turn, x: x + dx[n], y: y + dy[n] }));
}

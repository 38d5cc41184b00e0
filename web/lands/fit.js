// Hearts for a land that was drawn otherwise, one of the box: so many, in rows that are staggered, that it
// comes out as it is, its neighbours the same.

import { inside } from "../board/shapes.js";
import { MOST, bare, drawable } from "./bare.js";
import { area, coasts, depth, shared } from "./shore.js";

const STEP = 50, WINDING = 30;     // map units between two hearts; how much borders wind of themselves
const SEED = 1, FEW = 5;          // hearts of a region in which ground cannot be spread
// Of an island: how far it goes beyond its hearts, and how far from its coast they lie therefore; a border
// shorter than that is held by two more, so far beside its middle; of a large one they lie farther apart.
const ISLE = { step: 36, most: 400, winding: 8, reach: 60, inset: 46, narrow: 130, beside: 22 };

// A map as a land that can be changed and drawn again; one that floats lies in the open sea.
/** @type {(map: any, floats?: boolean) => any} */
export const opened = (map, floats = false) => drawable(map) ? bare(map) : filled(map, floats);

// Whether its hearts lie too far apart to be spread with a brush; and a land, as it is drawn, with enough.
export const sparse = ({ regions }) =>
  regions.filter(({ hearts }) => hearts.length <= 2 * FEW).length > regions.length / 3;
/** @type {(map: any) => any} */
export const dense = map => ({ ...filled(map, Boolean(map.reach)), winding: WINDING });

function filled(map, floats) {
  return bare({ ...map, land: 1, seed: SEED, ...floats ? island(map) : board(map) });
}

function board({ size, regions }) {
  const step = Math.max(STEP, Math.ceil(Math.sqrt(size[0] * size[1] / (0.9 * MOST.all))));
  return { winding: WINDING, regions: regions.map(one => fitted(one, rows(one, size, step))) };
}

function island({ size, regions }) {
  const { winding, reach, inset, most } = ISLE, coast = coasts(regions), held = holding(regions);
  const all = regions.reduce((sum, { shape }) => sum + area(shape), 0);
  const step = Math.max(ISLE.step, Math.ceil(Math.sqrt(all / most))), dry = at => depth(at, coast) >= inset;
  return { winding, reach,
    regions: regions.map((one, r) => fitted(one, [...rows(one, size, step).filter(dry), ...held[r]])) };
}

// Points of a region in rows.
function rows({ shape }, [width, height], step) {
  const found = [];
  for (let y = step / 2, odd = 0; y < height; y += step, odd = 1 - odd)
    for (let x = step * (odd ? 0.95 : 0.45); x < width; x += step)
      if (inside(shape, x, y)) found.push([x, y]);
  return found;
}

// By region what holds its short borders.
function holding(regions) {
  const held = regions.map(() => /** @type {number[][]} */ ([]));
  for (const { r, q, long, side: [[ax, ay], [bx, by]] } of shared(regions)) {
    if (long > ISLE.narrow) continue;
    const far = ISLE.beside / Math.hypot(bx - ax, by - ay), middle = [(ax + bx) / 2, (ay + by) / 2];
    const away = sign => [middle[0] - sign * far * (by - ay), middle[1] + sign * far * (bx - ax)];
    held[r].push(away(1));
    held[q].push(away(-1));
  }
  return held;
}

const fitted = ({ pos, ...region }, points) =>
  ({ ...region, hearts: points.length ? points.flat().map(Math.round) : [...region.at], weight: 0 });

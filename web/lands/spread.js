// Ground goes from one region to another: its hearts do, which must lie as close together as those of a land
// that was fitted (fit.js).

import { pairs } from "../board/shapes.js";
import { MOST } from "./bare.js";
import { rim } from "./edit.js";

const BRUSH = 44, STEP = 44;       // map units around a pointer; of a push by a key
const CLOSE = 34;                  // new hearts lie no closer to others of their region

const near = (at, all, most) =>
  all.some(other => (at[0] - other[0]) ** 2 + (at[1] - other[1]) ** 2 <= most * most);

// How far around a pointer the ground goes to region r, or with null to the open sea.
export const reach = (land, r) => r === null ? land.reach : BRUSH;

// Under a stroke from point to point all becomes ground of region r; with null that of the open sea.
export function stroked(land, r, from, to) {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]), count = Math.max(1, Math.ceil(long / CLOSE));
  const points = Array.from({ length: count + 1 }, (_, i) => from.map((n, k) => n + (to[k] - n) * i / count));
  return spread(land, r, points, reach(land, r));
}

// A region goes a step further to one side.
export function pushed(land, r, way) {
  const long = Math.hypot(...way), step = way.map(n => n * STEP / long);
  const points = pairs(land.regions[r].hearts).map(at => at.map((n, k) => n + step[k]));
  return spread(land, r, points, 0.7 * STEP);
}

// The hearts of others that are near these points become those of r; where none are, the points do. Every
// region keeps a heart. The same land where nothing changes, null where there would be too many.
function spread(land, r, points, most) {
  const taken = /** @type {number[][]} */ ([]), regions = land.regions.map((one, i) => {
    const all = pairs(one.hearts), left = all.filter(at => i === r || !near(at, points, most));
    if (left.length === all.length) return one;
    const kept = left.length ? left : [all[0]];
    taken.push(...all.filter(at => !kept.includes(at)));
    return { ...one, hearts: kept.flat() };
  });
  if (r === null) return taken.length ? { ...land, regions } : land;
  const own = [...pairs(land.regions[r].hearts), ...taken], before = own.length;
  const low = rim(land), inside = at => at.every((n, k) => n >= low && n <= land.size[k] - low);
  for (const at of points) if (inside(at) && !near(at, own, CLOSE)) own.push(at.map(Math.round));
  if (!taken.length && own.length === before) return land;
  const hearts = own.flat(), others = regions.filter((_, i) => i !== r).flatMap(one => one.hearts);
  const fits = hearts.length <= 2 * MOST.hearts && others.length + hearts.length <= 2 * MOST.all;
  return fits ? { ...land, regions: regions.map((one, i) => i === r ? { ...one, hearts } : one) } : null;
}

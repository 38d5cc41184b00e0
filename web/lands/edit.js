// What a hand can do to a land: each deed takes it as it is decided (bare.js) and gives another one. Nothing
// is drawn here.

import { pairs } from "../board/shapes.js";
import { MOST } from "./bare.js";
import { wet } from "./count.js";

const RIM = 12, SHORE = 1.5;       // map units between a heart and the frame; of an island, in its reaches
const CLOSE = 42;                  // one heart of many that others come so near gives way
const WEIGHT = 9_000, HEAVY = 200_000;         // of a press of larger or smaller; at most
const LETTERS = { farmland: "A", sea: "W" };   // as in grow.js

/** @typedef {{key: string, name?: any, terrain: string, marks: string[], tribe: boolean, hearts: number[],
 *   weight: number}} Region */

/** @type {(one: number[], other: number[]) => number} */
const square = ([a, b], [c, d]) => (a - c) * (a - c) + (b - d) * (b - d);
const bound = (n, low, high) => Math.min(high, Math.max(low, Math.round(n)));

// How far hearts stay from the frame.
export const rim = ({ reach }) => reach ? Math.round(SHORE * reach) : RIM;

const swapped = (land, r, region) =>
  ({ ...land, regions: land.regions.map((one, i) => i === r ? region : one) });

// The middle of the hearts of a region.
export function middle({ hearts }) {
  const all = pairs(hearts);
  return [0, 1].map(k => all.reduce((sum, at) => sum + at[k], 0) / all.length);
}

// A region goes so far; where another has many hearts, those that are in its way are gone.
export function moved(land, r, [dx, dy]) {
  const own = pairs(land.regions[r].hearts), { size } = land;
  const gone = own.map(at => at.map((n, k) => bound(n + [dx, dy][k], rim(land), size[k] - rim(land))));
  const far = at => Math.min(...gone.map(other => square(at, other)));
  const regions = land.regions.map((one, i) => {
    if (i === r) return { ...one, hearts: gone.flat() };
    const all = pairs(one.hearts), left = all.filter(at => far(at) > CLOSE * CLOSE);
    if (all.length < 2 || left.length === all.length) return one;
    const farthest = all.reduce((a, b) => far(b) > far(a) ? b : a);
    return { ...one, hearts: (left.length ? left : [farthest]).flat() };
  });
  return { ...land, regions };
}

export function resized(land, r, sign) {
  const region = land.regions[r], weight = bound(region.weight + sign * WEIGHT, -HEAVY, HEAVY);
  return swapped(land, r, { ...region, weight });
}

// One region becomes two, across its longer side; the new one is the last.
export function split(land, r, room = 40) {
  const region = land.regions[r], all = pairs(region.hearts), at = middle(region);
  const wide = k => all.reduce((sum, one) => sum + (one[k] - at[k]) * (one[k] - at[k]), 0);
  const k = wide(1) > wide(0) ? 1 : 0, sorted = [...all].sort((a, b) => a[k] - b[k]);
  const half = Math.ceil(all.length / 2), step = bound(room * 0.7, 20, 200);
  const least = rim(land), most = land.size[0] - least;
  const beside = sign => [[bound(at[0] + sign * step, least, most), Math.round(at[1])]];
  const [one, other] = all.length > 1 ? [sorted.slice(0, half), sorted.slice(half)] : [beside(-1), beside(1)];
  const rest = { ...region, name: undefined, marks: [], tribe: false, hearts: other.flat() };
  const parted = swapped(land, r, { ...region, hearts: one.flat() });
  return { ...parted, regions: [...parted.regions, { ...rest, key: keyFor(land, region.terrain) }] };
}

// Two regions become one, which is as the first was.
export function joined(land, r, q) {
  const [one, other] = [land.regions[r], land.regions[q]];
  const hearts = [...one.hearts, ...other.hearts].slice(0, 2 * MOST.hearts);
  const weight = Math.round((one.weight + other.weight) / 2);
  const whole = swapped(land, r, { ...one, hearts, weight });
  return { ...whole, regions: whole.regions.filter((_, i) => i !== q) };
}

// What stands on a region: nothing on water. Of another terrain it keeps the name only that somebody typed.
/** @type {(land: any, r: number, change: Partial<Region>) => any} */
export function changed(land, r, change) {
  const region = { ...land.regions[r], ...change };
  if (wet(region)) Object.assign(region, { marks: [], tribe: false });
  if (region.terrain === land.regions[r].terrain) return swapped(land, r, region);
  const name = typeof region.name === "string" ? region.name : undefined;
  return swapped(land, r, { ...region, name, key: keyFor(land, region.terrain) });
}

// A mark is put there or taken away.
export function marked(land, r, mark, on) {
  const left = land.regions[r].marks.filter(one => one !== mark);
  return changed(land, r, { marks: on ? [...left, mark] : left });
}

// Nowhere stands such a mark.
export const cleared = (land, mark) => ({ ...land, regions: land.regions.map(one =>
  one.marks.includes(mark) ? { ...one, marks: one.marks.filter(other => other !== mark) } : one) });

// The first that is free for a terrain.
function keyFor({ regions }, terrain) {
  const letter = LETTERS[terrain] ?? terrain[0].toUpperCase(), taken = new Set(regions.map(({ key }) => key));
  for (let n = 1; ; n++) if (!taken.has(`${letter}${n}`)) return `${letter}${n}`;
}

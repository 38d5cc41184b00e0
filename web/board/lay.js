// The same land laid for a view of another shape: its islands moored anew, all of it turned, stretched a
// little, with no more of the sheet around it than fills the view.

import { SHALLOW, afloat, apart, rocksOf } from "./afloat.js";
import { moored } from "./moor.js";
import { bounds, carried, pairs, placed, turner } from "./shapes.js";

// how much larger a turn makes the land, at first, once it lies, and while the screen itself was not turned;
// the same of islands that are moored anew
const WORTH = 1.07, FAMILIAR = 1.1, KNOWN = 1.2, MOORED = 1.3;
const STEP = 1.05;                       // views whose shapes differ by less are served alike
const STRETCH = 1.26, ISLANDS = 1.12;    // at most, one way against the other
const RIM = 44;                          // map units of the sheet around the land

/** @typedef {import("../games/kit.js").Land} Land */
/** @typedef {import("./moor.js").Spot} Spot */
/**
 * @typedef {{turn: number, wide: number, shape: number, spots?: Spot[]}} Pose
 *   turn: of a full one; wide: the stretch; spots: where each island lies
 */

// How a land best fills a view, `shape` times as wide as high; `now`: how it lies, `held`: the screen was
// not turned since.
/** @type {(land: Land, shape: number, now?: Pose, held?: boolean) => Pose} */
export function posed(land, shape, now, held = false) {
  const round = STEP ** Math.round(Math.log(shape) / Math.log(STEP)), { turns = 4 } = land;
  if (land.islands) return anchored(land, round, now, held);
  const ways = Array.from({ length: turns / 2 }, (_, n) => way(land, n / turns, round));
  const usual = ways.find(({ turn }) => turn === (now?.turn ?? 0)) ?? ways[0];
  const than = !now ? WORTH : held ? KNOWN : FAMILIAR;
  const best = ways.reduce((a, b) => b.scale > a.scale * 1.001 ? b : a);
  const { turn, wide } = best.scale > usual.scale * than ? best : usual;
  return { turn, wide, shape: round };
}

// Islands stay where they lie as long as that will do, longer still while only the panels beside them change:
// who has learnt where they are does not look for them again.
/** @type {(land: Land, shape: number, now?: Pose, held?: boolean) => Pose} */
function anchored(land, shape, now, held = false) {
  const coasts = land.islands?.map((_, n) => land.regions.flatMap(({ island, shape = [] }) =>
    island === n ? pairs(shape) : [])) ?? [];
  const lies = spots => ({ ...way(afloat(land, spots), 0, shape), spots });
  const best = lies(moored(coasts, shape)), usual = now?.spots ? lies(now.spots) : best;
  const { turn, wide, spots } = best.scale > usual.scale * (held ? MOORED : FAMILIAR) ? best : usual;
  return { turn, wide, shape, spots };
}

function way(land, turn, shape) {
  const [x0, y0, x1, y1] = boxOf(land, turn), w = x1 - x0, h = y1 - y0;
  const most = land.islands ? ISLANDS : land.around ? 1 : STRETCH;
  const wide = Math.min(most, Math.max(1 / most, shape * h / w));
  return { turn, wide, scale: Math.min(shape / (w * Math.sqrt(wide)), Math.sqrt(wide) / h) };
}

/** @typedef {[number, number]} Point */

// What must be seen: all places where a sheet lies around them, else the whole map.
/** @type {(land: Land, turn: number) => number[]} */
function boxOf({ around, size: [w, h], regions, room = 60 }, turn) {
  const to = turner(turn), corners = (x0, y0, x1, y1) => [to(x0, y0), to(x1, y0), to(x1, y1), to(x0, y1)];
  const disc = (x, y) => [x - room, y - room, x + room, y + room];
  const points = around ? regions.flatMap(({ shape, at: [x, y] = [0, 0] }) => shape?.length
    ? pairs(shape).map(([x, y]) => to(x, y)) : pairs(disc(...to(x, y)))) : corners(0, 0, w, h);
  return bounds(points.flat());
}

/** @type {(told: Land, pose: Pose) => Land} */
export function laid(told, pose) {
  const { turn, wide, shape } = pose, spots = pose.spots && apart(told, pose.spots, airOf(told, pose));
  const land = spots ? afloat(told, spots) : told, to = turner(turn), [x0, y0, x1, y1] = boxOf(land, turn);
  const sx = Math.sqrt(wide), sy = 1 / sx, room = Math.min(sx, sy);
  const [w, h] = [(x1 - x0) * sx, (y1 - y0) * sy], size = land.around ? sheet(w, h, shape) : [w, h];
  const [left, top] = [(size[0] - w) / 2, (size[1] - h) / 2];
  const put = (x, y) => {
    const [a, b] = to(x, y);
    return [Math.round((a - x0) * sx + left), Math.round((b - y0) * sy + top)];
  };
  const regions = land.regions.map(region =>
    ({ ...placed(region, put), room: region.room && region.room * room }));
  const rocks = (spots ? rocksOf(land, spots) : land.rocks)?.map(rock => carried(rock, put));
  return { ...land, size: size.map(Math.round), regions, rocks: rocks?.filter(rock => within(rock, size)) };
}

// How much of the sheet islands leave free, across and down.
/** @type {(land: Land, pose: Pose) => number[]} */
function airOf(land, { wide, shape, spots = [] }) {
  const [x0, y0, x1, y1] = boxOf(afloat(land, spots), 0), sx = Math.sqrt(wide), sy = 1 / sx;
  const size = sheet((x1 - x0) * sx, (y1 - y0) * sy, shape);
  return [(size[0] - 2 * RIM) / sx - (x1 - x0), (size[1] - 2 * RIM) / sy - (y1 - y0)];
}

/** @type {(rock: number[], size: number[]) => boolean} */
const within = (rock, [w, h]) => {
  const [x0, y0, x1, y1] = bounds(rock);
  return x0 > SHALLOW && y0 > SHALLOW && x1 < w - SHALLOW && y1 < h - SHALLOW;
};

// The smallest sheet of that shape with the land and a rim on it.
function sheet(w, h, shape) {
  const high = Math.max(h + 2 * RIM, (w + 2 * RIM) / shape);
  return [high * shape, high];
}

// The same land laid for a view of another shape: turned, stretched a little, with no more of the sheet
// around it than fills the view.

import { bounds } from "./shapes.js";

const WORTH = 1.07, FAMILIAR = 1.1;      // how much larger a turn makes the land: at first, and once it lies
const STEP = 1.05;                       // views whose shapes differ by less are served alike
const STRETCH = 1.26;                    // at most, one way against the other
const RIM = 44;                          // map units of the sheet around the land

/** @typedef {import("../games/kit.js").Land} Land */
/** @typedef {{turn: number, wide: number, shape: number}} Pose   turn: of a full one; wide: the stretch */

// How a land best fills a view, `shape` times as wide as high; `now`: how it lies.
/** @type {(land: Land, shape: number, now?: Pose) => Pose} */
export function posed(land, shape, now) {
  const round = STEP ** Math.round(Math.log(shape) / Math.log(STEP)), { turns = 4 } = land;
  const ways = Array.from({ length: turns / 2 }, (_, n) => way(land, n / turns, round));
  const usual = ways.find(({ turn }) => turn === (now?.turn ?? 0)) ?? ways[0], than = now ? FAMILIAR : WORTH;
  const best = ways.reduce((a, b) => b.scale > a.scale * 1.001 ? b : a);
  const { turn, wide } = best.scale > usual.scale * than ? best : usual;
  return { turn, wide, shape: round };
}

function way(land, turn, shape) {
  const [x0, y0, x1, y1] = boxOf(land, turn), w = x1 - x0, h = y1 - y0;
  const most = land.around ? 1 : STRETCH, wide = Math.min(most, Math.max(1 / most, shape * h / w));
  return { turn, wide, scale: Math.min(shape / (w * Math.sqrt(wide)), Math.sqrt(wide) / h) };
}

/** @type {(turn: number) => (x: number, y: number) => [number, number]} */
const turner = turn => {
  const [cos, sin] = [Math.cos, Math.sin].map(of => of(turn * 2 * Math.PI));
  return (x, y) => [x * cos - y * sin, x * sin + y * cos];
};

/** @typedef {[number, number]} Point */

// What must be seen: all places where a sheet lies around them, else the whole map.
/** @type {(land: Land, turn: number) => number[]} */
function boxOf({ around, size: [w, h], regions, room = 60 }, turn) {
  const to = turner(turn), corners = (x0, y0, x1, y1) => [to(x0, y0), to(x1, y0), to(x1, y1), to(x0, y1)];
  const disc = (x, y) => [x - room, y - room, x + room, y + room];
  const points = around ? regions.flatMap(({ shape, at = [0, 0] }) => shape?.length
    ? pairs(shape).map(([x, y]) => to(x, y)) : pairs(disc(...to(at[0], at[1])))) : corners(0, 0, w, h);
  return bounds(points.flat());
}

/** @type {(flat: number[]) => [number, number][]} */
const pairs = flat => Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i], flat[2 * i + 1]]);

/** @type {(land: Land, pose: Pose) => Land} */
export function laid(land, { turn, wide, shape }) {
  const to = turner(turn), [x0, y0, x1, y1] = boxOf(land, turn), sx = Math.sqrt(wide), sy = 1 / sx;
  const [w, h] = [(x1 - x0) * sx, (y1 - y0) * sy], size = land.around ? sheet(w, h, shape) : [w, h];
  const [left, top] = [(size[0] - w) / 2, (size[1] - h) / 2], room = Math.min(sx, sy);
  const put = (x, y) => {
    const [a, b] = to(x, y);
    return [Math.round((a - x0) * sx + left), Math.round((b - y0) * sy + top)];
  };
  const regions = land.regions.map(region => ({
    ...region, at: region.at && put(region.at[0], region.at[1]), room: region.room && region.room * room,
    shape: region.shape && pairs(region.shape).flatMap(([x, y]) => put(x, y)),
  }));
  return { ...land, size: size.map(Math.round), regions };
}

// The smallest sheet of that shape with the land and a rim on it.
function sheet(w, h, shape) {
  const high = Math.max(h + 2 * RIM, (w + 2 * RIM) / shape);
  return [high * shape, high];
}

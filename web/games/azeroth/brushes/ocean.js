// The open sea: light over the shallows, deep far out, surf along the coasts, rocks, ships, a compass rose.

import { between, chance } from "../../../board/chance.js";
import { pathOf } from "../../../board/borders.js";
import { ship } from "../../../board/brushes/water.js";
import { scatter, wave } from "../../../board/brushes/strokes.js";
import { sheet } from "../../../board/paper.js";
import { contour, swell, ways } from "./depth.js";
import { rock, rose, tail } from "./sights.js";

export const base = "#3f8dab";

const CELL = 9;                    // map units of a cell
const DEEPEST = 900;               // from here on the sea is one colour
// How far from the coast in map units, and what colour the water is there.
const DEPTHS = [[0, 214, 232, 196], [16, 158, 214, 196], [38, 104, 184, 190], [80, 70, 153, 178],
  [150, 47, 122, 158], [280, 33, 96, 136], [480, 24, 76, 115], [DEEPEST + 1, 18, 62, 98]];
// Lines of surf: how far out, how broad, how strong.
/** @type {[number, number, string][]} */
const SURF = [[12, 3.4, "#fbfff4e0"], [27, 2.3, "#eefaf0b0"], [47, 1.8, "#dff3ee80"], [76, 1.4, "#cfeaea50"]];
const COLOURS = Array.from({ length: DEEPEST + 1 }, (_, deep) => coloured(deep));
const SAND = [[30, "#e9d7a238"], [22, "#ecdcaa70"], [14, "#f0e2b6d8"], [8, "#d9bf86"]];

const dry = ({ regions }) => regions.filter(({ brush }) => !brush.SHORE);

const charts = new WeakMap();      // what was found out of a land, by the path of it

// The grid of depths under the whole sheet, in map units.
function sounded(region) {
  if (!charts.has(region.whole)) charts.set(region.whole, sounding(region));
  return charts.get(region.whole);
}

function sounding(region) {
  const [w, h] = [2, 3].map(i => Math.ceil(region.box[i] / CELL) + 1);
  const rocks = (region.rocks ?? []).map(one => pathOf(one));
  const field = away([...dry(region).map(({ path }) => path), ...rocks], w, h);
  const open = away([region.whole, ...rocks], w, h);               // bays are no place for sights
  const noise = swell(region.seed ?? 1), depth = field.map((far, i) => {
    const x = i % w * CELL, y = Math.floor(i / w) * CELL;
    const rough = noise(x / 130, y / 130) + 0.5 * noise(x / 48 + 9, y / 48);
    return far + rough * Math.min(0.5 * far, 9 + far * 0.13);
  });
  return { w, h, depth, open, noise };
}

// How far each cell lies from these shapes, in map units.
function away(paths, w, h) {
  const pen = sheet(w, h).getContext("2d", { willReadFrequently: true });
  pen.setTransform(1 / CELL, 0, 0, 1 / CELL, 0, 0);
  for (const path of paths) pen.fill(path);
  const { data } = pen.getImageData(0, 0, w, h);
  return ways(i => data[i * 4 + 3] > 120, w, h).map(far => Math.sqrt(far) * CELL);
}

export function ground(pen, region) {
  const { w, h, depth, noise } = sounded(region), canvas = sheet(w, h), brush = canvas.getContext("2d");
  const picture = brush.createImageData(w, h), { data } = picture;
  depth.forEach((deep, i) => {
    const light = 7 * noise(i % w / 5 + 40, Math.floor(i / w) / 2.2);       // long streaks, as of wind
    const colour = COLOURS[Math.min(DEEPEST, Math.max(0, Math.round(deep)))];
    for (let part = 0; part < 3; part++) data[i * 4 + part] = colour[part] + light;
    data[i * 4 + 3] = 255;
  });
  brush.putImageData(picture, 0, 0);
  pen.imageSmoothingEnabled = true;
  pen.imageSmoothingQuality = "high";
  pen.drawImage(canvas, -CELL / 2, -CELL / 2, w * CELL, h * CELL);
  pen.lineCap = "round";
  for (const surf of SURF) foam(pen, contour(depth, w, h, surf[0]), surf, noise);
}

/** @type {(deep: number) => number[]} */
function coloured(deep) {
  const next = Math.max(1, DEPTHS.findIndex(([far]) => far > deep)), [[from, ...one], [to, ...other]] = [
    DEPTHS[next - 1], DEPTHS[next]];
  const t = Math.max(0, (deep - from) / (to - from));
  return one.map((part, i) => part + (other[i] - part) * t);
}

// A line of surf, thick and thin, here and there broken.
function foam(pen, lines, [far, wide, colour], noise) {
  pen.strokeStyle = colour;
  for (const share of [0.55, 1, 1.5]) {
    pen.lineWidth = wide * share;
    pen.beginPath();
    for (const line of lines) {
      const [x0, y0, x1, y1] = line.map(v => v * CELL), strong = 0.35 + noise(x0 / 70 + far, y0 / 70);
      if (strong < 0 || (strong < 0.3 ? 0.55 : strong < 0.8 ? 1 : 1.5) !== share) continue;
      pen.moveTo(x0, y0);
      pen.lineTo(x1, y1);
    }
    pen.stroke();
  }
}

export function* things(pen, region, dice) {
  const coast = new Path2D();
  for (const { path } of dry(region)) coast.addPath(path);
  for (const [wide, colour] of SAND) {
    pen.strokeStyle = colour;
    pen.lineWidth = wide;
    pen.stroke(coast);
    yield true;
  }
  const { w, open } = sounded(region);
  const deep = (x, y) => open[Math.round(y / CELL) * w + Math.round(x / CELL)] ?? 0;
  for (const [x, y] of scatter(region, dice, [58, 31], 22)) {
    if (deep(x, y) < 62 || dice() > 0.62) continue;
    wave(pen, x, y, between(dice, 7, 14), 0.5, dice() < 0.5 ? "#d6eef09c" : "#123f5c8c", 1.5);
  }
  yield true;
  for (const outline of region.rocks ?? []) rock(pen, outline);
  yield true;
  sights(pen, region, dice, deep);
}

// What is to be seen out there, each where the sea is widest, far from the one before.
function sights(pen, region, dice, deep) {
  const [, , w, h] = region.box, taken = /** @type {[number, number][]} */ ([]);
  const all = scatter(region, chance(7), [70, 70], 74).filter(([x, y]) => deep(x, y) > 74);
  const room = ([x, y]) => Math.min(deep(x, y), x - 14, y - 14, w - x - 14, h - y - 14,
    ...taken.map(other => Math.hypot(x - other[0], y - other[1]) - 130));
  for (const draw of [rose, ship, tail, ship]) {
    const best = all.reduce((a, b) => room(b) > room(a) ? b : a, all[0]);
    if (!best || room(best) < (draw === rose ? 96 : 62)) continue;
    draw(pen, ...best, draw === rose ? Math.min(1.5, room(best) / 100) : between(dice, 0.95, 1.15));
    taken.push(best);
  }
}

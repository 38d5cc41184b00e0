// Mountains: jagged peaks with a lit and a shaded side, snow on the high ones, pines at their feet.

import { between } from "../chance.js";
import { fill, line, oval, scatter, wash } from "./strokes.js";
import { pine } from "./woods.js";

export const base = "#a3917c";

const NEEDLES = ["#2c4632", "#3f6044", "#5e8059"];

export function ground(pen, region, dice) {
  wash(pen, region, dice, ["#c8b79c", "#7b6d5e", "#8f8067", "#b09f86", "#6f7a58"], 0.55);
}

export function things(pen, region, dice) {
  for (const [x, y] of scatter(region, dice, [40, 30], 10, region.room * 0.3)) pebble(pen, x, y, dice);
  for (const [x, y] of scatter(region, dice, [60, 38], 22, region.room * 0.34)) {
    const rise = between(dice, 0.75, 1.3);
    peak(pen, x, y + 14, 33 * rise, 50 * rise * between(dice, 0.9, 1.15), dice);
    if (dice() > 0.4) continue;
    for (const dx of [-20, -12, 17])
      pine(pen, x + dx * rise, y + 17 + dice() * 3, between(dice, 0.5, 0.72), NEEDLES);
  }
}

function pebble(pen, x, y, dice) {
  const r = between(dice, 1.5, 4);
  oval(pen, x + 1, y + 1, r, r * 0.6, "#3f352a70");
  oval(pen, x, y, r, r * 0.7, "#c3b49d");
}

function peak(pen, x, y, wide, high, dice) {
  const top = [x + between(dice, -0.12, 0.12) * wide, y - high];
  const left = crag([x - wide, y], top, dice, -1), right = crag(top, [x + wide, y], dice, 1);
  const ridge = crag(top, [x + between(dice, 0.02, 0.24) * wide, y + 3], dice, 0);
  oval(pen, x + wide * 0.25, y + 1, wide * 1.15, 6, "#2a211850");
  const lit = pen.createLinearGradient(x - wide, y, top[0], top[1]);
  lit.addColorStop(0, "#a58f74");
  lit.addColorStop(1, "#e0d2bb");
  fill(pen, [...left, ...ridge], lit);
  const dim = pen.createLinearGradient(top[0], top[1], x + wide, y);
  dim.addColorStop(0, "#6f6259");
  dim.addColorStop(1, "#8b7a69");
  fill(pen, [...right, ...back(ridge)], dim);
  if (high > 44) snow(pen, top, wide, high, dice);
  for (let i = 1; i < 5; i++) {
    const t = i / 5.2, sx = top[0] - wide * 0.62 * t, sy = top[1] + high * (0.28 + t * 0.6);
    line(pen, [sx + wide * 0.24, sy - high * 0.1, sx + wide * 0.16, sy + high * 0.05], "#5a4a3a70", 1.1);
    line(pen, [top[0] + wide * 0.5 * t + 4, sy - high * 0.12, top[0] + wide * 0.62 * t + 6, sy + high * 0.1],
      "#3f352d80", 1.2);
  }
  line(pen, [...left, ...right], "#3b2e24c8", 1.5);
  line(pen, ridge, "#3b2e2480", 1);
}

// A broken line from a to b; side bends it outward.
/** @type {(from: number[], to: number[], dice: () => number, side: number) => number[]} */
function crag([ax, ay], [bx, by], dice, side) {
  const points = [ax, ay], n = 5;
  for (let i = 1; i < n; i++) {
    const t = i / n, jag = between(dice, -1, 1) * Math.abs(by - ay) * 0.055;
    const sag = side * Math.sin(t * Math.PI) * -0.06 * Math.abs(bx - ax);
    const droop = side ? Math.sin(t * Math.PI) * Math.abs(by - ay) * 0.05 : 0;
    points.push(ax + (bx - ax) * t + jag + sag, ay + (by - ay) * t + droop);
  }
  return [...points, bx, by];
}

function back(points) {
  const turned = [];
  for (let i = points.length - 2; i >= 0; i -= 2) turned.push(points[i], points[i + 1]);
  return turned;
}

/** @type {(pen: any, top: number[], wide: number, high: number, dice: () => number) => void} */
function snow(pen, [tx, ty], wide, high, dice) {
  const d = high * between(dice, 0.24, 0.34), w = wide * d / high;
  const at = corners => corners.map((v, i) => i % 2 ? ty + v * d : tx + v * w);
  fill(pen, at([0, 0, -1, 1, -0.6, 0.8, -0.25, 1.2, 0.1, 0.75]), "#fbf8f0");
  fill(pen, at([0, 0, 0.1, 0.75, 0.4, 1.1, 0.62, 0.74, 1, 1]), "#c9d0d8");
}

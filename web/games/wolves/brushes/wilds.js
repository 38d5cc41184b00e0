// The paper around the land: an old map's parchment, firs and mountains in sepia where nobody has been.

import { between } from "../../../board/chance.js";
import { line, scatter, wash } from "../../../board/brushes/strokes.js";

export const base = "#cdbb92";
export const COAST = [[64, "#5a452420"], [44, "#5a452428"], [26, "#4a371c38"], [14, "#2b1a0d70"]];

const INK = "#6b532f8c", ROOM = 104;

export function ground(pen, region, dice) {
  wash(pen, region, dice, ["#e3d5ae", "#b39c6d", "#d8c79d", "#a9946a", "#eadfbd"], 0.5, 22);
}

export function* things(pen, region, dice) {
  const free = ([x, y]) => region.regions.every(({ at }) => Math.hypot(at[0] - x, at[1] - y) > ROOM);
  for (const [x, y] of scatter(region, dice, [46, 40], 40).filter(free)) {
    const luck = dice();
    const range = Math.sin(x / 170 + 2) + Math.sin(y / 120 + x / 300);
    if (Math.abs(range) < 0.5) continue;
    if (range > 0 && luck < 0.6) mountain(pen, x, y, between(dice, 15, 24), dice);
    else if (range < 0 && luck < 0.7) {
      for (const dx of [-9, 0, 8]) fir(pen, x + dx, y + between(dice, -4, 5), between(dice, 9, 14));
    }
    yield;
  }
}

function mountain(pen, x, y, wide, dice) {
  const high = wide * between(dice, 1, 1.3);
  const left = [x - wide, y, x - wide * 0.4, y - high * 0.62];
  const right = [x + wide * 0.45, y - high * 0.5, x + wide, y];
  line(pen, [...left, x, y - high, ...right], INK, 1.6);
  for (const t of [0.1, 0.3, 0.5]) {
    line(pen, [x + wide * t, y - high * (0.95 - t), x + wide * (t - 0.02), y - high * (0.55 - t * 0.9)], INK,
      1.1);
  }
}

function fir(pen, x, y, high) {
  line(pen, [x, y, x, y - high], INK, 1.1);
  for (const t of [0.25, 0.5, 0.75]) {
    const wide = high * 0.42 * (1.1 - t);
    line(pen, [x - wide, y - high * t + 2, x, y - high * (t + 0.2), x + wide, y - high * t + 2], INK, 1.2);
  }
}

// What lies around the land: woods and ridges that fade into mist at dusk, below the cliffs of its rim.

import { between } from "../../../board/chance.js";
import { fill, scatter, wash } from "../../../board/brushes/strokes.js";

export const base = "#415a5a";
export const COAST = [[96, "#0d191c24"], [70, "#0d191c30"], [48, "#0d191c48"], [30, "#1d140cc0"],
  [22, "#5d4731"],
  [15, "#8a6c48"], [10, "#3a2817"]];

const ROOM = 96, TREES = ["#2f4644", "#385250", "#436060"];

export function ground(pen, region, dice) {
  wash(pen, region, dice, ["#587573", "#2c4143", "#6c8a84", "#344c4d", "#7f9a90"], 0.55, 30);
}

export function* things(pen, region, dice) {
  const free = ([x, y]) => region.regions.every(({ at }) => Math.hypot(at[0] - x, at[1] - y) > ROOM);
  for (const [x, y] of scatter(region, dice, [30, 22], 14).filter(free)) {
    const range = Math.sin(x / 150 + 1) + Math.sin(y / 90 + x / 260), luck = dice();
    if (range > 0.9 && luck < 0.16) ridge(pen, x, y, between(dice, 34, 70), dice);
    else if (range < 0.5 && luck < 0.75) fir(pen, x, y, between(dice, 13, 22), TREES[Math.floor(luck * 4)]);
    yield;
  }
  yield* mist(pen, region, dice);
}

// A mountain far off, whose foot is lost in the mist.
function ridge(pen, x, y, wide, dice) {
  const high = wide * between(dice, 0.5, 0.8), haze = pen.createLinearGradient(0, y - high, 0, y);
  haze.addColorStop(0, "#32494bd0");
  haze.addColorStop(1, "#4a656500");
  fill(pen, [x - wide, y, x - wide * 0.45, y - high * 0.5, x - wide * 0.25, y - high * 0.62, x, y - high,
    x + wide * 0.2,
    y - high * 0.74, x + wide * 0.5, y - high * 0.42, x + wide, y], haze);
}

function fir(pen, x, y, high, colour) {
  for (const t of [0, 0.3, 0.6]) {
    const wide = high * 0.34 * (1.15 - t);
    fill(pen, [x - wide, y - high * t, x, y - high * (t + 0.48), x + wide, y - high * t], colour);
  }
}

function* mist(pen, region, dice) {
  for (let i = 0; i < 3; i++) {
    wash(pen, region, dice, ["#b9ccc2", "#93aca6"], 0.24, 8);
    yield;
  }
}

// Grassland: strokes of tall grass in the wind, flowers in drifts, a bush here and there.

import { between, pick } from "../../../board/chance.js";
import { grass, line, oval, scatter, sweep, wash } from "../../../board/brushes/strokes.js";
import { leafy } from "../../../board/brushes/woods.js";

export const base = "#a5bf58";

const FLOWERS = ["#fff6d8", "#f3d75e", "#d98fb4", "#fffdf5"];
const BUSH = ["#4d7030", "#6d9140", "#9fbd57"];

export function ground(pen, region, dice) {
  wash(pen, region, dice, ["#c3d672", "#8aa947", "#b5c65f", "#7d9f45", "#d3da84"], 0.55, 16);
  for (const [x, y] of scatter(region, dice, [30, 13], 2)) {
    sweep(pen, x, y, between(dice, 12, 22), dice() < 0.5 ? "#dbe58c6a" : "#6c8a376a");
  }
}

export function things(pen, region, dice) {
  grass(pen, scatter(region, dice, [17, 15], 5).filter(() => dice() < 0.55), dice, "#55752cb8");
  const drift = scatter(region, dice, [70, 60], 12);
  for (const [x, y] of drift) if (dice() < 0.5) flowers(pen, x, y, pick(dice, FLOWERS), dice);
  for (const [x, y] of scatter(region, dice, [48, 40], 14)) {
    if (dice() < 0.09) leafy(pen, x, y, 0.72, BUSH, dice);
  }
}

function flowers(pen, x, y, colour, dice) {
  for (let i = 0; i < 6; i++) {
    const fx = x + between(dice, -15, 15), fy = y + between(dice, -8, 8);
    line(pen, [fx, fy, fx, fy + 3], "#557a2c", 0.9);
    oval(pen, fx, fy, 1.7, 1.5, colour);
  }
}

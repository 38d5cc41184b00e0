// A lake: deep in the middle, bright along the shore, reeds at its edge; calm, since tokens lie on it.

import { between } from "../../../board/chance.js";
import { line, scatter, wash, wave } from "../../../board/brushes/strokes.js";

export const base = "#4f93b3";
export const SHORE = [[74, "#7fbccc40"], [52, "#8fcbd650"], [30, "#b4e0e080"], [13, "#eef6e3c0"]];
export const BEACH = [[20, "#ecd9a050"], [12, "#ecd9a0c0"], [6, "#f6e8bd"]];

export function ground(pen, region, dice) {
  const { box, at } = region, deep = pen.createRadialGradient(...at, 0, ...at, 66);
  deep.addColorStop(0, "#245d7e");
  deep.addColorStop(1, "#65a8c0");
  pen.fillStyle = deep;
  pen.fillRect(box[0], box[1], box[2] - box[0], box[3] - box[1]);
  wash(pen, region, dice, ["#1f5674", "#7fbac9", "#3b7f9e"], 0.3, 10);
}

export function things(pen, region, dice) {
  for (const [x, y] of scatter(region, dice, [30, 22], 18)) {
    if (dice() < 0.6)
      wave(pen, x, y, between(dice, 5, 9), 0.5, dice() < 0.6 ? "#dff1f29c" : "#184a6380", 1.3);
  }
  const outside = ([x, y]) => Math.hypot(x - region.at[0], y - region.at[1]) > 42;
  for (const [x, y] of scatter(region, dice, [15, 12], 5).filter(outside)) {
    if (dice() > 0.4) continue;
    for (const lean of [-2, 0, 2]) line(pen, [x, y, x + lean, y - between(dice, 5, 9)], "#55702fd0", 1.3);
  }
}

// The canyon: walls in bands of stone that fall into the dark, a thread of water far below.

import { between } from "../../../board/chance.js";
import { line, scatter, wash } from "../../../board/brushes/strokes.js";

export const base = "#1d1b22";
export const SHORE = [[62, "#3a2c2ad8"], [46, "#5b4033d8"], [33, "#7d583fe0"], [26, "#54392ce0"],
  [19, "#a3764fe8"], [11, "#6d4a35f0"], [6, "#d9b184"]];
export const BEACH = [[14, "#3b250f40"], [6, "#3b250f60"]];

export function ground(pen, region, dice) {
  wash(pen, region, dice, ["#0c0c14", "#2d3542", "#15151c"], 0.7, 8);
}

export function things(pen, region, dice) {
  for (const [x, y] of scatter(region, dice, [26, 13], 20)) {
    const thread = [x - between(dice, 5, 11), y, x, y - 1.5, x + between(dice, 5, 11), y + 1];
    if (dice() < 0.55) line(pen, thread, "#6f93a84c", 1.4);
  }
  for (const [x, y] of scatter(region, dice, [13, 11], 2)) {
    const crack = [x, y - 4, x + between(dice, -1.5, 1.5), y + between(dice, 2, 6)];
    if (dice() < 0.3) line(pen, crack, "#2a1a1270", 1.3);
  }
}

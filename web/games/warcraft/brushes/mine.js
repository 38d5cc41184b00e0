// A gold mine in its hill: rich it glows, half dug out it is dim, empty it is boarded up.

import { between } from "../../../board/chance.js";
import { fill, line, oval, scatter } from "../../../board/brushes/strokes.js";
import { patch, soil } from "./meadow.js";

const GLOW = ["#ffd84a", "#e0a93c80", null], GOLD = ["#ffd23f", "#d9a63a", null];
const GROUND = [["#d6bb72", "#a98a4e", "#e6cd86", "#8d7443"], ["#bda66d", "#94804f", "#c7b47e", "#7f6f48"],
  ["#9c9484", "#7f786b", "#a8a08f", "#6b665c"]];
const BASE = ["#bfa25f", "#a9955f", "#8f887a"];
const ROCK = [-48, 4, -45, -12, -34, -27, -22, -38, -8, -47, 10, -45, 25, -37, 38, -22, 47, -9, 49, 4];
const SHADE = [10, -45, 25, -37, 38, -22, 47, -9, 49, 4, 20, 4, 22, -10, 14, -26];
const LIT = [-45, -12, -34, -27, -22, -38, -8, -47, -4, -40, -18, -30, -28, -18, -34, -6];
const MOUTH = [-13, 4, -13, -13, -8, -20, 8, -20, 13, -13, 13, 4];
const LODES = [[-31, -12], [-24, -25], [-6, -33], [19, -29], [30, -14], [36, -3], [-38, -2]];

// level: how far it is depleted.
export const dug = level => ({
  soil, base: BASE[level],
  ground: (pen, region, dice) => patch(pen, region, dice, GROUND[level]),
  things(pen, region, dice) {
    const [x, y] = [region.at[0], region.at[1] - 8], side = dice() < 0.5 ? -1 : 1;
    const at = corners => corners.map((v, i) => i % 2 ? v + y : side * v + x);
    oval(pen, x + 4, y + 5, 52, 7, "#2a1f1050");
    fill(pen, at(ROCK), "#8a7458");
    fill(pen, at(SHADE), "#65523f");
    fill(pen, at(LIT), "#ad9673");
    line(pen, at(ROCK), "#33261ac8", 1.6);
    for (const [dx, dy] of LODES) if (GOLD[level]) nugget(pen, x + dx, y + dy, 2.6, GOLD[level], level);
    mouth(pen, at, [x, y], level);
    rails(pen, x, y);
    for (const [px, py] of scatter(region, dice, [24, 17], 8)) {
      const luck = dice(), r = between(dice, 1.6, 3.4);
      if (py < y + 8 || Math.abs(px - x) < 12) continue;
      if (luck < [0.4, 0.16, 0][level]) nugget(pen, px, py, r, GOLD[level], level);
      else if (luck < 0.6) pebble(pen, px, py, r);
    }
  },
});

function mouth(pen, at, [x, y], level) {
  fill(pen, at(MOUTH), "#120c07");
  if (GLOW[level]) {
    const light = pen.createRadialGradient(x, y - 4, 0, x, y - 4, 26);
    light.addColorStop(0, GLOW[level]);
    light.addColorStop(1, "#ffb32000");
    pen.fillStyle = light;
    pen.fillRect(x - 26, y - 30, 52, 38);
  }
  for (const beam of [[-14, 5, -14, -14, -8, -22], [14, 5, 14, -14, 8, -22], [-16, -13, 16, -13],
    [-9, -22, 9, -22]]) line(pen, at(beam), "#4f3218", 4.4);
  for (const beam of [[-15, 4, -15, -14], [13, 4, 13, -14], [-15, -14.5, 15, -14.5]])
    line(pen, at(beam), "#94683a", 1.4);
  if (level !== "2") return;
  for (const board of [[-17, 1, 15, -16], [-16, -15, 17, 2]]) {
    line(pen, at(board), "#3d2712", 7);
    line(pen, at(board), "#9a754a", 4.6);
  }
}

function rails(pen, x, y) {
  for (let i = 0; i < 4; i++) line(pen, [x - 10 - i, y + 8 + i * 7, x + 10 + i, y + 8 + i * 7], "#5e4426b0",
    2.4);
  for (const side of [-1, 1]) line(pen, [x + side * 6, y + 3, x + side * 9, y + 34], "#5a5a5cc0", 1.7);
}

function nugget(pen, x, y, r, colour, level) {
  if (level === "0") oval(pen, x, y, r * 2.1, r * 1.8, "#ffe27a4c");
  fill(pen, [x - r, y + r * 0.5, x - r * 0.6, y - r * 0.7, x + r * 0.3, y - r, x + r, y, x + r * 0.4,
    y + r * 0.8],
    colour);
  line(pen, [x - r * 0.5, y - r * 0.4, x + r * 0.2, y - r * 0.7], "#fff6c8", 1);
}

function pebble(pen, x, y, r) {
  oval(pen, x + 1, y + 1, r, r * 0.6, "#2e241850");
  oval(pen, x, y, r, r * 0.72, "#a39580");
}

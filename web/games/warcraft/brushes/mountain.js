// Mountains: a massif behind, crags at its sides, a saddle between them for whoever flies there.

import { between } from "../../../board/chance.js";
import { fill, line, oval, scatter } from "../../../board/brushes/strokes.js";
import { pine } from "../../../board/brushes/woods.js";
import { patch, soil as grass } from "./meadow.js";

export const soil = grass, base = "#9a917f";

const ROCK = ["#a39884", "#857b6b", "#b8ae99", "#6f6a5c"], NEEDLES = ["#29432f", "#3b5f41", "#5a7f57"];
// Peaks from the back to the front: where the foot is, half the width, the height.
const MASSIF = [[-24, -18, 25, 34], [25, -16, 27, 37], [2, -12, 34, 50], [-42, 14, 17, 27], [43, 16, 17, 25],
  [-30, 38, 15, 17], [31, 40, 16, 18]];

export const ground = (pen, region, dice) => patch(pen, region, dice, ROCK, 72);

export function things(pen, region, dice) {
  const [x, y] = region.at, side = dice() < 0.5 ? -1 : 1;
  for (const [px, py] of scatter(region, dice, [26, 20], 6)) {
    const r = between(dice, 1.5, 3.6);
    oval(pen, px + 1, py + 1, r, r * 0.6, "#3f352a60");
    oval(pen, px, py, r, r * 0.7, "#c3b8a4");
  }
  for (const [dx, dy, wide, high] of MASSIF)
    peak(pen, x + side * dx, y + dy, wide * between(dice, 0.92, 1.08), high * between(dice, 0.9, 1.1), dice);
  for (const [dx, dy] of [[-14, 48], [-6, 44], [9, 50], [-50, 22], [52, 22]])
    if (dice() < 0.7) pine(pen, x + side * dx, y + dy, between(dice, 0.5, 0.7), NEEDLES);
}

function peak(pen, x, y, wide, high, dice) {
  const top = x + between(dice, -0.15, 0.1) * wide, jag = v => v + between(dice, -1.6, 1.6);
  const left = [x - wide, y, jag(x - wide * 0.62), y - high * 0.42, jag(x - wide * 0.34), y - high * 0.62,
    top, y - high];
  const right = [top, y - high, jag(x + wide * 0.3), y - high * 0.66, jag(x + wide * 0.6), y - high * 0.36,
    x + wide, y];
  const ridge = [top, y - high, jag(x + wide * 0.04), y - high * 0.6, jag(x - wide * 0.06), y - high * 0.3,
    x + wide * 0.1, y + 2];
  oval(pen, x + wide * 0.2, y + 1, wide * 1.1, 5, "#2a211848");
  fill(pen, [...left, ...ridge.slice(2)], "#b9ab94");
  fill(pen, [...right, ...backwards(ridge)], "#776b5f");
  if (high > 30) {
    const d = high * 0.3, w = wide * 0.3;
    fill(pen, [top, y - high, top - w, y - high + d, top - w * 0.4, y - high + d * 0.8, top,
      y - high + d * 1.15, top + w * 0.1,
      y - high + d * 0.7], "#fbf8f0");
    fill(pen, [top, y - high, top + w * 0.1, y - high + d * 0.7, top + w * 0.5, y - high + d * 1.1, top + w,
      y - high + d],
      "#c6cfd8");
  }
  line(pen, [...left, ...right], "#3b2e24b8", 1.3);
  line(pen, ridge, "#3b2e2468", 1);
}

function backwards(points) {
  const turned = [];
  for (let i = points.length - 2; i > 0; i -= 2) turned.push(points[i], points[i + 1]);
  return turned;
}

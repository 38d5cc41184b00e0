// Tundra: grey moss and lichen under patches of snow, with tufts that stick out and a few stones.

import { between, chance, pick } from "../../../board/chance.js";
import { blob, grass, line, oval, scatter, wash } from "../../../board/brushes/strokes.js";

export const base = "#c3cac0";

export function ground(pen, region, dice) {
  wash(pen, region, dice, ["#e9eeee", "#a9b3a4", "#d5dcd9", "#bcb59c", "#f3f6f5"], 0.6, 14);
  for (const [x, y] of scatter(region, dice, [46, 34], 4)) snow(pen, x, y, between(dice, 14, 27), dice);
}

function snow(pen, x, y, wide, dice) {
  const high = wide * between(dice, 0.34, 0.5), seed = dice() * 1e6;
  const [shade, bank] = [[2, 3], [0, 0]].map(([dx, dy]) => blob(x + dx, y + dy, wide, high, chance(seed)));
  pen.fillStyle = "#7f93a05c";
  pen.fill(shade);
  pen.fillStyle = "#f6f9fa";
  pen.fill(bank);
  const foot = [x - wide * 0.5, y + high * 0.35, x, y + high * 0.52, x + wide * 0.45, y + high * 0.3];
  line(pen, foot, "#b9ccd8", 1.4);
}

export function things(pen, region, dice) {
  grass(pen, scatter(region, dice, [25, 21], 6).filter(() => dice() < 0.5), dice, "#7c7450b0");
  for (const [x, y] of scatter(region, dice, [36, 30], 10)) {
    const luck = dice();
    if (luck < 0.16) stone(pen, x, y, between(dice, 3, 5.5));
    else if (luck < 0.34) shrub(pen, x, y, dice);
  }
}

function stone(pen, x, y, r) {
  oval(pen, x + 2, y + 1.5, r * 1.1, r * 0.5, "#4b535650");
  oval(pen, x, y, r, r * 0.72, "#868c8c");
  oval(pen, x - r * 0.2, y - r * 0.3, r * 0.7, r * 0.35, "#f4f7f8");
}

function shrub(pen, x, y, dice) {
  const rust = pick(dice, ["#8d6a48", "#77704a", "#9a7b55"]);
  for (const lean of [-4, -1.5, 1.5, 4]) line(pen, [x, y, x + lean, y - between(dice, 4, 7)], rust, 1.2);
}

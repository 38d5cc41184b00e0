// Hills: rows of round backs, lit from the left, hatched on the right.

import { between, pick } from "../chance.js";
import { grass, line, oval, scatter, wash } from "./strokes.js";
import { leafy } from "./woods.js";

export const base = "#b3b45f";

const BACKS = [["#dcd884", "#a5a950", "#6f7a3a"], ["#cdcb72", "#939c49", "#667236"],
  ["#e0cf8a", "#b79f57", "#86743c"], ["#c3cf79", "#86994a", "#5b6f38"]];
const BUSH = ["#4d6330", "#6a8038", "#93a24d"];

export function ground(pen, region, dice) {
  wash(pen, region, dice, ["#ded58a", "#848f40", "#c9b45f", "#9aa34a", "#b58f4c"], 0.6);
}

export function things(pen, region, dice) {
  grass(pen, scatter(region, dice, [34, 28], 12), dice, "#6b7132a0");
  for (const [x, y] of scatter(region, dice, [54, 26], 27, region.room * 0.34)) {
    if (dice() < 0.08) continue;
    hill(pen, x, y + 8, between(dice, 26, 46), between(dice, 16, 28), pick(dice, BACKS), dice);
  }
}

function hill(pen, x, y, wide, high, [light, middle, dark], dice) {
  const peak = x + between(dice, -0.15, 0.15) * wide, path = new Path2D();
  oval(pen, x + 4, y + 1, wide * 1.02, 5, "#4c4a1c40");
  path.moveTo(x - wide, y);
  path.bezierCurveTo(x - wide * 0.6, y - high * 0.35, peak - wide * 0.5, y - high, peak, y - high);
  path.bezierCurveTo(peak + wide * 0.5, y - high, x + wide * 0.65, y - high * 0.3, x + wide, y);
  path.quadraticCurveTo(x, y + high * 0.28, x - wide, y);
  const shade = pen.createLinearGradient(x - wide * 0.7, y - high, x + wide * 0.75, y + high * 0.3);
  shade.addColorStop(0, light);
  shade.addColorStop(0.5, middle);
  shade.addColorStop(1, dark);
  pen.fillStyle = shade;
  pen.fill(path);
  pen.lineWidth = 1.3;
  pen.strokeStyle = "#4a4420b0";
  pen.beginPath();
  pen.moveTo(x - wide, y);
  pen.bezierCurveTo(x - wide * 0.6, y - high * 0.35, peak - wide * 0.5, y - high, peak, y - high);
  pen.bezierCurveTo(peak + wide * 0.5, y - high, x + wide * 0.65, y - high * 0.3, x + wide, y);
  pen.stroke();
  hatch(pen, peak, x, y, wide, high);
  if (dice() < 0.3) leafy(pen, x - wide * 0.45, y + 1, 0.62, BUSH, dice);
}

function hatch(pen, peak, x, y, wide, high) {
  for (let i = 0; i < 6; i++) {
    const t = 0.12 + i * 0.13, top = y - high * (1 - t * t * 0.95);
    const sx = peak + (x + wide * 0.92 - peak) * t;
    line(pen, [sx, top + 3, sx - 2.5, top + 3 + high * 0.16, sx - 3, Math.min(y, top + 5 + high * 0.36)],
      "#4d491f70", 1.1);
  }
}

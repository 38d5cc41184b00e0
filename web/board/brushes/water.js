// Water: deep in the middle, light lines along the shore, hand-drawn waves, a ship on a great sea.

import { between } from "../chance.js";
import { fill, line, oval, scatter, wash, wave } from "./strokes.js";

export const base = "#5d9bb5";

export function ground(pen, region, dice) {
  const { box, at } = region, far = Math.hypot(box[2] - box[0], box[3] - box[1]) * 0.62;
  const deep = pen.createRadialGradient(...at, 0, ...at, far);
  deep.addColorStop(0, "#37738f");
  deep.addColorStop(1, "#7db7c9");
  pen.fillStyle = deep;
  pen.fillRect(box[0], box[1], box[2] - box[0], box[3] - box[1]);
  wash(pen, region, dice, ["#2f6884", "#8fc4cf", "#4b8ba6"], 0.34, 22);
}

// Lines of depth along the coast: widths in map units, broad and faint first.
export const SHORE = [[92, "#a5d6dc1e"], [70, "#a5d6dc22"], [48, "#b9e2e22c"], [27, "#d8f0e64a"],
  [64.4, "#e9f7f01f"], [42.4, "#f3fbf51f"], [13, "#eef6e3b0"]];

// The sand beside it.
export const BEACH = [[26, "#ecd9a04c"], [17, "#ecd9a0b0"], [9, "#f6e8bd"]];

export function things(pen, region, dice) {
  for (const [x, y] of scatter(region, dice, [50, 27], 20, region.room * 0.34)) {
    if (dice() < 0.72)
      wave(pen, x, y, between(dice, 8, 15), 0.55, dice() < 0.5 ? "#e4f4f2b8" : "#22536a90", 1.5);
  }
  const room = scatter(region, dice, [60, 60], 52, region.room * 0.62);
  if (room.length) ship(pen, ...room[Math.floor(dice() * room.length)], 1.1);
}

export function ship(pen, x, y, s) {
  oval(pen, x + 1, y + 4 * s, 21 * s, 4.2 * s, "#1d475c70");
  const at = corners => corners.map((v, i) => (i % 2 ? y : x) + v * s);
  fill(pen, at([-18, -5, -13, 3, 11, 3, 19, -8, 10, -4]), "#6d4424");
  line(pen, at([-16, -2, 14, -2.4]), "#e2b768", 1.3 * s);
  line(pen, at([-2, -4, -2, -31]), "#47301b", 1.8 * s);
  pen.beginPath();
  pen.moveTo(x - 12 * s, y - 9 * s);
  pen.quadraticCurveTo(x - 4 * s, y - 18 * s, x - 11 * s, y - 28 * s);
  pen.lineTo(x + 9 * s, y - 28 * s);
  pen.quadraticCurveTo(x + 16 * s, y - 18 * s, x + 9 * s, y - 9 * s);
  pen.fillStyle = "#f3e6c4";
  pen.fill();
  pen.strokeStyle = "#5a4126a0";
  pen.lineWidth = 1.1 * s;
  pen.stroke();
  line(pen, at([1, -27, 5, -18, 1, -10]), "#b2512f", 3 * s);
  fill(pen, at([-2, -31, 9, -34, -2, -37]), "#a23b26");
  line(pen, at([-24, 6, -10, 5]), "#eef7f0a0", 1.4 * s);
}

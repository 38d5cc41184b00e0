// Desert: sand in long dunes, lit on one side and sharp at the crest, with ripples and thorns.

import { between } from "../../../board/chance.js";
import { line, oval, scatter, wash } from "../../../board/brushes/strokes.js";

export const base = "#dfb972";

export function ground(pen, region, dice) {
  wash(pen, region, dice, ["#f0d596", "#c9985a", "#e8c684", "#d3a765", "#f6e2ae"], 0.55, 14);
  for (const [x, y] of scatter(region, dice, [34, 15], 4)) {
    if (dice() < 0.6) ripple(pen, x, y, between(dice, 8, 15));
  }
}

function ripple(pen, x, y, wide) {
  for (const [dy, colour] of [[0, "#a9763c70"], [1.3, "#fff0c070"]]) {
    pen.strokeStyle = colour;
    pen.lineWidth = 1.1;
    pen.beginPath();
    pen.moveTo(x - wide, y + dy);
    pen.bezierCurveTo(x - wide * 0.4, y + dy - 4, x + wide * 0.3, y + dy + 3, x + wide, y + dy - 1);
    pen.stroke();
  }
}

export function things(pen, region, dice) {
  for (const [x, y] of scatter(region, dice, [54, 34], 17)) {
    if (dice() < 0.74) dune(pen, x, y + 5, between(dice, 20, 32), between(dice, 9, 15));
  }
  for (const [x, y] of scatter(region, dice, [44, 36], 14)) if (dice() < 0.13) thorn(pen, x, y, dice);
}

// Windward side light, lee side dark, the crest between them.
function dune(pen, x, y, wide, high) {
  const peak = x + wide * 0.18, start = [x - wide, y], top = [peak, y - high];
  const up = [x - wide * 0.5, y - high * 0.3, peak - wide * 0.3, y - high, ...top];
  const down = [peak + wide * 0.2, y - high * 0.7, x + wide * 0.8, y - high * 0.25, x + wide, y];
  const foot = [x + wide * 0.3, y + high * 0.2, x - wide * 0.4, y + high * 0.2, ...start];
  const lee = [x + wide * 0.6, y + high * 0.12, peak, y + high * 0.1, peak - wide * 0.14, y + high * 0.06];
  const crest = [peak + wide * 0.16, y - high * 0.25, peak + wide * 0.02, y - high * 0.6, ...top];
  oval(pen, x + 5, y + 1, wide, 3, "#8a5c2a30");
  pen.fillStyle = "#f3d797";
  pen.fill(curve(start, up, down, foot));
  pen.fillStyle = "#b9854aa8";
  pen.fill(curve(top, down, lee, crest));
  pen.strokeStyle = "#8f6230a0";
  pen.lineWidth = 1.2;
  pen.stroke(curve(start, up, down));
}

/** @type {(start: number[], ...bends: number[][]) => Path2D} */
function curve([x, y], ...bends) {
  const path = new Path2D();
  path.moveTo(x, y);
  for (const [ax, ay, bx, by, cx, cy] of bends) path.bezierCurveTo(ax, ay, bx, by, cx, cy);
  return path;
}

function thorn(pen, x, y, dice) {
  for (const lean of [-5, -2, 1, 4]) line(pen, [x, y, x + lean, y - between(dice, 5, 8)], "#6f6a35", 1.3);
}

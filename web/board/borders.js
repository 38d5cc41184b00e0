// Borders of ink, drawn with an unsteady hand: thick and thin, with a pale halo that parts them from the land.

import { chance } from "./chance.js";

export function pathOf(shape, closed = true) {
  const path = new Path2D();
  for (let i = 0; i < shape.length; i += 2) path.lineTo(shape[i], shape[i + 1]);
  if (closed) path.closePath();
  return path;
}

// A generator: every step is one border.
export function* borders(pen, { seams, waters }) {
  for (const { a, b, line } of seams) {
    if (b < 0) continue;
    const coast = waters.has(a) !== waters.has(b), dice = chance(a * 97 + b);
    const path = pathOf(line, false);
    stroke(pen, path, coast ? 5 : 8, coast ? "#3b250f38" : "#f6e7bd5c");
    stroke(pen, path, coast ? 3.2 : 4.6, coast ? "#3b250f48" : "#3b250f40");
    ink(pen, line, dice, coast ? 1.5 : 2.1);
    yield;
  }
}

function stroke(pen, path, width, colour) {
  pen.lineWidth = width;
  pen.strokeStyle = colour;
  pen.stroke(path);
}

// The line swells and thins out along its way.
function ink(pen, line, dice, width) {
  pen.strokeStyle = "#2e1c0ce0";
  let swell = dice() * 6;
  for (let i = 2; i + 1 < line.length; i += 4) {
    swell += 0.5 + dice() * 0.5;
    pen.lineWidth = width * (1 + 0.38 * Math.sin(swell));
    pen.beginPath();
    pen.moveTo(line[i - 2], line[i - 1]);
    pen.lineTo(line[i], line[i + 1]);
    if (i + 3 < line.length) pen.lineTo(line[i + 2], line[i + 3]);
    pen.stroke();
  }
}

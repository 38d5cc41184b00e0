// Borders of ink, drawn with an unsteady hand:
// thick and thin, with a pale halo that parts them from the land.

import { chance } from "./chance.js";
import { bounds } from "./shapes.js";

export function pathOf(shape, closed = true) {
  const path = new Path2D();
  for (let i = 0; i < shape.length; i += 2) path.lineTo(shape[i], shape[i + 1]);
  if (closed) path.closePath();
  return path;
}

// By style: broad strokes [width, colour], then the width, the colour and the dashes of the ink over them.
const LOOKS = {
  plain: { broad: [[8, "#f6e7bd5c"], [4.6, "#3b250f40"]], wide: 2.1, ink: "#2e1c0ce0" },
  coast: { broad: [[5, "#3b250f38"], [3.2, "#3b250f48"]], wide: 1.5, ink: "#2e1c0ce0" },
  mouth: { broad: [[6, "#eef8ef80"]], wide: 1.6, ink: "#173f58d0", dash: [9, 8] },
  soft: { broad: [[3.6, "#fff6d84c"]], wide: 1.15, ink: "#2e1c0c8c" },
  fine: { broad: [[4.4, "#f6e7bd48"]], wide: 1.5, ink: "#2e1c0cb8" },
  bold: { broad: [[13, "#1d12083c"], [8.4, "#2b1a0de8"]], wide: 2.6, ink: "#f0dca8" },
};

// What lies between two places: broad strokes, the lowest first; a third number is how they are dashed.
/** @type {Record<string, [number, string, number[]?][]>} */
const EDGES = {
  way: [[9, "#3b250f70"], [5, "#f0e0b4"]],
  river: [[13, "#f6e7bd70"], [10, "#2c617f"], [6, "#7db9d6"]],
  wall: [[17, "#1d120870"], [13, "#3d3228"], [13, "#8d7f69", [7, 6]], [8.5, "#5d5142"], [6, "#cfc1a4"],
    [6, "#a5977c", [1.5, 9]]],
};

export function edges(pen, lines) {
  for (const { kind, line } of lines) {
    const path = pathOf(line, false);
    for (const [width, colour, dash = []] of EDGES[kind] ?? EDGES.wall) dashed(pen, path, width, colour,
      dash);
  }
}

// A generator: every step is one border; the bold ones last. `box`: what will be seen.
export function* borders(pen, seams, box) {
  const [bold, others] = [true, false]
    .map(wanted => seams.filter(({ style }) => style === "bold" === wanted));
  for (const { a, b, line, style } of [...others, ...bold]) {
    if (!LOOKS[style] || far(line, box)) continue;
    const { broad, wide, ink: colour, dash } = LOOKS[style], path = pathOf(line, false);
    for (const [width, shade] of broad) stroke(pen, path, width, shade);
    if (dash) dashed(pen, path, wide, colour, dash);
    else ink(pen, line, chance(a * 97 + b), wide, colour);
    yield;
  }
}

function far(line, [x0, y0, x1, y1]) {
  const [left, top, right, bottom] = bounds(line);
  return right < x0 - 10 || left > x1 + 10 || bottom < y0 - 10 || top > y1 + 10;
}

function stroke(pen, path, width, colour) {
  pen.lineWidth = width;
  pen.strokeStyle = colour;
  pen.stroke(path);
}

function dashed(pen, path, width, colour, dash) {
  pen.setLineDash(dash);
  stroke(pen, path, width, colour);
  pen.setLineDash([]);
}

// The line swells and thins out along its way.
function ink(pen, line, dice, width, colour) {
  pen.strokeStyle = colour;
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

// Marks that tell players apart besides colour: stripes, dots, cross-hatch, checks, waves.

import { sheet } from "./paper.js";

const made = new Map();

// A repeating tile: `colour` with the pattern over it in light;
// `cell` is its size in pixels of the pen that will use it.
export function patterned(pen, colour, name, cell, over = "#ffffff9c") {
  const n = Math.max(4, Math.round(cell)), key = `${colour} ${name} ${n} ${over}`;
  if (!made.has(key)) made.set(key, tile(colour, name, n, over));
  return pen.createPattern(made.get(key), "repeat");
}

function tile(colour, name, n, over) {
  const canvas = sheet(n, n), pen = canvas.getContext("2d");
  pen.fillStyle = colour;
  pen.fillRect(0, 0, n, n);
  pen.strokeStyle = pen.fillStyle = over;
  pen.lineWidth = n * 0.2;
  DRAW[name]?.(pen, n);
  return canvas;
}

function lines(pen, ...all) {
  pen.beginPath();
  for (const [x1, y1, x2, y2] of all) {
    pen.moveTo(x1, y1);
    pen.lineTo(x2, y2);
  }
  pen.stroke();
}

const DRAW = {
  "stripes": (pen, n) => {
    pen.lineWidth = n * 0.3;
    lines(pen, [-n, n, n, -n], [0, n, n, 0], [0, 2 * n, 2 * n, 0]);
  },
  "dots": (pen, n) => {
    for (const [x, y] of [[0.25, 0.25], [0.75, 0.75]]) {
      pen.beginPath();
      pen.arc(x * n, y * n, n * 0.17, 0, 7);
      pen.fill();
    }
  },
  "cross-hatch": (pen, n) => {
    pen.lineWidth = n * 0.13;
    lines(pen, [-n, n, n, -n], [0, n, n, 0], [0, 2 * n, 2 * n, 0], [0, 0, n, n],
      [-n, 0, n, 2 * n], [0, -n, 2 * n, n]);
  },
  "checks": (pen, n) => {
    pen.fillRect(0, 0, n / 2, n / 2);
    pen.fillRect(n / 2, n / 2, n / 2, n / 2);
  },
  "rings": (pen, n) => {
    pen.lineWidth = n * 0.14;
    pen.beginPath();
    pen.arc(n / 2, n / 2, n * 0.28, 0, 7);
    pen.stroke();
  },
  "waves": (pen, n) => {
    pen.lineWidth = n * 0.17;
    for (const y of [0.25, 0.75]) {
      pen.beginPath();
      pen.moveTo(-n * 0.05, y * n);
      pen.bezierCurveTo(n * 0.3, (y - 0.32) * n, n * 0.7, (y + 0.32) * n, n * 1.05, y * n);
      pen.stroke();
    }
  },
};

export const PATTERNS = Object.keys(DRAW);

// Emblems by key; whoever has none shows a first letter on a colour of its own.

import { hash } from "./chance.js";
import { circle, letter } from "./figures.js";

let paths = new Map(), drawings = {};

export function learn(emblems) {
  drawings = emblems;
  paths = new Map();
}

// The emblem of a key in a colour, `size` wide; its first letter on a colour of its own if nobody drew one.
export function emblem(pen, key, size, colour) {
  const data = drawings[key];
  if (!data) return stranger(pen, key, size);
  if (!paths.has(key)) paths.set(key, new Path2D(data));
  pen.save();
  pen.scale(size / 512, size / 512);
  pen.translate(-256, -256);
  pen.fillStyle = colour;
  pen.fill(paths.get(key));
  pen.restore();
}

export function stranger(pen, key, size) {
  circle(pen, 0, 0, size * 0.5, `hsl(${hash(key) % 360} 48% 38%)`);
  letter(pen, String(key)[0].toUpperCase(), 0, 0, size * 0.72, "#fff");
}

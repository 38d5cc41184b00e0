// Emblems by key; whoever has none shows a first letter on a colour of its own.

import { hash } from "./chance.js";
import { circle, letter } from "./figures.js";

let paths = new Map(), known = {};
const lent = new Map();

export function learn(emblems) {
  known = emblems;
  paths = new Map();
}

// What there is to choose from, each picture once.
export const drawings = () => Object.keys(known)
  .filter((key, i, all) => all.findIndex(other => known[other] === known[key]) === i);

// What players made may wear the emblem of another key, in a colour of its own.
export function lend({ key, emblem, colour }) {
  lent.set(key, { emblem, colour: /^#[0-9a-f]{6}$/.test(colour ?? "") ? colour : undefined });
}

export const colourOf = key => lent.get(key)?.colour;
export const drawing = key => drawn(key) ?? drawn(lent.get(key)?.emblem);

const drawn = key => Object.hasOwn(known, key) ? known[key] : undefined;

// The emblem of a key in a colour, `size` wide; its first letter on a colour of its own if nobody drew one.
export function emblem(pen, key, size, colour) {
  const data = drawing(key);
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
  circle(pen, 0, 0, size * 0.5, colourOf(key) ?? `hsl(${hash(key) % 360} 48% 38%)`);
  letter(pen, String(key)[0].toUpperCase(), 0, 0, size * 0.72, "#fff");
}

// A people as its banner, made from colour, pattern and emblems; a token as it lies in the hand.

import { emblem } from "../../board/emblems.js";
import { circle, dim } from "../../board/figures.js";
import { patterned } from "../../board/patterns.js";
import { make } from "../../page/dom.js";
import { token } from "./tokens.js";

const FINE = 2;                    // pixels of the picture for one of the page
const WIDE = 64, HIGH = 80;        // of a banner
/** @type {WeakMap<object, Map<string, HTMLCanvasElement>>} */
const kept = new WeakMap();        // what was painted for a match: every change of its table shows it again
const CLOTH = [3, 2, 61, 2, 61, 78, 32, 66, 3, 78];

/** A picture that is painted once in a match.
 * @param {object} match @param {any[]} named @param {() => HTMLCanvasElement} paint */
export function once(match, named, paint) {
  const all = kept.get(match) ?? new Map(), name = named.join(" ");
  kept.set(match, all);
  if (!all.has(name)) all.set(name, paint());
  return all.get(name);
}

function picture(name, w, h) {
  const canvas = make(`canvas.${name}`, { width: w * FINE, height: h * FINE, ariaHidden: "true" });
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  pen.scale(FINE, FINE);
  return { canvas, pen };
}

// The race in the middle of its cloth, the power above its hem.
export function banner({ race, power, faded }, look) {
  const { canvas, pen } = picture("banner", WIDE, HIGH), colour = faded ? dim(look.colour, 0.6) : look.colour;
  pen.beginPath();
  for (let i = 0; i < CLOTH.length; i += 2) pen.lineTo(CLOTH[i], CLOTH[i + 1]);
  pen.closePath();
  pen.fillStyle = patterned(pen, look.colour, look.pattern, 9 * FINE, faded ? "#00000050" : "#ffffff60");
  pen.fill();
  pen.lineWidth = 3;
  pen.strokeStyle = dim(look.colour, 0.45);
  pen.stroke();
  circle(pen, WIDE / 2, 30, 24, faded ? "#d3cec2" : "#fff8e8", dim(look.colour, 0.4), 2.5);
  at(pen, WIDE / 2, 30, () => emblem(pen, race, 36, faded ? "#47423a" : dim(colour, 0.4)));
  if (power) {
    circle(pen, WIDE / 2, 58, 10.5, dim(colour, 0.4));
    at(pen, WIDE / 2, 58, () => emblem(pen, power, 15, "#fff3d6"));
  }
  return canvas;
}

function at(pen, x, y, draw) {
  pen.save();
  pen.translate(x, y);
  draw();
  pen.restore();
}

const SIZE = 28;

export function single(race, look) {
  const { canvas, pen } = picture("one-token", SIZE, SIZE);
  at(pen, SIZE / 2, SIZE / 2, () => token(pen, race, SIZE * 0.48, look));
  return canvas;
}

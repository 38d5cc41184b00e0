// How pieces and tokens of Warcraft look; each is drawn once, around 0, 0, and then kept as a sprite.
// Outlines tell kinds: a shield strikes, a round shoots, wings fly, a square works, a hood calls the dead.

import { emblem } from "../../board/emblems.js";
import { circle, coat, count, dim, letter, polygon, shadow } from "../../board/figures.js";
import { patterned } from "../../board/patterns.js";

const INK = "#160d06", CREAM = "#fff4da", GOLD = "#ffd24a", SHADE = "#0a0503c0";
const SMALL = 8.5;                 // radius in pixels below which there is no crest
const LEAST = 4.4;                 // radius of a crest

// Outlines in radii, and how large the picture within is.
const ROUND = Array.from({ length: 28 }, (_, i) =>
  [Math.cos(i * Math.PI / 14) * 0.96, Math.sin(i * Math.PI / 14) * 0.96]).flat();
const SHAPES = {
  melee: [[-0.88, -0.84, 0, -1, 0.88, -0.84, 0.86, 0.08, 0.52, 0.66, 0, 1.06, -0.52, 0.66, -0.86, 0.08],
    1.16],
  ranged: [ROUND, 1.12],
  flying: [[-1.36, -0.78, -0.56, -0.6, 0, -1.04, 0.56, -0.6, 1.36, -0.78, 1.14, 0.06, 0.72, 0.46, 0, 1.02,
    -0.72, 0.46,
    -1.14, 0.06], 1.1],
  worker: [[-0.84, -0.7, -0.7, -0.84, 0.7, -0.84, 0.84, -0.7, 0.84, 0.7, 0.7, 0.84, -0.7, 0.84, -0.84, 0.7],
    1.12],
  necromancer: [[-0.8, 0.94, -0.86, -0.1, -0.52, -0.76, 0, -1.16, 0.52, -0.76, 0.86, -0.1, 0.8, 0.94], 1.16],
  captive: [[-0.4, -0.94, 0.4, -0.94, 0.94, -0.4, 0.94, 0.4, 0.4, 0.94, -0.4, 0.94, -0.94, 0.4, -0.94, -0.4],
    1.16],
};

const scaled = (points, by) => points.map(v => v * by);

// The owner's colour and pattern, its cells as large as fits a token of this radius.
function cloth(pen, look, R) {
  const fill = patterned(pen, look.colour, look.pattern, Math.max(R * 0.9, 9), "#ffffffa8");
  fill.setTransform(new DOMMatrix().scale(0.5));
  return fill;
}

// key: race and level of a unit, and "tired" where it has moved; several lie under the first.
export function unit(pen, { kind, key, n = 1, tired }, R, look) {
  const [shape, wide] = SHAPES[kind], [race, level] = key.split(" "), edge = scaled(shape, R * 0.96);
  const plate = look.colour;
  if (n > 1) shadow(pen, R * 0.2, R * 0.1, SHADE, () => under(pen, edge, R, plate));
  shadow(pen, R * 0.28, R * 0.16, SHADE, () => polygon(pen, edge, INK, INK, R * 0.12));
  polygon(pen, edge, cloth(pen, look, R), INK, Math.max(R * 0.1, 0.9));
  polygon(pen, scaled(shape, R * 0.7), dim(plate, 0.36), "#160d06b0", R * 0.06);
  emblem(pen, kind, R * wide, "#160d06a0");
  emblem(pen, kind, R * (wide - 0.08), CREAM);
  if (tired) rest(pen, edge);
  ranks(pen, Number(level), R);
  if (race && R >= SMALL) crest(pen, race, R);
  if (n > 1) count(pen, n, R * 0.72, R * 0.66, Math.max(R * 0.42, 6.2), INK, CREAM, tired ? "#a99c86" : GOLD);
}

function under(pen, edge, R, colour) {
  pen.save();
  pen.translate(R * 0.16, R * 0.18);
  polygon(pen, edge, dim(colour, 0.6), INK, Math.max(R * 0.1, 0.9));
  pen.restore();
}

// What has moved lies in the shade.
const rest = (pen, edge) => polygon(pen, edge, "#1a141070");

// The level: so many golden studs.
function ranks(pen, level, R) {
  const r = Math.max(R * 0.13, 1.5), apart = r * 2.3;
  for (let i = 0; i < level; i++)
    circle(pen, (i - (level - 1) / 2) * apart, -R * 0.8, r, GOLD, INK, Math.max(R * 0.06, 0.7));
}

function crest(pen, race, R) {
  const r = Math.max(R * 0.37, LEAST);
  circle(pen, -R * 0.74, R * 0.66, r, CREAM, INK, R * 0.07);
  pen.save();
  pen.translate(-R * 0.74, R * 0.66);
  emblem(pen, race, r * 1.6, "#3b2410");
  pen.restore();
}

// A tower of timber; one that is being built stands in its scaffold.
const TOWER = [-0.6, 0.96, -0.5, -0.3, -0.8, -0.3, -0.8, -0.86, -0.46, -0.86, -0.46, -0.62, -0.16, -0.62,
  -0.16, -0.86,
  0.16, -0.86, 0.16, -0.62, 0.46, -0.62, 0.46, -0.86, 0.8, -0.86, 0.8, -0.3, 0.5, -0.3, 0.6, 0.96];

export function outpost(pen, thing, R, look) {
  const edge = scaled(TOWER, R);
  shadow(pen, R * 0.28, R * 0.14, SHADE, () => polygon(pen, edge, INK, INK, R * 0.24));
  polygon(pen, edge, cloth(pen, look, R), CREAM, R * 0.1);
  arch(pen, R * 0.24, R * 0.62, R * 0.94);
}

function arch(pen, wide, high, foot) {
  pen.beginPath();
  pen.moveTo(-wide, foot);
  pen.lineTo(-wide, foot - high + wide);
  pen.arc(0, foot - high + wide, wide, Math.PI, 0);
  pen.lineTo(wide, foot);
  pen.closePath();
  coat(pen, INK, CREAM, wide * 0.3);
}

export function site(pen, thing, R, look) {
  const walls = scaled([-0.6, 0.96, -0.55, 0.3, 0.55, 0.1, 0.6, 0.96], R);
  shadow(pen, R * 0.24, R * 0.12, SHADE, () => polygon(pen, walls, INK, INK, R * 0.2));
  polygon(pen, walls, cloth(pen, look, R), CREAM, R * 0.08);
  for (const [wide, colour] of WOOD.beams) {
    pen.strokeStyle = colour;
    pen.lineWidth = R * wide;
    pen.lineCap = "round";
    for (const way of [[-0.82, 0.96, -0.72, -0.8], [0.82, 0.96, 0.72, -0.8], [-0.9, -0.34, 0.9, -0.34],
      [-0.76, 0.3, 0.74, -0.8]]) {
      pen.beginPath();
      pen.moveTo(way[0] * R, way[1] * R);
      pen.lineTo(way[2] * R, way[3] * R);
      pen.stroke();
    }
  }
}

// Points of a place: a star on a coin.
export function points(pen, { n }, R) {
  const r = Math.min(Math.max(R, 7.4), R * 1.4);         // what is larger has no room on its sprite
  shadow(pen, r * 0.3, r * 0.14, SHADE, () => circle(pen, 0, 0, r, INK));
  circle(pen, 0, 0, r * 0.92, "#5d1f6b", GOLD, r * 0.2);
  letter(pen, String(n), 0, 0, r * 1.3, "#fff3c4");
}

// A Town that was taken once: a torn banner.
/** @type {Record<string, [number, string][]>} */
const WOOD = { pole: [[0.3, INK], [0.14, "#c9a86a"]], beams: [[0.26, INK], [0.13, "#d9a75a"]] };

export function captured(pen, thing, R) {
  const flag = scaled([-0.5, -0.9, 0.95, -0.66, 0.5, -0.34, 0.9, 0.02, -0.5, 0.2], R);
  for (const [wide, colour] of WOOD.pole) {
    pen.fillStyle = colour;
    pen.fillRect(-R * (0.55 + wide / 2), -R, R * wide, R * 2);
  }
  shadow(pen, R * 0.2, R * 0.1, SHADE, () => polygon(pen, flag, "#c22a1c", INK, R * 0.12));
  polygon(pen, scaled([0.02, -0.62, 0.14, -0.3, 0.4, -0.24, 0.14, -0.16, 0.06, 0.06, -0.1, -0.2, -0.3, -0.3,
    -0.06, -0.36], R),
    CREAM);
}

// What a Necromancer calls units at, and what raises their levels.
const PLATE = [-0.86, 0.9, -0.86, -0.46, -0.52, -0.9, 0.52, -0.9, 0.86, -0.46, 0.86, 0.9];

export function rune(pen, { key }, R) {
  const edge = scaled(PLATE, R), dead = key === "graveyard";
  shadow(pen, R * 0.3, R * 0.14, SHADE, () => polygon(pen, edge, INK, INK, R * 0.2));
  polygon(pen, edge, dead ? "#4c4658" : "#23463c", dead ? "#c9c2dc" : "#7dffb0", R * 0.13);
  emblem(pen, key, R * 1.3, dead ? "#e9e4f6" : "#c9ffdf");
}

// A battle is due here.
export function clash(pen, thing, R) {
  const tips = Array.from({ length: 16 }, (_, i) => {
    const a = i * Math.PI / 8, far = R * (i % 2 ? 0.66 : 1.08);
    return [Math.cos(a) * far, Math.sin(a) * far];
  }).flat();
  shadow(pen, R * 0.4, 0, "#ff8a3cc0", () => polygon(pen, tips, "#c9301c", INK, R * 0.12));
  emblem(pen, "battleground", R * 1.3, CREAM);
}

// What is harvested, on its way to whom it belongs.
export function gold(pen, { n }, R) {
  shadow(pen, R * 0.3, R * 0.14, SHADE, () => circle(pen, 0, 0, R * 0.92, INK));
  circle(pen, 0, 0, R * 0.86, "#f0bf3c", "#6b4408", R * 0.14);
  letter(pen, String(n), 0, 0, R * 1.1, "#4a2c00");
}

export function wood(pen, { n }, R) {
  const log = scaled([-1, -0.5, 0.7, -0.5, 0.7, 0.5, -1, 0.5], R);
  shadow(pen, R * 0.3, R * 0.14, SHADE, () => polygon(pen, log, "#7a5230", INK, R * 0.12));
  circle(pen, R * 0.6, 0, R * 0.5, "#e3c08a", INK, R * 0.1);
  letter(pen, String(n), -R * 0.3, 0, R * 0.9, CREAM);
}

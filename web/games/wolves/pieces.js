// How pieces and tokens of The Wolves look; each is drawn once, around 0, 0, and then kept as a sprite.
// Outlines tell kinds: wolf round, alpha starred, den arched, lair peaked, prey square, lone wolf six-sided.

import { emblem } from "../../board/emblems.js";
import { circle, coat, count, dim, letter, polygon, shadow } from "../../board/figures.js";
import { patterned } from "../../board/patterns.js";

const INK = "#160d06", CREAM = "#fff4da", GOLD = "#ffd24a";
const SMALL = 10;                  // radius in pixels below which fine lines are left out

// The pack's colour and pattern, its cells as large as fits a token of this radius.
function cloth(pen, look, R) {
  const fill = patterned(pen, look.colour, look.pattern, Math.max(R * 0.9, 9), "#ffffffa8");
  fill.setTransform(new DOMMatrix().scale(0.5));
  return fill;
}

const around = (n, far) => Array.from({ length: n }, (_, i) => {
  const a = i * 2 * Math.PI / n - Math.PI / 2;
  return [Math.cos(a) * far(i), Math.sin(a) * far(i)];
}).flat();

function ground(pen, R, draw) {
  shadow(pen, R * 0.28, R * 0.16, "#0a0503c0", draw);
}

export function wolf(pen, thing, R, look) {
  ground(pen, R, () => circle(pen, 0, 0, R * 0.96, INK));
  face(pen, R * 0.93, "wolf", look, CREAM);
}

export function alpha(pen, thing, R, look) {
  const rays = around(24, i => R * (i % 2 ? 0.92 : 1.18));
  ground(pen, R, () => polygon(pen, rays, GOLD));
  polygon(pen, rays, GOLD, INK, Math.max(R * 0.08, 0.8));
  face(pen, R * 0.84, "alpha", look, "#ffe9a6");
}

// A round: a rim of the pack's cloth, a dark middle, the animal upon it.
function face(pen, R, key, look, ink) {
  circle(pen, 0, 0, R, look.colour, INK, Math.max(R * 0.1, 0.9));
  circle(pen, 0, 0, R * 0.94, cloth(pen, look, R));
  circle(pen, 0, 0, R * (R < SMALL ? 0.74 : 0.7), dim(look.colour, 0.42), "#160d06b0", R * 0.06);
  emblem(pen, key, R * 1.5, "#160d06a0");
  emblem(pen, key, R * 1.4, ink);
}

function arch(pen, R, wide, high, foot) {
  pen.lineJoin = "round";
  pen.beginPath();
  pen.moveTo(-wide * R, foot * R);
  pen.lineTo(-wide * R, (foot - high + wide) * R);
  pen.arc(0, (foot - high + wide) * R, wide * R, Math.PI, 0);
  pen.lineTo(wide * R, foot * R);
  pen.closePath();
}

export function den(pen, thing, R, look) {
  ground(pen, R, () => { arch(pen, R, 0.92, 1.66, 0.8); coat(pen, INK); });
  arch(pen, R, 0.86, 1.58, 0.76);
  coat(pen, cloth(pen, look, R), INK, Math.max(R * 0.1, 0.9));
  arch(pen, R, 0.5, 1.02, 0.76);
  coat(pen, "#120b07", CREAM, Math.max(R * 0.12, 1));
}

const PEAK = [-1.08, 0.82, -0.74, -0.1, -0.46, 0.04, -0.05, -1.02, 0.4, -0.2, 0.64, -0.42, 1.08, 0.82];
const SNOW = [-0.05, -1.02, -0.25, -0.48, -0.08, -0.58, 0.04, -0.42, 0.22, -0.54];

export function lair(pen, thing, R, look) {
  const edge = PEAK.map(v => v * R);
  ground(pen, R, () => polygon(pen, edge, INK, INK, R * 0.16));
  polygon(pen, edge, cloth(pen, look, R), INK, Math.max(R * 0.12, 1));
  polygon(pen, SNOW.map(v => v * R), CREAM);
  arch(pen, R, 0.42, 0.82, 0.78);
  coat(pen, "#120b07", GOLD, Math.max(R * 0.13, 1));
}

export function prey(pen, { key, n }, R) {
  const box = (size, up = 0) => {
    pen.beginPath();
    pen.roundRect(R * (up - size), -R * (up + size), 2 * R * size, 2 * R * size, R * 0.3);
  };
  const under = () => { box(0.8, 0.16); coat(pen, "#c9a877", INK, Math.max(R * 0.08, 0.8)); };
  if (n > 1) ground(pen, R, under);
  ground(pen, R, () => { box(0.82); coat(pen, INK); });
  box(0.8);
  coat(pen, "#f4dfb4", "#7a3b16", Math.max(R * 0.13, 1));
  emblem(pen, key, R * 1.36, "#4a1f0a");
  if (n > 1 && R >= SMALL) count(pen, n, R * 0.72, R * 0.7, R * 0.4, "#4a1f0a", CREAM, "#f4dfb4");
}

export function lone(pen, thing, R) {
  const edge = around(6, () => R * 0.98);
  ground(pen, R, () => polygon(pen, edge, INK));
  polygon(pen, edge, "#e9ecee", "#3d4a55", Math.max(R * 0.13, 1));
  emblem(pen, "wolf", R * 1.36, "#2f3a44");
}

// Moons on the night sky: how much of the disc is lit.
const CRATERS = [[-0.2, -0.15, 0.13], [0.2, 0.2, 0.17], [0.12, -0.34, 0.08]];
const LIT = { crescent: 0.62, quarter: 0, full: -1 };

export function moon(pen, { key }, R) {
  ground(pen, R, () => circle(pen, 0, 0, R * 0.98, INK));
  circle(pen, 0, 0, R * 0.95, "#16233f", "#f3dfa0", Math.max(R * 0.1, 0.9));
  const r = R * 0.66, bulge = LIT[key] ?? -1;
  circle(pen, 0, 0, r, "#2c3d63");
  pen.beginPath();
  pen.arc(0, 0, r, -Math.PI / 2, Math.PI / 2);
  pen.ellipse(0, 0, Math.abs(bulge) * r, r, 0, Math.PI / 2, -Math.PI / 2, bulge > 0);
  coat(pen, "#fff1b8");
  if (R < SMALL || key !== "full") return;
  for (const [x, y, far] of CRATERS) circle(pen, x * R, y * R, far * R, "#e2cc86");
}

// A part of the ring around a moon; `key`: which of how many parts.
export function ring(pen, { key }, R, look) {
  const [i, n] = key.split("/").map(Number), a = i * 2 * Math.PI / n - Math.PI / 2, b = a + 2 * Math.PI / n;
  for (const [far, fill] of [[1, INK], [0.96, cloth(pen, look, R)]]) {
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.arc(0, 0, far * R, a, b);
    pen.closePath();
    coat(pen, fill);
  }
}

// Points of a pack in a region; a leader's has a golden rim, a star where alphas decide.
export function chip(pen, { n, key }, R, look) {
  const first = key.startsWith("first");
  ground(pen, R, () => circle(pen, 0, 0, R * 0.96, INK));
  circle(pen, 0, 0, R * 0.92, look.colour, first ? GOLD : "#160d06", R * (first ? 0.2 : 0.12));
  circle(pen, 0, 0, R * 0.8, cloth(pen, look, R));
  circle(pen, 0, 0, R * 0.66, dim(look.colour, 0.4));
  letter(pen, String(n), 0, 0, R * (n > 9 ? 1.02 : 1.3), "#fff");
  if (!key.endsWith("alpha")) return;
  const star = around(10, i => R * (i % 2 ? 0.22 : 0.5)).map((v, i) => v + (i % 2 ? -R * 0.86 : 0));
  polygon(pen, star, GOLD, INK, R * 0.1);
}

// Who won a region, and how many points: a golden wreath around his colours.
export function laurel(pen, { n }, R, look) {
  const leaves = around(26, i => R * (i % 2 ? 0.86 : 1.08));
  ground(pen, R, () => polygon(pen, leaves, GOLD, INK, R * 0.08));
  circle(pen, 0, 0, R * 0.78, look.colour, INK, R * 0.08);
  circle(pen, 0, 0, R * 0.74, cloth(pen, look, R));
  circle(pen, 0, 0, R * 0.54, dim(look.colour, 0.4));
  letter(pen, String(n), 0, 0, R * (n > 9 ? 0.74 : 0.9), CREAM);
}

const TOES = [[-0.66, -0.18], [-0.24, -0.62], [0.24, -0.62], [0.66, -0.18]];

// A print of a paw.
export function step(pen, thing, R) {
  for (const colour of ["#1a0d04", "#fff6d0"]) {
    const wider = colour === "#1a0d04" ? R * 0.24 : 0;
    circle(pen, 0, R * 0.26, R * 0.46 + wider, colour);
    for (const [x, y] of TOES) circle(pen, x * R, y * R, R * 0.21 + wider, colour);
  }
}

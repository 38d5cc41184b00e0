// How finds, bombs, champions and what else lies on the islands look; each is drawn once, around 0, 0, and
// kept as a sprite.

import { emblem } from "../../board/emblems.js";
import { circle, count, letter, polygon, shadow } from "../../board/figures.js";
import * as tokens from "../conquest/tokens.js";
import { draw as crest, factionOf } from "./factions.js";

const INK = "#1d1408", GOLD = "#f2c14e", SHADE = "#120a04a8";

const scaled = (points, R) => points.map(v => v * R);
const corner = angle => [Math.cos(angle), Math.sin(angle)];
const HEXAGON = Array.from({ length: 6 }, (_, i) => corner(i * Math.PI / 3)).flat();
const SLAB = [-0.84, 0.9, -0.84, -0.3, -0.6, -0.72, 0, -0.96, 0.6, -0.72, 0.84, -0.3, 0.84, 0.9];
const TILE = [-0.85, -0.7, -0.7, -0.85, 0.7, -0.85, 0.85, -0.7, 0.85, 0.7, 0.7, 0.85, -0.7, 0.85, -0.85, 0.7];
const SHIELD = [0, -1, 0.86, -0.74, 0.8, 0.2, 0, 1, -0.8, 0.2, -0.86, -0.74];

// A shape with its shadow, its rim and an emblem; a number where there are several.
function plate(pen, R, shape, { fill, rim, ink }, { key, n = 1 }) {
  const edge = scaled(shape, R);
  shadow(pen, R * 0.26, R * 0.13, SHADE, () => polygon(pen, edge, INK, INK, R * 0.22));
  polygon(pen, edge, fill, rim, R * 0.14);
  emblem(pen, key, R * 1.24, ink);
  if (n > 1) count(pen, n, R * 0.74, R * 0.66, Math.max(R * 0.48, 6.6), "#fff3d6", INK, rim);
}

const CREST = 13;                  // radius of a heap under which no crest has room

// Tokens of a race, with the crest of its faction, which is pale in decline.
export function heap(pen, thing, R, look) {
  tokens.heap(pen, thing, R, look);
  if (R < CREST) return;
  pen.save();
  pen.translate(-R * 0.9, R * 0.74);
  if (thing.faded) pen.filter = "saturate(45%)";
  crest(pen, factionOf(thing.key), Math.max(R * 0.4, 5.6));
  pen.restore();
}

export const tribe = tokens.tribe;

// What lies face down, with the letter of its island.
export function hidden(pen, { key }, R) {
  const edge = scaled(TILE, R * 0.96);
  shadow(pen, R * 0.26, R * 0.13, SHADE, () => polygon(pen, edge, INK, INK, R * 0.2));
  polygon(pen, edge, "#3c2a63", GOLD, R * 0.14);
  circle(pen, 0, 0, R * 0.58, "#2a1c49", "#b79bf0", R * 0.07);
  letter(pen, key, 0, 0, R * 0.9, "#fff4cf");
}

export const artifact = (pen, thing, R) =>
  plate(pen, R * 1.02, HEXAGON, { fill: "#4a2a73", rim: GOLD, ink: "#ffe9ad" }, thing);

// One that was armed for the next conquest glows; one that was used this turn is dull.
export function armed(pen, thing, R) {
  shadow(pen, R * 0.7, 0, "#fff2a8", () => circle(pen, 0, 0, R * 1.12, "#ffdf6b"));
  artifact(pen, thing, R);
}

export function spent(pen, thing, R) {
  pen.globalAlpha = 0.72;
  plate(pen, R * 1.02, HEXAGON, { fill: "#5b5563", rim: "#a59c8a", ink: "#d9d3c6" }, thing);
}

export const site = (pen, thing, R) =>
  plate(pen, R, SLAB, { fill: "#d8d2c0", rim: "#57503f", ink: "#3a2f6b" }, thing);

// A bomb ticks in the colours of whoever laid it.
export function bomb(pen, thing, R, look) {
  pen.lineWidth = R * 0.16;
  pen.strokeStyle = "#8a6b3c";
  pen.beginPath();
  pen.moveTo(R * 0.4, -R * 0.5);
  pen.quadraticCurveTo(R * 0.62, -R * 0.98, R * 0.92, -R * 0.74);
  pen.stroke();
  shadow(pen, R * 0.26, R * 0.13, SHADE, () => circle(pen, -R * 0.06, R * 0.1, R * 0.84, INK));
  circle(pen, -R * 0.06, R * 0.1, R * 0.78, "#26221f", look?.colour ?? "#888888", R * 0.2);
  circle(pen, -R * 0.06, R * 0.1, R * 0.66, null, "#ffffffb0", R * 0.05);
  circle(pen, R * 0.93, -R * 0.74, R * 0.22, "#ffdf4d", "#e2561b", R * 0.1);
  emblem(pen, "goblins", R * 0.98, "#f4efe4");
}

export const champion = (pen, thing, R, look) =>
  plate(pen, R * 1.04, SHIELD, { fill: "#fff6df", rim: look?.colour ?? GOLD, ink: "#3b2208" }, thing);

export function beast(pen, { key, n }, R, look) {
  shadow(pen, R * 0.26, R * 0.13, SHADE, () => circle(pen, 0, 0, R * 0.92, INK));
  circle(pen, 0, 0, R * 0.86, "#7b4f25", look?.colour ?? GOLD, R * 0.18);
  emblem(pen, key, R * 1.15, "#ffe9c4");
  if (n > 1) count(pen, n, R * 0.74, R * 0.62, Math.max(R * 0.48, 6.6), "#fff3d6", INK, "#7b4f25");
}

// An objective is a target in the colours of those who set it.
export function objective(pen, { key }, R, look) {
  shadow(pen, R * 0.26, R * 0.13, SHADE, () => circle(pen, 0, 0, R * 0.95, INK));
  for (const [far, fill] of /** @type {[number, string][]} */ ([[0.92, look?.colour ?? "#1d57a6"],
    [0.74, "#fffaf0"], [0.56, "#b3261e"]])) circle(pen, 0, 0, R * far, fill, INK, R * 0.05);
  emblem(pen, key, R * 0.98, "#fffaf0");
}

// What guards a region: towers, forts, walls of wisps.
const GUARDS = {
  tower: { fill: "#6e5a3c", rim: "#f0dcae", ink: "#fff3d6" },
  fort: { fill: "#5b4630", rim: "#c9a86a", ink: "#ffe7bd" },
  wall: { fill: "#174a45", rim: "#8ff0cf", ink: "#d8fff0" },
};
const BLOCK = [-0.9, 0.85, -0.9, -0.85, -0.5, -0.85, -0.5, -0.6, -0.2, -0.6, -0.2, -0.85, 0.2, -0.85, 0.2,
  -0.6, 0.5, -0.6, 0.5, -0.85, 0.9, -0.85, 0.9, 0.85];
export const guard = (pen, thing, R) => plate(pen, R * 0.92, BLOCK, GUARDS[thing.key] ?? GUARDS.fort, thing);

// A price, and beside it what has to be paid in coins first.
export function dear(pen, { key }, R) {
  shadow(pen, R * 0.24, R * 0.1, SHADE, () => circle(pen, R * 0.95, R * 0.42, R * 0.6, INK));
  circle(pen, R * 0.95, R * 0.42, R * 0.58, "#f0bf3c", "#6b4408", R * 0.12);
  letter(pen, key, R * 0.95, R * 0.42, R * 0.78, "#4a2c00");
}

export function blast(pen, { key }, R) {
  const tip = (i, far) => [Math.cos(i * Math.PI / 8) * far, Math.sin(i * Math.PI / 8) * far];
  const edge = far => Array.from({ length: 16 }, (_, i) => tip(i, i % 2 ? far * 0.55 : far)).flat();
  const [air, outer, inner] = key === "live" ? ["#ffb03a", "#e2561b", "#ffdf4d"]
    : ["#c9c4ba", "#8d877c", "#d9d3c6"];
  shadow(pen, R * 0.5, 0, air, () => polygon(pen, edge(R * 1.4), outer));
  polygon(pen, edge(R), inner);
}

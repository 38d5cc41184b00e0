// How pieces, marks of the land, odds and other small signs look;
// each is drawn once, around 0, 0, and kept as a sprite.

import { emblem } from "../../board/emblems.js";
import { circle, count, letter, polygon, shadow } from "../../board/figures.js";

const INK = "#2a1a0c";
const MARKS = {
  mine: ["#e8dcc0", "#4a3a2e"], magic: ["#e6d8f2", "#56307c"], cavern: ["#d9c7a8", "#4c3216"],
  anchor: ["#d3ecf7", "#0c4668"],
};

export function piece(pen, { key, n }, R) {
  const edge = [-0.78, -0.8, 0.78, -0.8, 0.78, 0.35, 0, 0.95, -0.78, 0.35].map(v => v * R);
  shadow(pen, R * 0.24, R * 0.12, "#120a04a0", () => polygon(pen, edge, INK));
  polygon(pen, edge, "#4b2d16", "#e6bf66", R * 0.13);
  pen.translate(0, -R * 0.08);
  emblem(pen, key, R * 1.22, "#fff3d6");
  if (n > 1) count(pen, n, R * 0.74, R * 0.62, Math.max(R * 0.48, 6.6), "#fff3d6", INK, "#e6bf66");
}

export function mark(pen, { key }, R) {
  const [paper, ink] = MARKS[key] ?? ["#eadfc6", INK];
  const corner = a => [Math.cos(a) * R, Math.sin(a) * R * 0.97];
  const edge = Array.from({ length: 9 }, (_, i) => corner(i * 0.698 + 0.3)).flat();
  shadow(pen, R * 0.16, R * 0.08, "#120a0480", () => polygon(pen, edge, paper));
  polygon(pen, edge, paper, ink, R * 0.1);
  emblem(pen, key, R * 1.3, ink);
}

export function odds(pen, { key }, R) {
  pen.beginPath();
  pen.roundRect(-R * 1.42, -R * 0.72, R * 2.84, R * 1.44, R * 0.36);
  shadow(pen, R * 0.24, R * 0.1, "#120a04a0", () => { pen.fillStyle = "#f6edff"; pen.fill(); });
  pen.strokeStyle = "#3a1b5c";
  pen.lineWidth = R * 0.13;
  pen.stroke();
  die(pen, -R * 0.74, 0, R * 0.86);
  letter(pen, key, R * 0.5, 0, R * 0.92, "#3a1b5c");
}

// The same where there is little room.
export function luck(pen, { key }, R) {
  const half = R * (0.22 + 0.28 * key.length);
  pen.beginPath();
  pen.roundRect(-half, -R * 0.74, half * 2, R * 1.48, R * 0.34);
  shadow(pen, R * 0.24, R * 0.1, "#120a04a0", () => { pen.fillStyle = "#3a1b5c"; pen.fill(); });
  pen.strokeStyle = "#f6edff";
  pen.lineWidth = R * 0.16;
  pen.stroke();
  letter(pen, key, 0, 0, R * 0.98, "#fff");
}

function die(pen, x, y, size) {
  pen.fillStyle = "#3a1b5c";
  pen.beginPath();
  pen.roundRect(x - size / 2, y - size / 2, size, size, size * 0.2);
  pen.fill();
  for (const [dx, dy] of [[-0.22, -0.22], [0, 0], [0.22, 0.22]])
    circle(pen, x + dx * size, y + dy * size, size * 0.1, "#fff");
}

export function coin(pen, _, R) {
  shadow(pen, R * 0.2, R * 0.1, "#120a0490",
    () => circle(pen, 0, 0, R * 0.8, "#f0bf3c", "#6b4408", R * 0.12));
  circle(pen, 0, 0, R * 0.56, "#ffd968", "#b17a17", R * 0.08);
  const spark = [0, -0.34, 0.1, -0.1, 0.34, 0, 0.1, 0.1, 0, 0.34, -0.1, 0.1, -0.34, 0, -0.1, -0.1];
  polygon(pen, spark.map(v => v * R), "#9a6510");
}

export function miss(pen, _, R) {
  die(pen, 0, 0, R * 1.3);
  pen.strokeStyle = "#ffd0c0";
  pen.lineWidth = R * 0.16;
  pen.beginPath();
  pen.moveTo(-R * 0.8, R * 0.8);
  pen.lineTo(R * 0.8, -R * 0.8);
  pen.stroke();
}

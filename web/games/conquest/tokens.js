// How the tokens of races and lost tribes look; each is drawn once, around 0, 0, and then kept as a sprite.

import { patterned } from "../../board/patterns.js";
import { emblem } from "../../board/emblems.js";
import { circle, count, dim, polygon, shadow } from "../../board/figures.js";

const INK = "#2a1a0c";

// Race tokens

export function heap(pen, thing, R, look) {
  if (thing.faded) return fallen(pen, thing, R, look);
  pen.globalAlpha = thing.n ? 1 : 0.55;
  const floors = Math.max(0, Math.min(thing.n, 4) - 1), rise = R * 0.13;
  shadow(pen, R * 0.3, R * 0.16, "#120a04b0", () => circle(pen, 0, floors * rise * 0.5, R * 0.94, INK));
  for (let i = floors; i > 0; i--) rim(pen, R, i * rise * 0.6 + floors * rise * -0.2, look, true);
  pen.save();
  pen.translate(0, floors * rise * -0.2);
  token(pen, thing.key, R, look);
  pen.restore();
  const size = Math.max(R * 0.47, 7.6), out = (size - R * 0.47) * 0.7;   // off the face, however small it is
  count(pen, thing.n, R * 0.66 + out, R * 0.6 + out, size, "#21140a", "#fff8e6", look.colour);
}

// A single one, as it lies in the hand.
export function token(pen, key, R, look) {
  rim(pen, R, 0, look, false);
  const face = pen.createRadialGradient(-R * 0.25, -R * 0.3, 0, 0, 0, R * 0.75);
  face.addColorStop(0, "#fffaf0");
  face.addColorStop(1, "#e9d9b4");
  circle(pen, 0, 0, R * 0.745, face, "#2a1a0cc0", R * 0.05);
  emblem(pen, key, R * 1.26, dim(look.colour, 0.4));
}

function rim(pen, R, y, look, side) {
  circle(pen, 0, y, R * 0.95, side ? dim(look.colour, 0.72) : look.colour, "#1a0f06", R * 0.07);
  if (side) return;
  const fill = patterned(pen, look.colour, look.pattern, R * 0.84, "#ffffffb4");
  fill.setTransform(new DOMMatrix().scale(0.5));
  circle(pen, 0, y, R * 0.9, fill);
  circle(pen, 0, y, R * 0.92, null, "#ffffff70", R * 0.05);
}

// In decline: flat, grey, upside down, its edge broken and a piece out of it.
function fallen(pen, thing, R, look) {
  const edge = shards(R * 0.92), path = polygonPath(edge);
  shadow(pen, R * 0.06, R * 0.05, "#120a0490", () => polygon(pen, edge, "#8f8a80"));
  pen.save();
  pen.clip(path);
  const fill = patterned(pen, dim(look.colour, 0.9), look.pattern, R * 0.84, "#ffffffa0");
  fill.setTransform(new DOMMatrix().scale(0.5));
  circle(pen, 0, 0, R, fill);
  circle(pen, 0, 0, R * 0.74, "#d3cec2", "#4a453d", R * 0.05);
  pen.rotate(Math.PI);
  emblem(pen, thing.key, R * 1.22, "#47423a");
  pen.restore();
  pen.strokeStyle = "#39342c";
  pen.lineWidth = R * 0.07;
  pen.stroke(path);
  cracks(pen, R);
  if (thing.n !== 1)
    count(pen, thing.n, R * 0.62, R * 0.6, Math.max(R * 0.43, 7.2), "#e9e5da", "#38332b", "#5b564d");
}

// A round with a bite at the upper right and small chips elsewhere.
const EDGE = [[0, 1], [0.5, 1], [0.62, 0.91], [0.74, 1], [1.3, 1], [1.9, 1], [2.02, 0.88], [2.2, 0.98],
  [2.8, 1], [3.4, 1], [3.52, 0.9], [3.66, 1], [4.2, 1], [4.5, 0.97], [4.74, 1], [5.02, 1], [5.2, 0.72],
  [5.38, 0.64], [5.44, 0.8], [5.62, 0.78], [5.74, 1], [6, 1]];

function shards(R) {
  const points = [];
  EDGE.forEach(([a, far], i) => {
    const [b, next] = EDGE[i + 1] ?? [2 * Math.PI, 1], steps = far === 1 && next === 1 ? 4 : 1;
    for (let s = 0; s < steps; s++) {
      const turn = a + (b - a) * s / steps;
      points.push(R * far * Math.cos(turn), R * far * Math.sin(turn));
    }
  });
  return points;
}

function polygonPath(points) {
  const path = new Path2D();
  for (let i = 0; i < points.length; i += 2) path.lineTo(points[i], points[i + 1]);
  path.closePath();
  return path;
}

function cracks(pen, R) {
  pen.strokeStyle = "#4a453db0";
  pen.lineWidth = Math.max(0.7, R * 0.045);
  for (const crack of [[-0.9, 0.25, -0.55, 0.18, -0.42, 0.34], [0.15, 0.92, 0.1, 0.62, 0.26, 0.5],
    [0.12, -0.35, -0.05, -0.2]]) {
    pen.beginPath();
    for (let i = 0; i < crack.length; i += 2) pen.lineTo(crack[i] * R, crack[i + 1] * R);
    pen.stroke();
  }
}

const SHIELD = [-0.72, -0.82, 0, -0.98, 0.72, -0.82, 0.86, -0.1, 0.6, 0.55, 0, 0.98, -0.6, 0.55, -0.86, -0.1];

// Lost tribes: a leather shield of nobody's colour.
export function tribe(pen, thing, R) {
  const S = R * 0.92, edge = SHIELD.map(v => v * S);
  shadow(pen, R * 0.24, R * 0.12, "#120a04a0", () => polygon(pen, edge, "#6b4a2a"));
  const hide = pen.createLinearGradient(-S, -S, S, S);
  hide.addColorStop(0, "#d9b888");
  hide.addColorStop(1, "#a37a4a");
  polygon(pen, edge, hide, "#3a2411", R * 0.09);
  pen.setLineDash([R * 0.12, R * 0.1]);
  polygon(pen, edge.map(v => v * 0.84), null, "#5d3d1d", R * 0.045);
  pen.setLineDash([]);
  emblem(pen, thing.key, R * 1.02, "#3f2711");
  if (thing.n > 1)
    count(pen, thing.n, R * 0.62, R * 0.6, Math.max(R * 0.43, 7.2), "#3a2411", "#fbeed2", "#d9b888");
}

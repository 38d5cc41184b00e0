// Small things every brush needs: scattered points, hand-made lines, washes of colour.

import { between } from "../chance.js";
import { blot } from "../paper.js";
import { clearance, inside } from "../shapes.js";

export const INK = "#3b2a1a";

// Points on a shaken grid inside a region, back to front, each at least `rim` from the border.
export function scatter({ shape, box, at }, dice, [dx, dy], rim, clearing = 0) {
  const points = [];
  for (let y = box[1] + dy / 2, row = 0; y < box[3]; y += dy, row++) {
    for (let x = box[0] + (row % 2 ? dx : dx / 2); x < box[2]; x += dx) {
      const px = x + between(dice, -0.36, 0.36) * dx, py = y + between(dice, -0.36, 0.36) * dy;
      const close = Math.hypot(px - at[0], (py - at[1]) * 1.15);
      if (close < clearing * between(dice, 0.86, 1.14) || !inside(shape, px, py)) continue;
      if (clearance(shape, px, py) >= rim) points.push([px, py]);
    }
  }
  return points.sort((a, b) => a[1] - b[1]);
}

// Soft blots of several colours all over the box: an uneven wash. The caller has set the clip.
export function wash(pen, { box }, dice, colours, strength = 0.5, n = 26) {
  const w = box[2] - box[0], h = box[3] - box[1];
  for (let i = 0; i < n; i++) {
    const wide = between(dice, 0.25, 0.65) * w, high = wide * between(dice, 0.35, 0.8);
    pen.globalAlpha = strength * between(dice, 0.3, 1);
    pen.drawImage(blot(colours[i % colours.length]), box[0] + dice() * w - wide / 2,
      box[1] + dice() * h - high / 2, wide, high);
  }
  pen.globalAlpha = 1;
}

export function line(pen, points, colour, width) {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.beginPath();
  for (let i = 0; i < points.length; i += 2) pen.lineTo(points[i], points[i + 1]);
  pen.stroke();
}

export function fill(pen, points, colour) {
  pen.fillStyle = colour;
  pen.beginPath();
  for (let i = 0; i < points.length; i += 2) pen.lineTo(points[i], points[i + 1]);
  pen.closePath();
  pen.fill();
}

export function oval(pen, x, y, rx, ry, colour, turn = 0) {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.ellipse(x, y, rx, ry, turn, 0, 7);
  pen.fill();
}

// A round uneven outline, as a path ready to fill or stroke.
export function blob(x, y, rx, ry, dice, corners = 9) {
  const path = new Path2D(), knots = /** @type {[number, number][]} */ ([]);
  for (let i = 0; i < corners; i++) {
    const a = i / corners * 2 * Math.PI, r = between(dice, 0.78, 1.12);
    knots.push([x + rx * r * Math.cos(a), y + ry * r * Math.sin(a)]);
  }
  const middle = ([ax, ay], [bx, by]) => [(ax + bx) / 2, (ay + by) / 2];
  const [startX, startY] = middle(knots[corners - 1], knots[0]);
  path.moveTo(startX, startY);
  knots.forEach(([kx, ky], i) => {
    const [mx, my] = middle([kx, ky], knots[(i + 1) % corners]);
    path.quadraticCurveTo(kx, ky, mx, my);
  });
  path.closePath();
  return path;
}

// Short tufts of grass.
export function grass(pen, points, dice, colour) {
  pen.strokeStyle = colour;
  pen.lineWidth = 1.1;
  pen.beginPath();
  for (const [x, y] of points) {
    for (const lean of [-2.6, 0, 2.6]) {
      pen.moveTo(x + lean * 0.4, y);
      pen.lineTo(x + lean, y - between(dice, 3, 6));
    }
  }
  pen.stroke();
}

// A wave or a ripple of water: two strokes of the brush, `lift` of their width high.
export function wave(pen, x, y, w, lift, colour, width) {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.beginPath();
  pen.moveTo(x - w, y);
  pen.quadraticCurveTo(x - w / 2, y - w * lift, x, y);
  pen.quadraticCurveTo(x + w / 2, y - w * lift, x + w, y);
  pen.stroke();
}

// A long blade mark of the brush, as wind goes over grass.
export function sweep(pen, x, y, wide, colour) {
  pen.strokeStyle = colour;
  pen.lineWidth = 1.7;
  pen.beginPath();
  pen.moveTo(x - wide / 2, y + 2);
  pen.quadraticCurveTo(x, y - 4, x + wide / 2, y + 1);
  pen.stroke();
}

// What one sees at sea: sea stacks, the tail of a whale, a compass rose.

import { fill, INK, line, oval } from "../../../board/brushes/strokes.js";

// A rock: a dark foot in the water, a body lit from the left.
export function rock(pen, outline) {
  const xs = outline.filter((_, i) => i % 2 === 0), ys = outline.filter((_, i) => i % 2);
  const [x, y] = [xs, ys].map(all => all.reduce((sum, v) => sum + v, 0) / all.length);
  const wide = Math.max(...xs) - Math.min(...xs), at = (share, drop) =>
    outline.map((v, i) => i % 2 ? y + (v - y) * share - drop : x + (v - x) * share);
  fill(pen, at(1.2, -2), "#1c4a63a0");
  fill(pen, at(1, 0), "#6d6459");
  fill(pen, at(0.82, wide * 0.12), "#94897a");
  fill(pen, at(0.5, wide * 0.24).map((v, i) => i % 2 ? v : v - wide * 0.06), "#c2b7a2");
  const ring = at(1, 0);
  line(pen, [...ring, ring[0], ring[1]], `${INK}a0`, 1.2);
}

// A whale goes down.
export function tail(pen, x, y, s) {
  const at = corners => corners.map((v, i) => (i % 2 ? y : x) + v * s);
  oval(pen, x, y + 3 * s, 24 * s, 5 * s, "#12405c80");
  pen.fillStyle = "#2b3f52";
  pen.beginPath();
  pen.moveTo(...at([-4, 3]));
  pen.quadraticCurveTo(...at([-3, -10, -2, -14]));
  pen.quadraticCurveTo(...at([-12, -15, -19, -24]));
  pen.quadraticCurveTo(...at([-7, -25, 0, -18]));
  pen.quadraticCurveTo(...at([7, -25, 19, -24]));
  pen.quadraticCurveTo(...at([12, -15, 2, -14]));
  pen.quadraticCurveTo(...at([4, -8, 5, 3]));
  pen.fill();
  line(pen, at([-15, -22, -5, -17, 0, -15]), "#6f8aa0", 1.3 * s);
  line(pen, at([-22, 5, -8, 3]), "#eef7f0b0", 1.5 * s);
  line(pen, at([7, 4, 21, 6]), "#eef7f0b0", 1.5 * s);
}

// A compass rose as on an old chart.
export function rose(pen, x, y, s) {
  const R = 46 * s, tip = (a, far) => [x + Math.sin(a) * far, y - Math.cos(a) * far];
  for (const [far, wide] of [[1.02, 1.4], [0.93, 0.8], [0.4, 0.9]]) {
    pen.strokeStyle = "#f3e6c0b0";
    pen.lineWidth = wide * s * 1.4;
    pen.beginPath();
    pen.arc(x, y, R * far, 0, 7);
    pen.stroke();
  }
  for (const [turn, far, half] of [[Math.PI / 4, 0.72, 0.14], [0, 1.24, 0.2]]) {
    for (let i = 0; i < 4; i++) {
      const a = turn + i * Math.PI / 2, [top, left, right] = [tip(a, R * far), tip(a - Math.PI / 4, R * half),
        tip(a + Math.PI / 4, R * half)];
      fill(pen, [...top, ...left, x, y], "#fbf3d8");
      fill(pen, [...top, ...right, x, y], turn ? "#8a6a3a" : "#a23b26");
      line(pen, [...left, ...top, ...right], "#3b2a1ac0", 1.1);
    }
  }
  fill(pen, [...tip(-0.5, R * 1.3), ...tip(0, R * 1.52), ...tip(0.5, R * 1.3), ...tip(0, R * 1.36)]
    .map((v, i) => i % 2 ? v - 2 : x + (v - x) * 0.34), "#fbf3d8");
}

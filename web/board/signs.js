// Signs that mean the same in every game; each is drawn once, around 0, 0, and kept as a sprite.
// A painter draws what is its own, and these.

import { stranger } from "./emblems.js";
import { circle, letter, polygon, shadow } from "./figures.js";

const CREAM = "#f8efd8", INK = "#2a1a0c";

export function unknown(pen, { kind }, R) {
  circle(pen, 0, 0, R * 0.9, CREAM, INK, R * 0.08);
  stranger(pen, kind, R);
}

export function price(pen, { n }, R) {
  const edge = [-0.8, -0.9, 0.8, -0.9, 0.8, 0.3, 0, 0.95, -0.8, 0.3].map(v => v * R);
  shadow(pen, R * 0.24, R * 0.1, "#120a04a0", () => polygon(pen, edge, "#fffdf3"));
  polygon(pen, edge, "#fffdf3", "#7a2414", R * 0.15);
  letter(pen, String(n), 0, -R * 0.12, R * (String(n).length > 2 ? 0.7 : 1.2), "#5a160a");
}

export function star(pen, _, R) {
  const tip = (a, far) => [Math.sin(a) * far, -Math.cos(a) * far];
  const edge = Array.from({ length: 10 }, (_, i) => tip(i * Math.PI / 5, i % 2 ? R * 0.45 : R)).flat();
  shadow(pen, R * 0.4, 0, "#fff2a8", () => polygon(pen, edge, "#ffd23f", "#5a3200", R * 0.14));
}

// How many a hint wants to stand there.
export function wish(pen, { n }, R) {
  pen.beginPath();
  pen.roundRect(-R, -R, 2 * R, 2 * R, R * 0.5);
  shadow(pen, R * 0.5, 0, "#fff2a8", () => { pen.fillStyle = "#ffd23f"; pen.fill(); });
  pen.strokeStyle = "#5a3200";
  pen.lineWidth = R * 0.16;
  pen.stroke();
  letter(pen, String(n), 0, 0, R * (n > 9 ? 1.1 : 1.4), "#3a1d00");
}

// A step on the way that a piece would go.
export function step(pen, _, R) {
  circle(pen, 0, 0, R * 0.7, "#1a0d04");
  circle(pen, 0, 0, R * 0.46, "#fff6d0");
}

// Which of the things that others did this was.
export function number(pen, { n }, R, look) {
  shadow(pen, R * 0.3, R * 0.1, "#120a04c0", () => circle(pen, 0, 0, R, INK));
  circle(pen, 0, 0, R * 0.9, look.colour, "#fff", R * 0.2);
  letter(pen, String(n), 0, 0, R * (n > 9 ? 1.05 : 1.3), "#fff");
}

export const plus = (pen, thing, R) => button(pen, thing, R, true);
export const minus = (pen, thing, R) => button(pen, thing, R, false);

function button(pen, { faded }, R, upright) {
  pen.globalAlpha = faded ? 0.4 : 1;
  shadow(pen, faded ? 0 : R * 0.3, R * 0.1, "#120a04b0",
    () => circle(pen, 0, 0, R * 0.92, "#fffdf3", "#3a2411", R * 0.12));
  pen.fillStyle = "#3a2411";
  pen.fillRect(-R * 0.46, -R * 0.1, R * 0.92, R * 0.2);
  if (upright) pen.fillRect(-R * 0.1, -R * 0.46, R * 0.2, R * 0.92);
}

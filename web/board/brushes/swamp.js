// Swamps: murky ground, dark pools with a glint, tufts of reeds, now and then a dead tree.

import { between, chance } from "../chance.js";
import { blob, line, oval, scatter, wash } from "./strokes.js";

export const base = "#8f8a5c";

export function ground(pen, region, dice) {
  wash(pen, region, dice, ["#667848", "#b0a268", "#748458", "#565f3c", "#857350"], 0.6, 30);
  for (const [x, y] of scatter(region, dice, [64, 42], 16, region.room * 0.3)) {
    if (dice() < 0.8) pool(pen, x, y, between(dice, 15, 38), dice);
  }
}

function pool(pen, x, y, wide, dice) {
  const high = wide * between(dice, 0.38, 0.52), seed = dice() * 1e6;    // shore and water share their shape
  const [shore, water] = [3.5, 0].map(rim => blob(x, y, wide + rim, high + rim, chance(seed)));
  pen.fillStyle = "#3f4529c0";
  pen.fill(shore);
  const deep = pen.createLinearGradient(x, y - high, x, y + high);
  deep.addColorStop(0, "#2c5f60");
  deep.addColorStop(1, "#6ea79b");
  pen.fillStyle = deep;
  pen.fill(water);
  pen.strokeStyle = "#20322a90";
  pen.lineWidth = 1.2;
  pen.stroke(water);
  for (const [dx, dy, long] of [[-0.2, -0.2, 0.7], [0.15, 0.25, 0.5], [-0.35, 0.45, 0.3]]) {
    line(pen, [x + wide * (dx - long / 2), y + high * dy, x + wide * (dx + long / 2), y + high * dy],
      "#c9e4d580", 1.2);
  }
  if (dice() > 0.5) return;
  for (const [dx, dy] of [[0.4, -0.1], [0.2, 0.45]])
    oval(pen, x + wide * dx, y + high * dy, 3.4, 1.9, "#8fae5a");
}

export function things(pen, region, dice) {
  for (const [x, y] of scatter(region, dice, [27, 21], 10, region.room * 0.42)) {
    const luck = dice();
    if (luck < 0.5) reeds(pen, x, y, dice);
    else if (luck < 0.55) snag(pen, x, y, between(dice, 0.8, 1.2));
    else if (luck < 0.72) ripple(pen, x, y);
  }
}

function reeds(pen, x, y, dice) {
  oval(pen, x, y + 1, 8, 2.6, "#2d331c60");
  for (let i = 0; i < 5; i++) {
    const lean = (i - 2) * between(dice, 1.6, 2.6), tall = between(dice, 9, 18);
    pen.strokeStyle = i % 2 ? "#3d4d25" : "#6b7a36";
    pen.lineWidth = 1.5;
    pen.beginPath();
    pen.moveTo(x + lean * 0.5, y);
    pen.quadraticCurveTo(x + lean * 0.6, y - tall * 0.6, x + lean * 1.5, y - tall);
    pen.stroke();
    if (i % 2 === 0 && tall > 11)
      line(pen, [x + lean * 1.45, y - tall + 1, x + lean * 1.5, y - tall - 4], "#5b3417", 2.7);
  }
}

function snag(pen, x, y, s) {
  oval(pen, x + 4, y + 1, 10 * s, 3 * s, "#2d331c60");
  line(pen, [x, y, x + 1, y - 12 * s, x - 2 * s, y - 24 * s], "#3a2f22", 3.4 * s);
  line(pen, [x + 1, y - 11 * s, x + 8 * s, y - 19 * s, x + 9 * s, y - 24 * s], "#3a2f22", 2 * s);
  line(pen, [x, y - 15 * s, x - 7 * s, y - 20 * s], "#3a2f22", 1.7 * s);
  line(pen, [x - 0.8, y - 1, x, y - 12 * s], "#75644a", 1 * s);
}

function ripple(pen, x, y) {
  line(pen, [x - 7, y, x + 3, y], "#3a402680", 1.2);
  line(pen, [x - 3, y + 3.4, x + 7, y + 3.4], "#d5d9a060", 1.1);
}

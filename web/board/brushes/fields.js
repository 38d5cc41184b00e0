// Fields: a crooked quilt of furrowed plots with hedges, a farm and some haystacks.

import { between, pick } from "../chance.js";
import { fill, INK, line, oval, scatter, wash } from "./strokes.js";
import { leafy } from "./woods.js";

export const base = "#dcbf66";

const PLOTS = ["#e6c765", "#d9b24f", "#c9b45a", "#a9b258", "#8fa64e", "#ecd88c", "#c79b55", "#dcc272"];
const HEDGE = ["#3f5f2c", "#567a35", "#7f9c48"];

export function ground(pen, region, dice) {
  const { box } = region, turn = between(dice, -0.5, 0.5), [cx, cy] = region.at;
  const reach = Math.hypot(box[2] - box[0], box[3] - box[1]) * 0.75;
  const knots = quilt(dice, reach, 74, 52);
  pen.save();
  pen.translate(cx, cy);
  pen.rotate(turn);
  for (let i = 0; i + 1 < knots.length; i++) {
    for (let j = 0; j + 1 < knots[i].length; j++) {
      plot(pen, [...knots[i][j], ...knots[i][j + 1], ...knots[i + 1][j + 1], ...knots[i + 1][j]], dice);
    }
  }
  pen.restore();
  wash(pen, region, dice, ["#fff0b0", "#8a7a2c", "#f6dd8a"], 0.28, 18);
}

function quilt(dice, reach, wide, high) {
  const knots = [];
  for (let y = -reach; y <= reach; y += high) {
    const row = [], shift = between(dice, 0, wide);
    for (let x = -reach; x <= reach; x += wide) {
      row.push([x + shift + between(dice, -13, 13), y + between(dice, -8, 8)]);
    }
    knots.push(row);
  }
  return knots;
}

function plot(pen, corners, dice) {
  const colour = pick(dice, PLOTS), [ax, ay, bx, by, cx, cy, dx, dy] = corners;
  fill(pen, corners, colour);
  const down = dice() < 0.5, n = Math.round(between(dice, 6, 11));
  const [sx, sy, tx, ty, ux, uy, vx, vy] = down ? [ax, ay, bx, by, dx, dy, cx, cy]
    : [ax, ay, dx, dy, bx, by, cx, cy];
  for (let i = 0.5; i < n; i++) {
    const t = i / n;
    const furrow = [sx + (tx - sx) * t, sy + (ty - sy) * t, ux + (vx - ux) * t, uy + (vy - uy) * t];
    line(pen, furrow, "#5a3f1638", 1.5);
    line(pen, [furrow[0] + 1.3, furrow[1] + 1.3, furrow[2] + 1.3, furrow[3] + 1.3], "#fff3bf4c", 1.1);
  }
  line(pen, [...corners, ax, ay], "#6a5a2475", 2);
  for (let t = 0.1; t < 1; t += between(dice, 0.1, 0.2)) {
    const bush = [ax + (dx - ax) * t, ay + (dy - ay) * t, between(dice, 2.4, 4.4), 3];
    if (dice() < 0.7) oval(pen, ...bush, pick(dice, HEDGE));
  }
}

export function things(pen, region, dice) {
  const spots = scatter(region, dice, [56, 44], 24, region.room * 0.5);
  const farm = Math.floor(dice() * spots.length);
  spots.forEach(([x, y], i) => {
    const luck = dice();
    if (i === farm) house(pen, x, y, between(dice, 0.95, 1.2));
    else if (luck < 0.22) stack(pen, x, y);
    else if (luck < 0.44) leafy(pen, x, y, between(dice, 0.7, 1), HEDGE, dice);
  });
}

// Walls, gable, two sides of the roof, door and window: [colour, corners] around the foot of the house.
const HOUSE = [
  ["#efe2c0", [-12, 0, -12, -10, 5, -10, 5, 0]], ["#cdbb92", [5, 0, 5, -10, 9, -17, 14, -10, 14, 0]],
  ["#b2512f", [-15, -9, -9, -18, 9, -18, 4.5, -9]],
  ["#8c3a20", [9, -18, 4.5, -9, 6, -8.6, 9, -15, 15.5, -8.6, 16.5, -9.6]],
  ["#5a3c20", [7.5, 0, 7.5, -6, 11, -6, 11, 0]], ["#5f7f93", [-6, -4, -6, -7.5, -2.5, -7.5, -2.5, -4]],
];

function house(pen, x, y, s) {
  oval(pen, x + 5 * s, y + 2, 17 * s, 5 * s, "#3a2a1050");
  const at = corners => corners.map((v, i) => (i % 2 ? y : x) + v * s);
  for (const [colour, corners] of HOUSE) fill(pen, at(corners), colour);
  line(pen, at([-15, -9, -9, -18, 9, -18]), `${INK}90`, 1);
}

function stack(pen, x, y) {
  oval(pen, x + 3, y + 1, 9, 3.4, "#3a2a1050");
  fill(pen, [x - 7, y, x - 5.6, y - 8, x, y - 13, x + 5.6, y - 8, x + 7, y], "#d9a93d");
  fill(pen, [x + 1, y, x + 1, y - 12, x + 5.6, y - 8, x + 7, y], "#b4812b");
  for (const lean of [-4, -1, 2, 5]) line(pen, [x + lean, y - 1, x + lean * 0.5, y - 9], "#7d571f80", 0.9);
}

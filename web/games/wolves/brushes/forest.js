// Forest: a dark floor under many firs, with a lighter tree among them now and then.

import { between, pick } from "../../../board/chance.js";
import { scatter, wash } from "../../../board/brushes/strokes.js";
import { leafy, pine } from "../../../board/brushes/woods.js";

export const base = "#55743f";

const NEEDLES = [["#17342a", "#28503a", "#42704f"], ["#1d3d28", "#306039", "#4e7f50"],
  ["#22472f", "#3a6b43", "#5f8f5c"]];
const LEAVES = [["#3d5b26", "#5c8233", "#8aa94b"], ["#4d5f26", "#748a35", "#a3ad4d"]];

export function ground(pen, region, dice) {
  wash(pen, region, dice, ["#3c5a2f", "#6c8b48", "#48693a", "#2f4d2b"], 0.6, 14);
}

export function things(pen, region, dice) {
  for (const [x, y] of scatter(region, dice, [16.5, 13.5], 7, 30)) {
    const tall = between(dice, 0.85, 1.25);
    if (dice() < 0.84) pine(pen, x, y + 4, tall, pick(dice, NEEDLES));
    else leafy(pen, x, y + 3, tall * 0.9, pick(dice, LEAVES), dice);
  }
}

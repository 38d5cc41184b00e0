// Woods: a dark floor, a clearing in the middle, many small trees back to front.

import { between } from "../chance.js";
import { fill, grass, line, oval, scatter, wash } from "./strokes.js";

export const base = "#7f9c4f";

const LEAVES = [["#35562a", "#4f7a37", "#769f4c"], ["#3d5b26", "#5c8233", "#8aa94b"],
  ["#2f5130", "#457244", "#6b9759"], ["#59602a", "#7f8434", "#a8a64c"]];
const NEEDLES = [["#21412f", "#335d40", "#4e7c55"], ["#274a2c", "#3a673a", "#5a8a50"]];

export function ground(pen, region, dice) {
  wash(pen, region, dice, ["#4d6f32", "#5f8440", "#a3b566", "#3f6130"], 0.6);
}

export const things = grown({ grasses: "#3f5d2890", leaves: LEAVES, needles: NEEDLES, pines: 0.42 });

// A wood of these trees: its colours, the commonest first, and how many of them are pines.
/** @type {(trees: {grasses: string, leaves: string[][], needles: string[][], pines: number}) => any} */
export function grown({ grasses, leaves, needles, pines }) {
  return (pen, region, dice) => {
    grass(pen, scatter(region, dice, [30, 26], 12), dice, grasses);
    for (const [x, y] of scatter(region, dice, [17.5, 14], 9, region.room * 0.44)) {
      const tall = between(dice, 0.82, 1.28);
      if (dice() < pines) pine(pen, x, y, tall, needles[Math.floor(dice() * needles.length)]);
      else leafy(pen, x, y, tall, leaves[Math.floor(dice() ** 1.5 * leaves.length)], dice);
    }
  };
}

/** @type {(pen: any, x: number, y: number, size: number, inks: string[], dice: () => number) => void} */
export function leafy(pen, x, y, size, [dark, middle, light], dice) {
  const r = 8.6 * size, top = y - r * 1.05;
  oval(pen, x + 3.5 * size, y + 1, r * 0.95, r * 0.36, "#1d2a1260");
  line(pen, [x, y + 1, x, y - r * 0.6], "#4a3320", 2.2 * size);
  oval(pen, x, top, r, r * 0.95, dark);
  oval(pen, x - r * 0.42, top + r * 0.3, r * 0.62, r * 0.55, dark);
  oval(pen, x + r * 0.45, top + r * 0.28, r * 0.6, r * 0.52, dark);
  oval(pen, x - r * 0.16, top - r * 0.14, r * 0.76, r * 0.7, middle);
  oval(pen, x - r * 0.3, top - r * 0.34, r * between(dice, 0.34, 0.46), r * 0.36, light);
}

/** @type {(pen: any, x: number, y: number, size: number, inks: string[]) => void} */
export function pine(pen, x, y, size, [dark, middle, light]) {
  const w = 7.2 * size, h = 21 * size;
  oval(pen, x + 3 * size, y + 1, w * 0.95, w * 0.36, "#1d2a1260");
  line(pen, [x, y + 1, x, y - 4 * size], "#4a3320", 2 * size);
  for (let tier = 0; tier < 3; tier++) {
    const low = y - 2.5 * size - tier * h * 0.25, wide = w * (1 - tier * 0.25), top = low - h * 0.45;
    fill(pen, [x - wide, low, x, top, x + wide, low, x, low + 2 * size], dark);
    fill(pen, [x - wide, low, x, top, x + wide * 0.1, low + 1.4 * size], middle);
    line(pen, [x - wide * 0.8, low - 0.6, x - wide * 0.15, top + h * 0.14], light, 1.1 * size);
  }
}

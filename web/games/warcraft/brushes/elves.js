// The great trees of the night elves: roots, a broad crown, lights in the leaves.

import { fill, line, oval } from "../../../board/brushes/strokes.js";

const BLOBS = [[-24, -34, 15], [24, -34, 15], [-13, -46, 16], [13, -46, 16], [0, -37, 20], [-32, -25, 9],
  [32, -25, 9], [0, -56, 11]];
const LIGHTS = [[-22, -30], [-8, -40], [9, -33], [24, -38], [2, -52], [-30, -24], [15, -48]];
const ROOTS = [[-17, 3], [-9, 5], [9, 5], [17, 3]];

/** @type {(pen: any, x: number, y: number, s: number, inks: string[]) => void} */
export function crown(pen, x, y, s, [dark, middle, light]) {
  const put = (dx, dy, r, colour) => oval(pen, x + dx * s, y + dy * s, r * s, r * 0.86 * s, colour);
  oval(pen, x + 4 * s, y + 2 * s, 26 * s, 6 * s, "#14202a60");
  for (const [dx, dy] of ROOTS) line(pen,
    [x, y - 6 * s, x + dx * 0.6 * s, y + dy * 0.2 * s, x + dx * s, y + dy * s],
    "#4b3548", 4 * s);
  fill(pen, [-8, 2, -5, -30, 5, -30, 8, 2].map((v, i) => (i % 2 ? y : x) + v * s), "#5d4256");
  fill(pen, [2, 2, 2, -30, 5, -30, 8, 2].map((v, i) => (i % 2 ? y : x) + v * s), "#3d2a3a");
  for (const [dx, dy, r] of BLOBS) put(dx, dy + 2, r, dark);
  for (const [dx, dy, r] of BLOBS) put(dx - 1.5, dy - 1.5, r * 0.82, middle);
  for (const [dx, dy, r] of BLOBS) put(dx - r * 0.3, dy - r * 0.42, r * 0.34, light);
  for (const [dx, dy] of LIGHTS) {
    put(dx, dy, 3.4, "#f6f0a040");
    put(dx, dy, 1.4, "#fffbd0");
  }
}

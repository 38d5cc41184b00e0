// Woods that are felled: all trees stand, every other one, none but a few among stumps and timber.

import { between, chance } from "../../../board/chance.js";
import { fill, grass, line, oval, scatter } from "../../../board/brushes/strokes.js";
import { leafy, pine } from "../../../board/brushes/woods.js";
import { patch, soil } from "./meadow.js";

const NEEDLES = [["#1c3d2c", "#2f5a3c", "#4d7d53"], ["#214627", "#376638", "#5d8c50"]];
const LEAVES = [["#2f4f25", "#4b7433", "#7ba04b"], ["#3d5422", "#647d2f", "#97a748"]];
const FLOOR = [
  ["#3c5f2c", "#587c3a", "#2f5027", "#7e9a4c"], ["#5d7a3a", "#7e944a", "#8a8450", "#4b6a31"],
  ["#8c8048", "#a08a55", "#7a7a45", "#b09a62"],
];
const BASE = ["#577a3d", "#74894a", "#94884f"], STANDING = [1, 0.5, 0.08];

// level: how far they are depleted.
export const felled = level => ({
  soil, base: BASE[level],
  ground(pen, region, dice) {
    patch(pen, region, dice, FLOOR[level], 70);
    grass(pen, scatter(region, dice, [26, 22], 6), dice, "#3f5d2890");
  },
  // The same trees at every level: what chance a tree has is drawn before it is known whether it stands.
  things(pen, region, dice) {
    for (const [x, y] of scatter(region, dice, [18, 14.5], 4, region.room * 0.34)) {
      const luck = dice(), tall = between(dice, 0.85, 1.28), leaf = dice(), own = chance(dice() * 1e6);
      if (luck >= STANDING[level]) stump(pen, x, y, tall, luck);
      else if (leaf < 0.55) pine(pen, x, y + 2, tall, NEEDLES[leaf < 0.28 ? 0 : 1]);
      else leafy(pen, x, y + 2, tall, LEAVES[leaf < 0.78 ? 0 : 1], own);
    }
  },
});

// Most stumps, now and then a pile of logs.
function stump(pen, x, y, size, luck) {
  if (luck > 0.94) return logs(pen, x, y);
  if (luck > 0.72) return;
  const r = 3.2 * size;
  oval(pen, x + 1.6, y + 1.4, r * 1.2, r * 0.6, "#2b240f60");
  fill(pen, [x - r, y, x - r * 0.86, y - r, x + r * 0.86, y - r, x + r, y], "#5b4226");
  oval(pen, x, y - r, r * 0.9, r * 0.44, "#d9b57e");
  oval(pen, x, y - r, r * 0.45, r * 0.2, "#a9824f");
}

function logs(pen, x, y) {
  oval(pen, x + 2, y + 3, 12, 4, "#2b240f60");
  for (const [dx, dy] of [[-5, 2], [5, 2], [0, -2.5]]) {
    line(pen, [x + dx - 6, y + dy, x + dx + 6, y + dy], "#6b4a28", 5);
    oval(pen, x + dx + 6, y + dy, 2.2, 2.5, "#dcb981");
  }
}

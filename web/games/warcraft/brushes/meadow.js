// Open land: grass in the wind, worn paths, flowers, a stone or a lone tree.

import { between, pick } from "../../../board/chance.js";
import { grass, line, oval, scatter, sweep, wash } from "../../../board/brushes/strokes.js";
import { blot } from "../../../board/paper.js";
import { leafy } from "../../../board/brushes/woods.js";

export const soil = "grass", base = "#a3b65a";

const FLOWERS = ["#fff4c9", "#e9c94d", "#c96d5a", "#fffdf5"];
const TREE = ["#47662c", "#67883c", "#97b254"];

export function ground(pen, region, dice) {
  wash(pen, region, dice, ["#bccb6c", "#859f47", "#c9c27c", "#7b9745", "#d0d480"], 0.55, 14);
  for (const [x, y] of scatter(region, dice, [32, 14], 2)) {
    if (dice() < 0.7) sweep(pen, x, y, between(dice, 10, 20), dice() < 0.5 ? "#dfe79060" : "#66843560");
  }
}

// Other ground in the middle of the grass, frayed where it ends; far: how far it reaches, in map units.
export function patch(pen, region, dice, colours, far = 62) {
  const { at: [x, y] } = region, [colour] = colours,
    soft = pen.createRadialGradient(x, y, far * 0.55, x, y, far);
  ground(pen, region, dice);
  soft.addColorStop(0, colour);
  soft.addColorStop(1, `${colour}00`);
  pen.fillStyle = soft;
  pen.fillRect(x - far, y - far, 2 * far, 2 * far);
  for (let i = 0; i < 26; i++) {
    const a = dice() * 2 * Math.PI, out = Math.sqrt(dice()) * far * 0.9, r = between(dice, 0.1, 0.32) * far;
    pen.globalAlpha = between(dice, 0.25, 0.6);
    pen.drawImage(blot(pick(dice, colours)), x + out * Math.cos(a) - r, y + out * Math.sin(a) - r * 0.7,
      2 * r, 1.4 * r);
  }
  pen.globalAlpha = 1;
}

export function things(pen, region, dice) {
  grass(pen, scatter(region, dice, [21, 18], 5).filter(() => dice() < 0.5), dice, "#55752cb0");
  for (const [x, y] of scatter(region, dice, [58, 50], 10)) {
    if (dice() < 0.5) flowers(pen, x, y, pick(dice, FLOWERS), dice);
  }
  const rim = scatter(region, dice, [34, 30], 10, region.room * 0.5);
  for (const [x, y] of rim) {
    const luck = dice();
    if (luck < 0.12) leafy(pen, x, y, 0.8, TREE, dice);
    else if (luck < 0.24) stone(pen, x, y, between(dice, 2.5, 5));
  }
}

function stone(pen, x, y, r) {
  oval(pen, x + 1.5, y + 1, r * 1.1, r * 0.5, "#3a3a1c50");
  oval(pen, x, y, r, r * 0.74, "#9d998c");
  oval(pen, x - r * 0.2, y - r * 0.25, r * 0.6, r * 0.36, "#d6d2c4");
}

function flowers(pen, x, y, colour, dice) {
  for (let i = 0; i < 6; i++) {
    const fx = x + between(dice, -14, 14), fy = y + between(dice, -8, 8);
    line(pen, [fx, fy, fx, fy + 3], "#557a2c", 0.9);
    oval(pen, fx, fy, 1.7, 1.5, colour);
  }
}

// Climes: what an island's air does to its colours, and what grows and lies there besides. Every terrain
// stays what it is: woods have trees, hills backs, swamps pools.

import { between, pick } from "../../../board/chance.js";
import { grass, line, oval, scatter } from "../../../board/brushes/strokes.js";
import { grown } from "../../../board/brushes/woods.js";

/**
 * grade: colours laid over all of the land at the end, [how, colour]; woods: its trees; ground, things: what
 * lies under and among all that the terrain has.
 * @typedef {(pen: any, region: any, dice: () => number) => void} Stroke
 * @typedef {{grade: [string, string][], woods?: Stroke, ground?: Stroke, things?: Stroke}} Clime
 */

const FIRS = [["#21412f", "#335d40", "#4e7c55"], ["#1f3d3a", "#2f5a52", "#4c8175"]];
const SNOWY = [["#3d5a5f", "#6f959b", "#f6fafc"], ["#35504f", "#5f8788", "#e4f0f4"],
  ["#2f4f45", "#4f7a6c", "#d3e6e6"]];
const AUTUMN = [["#7a4a16", "#b97a22", "#eab74c"], ["#7d3415", "#b9531f", "#e78f3a"],
  ["#69701f", "#93982f", "#c9c257"], ["#6b2315", "#9c3a1f", "#d0693a"]];
const VIOLET = [["#2b2946", "#4d4a78", "#7f7cb2"], ["#2b4f4c", "#41766c", "#7fb09c"],
  ["#3d2b52", "#634a80", "#9a7cb6"]];
const BURNT = [["#2b2621", "#453a31", "#6a5a4a"], ["#33302a", "#544c3d", "#7c7058"],
  ["#3c1f16", "#6b3420", "#a85a32"]];

/** @type {Record<string, Clime>} */
export const CLIMES = {
  lush: { grade: [["soft-light", "#5da53a38"]] },
  gold: {
    grade: [["soft-light", "#ffb03a44"], ["multiply", "#ffe2a84c"]], things: tufts,
    woods: grown({ grasses: "#9a6a1c90", leaves: AUTUMN, needles: FIRS, pines: 0.16 }),
  },
  ash: {
    grade: [["saturation", "#8a7f7a64"], ["multiply", "#b98f7a8c"], ["soft-light", "#3a202040"]],
    things: embers,
    woods: grown({ grasses: "#3a302490", leaves: BURNT, needles: BURNT, pines: 0.62 }),
  },
  frost: {
    grade: [["saturation", "#8fa6b450"], ["soft-light", "#dff2ff70"], ["screen", "#4f7ba028"]],
    ground: drifts,
    woods: grown({ grasses: "#6f8c9090", leaves: SNOWY, needles: SNOWY, pines: 0.86 }),
  },
  dusk: {
    grade: [["soft-light", "#5b3fb048"], ["multiply", "#d8d0ff50"]], things: wisps,
    woods: grown({ grasses: "#3a4a6a90", leaves: VIOLET, needles: FIRS, pines: 0.45 }),
  },
};

const free = (region, dice, grid, rim) => scatter(region, dice, grid, rim, region.room * 0.5);

function tufts(pen, region, dice) {
  grass(pen, scatter(region, dice, [44, 36], 14), dice, "#8a5a14b0");
}

// Glowing cracks in the ground.
function embers(pen, region, dice) {
  for (const [x, y] of free(region, dice, [76, 62], 24)) {
    const points = [x - between(dice, 10, 20), y];
    for (let t = 0; t < 4; t++) points.push(points[2 * t] + between(dice, 4, 11), y + between(dice, -8, 8));
    if (dice() > 0.4) continue;
    for (const [wide, colour] of [[7, "#ff5a0c38"], [3, "#1c0a06f0"], [1.3, "#ff7a1c"], [0.6, "#fff0b0"]])
      line(pen, points, colour, wide);
  }
}

function drifts(pen, region, dice) {
  for (const [x, y] of scatter(region, dice, [52, 34], 12)) {
    const wide = between(dice, 12, 34);
    if (dice() > 0.5) continue;
    oval(pen, x, y + 2, wide, wide * 0.36, "#7f9db058");
    oval(pen, x, y, wide, wide * 0.34, "#f7fbfdd0");
  }
}

// Lights in the twilight.
function wisps(pen, region, dice) {
  for (const [x, y] of free(region, dice, [58, 46], 16)) {
    const colour = pick(dice, ["#bff4ff", "#e8d0ff", "#c8ffe0"]);
    if (dice() > 0.34) continue;
    for (const [r, share] of [[10, "30"], [6, "58"], [2.4, "ff"]]) oval(pen, x, y, r, r, `${colour}${share}`);
  }
}

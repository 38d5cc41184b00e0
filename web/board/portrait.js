// A small picture of a table that nobody looks at: the land and what stands on it, with no board on the page.

import { laid, posed } from "./lay.js";
import { Scene } from "./scene.js";
import { outlined } from "./shapes.js";

const SHAPE = 1.6;                 // of the picture, for a land that can be laid in several ways

// A data URL, or null where the land tells too little; wears: the players' colours and patterns.
/** @type {(land: import("../games/kit.js").Land, painter: import("../games/kit.js").Painter, view: any,
 *   wears: {colours: string[], patterns: string[]}, width?: number) => Promise<string | null>} */
export async function portrait(land, painter, view, wears, width = 320) {
  const map = laid(land, posed(land, SHAPE)), [wide, high] = map.size, scale = width / wide;
  if (!map.regions.length) return null;
  const scene = new Scene(painter, () => {}), piles = map.regions.map((region, r) =>
    painter.pile(view, r, region));
  scene.load(map, outlined(map));
  scene.scale = scale;
  try {
    scene.show({ view, piles, choices: [], offered: new Map(), highlight: new Set(), hint: null, ...wears });
    await scene.ground.make("whole", [0, 0, wide, high], scale);
    return scene.picture(width);
  } finally { scene.leave(); }
}

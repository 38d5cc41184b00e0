// Whether a grown land is as good as those of the box: room everywhere, no sliver, no border that is a mere
// point, waters large, all land within reach.

import { wet } from "./count.js";
import { borders } from "./draw.js";
import { area } from "./shore.js";

const PI = 3.141592653589793;
const FEW = 8;                     // regions of an island that is too small for many neighbours

export function sound(land) {
  const { regions, reach } = land, isle = Boolean(reach);
  const least = isle ? { room: 72, border: 38, width: 0.52 } : { room: 64, border: 44, width: 0.43 };
  const areas = regions.map(({ shape }) => area(shape)), dry = regions.map(region => !wet(region));
  const roomy = regions.every(({ room, at, shape }, r) => shape.length > 6 && at
    && room >= least.width * Math.sqrt(areas[r] / PI) && (room >= least.room || !isle && !dry[r]));
  if (!roomy || ![...borders(regions).values()].every(long => long >= least.border)) return false;
  if (isle ? Math.max(...areas) > 2.9 * Math.min(...areas) : !wide(areas, dry)) return false;
  const near = regions.reduce((sum, one) => sum + one.near.length, 0) / regions.length;
  const crowd = regions.length < FEW ? [3.1, 4.8] : [3.5, 4.8];
  return joined(regions, dry) && (!isle || winding(regions, areas) && near >= crowd[0] && near <= crowd[1]
    && regions.every(one => one.near.length > 1)) && regions.every((one, r) => !dry[r]
    || one.near.some(q => dry[q]));
}

// Whether the coast winds: it is longer than that of a round island.
function winding(regions, areas) {
  const all = areas.reduce((sum, one) => sum + one, 0), coast = [...borders(regions)]
    .reduce((sum, [key, long]) => sum + (key.split(" ")[0] === key.split(" ")[1] ? long : 0), 0);
  return coast >= 1.18 * 2 * Math.sqrt(PI * all);
}

// Seas and lakes are larger than most land.
function wide(areas, dry) {
  const land = areas.filter((_, r) => dry[r]).sort((a, b) => a - b);
  const middle = land[Math.floor(land.length / 2)];
  return areas.every((own, r) => dry[r] || own > middle);
}

// Whether all land hangs together.
function joined(regions, dry) {
  const first = dry.indexOf(true), found = new Set([first]);
  for (const r of found) for (const q of regions[r].near) if (dry[q]) found.add(q);
  return found.size === dry.filter(Boolean).length;
}

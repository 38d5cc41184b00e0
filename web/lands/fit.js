// Hearts for a land that was drawn otherwise, a board of the box: so many, in rows that are staggered, that
// it comes out as it is, its neighbours the same.

import { inside } from "../board/shapes.js";
import { MOST, bare, drawable } from "./bare.js";

const STEP = 50, WINDING = 30;     // map units between two hearts; how much borders wind of themselves
const SEED = 1;

// A map as a land that can be changed and drawn again.
/** @type {(map: any) => any} */
export function opened(map) {
  if (drawable(map)) return bare(map);
  const [width, height] = map.size;
  const step = Math.max(STEP, Math.ceil(Math.sqrt(width * height / (0.9 * MOST.all))));
  const regions = map.regions.map(region => fitted(region, map.size, step));
  return bare({ ...map, land: 1, seed: SEED, winding: WINDING, regions });
}

function fitted({ pos, ...region }, [width, height], step) {
  const hearts = [];
  for (let y = step / 2, odd = 0; y < height; y += step, odd = 1 - odd)
    for (let x = step * (odd ? 0.95 : 0.45); x < width; x += step)
      if (inside(region.shape, x, y)) hearts.push(Math.round(x), Math.round(y));
  return { ...region, hearts: hearts.length ? hearts : [...region.at], weight: 0 };
}

// A land as links carry it: without what is drawn from its hearts.

import { allDrawable, bare } from "./bare.js";
import { ask } from "./lands.js";

// The map without what is drawn from its hearts, or null where none of it is.
export function folded(map) {
  if (allDrawable([map])) return bare(map);
  return allDrawable(map.islands) ? { ...map, islands: map.islands.map(bare) } : null;
}

// The same map as it was; null for one that nobody can draw.
export async function unfolded(map) {
  const draw = land => ask("draw", land);
  if (allDrawable([map])) return draw(map);
  return allDrawable(map?.islands) ? { ...map, islands: await Promise.all(map.islands.map(draw)) } : null;
}

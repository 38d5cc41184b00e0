// Land that nobody drew: parchment, or a colour made from the name of the terrain.

import { hash } from "../../board/chance.js";

export const brush = terrain => terrain
  ? { base: `hsl(${hash(terrain) % 360} 30% 62%)` } : { base: "#e3d3a8" };

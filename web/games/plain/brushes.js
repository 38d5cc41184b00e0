// Land that nobody drew: parchment, or a colour made from the name of the terrain.

import { hash } from "../../board/chance.js";

const KNOWN = { undefined: { base: "#e3d3a8" }, sheet: { base: "#b9a477" } };

export const brush = terrain => KNOWN[terrain] ?? { base: `hsl(${hash(terrain) % 360} 30% 62%)` };

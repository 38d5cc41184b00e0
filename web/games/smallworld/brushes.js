// How the terrains of Small World are painted.

import * as fields from "../../board/brushes/fields.js";
import * as hills from "../../board/brushes/hills.js";
import * as peaks from "../../board/brushes/peaks.js";
import * as swamp from "../../board/brushes/swamp.js";
import * as water from "../../board/brushes/water.js";
import * as woods from "../../board/brushes/woods.js";

const BRUSH = {
  farmland: fields, forest: woods, hill: hills, mountain: peaks, swamp, sea: water, lake: water,
};

export const brush = terrain => BRUSH[terrain];

// How the terrains of Azeroth are painted, in the clime of their island: "forest", "forest frost".

import * as fields from "../../board/brushes/fields.js";
import * as hills from "../../board/brushes/hills.js";
import * as peaks from "../../board/brushes/peaks.js";
import * as swamp from "../../board/brushes/swamp.js";
import * as water from "../../board/brushes/water.js";
import * as woods from "../../board/brushes/woods.js";
import { CLIMES } from "./brushes/climes.js";
import * as ocean from "./brushes/ocean.js";

const DRY = { farmland: fields, forest: woods, hill: hills, mountain: peaks, swamp };
const WET = { sea: water, lake: water, ocean };
const made = new Map();            // one brush for all regions of a look

export function brush(look) {
  if (!made.has(look)) made.set(look, WET[look.split(" ")[0]] ?? dry(...look.split(" ")));
  return made.get(look);
}

// A terrain of the land in a clime, if it has one.
function dry(terrain, clime) {
  const plain = DRY[terrain], air = CLIMES[clime];
  if (!plain || !air) return plain;
  const grow = plain === woods && air.woods ? air.woods : plain.things;
  return {
    base: plain.base, grade: air.grade,
    ground(pen, region, dice) {
      plain.ground(pen, region, dice);
      air.ground?.(pen, region, dice);
    },
    things(pen, region, dice) {
      grow(pen, region, dice);
      if (plain !== woods) air.things?.(pen, region, dice);
    },
  };
}

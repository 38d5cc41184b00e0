// How the land of Warcraft is painted, by its look: a terrain, and what is special about it.

import { felled } from "./brushes/forest.js";
import * as meadow from "./brushes/meadow.js";
import { dug } from "./brushes/mine.js";
import * as mountain from "./brushes/mountain.js";
import { raised } from "./brushes/sights.js";
import { settled } from "./brushes/towns.js";
import * as wilds from "./brushes/wilds.js";

const PLAIN = { clear: meadow, mountain, wilds };
const MADE = {
  forest: felled, goldmine: dug, objective: raised, town: settled, gate: raised, worldtree: raised,
};
const made = new Map();            // one brush for all spaces of a look

export function brush(look) {
  const [terrain, more] = look.split(" ");
  if (!made.has(look)) made.set(look, PLAIN[terrain] ?? MADE[terrain]?.(more ?? terrain));
  return made.get(look);
}

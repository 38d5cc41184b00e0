// Small World of Warcraft on the screen: the conquest family on islands in an open sea.

import { brush } from "./azeroth/brushes.js";
import { land } from "./azeroth/land.js";
import { facts, reads } from "./azeroth/reads.js";
import { conquest } from "./conquest.js";

/** @type {import("./kit.js").Kit} */
export const kit = {
  ...conquest,
  painter: { ...conquest.painter, brush, brushes: new URL("./azeroth/brushes.js", import.meta.url).href },
  land, facts, reads,
};

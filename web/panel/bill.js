// What is pointed at: the region in words, and what the game tells of it.

import { make, replace } from "../dom.js";
import { has, named, say } from "../words.js";

// place: the region in words; lines: nodes.
export function bill(root, place, lines = []) {
  return place ? replace(root, make("b", {}, place), ...lines) : replace(root);
}

export const reason = code => has(`why_${code}`) ? say(`why_${code}`) : named(code);

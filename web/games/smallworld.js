// Small World on the screen: a game of the conquest family with land of its own.

import { conquest } from "./conquest.js";
import { brush } from "./smallworld/brushes.js";

/** @type {import("./kit.js").Kit} */
export const kit = {
  ...conquest,
  lands: async (...wish) => (await import("./smallworld/newland.js")).newLand(...wish),
  ground: {
    terrains: ["farmland", "forest", "hill", "swamp", "mountain", "sea", "lake"],
    marks: ["mine", "magic", "cavern"], tribe: "lost_tribes",
  },
  painter: { ...conquest.painter, brush, brushes: new URL("./smallworld/brushes.js", import.meta.url).href },
};

// Small World on the screen: a game of the conquest family with land of its own.

import { conquest } from "./conquest.js";
import { brush } from "./smallworld/brushes.js";

/** @type {import("./kit.js").Kit} */
export const kit = {
  ...conquest,
  painter: { ...conquest.painter, brush, brushes: new URL("./smallworld/brushes.js", import.meta.url).href },
  tints: {
    farmland: "#e0c778", forest: "#7fa263", hill: "#b6b56c", swamp: "#94906f", mountain: "#a89d94",
    sea: "#6f9fbd", lake: "#8ab8cf",
  },
};

// Warcraft: The Board Game on the screen.

import { plain } from "./plain.js";
import { land } from "./warcraft/land.js";
import { hurts, reads, spots } from "./warcraft/reads.js";

/** @type {import("./kit.js").Kit} */
export const kit = { ...plain, land, reads, spots, hurts };

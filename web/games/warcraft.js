// Warcraft: The Board Game on the screen.

import { plain } from "./plain.js";
import * as stage from "./warcraft/battle/stage.js";
import { land } from "./warcraft/land.js";

/** @type {import("./kit.js").Kit} */
export const kit = { ...plain, land, stage };

// Warcraft: The Board Game on the screen.

import { plain } from "./plain.js";
import * as awards from "./warcraft/awards.js";
import * as stage from "./warcraft/battle/stage.js";
import * as history from "./warcraft/history.js";
import { land } from "./warcraft/land.js";
import { hurts, reads, spots } from "./warcraft/reads.js";
import { sounds } from "./warcraft/sounds.js";

/** @type {import("./kit.js").Kit} */
export const kit = { ...plain, land, reads, spots, hurts, history, awards, sounds, stage };

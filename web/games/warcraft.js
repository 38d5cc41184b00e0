// Warcraft: The Board Game on the screen.

import { twice } from "../page/within.js";
import { plain } from "./plain.js";
import * as awards from "./warcraft/awards.js";
import * as stage from "./warcraft/battle/stage.js";
import { choices } from "./warcraft/choices.js";
import { field } from "./warcraft/field.js";
import * as history from "./warcraft/history.js";
import { land } from "./warcraft/land.js";
import { painter } from "./warcraft/paint.js";
import { purse } from "./warcraft/purse.js";
import { hurts, reads, spots } from "./warcraft/reads.js";
import { party, progress, seat, when } from "./warcraft/seat.js";
import * as setup from "./warcraft/setup.js";
import { sounds } from "./warcraft/sounds.js";
import { tray } from "./warcraft/tray.js";

/** @type {import("./kit.js").Kit} */
export const kit = {
  ...plain, ...choices, ...field, ...setup,
  arranges: true,
  awards, history, hurts, land, painter, party, progress, purse, reads, seat, sounds, spots, stage, tray,
  when, scenarios: true,
  workbench: () => twice(() => import("./warcraft/workshop/desk.js")),
  secrets: () => true,                                 // everybody holds cards, sooner or later
  overt: ({ card }) => card === undefined,
};

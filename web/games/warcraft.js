// Warcraft: The Board Game on the screen.

import { plain } from "./plain.js";
import { choices } from "./warcraft/choices.js";
import { land } from "./warcraft/land.js";
import { purse } from "./warcraft/purse.js";
import { party, progress, seat, when } from "./warcraft/seat.js";
import { tray } from "./warcraft/tray.js";

/** @type {import("./kit.js").Kit} */
export const kit = {
  ...plain, ...choices,
  land, party, progress, purse, seat, tray, when,
  secrets: () => true,                                 // everybody holds cards, sooner or later
};

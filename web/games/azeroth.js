// Small World of Warcraft on the screen: the conquest family on islands in an open sea.

import { conquest } from "./conquest.js";

/** @type {import("./kit.js").Kit} */
export const kit = { ...conquest };

// Small World of Warcraft on the screen: the conquest family on islands in an open sea.

import { brush } from "./azeroth/brushes.js";
import { land, pool } from "./azeroth/land.js";
import { facts, reads } from "./azeroth/reads.js";
import { conquest } from "./conquest.js";

/** @type {import("./kit.js").Kit} */
export const kit = {
  ...conquest,
  painter: { ...conquest.painter, brush, brushes: new URL("./azeroth/brushes.js", import.meta.url).href },
  land, pool, facts, reads,
  // A fare is paid for a way over the sea, from wherever the race stands.
  ferry: ({ bill = [], why = [] }, { view, frame }) => !why.length && bill.some(([what]) => what === "fare")
    ? view.band.flatMap((band, r) => band === frame.band ? [r] : []) : null,
};

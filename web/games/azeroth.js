// Small World of Warcraft on the screen: the conquest family on islands in an open sea, two factions at war.

import { named, person, say } from "../page/words.js";
import { conquest } from "./conquest.js";
import * as awards from "./azeroth/awards.js";
import { bill } from "./azeroth/bill.js";
import { brush } from "./azeroth/brushes.js";
import * as choices from "./azeroth/choices.js";
import { column } from "./azeroth/column.js";
import { crestOf, factionName, factionOf, isRace, sidesOf } from "./azeroth/factions.js";
import { history } from "./azeroth/history.js";
import { land, pool } from "./azeroth/land.js";
import { owner } from "./conquest/bands.js";
import { painter } from "./azeroth/paint.js";
import { hurts, reads, spots } from "./azeroth/reads.js";
import { party, purse, seat } from "./azeroth/seat.js";
import * as sounds from "./azeroth/sounds.js";
import { splash } from "./azeroth/splash.js";

const TEAMS = [3, 4, 5];
const CLIMES = ["lush", "ash", "frost", "gold", "dusk"];

/** @type {import("./kit.js").Kit} */
export const kit = {
  ...conquest, ...choices,
  painter: { ...painter, brush, brushes: new URL("./azeroth/brushes.js", import.meta.url).href },
  // A fare is paid for a way over the sea, from wherever the race stands.
  ferry: ({ bill: rows = [], why = [] }, { view, frame }) =>
    !why.length && rows.some(([what]) => what === "fare")
      ? view.band.flatMap((band, r) => band === frame.band ? [r] : []) : null,
  ground: {
    terrains: ["farmland", "forest", "hill", "swamp", "mountain", "sea", "lake"],
    marks: ["anchor", "cavern", "magic", "find"], once: ["find"], tribe: "murlocs",
    side: { size: "letter", sizes: ["L", "M", "S"], look: "clime", looks: CLIMES, around: "ocean",
      alone: map => ({ letters: [map.letter], islands: [{ ...map, key: "own" }] }),
      told: (field, value) => say(field === "letter" ? `islands_${value}` : `clime_${value}`) },
  },
  lands: async (...wish) => (await import("./azeroth/newland.js")).newLand(...wish),
  land, pool, awards, bill, history, hurts, party, purse, reads, seat, splash, spots,
  tray: column, crest: crestOf,
  // The combination in its column; a deed beside the board.
  guide: {
    key: (table, best) => choices.forms(table) ? "begins"
      : table.frame?.closed ? "conquer_over" : conquest.guide.key(table, best),
    at: choice => choice.action[0] === "take" ? `.take[data-action="${choice.action}"]`
      : conquest.guide.at(choice),
  },
  // Sides of their own need three.
  options: (_, players) => players === undefined || TEAMS.includes(players) ? ["coins", "teams"] : ["coins"],
  sides: ({ teams }, players) => teams ? sidesOf(players) : null,
  sounds: {
    ...conquest.sounds, opened: sounds.BOMB, found: sounds.FIND, armed: sounds.STEEL, stolen: sounds.STEEL,
    swapped: sounds.PORTAL, driven: sounds.DRIVE, harmony: sounds.HARMONY, bomb: "place", target: "place",
    laid: "place", flowed: "place", form: "turn", raised: "coin", objective: "coin",
  },

  // A region with its pieces: whose they are, what lies hidden, whom the race there fights for.
  spoken(view, r, region) {
    const band = view.band[r], bare = { ...region, marks: marksOf(region) };
    const plain = conquest.spoken(untold(view, r), r, bare);
    const pieces = Object.entries(view.tokens[r]).map(([key, n]) => piece(view, r, key, n));
    const side = isRace(view.race[band]) ? [factionName(factionOf(view.race[band]))] : [];
    return [plain, ...side, ...pieces].join(", ");
  },
};

const marksOf = ({ marks = [] }) => marks.filter(key => key !== "find");

// The same view without the pieces of a region, which are told apart.
const untold = (view, r) => ({ ...view, tokens: view.tokens.map((here, q) => q === r ? {} : here) });

function piece(view, r, key, n) {
  if (key === "unknown") return say("spoken_hidden", { letter: view.letters[view.island[r]] });
  const name = named(key), p = key === "bomb" ? owner(view, view.race.indexOf("goblins")) : -1;
  if (p >= 0) return say("spoken_bomb", { player: person(p) });
  return n > 1 ? `${name} ${n}` : name;
}

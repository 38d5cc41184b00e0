// The Wolves on the screen: its painter, its panels, and what the table asks about it (see kit.js).

import { say, spelled } from "../page/words.js";
import { plain } from "./plain.js";
import * as awards from "./wolves/awards.js";
import { bill } from "./wolves/bill.js";
import { choices } from "./wolves/choices.js";
import { deeds } from "./wolves/deeds.js";
import * as history from "./wolves/history.js";
import { land, pool } from "./wolves/land.js";
import { moonrise } from "./wolves/moonrise.js";
import { kind, owner, who } from "./wolves/pack.js";
import { painter } from "./wolves/paint.js";
import { aim, purse } from "./wolves/purse.js";
import { relics } from "./wolves/relics.js";
import { reads, spots } from "./wolves/reads.js";
import { progress, seat, when } from "./wolves/seat.js";
import { HOWL, HUNT, MOON } from "./wolves/sounds.js";
import { tray } from "./wolves/tray.js";

// A hex by its terrain, its number and its region.
const parts = ({ name, number, terrain, part }) => ({
  terrain: say(`terrain_${terrain}`), n: number.split(".")[1], part: part + 1, name: spelled(name),
});

// Which sentence names a hex: boards of earlier saves have no names.
const worded = (stem, region) =>
  say(region.part < 0 ? "region_start" : region.name ? `${stem}_named` : stem, parts(region));

// What is usually done to a hex like this.
function usual(view, frame, h) {
  const { token, pieces } = view;
  const own = pieces[h].filter(piece => owner(piece) === frame.player);
  if (token[h] === "lone") return "howl";
  if (pieces[h].length > own.length) return "dominate";
  return own.some(piece => kind(piece) === "den") ? "lair" : "move";
}

/** @type {import("./kit.js").Kit} */
export const kit = {
  ...plain,
  painter, land, pool, tray, purse, aim, seat, progress, when, deeds, bill, reads, spots, history,
  awards, ...choices,
  relics,
  hurts: ({ event, piece, player: p }, me) => event === "dominate" && p !== me && owner(piece) === me,
  arranges: true,
  foretells: true,                                     // the next scoring is always in sight
  options: () => ["turns", "packs", "faces"],
  secrets: () => false,                                // everything lies open
  sounds: {
    howl: HOWL, hunted: HUNT, moon: MOON, dominate: "take", lair: "take", den: "place", move: "place",
    placed: "place", turn: "turn", over: "win",
  },
  splash: moonrise,

  // The way an action is refused is asked for by what is there.
  doubts({ view, frame }, h, verb) {
    if (frame.phase !== "move" && (frame.phase !== "act" || !frame.left)) return null;
    const asked = frame.phase === "move" ? "move" : verb ?? usual(view, frame, h);
    return asked === "move" ? [asked, null, null, h] : [asked, h];
  },

  place: region => worded("region", region),

  // A hex and all that is there, for a person who listens.
  spoken(view, h, region) {
    const name = worded("spoken_region", region);
    const pieces = view.pieces[h].map(piece =>
      say("spoken_piece", { piece: say(`piece_${kind(piece)}`), player: who(owner(piece), view) }));
    const token = view.token[h], kept = { prey: say(token), n: view.heap[h] };
    const lying = token ? [say(token === "lone" ? "lone" : "spoken_prey", kept)] : [];
    return `${name}: ${[...pieces, ...lying].join(", ") || say("spoken_empty")}`;
  },
};

// Events of The Wolves in words, and where they were.

import { say } from "../../page/words.js";
import { daysFor, hexesOf, kind, owner, regionName, who } from "./pack.js";
import { terrainName } from "./tiles.js";

const SILENT = ["action"];         // what follows tells it

// Facts that need words of their own; null if the event is not told.
export function reads(event, match) {
  if (SILENT.includes(event.event)) return null;
  const { view } = match.table ?? match.shown, said = {};
  for (const [name, value] of Object.entries(event)) {
    if (name in WORDS) said[name] = WORDS[name](value, { event, match, view });
  }
  return { ...said, ...MORE[event.event]?.(event, view) };
}

const place = (h, { match: { kit, land } }) => kit.place(land.regions[h], h);
const WORDS = {
  hex: place, to: place,
  region: (part, { match }) => regionName(match.land, part),
  piece: piece => piece < 0 ? "" : say(`piece_${kind(piece)}`),
  player: (p, { view }) => who(p, view),
  terrain: terrainName, home: terrainName, prey: say,
  track: track => say(`track_${track}`),
  token: token => say(`token_${token}`),
  moon: moon => say(`moon_${moon}`),
  faces: faces => faces.map(terrainName).join(", "),
  tiles: tiles => tiles.length,
  control: () => "", awards: () => "",
};
const theirs = ({ piece }, view) => ({ foe: who(owner(piece), view) });
const prize = ([p, n, token], view) =>
  say(token ? "award_first" : "award_second", { player: who(p, view), n });
const MORE = {
  howl: ({ piece }) => ({ what: say(`called_${kind(piece)}`) }),
  dominate: theirs,
  displaced: theirs,
  scored: ({ awards }, view) =>
    ({ list: awards.map(award => prize(award, view)).join(", ") || say("award_nobody") }),
  day: ({ day }, view) => ({ days: daysFor(view, day) }),
};

export function spots({ event, hex, to, region }, match) {
  if (event === "scored") return hexesOf((match.table ?? match.shown).view, region);
  return [hex, to].filter(h => typeof h === "number");
}

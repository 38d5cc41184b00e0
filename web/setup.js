// A new match as the page thinks of it: game, map, seats and options; the last one is remembered.

import { app } from "./app.js";
import { GAMES } from "./games.js";
import { COLOURS } from "./players.js";
import { say } from "./words.js";

const KEY = "marchlands.setup";
const FIRST_KINDS = ["human", "easy", "normal"];       // the first game ever: one person, two computers
export const MOST_NAME = 24;

export const mapsFor = (game, players) => app.maps.filter(map => map.game === game && map.players === players);

export function usual() {
  const stored = remembered();
  return { ...(stored ?? fresh(app.games[0].key, FIRST_KINDS)), seed: undefined };
}

export function fresh(game, kinds) {
  const seats = kinds.map((kind, p) => seat(p, kind));
  return { game, map: mapsFor(game, kinds.length)[0].file, seats, options: {}, clock: null };
}

export const seat = (p, kind) => ({ name: "", colour: p % COLOURS.length, kind });

// What the engine is asked for: names are filled in, options of the game added.
export function finished(wish) {
  const people = wish.seats.filter(one => one.kind === "human").length, names = new Set();
  const seats = wish.seats.map((one, p) => ({ ...one, name: unique(one.name.trim().slice(0, MOST_NAME) || say(`player_${one.colour}`), names, p) }));
  const watching = people ? {} : GAMES[wish.game].watching;
  return { ...wish, seats, options: { ...watching, ...wish.options } };
}


function unique(name, names, p) {
  const own = names.has(name) ? `${name} ${p + 1}` : name;
  names.add(own);
  return own;
}

export function remember(wish) {
  try { localStorage.setItem(KEY, JSON.stringify(wish)); } catch { /* not remembered */ }
}

function remembered() {
  try {
    const wish = JSON.parse(localStorage.getItem(KEY) ?? "null");
    const fits = wish && GAMES[wish.game] && app.maps.some(({ file, players }) => file === wish.map && players === wish.seats.length)
      && wish.seats.every(one => typeof one.name === "string" && one.colour in COLOURS && typeof one.kind === "string");
    return fits ? wish : null;
  } catch {
    return null;
  }
}

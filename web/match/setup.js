// A new match as the page thinks of it: game, map, seats and options;
// the last one of each game is remembered.

import { app } from "../page/app.js";
import * as cupboard from "../extras/cupboard.js";
import { keys, kitOf, known } from "../games/games.js";
import { COLOURS } from "./people.js";
import { parse } from "../page/json.js";
import * as lands from "../lands/lands.js";
import { has, say } from "../page/words.js";

const LAST = "marchlands.game", KEY = game => `marchlands.setup.${game}`;
const FIRST_KINDS = ["human", "easy", "normal"];       // the first game ever: one person, two computers
export const MOST_NAME = 24;

// Maps of a game for so many players; one that does not say for how many is for all.
export const mapsFor = (game, players) => [...app.maps, ...cupboard.boards()].filter(map =>
  map.game === game && (map.players === null || [map.players].flat().includes(players)));

const maps = new Map();                // file -> the map, once it was asked for

// The board of a set-up when so many play: a new land is still one, another board is the first there is.
export const boardFor = ({ game, map }, players) =>
  lands.isNew(map) && lands.offered(game) ? lands.fresh(game, players) : mapsFor(game, players)[0].file;

// The map of a set-up: what is known of it, and what is asked for; one from outside may be another by now.
export const mapOf = ({ map, mapData }) => mapData ?? cupboard.board(map) ?? maps.get(map);
export async function learnMap(wish) {
  const whole = mapOf(wish) ?? await lands.whole(wish.map);
  if (!wish.mapData) maps.set(wish.map, whole);
  return whole;
}

// How many may play: as the engine says, where there is a map.
export const sizes = game => known(game)?.players.filter(n => mapsFor(game, n).length) ?? [];

// The game that is played from the title: the one chosen last, else the first.
export function chosen() {
  const last = stored(LAST);
  return keys().includes(last) ? last : keys()[0];
}

export const choose = game => store(LAST, game);

// The set-up of last time; what was a new land is another one now.
export function usual(game = chosen()) {
  const wish = remembered(game) ?? fresh(game, FIRST_KINDS);
  return { ...wish, map: lands.rolled(wish.map), seed: undefined };
}

export function fresh(game, kinds) {
  const near = n => Math.abs(n - kinds.length), [n] = [...sizes(game)].sort((a, b) => near(a) - near(b));
  const seats = Array.from({ length: n }, (_, p) => seat(p, kinds[p] ?? kinds.at(-1)));
  return { game, map: mapsFor(game, n)[0].file, seats, options: {}, clock: null };
}

export const seat = (p, kind) => ({ name: "", colour: p % COLOURS.length, kind });

// What the engine is asked for: options of the game are added, and names where somebody plays a part. Who
// gives none goes by his colour.
export function finished(wish) {
  const people = wish.seats.filter(one => one.kind === "human").length, names = new Set();
  const given = (one, p) => one.name.trim().slice(0, MOST_NAME) || titleOf(wish, p);
  for (const one of wish.seats) if (!one.name.trim()) names.add(say(`player_${one.colour}`));
  const seats = wish.seats.map((one, p) => ({ ...one, name: unique(given(one, p), names, p) }));
  const watching = people ? {} : kitOf(wish.game).watching;
  const options = { ...watching, ...fitting(wish), ...offered(wish) };
  return { ...wish, seats, options };
}

const offered = ({ game, extras, upfront }) => cupboard.options(game, extras, upfront);

// What a map says that a seat plays, as far as the map is known; what it is called without a name.
const ofSeat = what => (wish, p) => {
  const map = mapOf(wish);
  return map ? kitOf(wish.game)[what](map, p) : "";
};
export const roleOf = ofSeat("role");
export const titleOf = ofSeat("title");

// A value of an option: in the words of its game, or as it is.
export function worded(name, value) {
  const key = `option_${name}_${value}`;
  return has(key) || typeof value === "string" ? say(has(key) ? key : value) : String(value);
}

// And what it means for so many players, where that takes a sentence.
export function meaning({ options, seats }, name, allowed) {
  const key = `about_option_${name}_${options[name] ?? allowed[0]}`, many = `${key}_${seats.length}`;
  return has(many) ? say(many) : has(key) ? say(key) : "";
}

// The options of a set-up without those that are only for another number of players or another map.
export function fitting(wish) {
  const { game, seats, options } = wish, kit = kitOf(game), all = known(game)?.options ?? {};
  const here = kit.options(all, seats.length, mapOf(wish));
  const strange = kit.options(all).filter(name => !here.includes(name));
  return Object.fromEntries(Object.entries(options).filter(([name]) => !strange.includes(name)));
}

// The set-up of a match once more, as far as a save tells it: another seed, and it counts for no day.
export function anew({ save, about }) {
  const seats = save.seats.map((seat, p) => ({
    name: about.names?.[p] ?? "", colour: COLOURS.indexOf(about.colours?.[p]), kind: about.kinds?.[p] ?? seat,
  }));
  const last = about.setup?.map ?? "";
  const known = lands.isNew(last) ? { ...about.setup, map: lands.rolled(last) }
    : app.maps.some(({ file }) => file === last) && !cupboard.gone(save.game, about.setup.parts) ? about.setup
    : { game: save.game, mapData: save.map, seats, options: save.options, clock: about.clock ?? null };
  return { ...known, seed: undefined, day: undefined, title: "" };
}

function unique(name, names, p) {
  if (!name) return "";
  const own = names.has(name) ? `${name} ${p + 1}` : name;
  names.add(own);
  return own;
}

export function remember(wish) {
  store(KEY(wish.game), wish);
  choose(wish.game);
}

function remembered(game) {
  const wish = stored(KEY(game));
  try {
    const fits = (lands.isNew(wish.map, game, wish.seats.length)
      || mapsFor(game, wish.seats.length).some(({ file }) => file === wish.map))
      && wish.seats.every(one => typeof one.name === "string" && one.colour in COLOURS
        && typeof one.kind === "string")
      && wish.options?.constructor === Object && (wish.clock ?? 1) > 0;
    return fits && wish.game === game ? wish : null;
  } catch {
    return null;
  }
}

const held = new Map();                 // what the browser would not take: for as long as the page lasts

function stored(key) {
  try { return parse(held.get(key) ?? localStorage.getItem(key) ?? "null"); } catch { return null; }
}

function store(key, value) {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    held.delete(key);
  } catch { held.set(key, text); }
}

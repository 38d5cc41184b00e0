// Looks over a match that comes from outside, a file or a link, before anything of it is used;
// knows no screen.

import { atOneTable, cleanPost } from "../company/post.js";
import { parse } from "../page/json.js";

export const MOST_BYTES = 5_000_000;      // never parse more
export const MOST_ACTIONS = 8_000;        // five times the longest match; each one costs the engine a state
const MOST_LETTERS = 40;           // of any name a player typed
const MOST_EXTRAS = 34;                   // wheels that a match may name
const FORMAT = 1;                  // of a save, as in py/tabletop/match.py
export const FILE = 1;                    // of our file and our link

export class CarryError extends Error {
  // code: import_<code> in the text files; facts: the gaps of that sentence.
  constructor(code, facts = {}) {
    super(code);
    this.code = code;
    this.facts = facts;
  }
}

// What a save may hold when it comes; the rest is dropped.
const KNOWN = ["format", "game", "version", "map", "options", "seats", "seed", "actions", "undone",
  "position", "contents", "base"];
const LENGTHS = { map: 500_000, options: 100_000, position: 100_000, contents: 100_000, seats: 1_000,
  actions: 1_000_000, undone: 1_000_000 };

const isObject = thing => typeof thing === "object" && thing !== null && !Array.isArray(thing);
const refuse = (code, facts) => { throw new CarryError(code, facts); };

// Text that cannot hide or turn anything around: no control or direction marks, at most 40 letters.
export function plainName(text) {
  if (typeof text !== "string") return "";
  const plain = text.slice(0, 400).normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, "").trim();
  return [...plain].slice(0, MOST_LETTERS).join("");
}

// JSON text -> {save, about, post of a letter}; takes our file and a bare save of the engine.
export function read(text) {
  if (text.length > MOST_BYTES) refuse("big", { most: MOST_BYTES / 1e6 });
  let whole;
  try { whole = parse(text); } catch { refuse("broken"); }
  if (!isObject(whole)) refuse("foreign");
  if (Number.isInteger(whole.marchlands) && whole.marchlands > FILE) refuse("newer");
  return checked(whole.marchlands === FILE ? whole : { save: whole });
}

// post: of a letter, see company/letter.js.
/** @type {(save: any, about: any, post?: any) => string} */
export function write(save, about, post) {
  return JSON.stringify({ marchlands: FILE, about: cleanAbout(about, save), save: outgoing(save), post });
}

// What goes out: what was taken back, and the position for oneself, are nobody else's affair.
export const outgoing = ({ undone, last, ...save }) => save;

// The actions of an entry: one, or several that were one step.
export const several = entry => typeof entry[0] === "string" ? [entry] : entry;

// The engine checks the rules; here only what would hurt before it is asked, and what it does not look at.
/** @type {(whole: {save: any, about?: any, post?: any}) => any} */
export function checked({ save, about, post }) {
  if (!isObject(save) || !Array.isArray(save.actions) || !isObject(save.map)) refuse("foreign");
  if (Number.isInteger(save.format) && save.format > FORMAT) refuse("newer");
  const n = save.actions.reduce((sum, entry) => sum + (Array.isArray(entry?.[0]) ? entry.length : 1), 0);
  if (n > MOST_ACTIONS) refuse("long", { n });
  if (!Array.isArray(save.seats) || save.seats.length > 16) refuse("seats");
  if (KNOWN.some(name => JSON.stringify(save[name] ?? 0).length > LENGTHS[name]))
    refuse("big", { most: LENGTHS.map / 1e6 });
  const kept = Object.fromEntries(KNOWN.filter(name => name in save).map(name => [name, save[name]]));
  const letter = cleanPost(post, save.seats.length);
  return { save: { ...kept, map: cleanMap(save.map) }, about: cleanAbout(about, save),
    ...letter && { post: letter } };
}

// A map that is no larger than any need be, whose drawing is one, and whose names hide nothing.
export function cleanMap(map) {
  if (!isObject(map)) refuse("map");
  if (JSON.stringify(map).length > LENGTHS.map) refuse("big", { most: LENGTHS.map / 1e6 });
  checkPicture(map);
  return named(map);
}

const WORD = /^[a-z0-9_-]{1,24}$/;
const TINT = /^(#[0-9a-f]{6}|[a-z-]{1,20})$/i;
const listOf = (list, n, clean) =>
  Array.from({ length: n }, (_, i) => clean(Array.isArray(list) ? list[i] : undefined));
const small = (value, most) => Number.isFinite(value) && value >= 0 && value <= most ? value : null;
const tint = value => typeof value === "string" && TINT.test(value)
  || Number.isInteger(value) && value >= 0 && value < 16 ? value : null;
const word = value => typeof value === "string" && WORD.test(value) ? value : null;

export function cleanAbout(about, save) {
  const given = isObject(about) ? about : {}, n = save.seats.length;
  const kept = {
    names: listOf(given.names, n, plainName),
    kinds: atOneTable(listOf(given.kinds, n, word).map((kind, p) => kind ?? word(save.seats[p]) ?? "human")),
    title: plainName(given.title),
    clock: small(given.clock, 1_440),           // minutes
  };
  const extras = Array.isArray(given.extras) ? given.extras.filter(isObject).slice(0, MOST_EXTRAS) : [];
  if (extras.length) kept.extras = extras.map(needed);
  if (kept.clock) kept.left = listOf(given.left, n, ms => small(ms, 86_400_000) ?? kept.clock * 60_000);
  for (const name of ["colours", "patterns"]) {
    const list = listOf(given[name], n, tint);
    if (list.every(value => value !== null)) kept[name] = list;
  }
  return kept;
}

// A wheel that the match needs, by what it calls itself.
const needed = ({ name, version, keys }) => ({
  name: plainName(name), version: plainName(version),
  keys: listOf(keys, Math.min(keys?.length ?? 0, 9), plainName),
});

// A map's name: text, or text by language.
export function cleanMapName(name) {
  if (!isObject(name)) return plainName(name);
  return Object.fromEntries(Object.entries(name).slice(0, 8)
    .filter(([tag]) => /^[a-z]{2}$/.test(tag)).map(([tag, text]) => [tag, plainName(text)]));
}

// A map whose names, its own and those of its regions and parts, are cleaned.
function named(map) {
  if (!isObject(map)) return map;
  const lists = ["regions", "slots", "islands"].filter(key => Array.isArray(map[key]));
  const own = "name" in map ? { name: cleanMapName(map.name) } : {};
  return { ...map, ...own, ...Object.fromEntries(lists.map(key => [key, map[key].map(named)])) };
}

const numbers = (list, most) => Array.isArray(list) && list.length <= most
  && list.every(n => Number.isFinite(n) && Math.abs(n) <= 1e5);
const pair = list => list === undefined || numbers(list, 2) && list.length === 2;

const within = (n, low, high) => n === undefined || Number.isFinite(n) && n >= low && n <= high;
const cell = place => Array.isArray(place) && numbers(place.slice(0, 2), 2) && place.length >= 2;
// Between two regions by their numbers, or between two hexes by their places.
const edge = line => cell(line) || Array.isArray(line) && line.length >= 2 && line.slice(0, 2).every(cell);

// What only the screen reads of a map: numbers, and not too many of them.
function checkPicture({ size, regions = [], cells = [], edges = [], islands = [], rocks = [], ...map }) {
  const { room, least, seed } = map;
  const sound = (size === undefined || pair(size) && size.every(n => n >= 50 && n <= 20_000))
    && Array.isArray(regions) && regions.length <= 400
    && regions.every(region => isObject(region) && pair(region.at) && pair(region.pos)
      && within(region.room, 1, 2_000) && (region.shape === undefined || numbers(region.shape, 4_000)))
    && Array.isArray(cells) && cells.length <= 2_000 && cells.every(cell)
    && Array.isArray(edges) && edges.length <= 2_000 && edges.every(edge)
    && Array.isArray(rocks) && rocks.length <= 200 && rocks.every(rock => numbers(rock, 400))
    && Array.isArray(islands) && islands.length <= 40 && islands.every(isObject)
    && within(room, 1, 2_000) && within(least, 0, 1_000) && within(seed, 0, 2 ** 53);
  if (!sound) refuse("map");
  islands.forEach(checkPicture);
}

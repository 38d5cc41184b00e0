// The games of the site: site.json lists them; a game's kit and words are fetched when it is wanted, and its
// wheel goes into the engine. What is not played costs nothing.
//
// Words that cannot be had are left out, and "plain" tells of it; without its kit a game is not begun.

import { app, tell } from "../page/app.js";
import { read } from "../page/site.js";
import { twice } from "../page/within.js";
import * as words from "../page/words.js";
import { plain } from "./plain.js";

/** @typedef {import("./kit.js").Kit} Kit */

const SITE = new URL("../../", import.meta.url);
/** @type {any[]} */
let listed = [];                                   // as tools/site.py wrote them
const kits = new Map(), asked = new Map();         // key -> kit; key -> promise of it

export async function list() {
  ({ games: listed, maps: app.maps } = await read("site.json"));
}

/** @type {() => string[]} */
export const keys = () => listed.map(({ key }) => key);

// What the site has of a game: {key, name, texts, book, balance, kit, cover, lessons, puzzles, wheels}.
export const entry = key => listed.find(one => one.key === key) ?? { key, name: {}, texts: {} };

export const nameOf = key => entry(key).name[words.language] ?? entry(key).name.en ?? words.wheelName(key);

// Its words are there when the promise holds.
export const spoken = key => words.add(key, entry(key).texts);

// The kit of a game, when the engine has learned it too; its words are there.
/** @type {(key: string) => Promise<Kit>} */
export async function bring(key) {
  const [kit] = await Promise.all([dress(key), meet(key)]);
  if (entry(key).kit && !kits.has(key)) throw Object.assign(new Error(`${key} has no kit`), { code: "file" });
  return kit;
}

// The engine learns a game, and the page what it says of it.
export async function meet(key) {
  if (known(key)) return;
  const { games, broken } = await app.crew.ask("games", {}, key), named = games.map(one => one.key);
  const others = app.games.filter(one => !named.includes(one.key));      // another engine may have met them
  Object.assign(app, { games: [...others, ...games], broken });
  words.learn(games);
  if (broken[`tabletop.games:${key}`]) tell("broken", key);
}

// Whether the engine has met a game and could not load its wheel.
export const broken = key => Boolean(app.broken?.[`tabletop.games:${key}`]);

// The kit and the words alone, for what is shown of a game without its engine.
/** @type {(key: string) => Promise<Kit>} */
export function dress(key) {
  if (!asked.has(key)) asked.set(key, dressed(key));
  return asked.get(key);
}

async function dressed(key) {
  const { kit } = entry(key), module = kit ? twice(() => import(new URL(kit, SITE).href)) : { kit: plain };
  const [told, worn] = await Promise.allSettled([spoken(key), module]);
  if (worn.status === "fulfilled") kits.set(key, worn.value.kit);
  for (const part of [told, worn]) if (part.status === "rejected") lose(key, part.reason);
  return kitOf(key);
}

// A page that goes breaks off all that it fetches: nobody misses it.
let leaving = false;
globalThis.addEventListener?.("beforeunload", () => { leaving = true; });

// Asked for again, it is fetched again.
function lose(key, reason) {
  if (!leaving) console.warn(reason);
  asked.delete(key);
  tell("plain", key);
}

// The kit of a game that was brought.
/** @type {(key: string) => Kit} */
export const kitOf = key => kits.get(key) ?? plain;

// What the engine says of a game it has learned.
/** @returns {any} */
export const known = key => app.games.find(one => one.key === key);

// Whether a level thinks as long as it is given time; those that do not.
export const lasts = ({ lasting = /** @type {string[]} */ ([]) }, level) => lasting.includes(level);
export const counted = game => game.levels.filter(level => !lasts(game, level));

// The games of the site: site.json lists them; a game's kit and words are fetched when it is wanted.
//
// What cannot be had is left out: the game is then played in plain clothes, and "plain" tells of it.

import { app, tell } from "../page/app.js";
import { read } from "../page/site.js";
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

// What the site has of a game: {key, name, texts, book, kit, cover, lessons}.
export const entry = key => listed.find(one => one.key === key) ?? { key, name: {}, texts: {} };

export const nameOf = key => entry(key).name[words.language] ?? entry(key).name.en ?? words.wheelName(key);

// Its words are there when the promise holds.
export const spoken = key => words.add(key, entry(key).texts);

// The kit of a game; its words are there too when it comes.
/** @type {(key: string) => Promise<Kit>} */
export function bring(key) {
  if (!asked.has(key)) asked.set(key, brought(key));
  return asked.get(key);
}

async function brought(key) {
  const { kit } = entry(key), module = kit ? import(new URL(kit, SITE).href) : { kit: plain };
  const [told, dressed] = await Promise.allSettled([spoken(key), module]);
  if (dressed.status === "fulfilled") kits.set(key, dressed.value.kit);
  for (const part of [told, dressed]) if (part.status === "rejected") lose(key, part.reason);
  return kitOf(key);
}

// Asked for again, it is fetched again.
function lose(key, reason) {
  console.warn(reason);
  asked.delete(key);
  tell("plain", key);
}

// The kit of a game that was brought.
/** @type {(key: string) => Kit} */
export const kitOf = key => kits.get(key) ?? plain;

// What the engine says of a game, once it stands; nothing if its wheel could not be loaded.
/** @returns {any} */
export const known = key => app.games.find(one => one.key === key);

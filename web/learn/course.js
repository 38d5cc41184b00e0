// The lessons of a game: their list, one read with its map, and which of them have been done.

import { parse } from "../page/json.js";
import { entry } from "../games/games.js";
import { offers } from "../panel/spread.js";
import { read } from "../page/site.js";

const once = file => read(`lessons/${file}`);

// All lessons in their order: [{name, title, intro, ...}].
export async function lessons(game) {
  const { lessons: names } = await read(entry(game).lessons);
  return Promise.all(names.map(async name => ({ name, ...await once(`${game}/${name}.json`) })));
}

export const map = (game, { map: name }) => once(`${game}/maps/${name}.json`);

// What these lessons have taught: the verbs of their solutions.
export const taught = lessons => new Set(lessons.flatMap(({ solution }) => solution.map(([verb]) => verb)));

// A table on which only what was taught may be done; what must be decided, and what is spread, always.
export function narrowed(table, verbs) {
  const { choices } = table, must = !choices.some(({ action: [verb] }) => verb === "done");
  const known = must || offers(choices) ? choices : choices.filter(({ action: [verb] }) => verbs.has(verb));
  return { ...table, choices: known };
}

// Which lessons are done is remembered on this device, if the browser lets us. Once their names had numbers.

const KEY = game => `marchlands.lessons.${game}`;
const unkept = new Map();            // game -> lessons done since the page was opened

export function done(game) {
  const here = unkept.get(game) ?? [];
  try {
    const found = parse(localStorage.getItem(KEY(game)) ?? "[]");
    const names = Array.isArray(found) ? found.filter(name => typeof name === "string") : [];
    return new Set([...here, ...names.map(name => name.replace(/^\d\d-/, ""))]);
  } catch {
    return new Set(here);
  }
}

export function tick(game, name) {
  unkept.set(game, [...done(game).add(name)]);
  try {
    localStorage.setItem(KEY(game), JSON.stringify(unkept.get(game)));
  } catch { /* only until the page is left */ }
}

export function forget(game) {
  unkept.delete(game);
  try { localStorage.removeItem(KEY(game)); } catch { /* nothing was kept */ }
}

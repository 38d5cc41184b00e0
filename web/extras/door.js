// The door for what a player brings: a file is looked into, told about, and tried out where it reaches
// nothing, before it is kept. No link and no save goes through here.

import { start } from "../engine/engine.js";
import { keys, spoken } from "../games/games.js";
import { parse } from "../page/json.js";
import { read } from "../page/site.js";
import { CarryError, cleanMapName, plainName } from "../saves/carry.js";
import { mapsFor } from "../match/setup.js";
import { say, spelled } from "../page/words.js";
import { newKey } from "../workshop/draft.js";
import { lookAt } from "../workshop/kinds.js";
import { letters } from "../workshop/letters.js";
import * as cupboard from "./cupboard.js";

const MOST_WHEEL = 5_000_000, MOST_DATA = 1_000_000;      // bytes of a file
const MOST_SENTENCE = 400, SEATS = [2, 5];
const PIECES = /\.tokens$/;       // entry points of what lies on the map: it comes with the others

const refuse = (code, facts) => { throw new CarryError(code, facts); };

/** @type {any} */
let room = null;        // an engine that several looks share, by the games it has

// Runs work(ask, {games, broken}) in an engine of its own, which is gone afterwards. Every game that can be
// had is in it, or those that are named, whatever was played here and whether or not a memory of it is kept.
export async function apart(work, guests = /** @type {any[]} */ ([]), games = keys()) {
  if (room && !guests.length) return met(room, games, work);
  const engine = start(undefined, { guests, name: "door" });
  try {
    await engine.ready;
    return await met(engine, games, work);
  } finally {
    engine.stop();
  }
}

async function met(engine, games, work) {
  for (const key of games) await engine.call("games", {}, key).catch(() => { /* the others may do */ });
  return work(engine.call, await engine.call("games"));
}

// Many looks one after another need one engine.
export async function together(looks) {
  room = start(undefined, { guests: [], name: "door" });
  try {
    await room.ready;
    return await looks();
  } finally {
    room.stop();
    room = null;
  }
}

// What a file holds, as an extra that nobody has agreed to yet. Nothing of it is run.
export async function look(file) {
  if (/\.whl$/i.test(file.name)) return lookAtWheel(file);
  if (/\.json$/i.test(file.name)) return lookAtData(file);
  return refuse("extras_kind");
}

export async function lookAtWheel(file) {
  if (file.size > MOST_WHEEL) refuse("extras_big", { most: MOST_WHEEL / 1e6 });
  const bytes = new Uint8Array(await file.arrayBuffer()), data = letters(bytes);
  const [told, { games }] = await apart(async (ask, all) => [await ask("inspect_wheel", { data }), all]);
  const [group] = Object.keys(told.mods), game = games.find(({ mods }) => mods.includes(group))?.key;
  const brings = Object.keys(told.mods).filter(name => !PIECES.test(name)).flatMap(name => told.mods[name]);
  if (told.games.length || !brings.length || !game) refuse("extras_game");
  const name = plainName(told.name), version = plainName(told.version), id = `wheel:${name}`;
  const taken = cupboard.list().some(one => one.id !== id && one.keys.some(key => told.traits.includes(key)));
  if (taken) refuse("extras_taken");
  return {
    id, kind: "wheel", game, name, version, keys: brings, bytes, traits: told.traits, words: {}, trouble: "",
    author: plain(told.author), summary: plain(told.summary),
    file: `${name.replace(/[-_.]+/g, "_")}-${version.replaceAll("-", "_")}-py3-none-any.whl`,
  };
}

async function lookAtData(file) {
  if (file.size > MOST_DATA) refuse("extras_big", { most: MOST_DATA / 1e6 });
  let data;
  try { data = parse(await file.text()); } catch { refuse("extras_broken"); }
  return lookAt(data, file.name);
}

// The engine says what is wrong with it, in words of its game.
export async function lookAtBoard(data, file = "") {
  const { author: by, ...rest } = data, { game, seats: { length: n } } = rest, [least, most] = SEATS;
  const about = cleanedText(data.about), author = plainName(by);
  const map = { ...rest, name: cleanMapName(data.name), ...about && { about }, ...author && { author } };
  const name = spelled(map.name) || plainName(file.replace(/\.json$/i, ""));
  const seats = Array(Math.min(most, Math.max(least, n))).fill("human");
  await spoken(game);
  await apart(ask => ask("new_game", { game, map, seats }), [], [game])
    .catch(error => { throw Object.assign(error, { game }); });
  return { id: placeOf(name, map), kind: "board", game, name, keys: [], data: map, words: {} };
}

// Where a board goes on the shelf: to its like, if that is there already; another of its name stays.
function placeOf(name, map) {
  const same = ({ kind, data }) => kind === "board" && JSON.stringify(data) === JSON.stringify(map);
  const id = `board:${name}`;
  return cupboard.list().find(same)?.id ?? (cupboard.known(id) ? `board:${newKey()}` : id);
}

// What a board says of itself, text or text by language.
const cleanedText = about => typeof about === "string" ? plain(about) : about && Object.fromEntries(
  Object.entries(about).filter(([tag]) => /^[a-z]{2}$/.test(tag)).map(([tag, text]) => [tag, plain(text)]));

// A race or a power, for the game it names or the first it fits. What another of the same key says otherwise
// stays: this one gets a key of its own.
export async function lookAtHomemade(whole) {
  const { game: wanted, ...data } = whole ?? {}, named = keys().includes(wanted) ? [wanted] : undefined;
  const key = typeof data.key === "string" ? data.key : "";         // else the engine says what is wrong
  const { id: before, data: old } = cupboard.known(`homemade:${key}`) ?? {};
  if (before && JSON.stringify(old) !== JSON.stringify(data)) data.key = newKey();
  const { game, words } = await apart((ask, { games }) => played(ask, games, data), [], named);
  const [name] = Object.keys(words);
  const id = `homemade:${name}`;
  if (cupboard.list().some(one => one.id !== id && one.keys.includes(name))) refuse("extras_taken");
  return { id, kind: "homemade", game, name, keys: [name], data, words };
}

// The first game that can be played with a description, and its words.
async function played(ask, games, data) {
  let refused;
  for (const { key: game, players } of games) {
    const n = players.find(n => mapsFor(game, n).length);
    if (!n) continue;
    const seats = Array(n).fill("human"), map = await read(mapsFor(game, n)[0].file);
    try {
      const { words } = await ask("new_game", { game, map, seats, options: { homemade: [data] } });
      return { game, words: cleaned(words, Object.keys(words)) };
    } catch (error) {
      if (error.reply?.error === "homemade" || !refused) refused = error;
    }
  }
  throw refused;
}

// Keeps what the player agreed to; a wheel runs for the first time, closed in, and tells its words. One that
// does not work is kept too, with its trouble, until it is thrown away.
export async function admit(extra) {
  const { file, bytes, traits, ...kept } = extra;
  if (extra.kind === "wheel") {
    try {
      const { games, broken } = await apart(async (_, all) => all, [{ name: file, bytes }]);
      const words = cleaned(games.find(({ key }) => key === extra.game).words, traits);
      Object.assign(kept, { file, bytes, words, trouble: said(broken) || absent(extra.keys, words) });
    } catch (error) {
      const { code, details } = error, why = details || code || String(error);
      Object.assign(kept, { file, bytes, trouble: code === "silent" ? say("extras_silent") : plain(why) });
    }
  }
  await cupboard.put(kept);
  return kept;
}

// A wheel that announces what it does not bring is of no use at a table.
const absent = (keys, words) => {
  const list = keys.filter(key => !Object.hasOwn(words, key));
  return list.length ? say("extras_absent", { list: list.join(", ") }) : "";
};

export const said = broken =>
  plain(Object.entries(broken).map(([point, why]) => `${point}: ${why}`).join("; "));

// Name and sentence of these traits, whatever else is claimed.
const cleaned = (words, keys) => Object.fromEntries(keys.filter(key => Object.hasOwn(words, key))
  .map(key => [key, Object.fromEntries(["en", "ru"].filter(tag => Array.isArray(words[key][tag]))
    .map(tag => [tag, [plainName(words[key][tag][0]), plain(words[key][tag][1])]]))]));

// Text of any length that cannot hide or turn anything around.
const plain = text => typeof text !== "string" ? ""
  : text.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]+/gu, " ").trim().slice(0, MOST_SENTENCE);

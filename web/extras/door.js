// The door for what a player brings: a file is looked into, told about, and tried out where it reaches
// nothing, before it is kept. No link and no save goes through here.

import { start } from "../engine/engine.js";
import { keys, spoken } from "../games/games.js";
import { parse } from "../page/json.js";
import { read } from "../page/site.js";
import { CarryError, cleanMapName, plainName } from "../saves/carry.js";
import { mapsFor } from "../match/setup.js";
import { spelled } from "../page/words.js";
import * as cupboard from "./cupboard.js";

const MOST_WHEEL = 5_000_000, MOST_DATA = 100_000;        // bytes of a file
const MOST_SENTENCE = 400, SEATS = [2, 5];
const PIECES = /\.tokens$/;       // entry points of what lies on the map: it comes with the others

const refuse = (code, facts) => { throw new CarryError(code, facts); };

// Runs work(ask, {games, broken}) in an engine of its own, which is gone afterwards. Every game that can be
// had is in it, or those that are named, whatever was played here and whether or not a memory of it is kept.
async function apart(work, guests = /** @type {any[]} */ ([]), games = keys()) {
  const engine = start(undefined, { guests, name: "door" });
  try {
    await engine.ready;
    for (const key of games) await engine.call("games", {}, key).catch(() => { /* the others may do */ });
    return await work(engine.call, await engine.call("games"));
  } finally {
    engine.stop();
  }
}

// What a file holds, as an extra that nobody has agreed to yet. Nothing of it is run.
export async function look(file) {
  if (/\.whl$/i.test(file.name)) return lookAtWheel(file);
  if (/\.json$/i.test(file.name)) return lookAtData(file);
  return refuse("extras_kind");
}

async function lookAtWheel(file) {
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

// A board says who sits at it; what else is told in data is a race or a power.
async function lookAtData(file) {
  if (file.size > MOST_DATA) refuse("extras_big", { most: MOST_DATA / 1e6 });
  let data;
  try { data = parse(await file.text()); } catch { refuse("extras_broken"); }
  const isBoard = keys().includes(data?.game) && Array.isArray(data.seats);
  return isBoard ? lookAtBoard(data, file.name) : lookAtHomemade(data);
}

// The engine says what is wrong with it, in words of its game.
async function lookAtBoard(data, file) {
  const { game, seats: { length: n } } = data, [least, most] = SEATS, about = cleanedText(data.about);
  const map = { ...data, name: cleanMapName(data.name), ...about && { about } };
  const name = spelled(map.name) || plainName(file.replace(/\.json$/i, ""));
  const seats = Array(Math.min(most, Math.max(least, n))).fill("human");
  await spoken(game);
  await apart(ask => ask("new_game", { game, map, seats }), [], [game])
    .catch(error => { throw Object.assign(error, { game }); });
  return { id: `board:${name}`, kind: "board", game, name, keys: [], data: map, words: {} };
}

// What a board says of itself, text or text by language.
const cleanedText = about => typeof about === "string" ? plain(about) : about && Object.fromEntries(
  Object.entries(about).filter(([tag]) => /^[a-z]{2}$/.test(tag)).map(([tag, text]) => [tag, plain(text)]));

async function lookAtHomemade(data) {
  const { game, words } = await apart((ask, { games }) => played(ask, games, data));
  const [key] = Object.keys(words);
  const id = `homemade:${key}`;
  if (cupboard.list().some(one => one.id !== id && one.keys.includes(key))) refuse("extras_taken");
  return { id, kind: "homemade", game, name: key, keys: [key], data, words };
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
      const { words } = games.find(({ key }) => key === extra.game);
      Object.assign(kept, { file, bytes, words: cleaned(words, traits), trouble: said(broken) });
    } catch (error) {
      Object.assign(kept, { file, bytes, trouble: plain(error.details || error.code || String(error)) });
    }
  }
  await cupboard.put(kept);
  return kept;
}

export const said = broken =>
  plain(Object.entries(broken).map(([point, why]) => `${point}: ${why}`).join("; "));

// Name and sentence of these traits, whatever else is claimed.
const cleaned = (words, keys) => Object.fromEntries(keys.filter(key => Object.hasOwn(words, key))
  .map(key => [key, Object.fromEntries(["en", "ru"].filter(tag => Array.isArray(words[key][tag]))
    .map(tag => [tag, [plainName(words[key][tag][0]), plain(words[key][tag][1])]]))]));

// Text of any length that cannot hide or turn anything around.
const plain = text => String(text ?? "").replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]+/gu, " ").trim()
  .slice(0, MOST_SENTENCE);

function letters(bytes) {
  let text = "";
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return btoa(text);
}

// Puzzles: real positions with a goal that is proved to be in reach, a file of them for each game; what of
// them was solved and how strong the player is are remembered on this device.

import { dateOf, rows, stream } from "../company/days.js";
import { entry } from "../games/games.js";
import { parse } from "../page/json.js";
import { read } from "../page/site.js";
import { rated, sound } from "./rating.js";

/** @type {(game: string) => Promise<{version: string, contents: any, puzzles: any[]}>} */
export const puzzles = game => read(entry(game).puzzles);

// What the engine loads: the match as it stood, in which everything may be taken back.
export async function saveOf(game, { players, player, seed, state }) {
  const { version, contents } = await puzzles(game), seats = Array(players).fill("easy");
  seats[player] = "human";
  return {
    format: 1, game, version, map: await read(`maps/${game}/${players}.json`), options: { sandbox: true },
    seats, seed, contents, base: { version, state, events: [[]] }, actions: [],
  };
}

// The same of one that a player made.
export const played = ({ save, goal: { player } }) => ({ ...save, options: { ...save.options, sandbox: true },
  seats: save.seats.map((_, p) => p === player ? "human" : "easy") });

// The puzzle of a day, the same for everybody; of the next ones none comes twice before all have come.
export function ofDay(all, game, date = dateOf()) {
  const draw = stream(`puzzles ${game}`), order = all.map(({ key }) => ({ key, at: draw() }));
  order.sort((a, b) => a.at - b.at);
  const day = Math.round(Date.parse(`${date}T00:00:00Z`) / 864e5);
  return all.find(({ key }) => key === order[day % order.length].key);
}

// --- what the player has done ---------------------------------------------------------------------

const KEY = game => `marchlands.puzzles.${game}`;
const unkept = new Map();              // game -> what could not be written

/** @type {(game: string) => {rating: number, done: Record<string, number>, days: string[]}} */
export function record(game) {
  try {
    return unkept.get(game) ?? sound(parse(localStorage.getItem(KEY(game)) ?? "{}"));
  } catch { return sound({}); }
}

// How a puzzle went, 1 solved, 0 not, between them with help: only the first time counts for the rating.
export function went(game, { key, grade }, score, isOfDay) {
  const now = record(game), before = now.done[key], days = new Set(now.days);
  const rating = before === undefined
    ? rated(now.rating, grade, score, Object.keys(now.done).length) : now.rating;
  if (isOfDay && score > 0) days.add(dateOf());
  const next = { rating, done: { ...now.done, [key]: Math.max(before ?? 0, score) }, days: [...days] };
  try { localStorage.setItem(KEY(game), JSON.stringify(next)); } catch { unkept.set(game, next); }
  return { before: now.rating, after: rating };
}

// Days in a row on which the puzzle of the day was solved.
export const streak = game => rows(record(game).days, dateOf());

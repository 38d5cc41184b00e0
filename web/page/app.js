// What all screens share: one plain object, the settings, and a small hub for news.

import { parse } from "./json.js";

const KEY = "marchlands.settings";
const DEFAULTS = {
  pace: "normal",         // how long an opponent's move is shown: slow, normal, fast, once
  patience: 10,           // seconds a turn that the strongest opponent may think
  sound: true,
  volume: 0.6,
  motion: "auto",         // auto follows the system; less; full
  contrast: false,        // stronger patterns and borders
  hints: true,            // offer the best move on request, glow on the best region
  confirm: true,          // ask before what is unusual and cannot be taken back
  twice: true,            // a finger's first tap shows what it would do, the second does it
};

/**
 * @typedef {object} App
 * @property {import("../engine/wire.d.ts").ReplyGames["games"]} games
 * @property {Record<string, string>} broken
 * @property {{file: string, game: string, name: any, players: any}[]} maps
 * @property {import("../engine/crew.js").Crew} crew
 * @property {import("../match/match.js").Match} match
 * @property {import("../board/board.js").Board} board
 * @property {typeof DEFAULTS} settings
 * @property {(name: string, value: any) => void} set
 * @property {Promise<void>} whenReady
 * @property {boolean} ready
 * @property {any} boot
 */

// What is null until it is there is only used where it is.
/** @type {App} */
export const app = /** @type {any} */ ({
  games: [],              // what the engine has installed
  broken: {},             // what of it could not be loaded
  maps: [],               // what site.json lists
  crew: null,             // the referee and the thinkers
  match: null,            // the running match
  board: null,            // the board on the screen, for pictures of it
  settings: { ...DEFAULTS, ...remembered() },
  set(name, value) {
    app.settings[name] = value;
    try { localStorage.setItem(KEY, JSON.stringify(app.settings)); } catch { /* not remembered */ }
    tell("settings", name);
  },
});

function remembered() {
  try {
    const found = parse(localStorage.getItem(KEY) ?? "{}");
    return Object.fromEntries(Object.keys(DEFAULTS)
      .filter(name => typeof found?.[name] === typeof DEFAULTS[name]).map(name => [name, found[name]]));
  } catch {
    return {};
  }
}

// Whether things on the screen should keep still.
export function still() {
  const { motion } = app.settings;
  return motion === "less" || (motion === "auto" && matchMedia("(prefers-reduced-motion: reduce)").matches);
}

// Whether contrast is wished: here or in the system.
export const vivid = () => app.settings.contrast || matchMedia("(prefers-contrast: more)").matches;

const hearers = new Map();

// on("table", fn) -> a function that stops listening.
export function on(name, fn) {
  const all = hearers.get(name) ?? hearers.set(name, new Set()).get(name);
  all.add(fn);
  return () => all.delete(fn);
}

export function tell(name, data) {
  for (const fn of [...hearers.get(name) ?? []]) fn(data);
}

// The same deed, done soon and not many times a second, however often it is asked for.
export function seldom(deed, ms = 200) {
  let soon = 0;
  return () => { soon ||= setTimeout(() => { soon = 0; deed(); }, ms); };
}

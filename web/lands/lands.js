// Lands made by chance or by hand, for the page: they are grown and drawn in a worker, which goes when
// nobody has wanted one for a while. A new land is named by the number it grows from, as if it were a
// file of the site.

import { kitOf, dress } from "../games/games.js";
import { app } from "../page/app.js";
import { read } from "../page/site.js";

const REST = 4_000, SILENCE = 60_000;          // milliseconds until it goes; until a silent one is given up
const NUMBERS = 1_000_000;                     // of new lands
const NAME = /^new:([a-z]+):([2-9]):(\d{1,6})$/;

/** @type {Worker | null} */
let worker = null;
let jobs = 0, resting = 0;
const asked = new Map();

// Has a land grown or drawn; `tell` is shown the places of its regions while they find them.
/** @type {(deed: "grow" | "draw", what: any, tell?: (stage: any[]) => void) => Promise<any>} */
export async function ask(deed, what, tell) {
  if (typeof Worker !== "function") return (await import("./work.js"))[deed](what);
  worker ??= begun();
  const job = ++jobs;
  return new Promise((done, fail) => {
    const late = setTimeout(() => gone(new Error("silence")), SILENCE);
    asked.set(job, { done, fail, late, tell });
    worker?.postMessage({ job, deed, what, seen: Boolean(tell) });
  });
}

function begun() {
  const one = new Worker(new URL("./kiln.js", import.meta.url), { type: "module", name: "kiln" });
  one.onmessage = ({ data: { job, land, fault, stage } }) => {
    const { done, fail, late, tell } = asked.get(job);
    if (stage) return tell(stage);
    asked.delete(job);
    clearTimeout(late);
    if (fault) fail(new Error(fault));
    else done(land);
    clearTimeout(resting);
    resting = setTimeout(rest, REST);
  };
  one.onerror = event => gone(new Error(event.message || "the worker of lands does not start"));
  return one;
}

function rest() {
  if (asked.size) return;
  worker?.terminate();
  worker = null;
}

function gone(error) {
  const left = [...asked.values()];
  asked.clear();
  rest();
  for (const { fail, late } of left) { clearTimeout(late); fail(error); }
}

// --- new lands
// --------------------------------------------------------------------------------------------

export const offered = game => Boolean(kitOf(game).lands);
export const numberOf = file => Number(NAME.exec(file)?.[3] ?? NaN);
export const isNew = (file, game, players) => {
  const [, own, n] = NAME.exec(file) ?? [];
  return Boolean(own) && (!game || own === game && Number(n) === players);
};

// What a new land of a game for so many is called; by chance, or by its number.
export const fresh = (game, players, number = Math.floor(Math.random() * NUMBERS)) =>
  `new:${game}:${players}:${number % NUMBERS}`;

// The same wish for another land, where it is for a new one.
export const rolled = file => {
  const [, game, players] = NAME.exec(file) ?? [];
  return game ? fresh(game, players) : file;
};

const kept = new Map();            // name -> promise of the land

// The whole map of a name: of the site's own where it is none of a new land. It grows to the numbers of the
// site's board for as many players.
export function whole(file) {
  if (!isNew(file)) return read(file);
  if (!kept.has(file)) kept.set(file, grown(file).catch(error => { kept.delete(file); throw error; }));
  return kept.get(file);
}

async function grown(file) {
  const [, game, players, number] = NAME.exec(file) ?? [];
  const kit = await dress(game);
  const like = app.maps.find(map => map.game === game && map.players === Number(players));
  if (!like || !kit.lands) throw Object.assign(new Error(file), { code: "file" });
  return kit.lands(await read(like.file), Number(number), wish => ask("grow", wish));
}

// The editor of scenarios: what is opened, the way back over what was done, and what the engine says of it.
// The desk on which it is made belongs to its game and is fetched with it.

import { app } from "../page/app.js";
import * as cupboard from "../extras/cupboard.js";
import { bring, dress, keys, kitOf } from "../games/games.js";
import { addressTable } from "../match/address.js";
import { playing, say } from "../page/words.js";
import { go } from "../page/screens.js";
import { read } from "../page/site.js";
import { failed, waiting } from "../replay/opening.js";
import { complain } from "../saves/trouble.js";
import * as drafts from "../workshop/draft.js";
import { Past } from "../workshop/past.js";

const REST = 200;                  // milliseconds until a scenario that rests is looked over

/** @type {any} */
let now = null;

const workable = () => keys().filter(game => kitOf(game).workbench);

// #/scenario, #/scenario/<thing on the shelf or file of the site>
async function enter(root, [from = ""] = []) {
  const mine = now = /** @type {any} */ ({ root, wrong: null, address: location.hash,
    live: () => now === mine });
  waiting(root, say("scenario_opens"));
  try {
    await Promise.all([app.whenReady, ...keys().map(key => dress(key).catch(() => {}))]);
    const found = begun(from, mine.address), game = found.game ?? workable()[0];
    await bring(game);
    const bench = await kitOf(game).workbench?.();
    if (!bench) return go("make");
    const { choices } = /** @type {any} */ (await app.crew.ask("workshop", { game }, game));
    const map = found.map ?? (found.file ? await read(found.file) : bench.plain());
    if (!mine.live()) return;
    playing(game);
    Object.assign(mine, { game, bench, kit: kitOf(game), lists: choices, data: found.data });
    open(mine, map, found.draft);
  } catch (error) { if (mine.live()) failed(root, error); }
}

// A draft that cannot be shown is none, and stands in nobody's way.
function open(mine, map, draft) {
  try {
    mine.past = new Past(mine.bench.opened(map));
    lay(mine);
  } catch (error) {
    if (!draft) throw error;
    console.warn(error);
    drafts.rememberOpen("scenario", null);
    open(mine, mine.bench.plain(), false);
  }
}

// What is opened: {game, data: of the thing it becomes, map or file, whether it is a draft}; what was under
// way here goes before.
/** @type {(from: string, address: string) => any} */
function begun(from, address) {
  const fits = ({ map }) => workable().includes(map?.game) && [map.seats, map.pieces].every(Array.isArray);
  const kept = drafts.rememberedOpen("scenario", address, fits);
  if (kept) return { game: kept.map.game, data: kept, map: kept.map, draft: true };
  const thing = cupboard.known(from);
  if (thing?.kind === "board") return { game: thing.game, data: { key: drafts.newKey(), id: from },
    map: thing.data };
  const official = app.maps.find(map => map.file === from);
  return { game: official?.game, data: { key: drafts.newKey() }, file: official?.file };
}

function lay(mine) {
  mine.desk?.leave();
  mine.desk = mine.bench.desk(mine, deeds(mine));
  mine.desk.show();
  rest(mine);
}

// The engine is asked once nothing has changed for a while; of answers only the last one counts.
function rest(mine) {
  clearTimeout(mine.resting);
  mine.desk.judge(null);
  mine.resting = setTimeout(() => survey(mine), REST);
}

async function survey(mine) {
  const map = mine.past.now;
  const wrong = await app.crew.ask("survey", { game: mine.game, map }, mine.game).then(told => told.wrong,
    error => { if (mine.live()) complain(error); });
  if (wrong && mine.live() && mine.past.now === map) mine.desk.judge(wrong);
}

const remember = mine =>
  drafts.rememberOpen("scenario", { address: mine.address, ...mine.data, map: mine.past.now });

function shown(mine) {
  remember(mine);
  mine.desk.show();
  rest(mine);
}

const deeds = mine => ({
  put(map, tag = "") {
    mine.past.put(map, tag);
    shown(mine);
  },
  turn(way) {
    mine.past[way]();
    shown(mine);
  },
  // From a scenario of the site or the shelf; it can be taken back.
  async begin(file) {
    const map = file === "plain" ? mine.bench.plain() : cupboard.board(file) ?? await read(file);
    if (!mine.live()) return;
    mine.past.put(mine.bench.opened(map));
    shown(mine);
  },
});

function leave() {
  const mine = now;
  now = null;
  clearTimeout(mine?.resting);
  mine?.desk?.leave();
  addressTable();
}

function refresh() {
  if (now?.desk) lay(now);
}

export default { name: "scenario", title: () => say("scenario_title"), enter, leave, refresh };

// The editor of lands: one grows or is opened, is changed by hand and by brush, and is kept, given away or
// played on. What is wrong with it the engine says.

import { app } from "../page/app.js";
import { painted } from "../company/cover.js";
import * as cupboard from "../extras/cupboard.js";
import { bring, dress, keys, kitOf } from "../games/games.js";
import { addressTable } from "../match/address.js";
import * as edit from "../lands/edit.js";
import * as lands from "../lands/lands.js";
import { drawable } from "../lands/bare.js";
import { playing, say } from "../page/words.js";
import { go } from "../page/screens.js";
import { failed, waiting } from "../replay/opening.js";
import * as drafts from "../workshop/draft.js";
import { Past } from "../workshop/past.js";
import { sheetOf, sown, wishFor } from "../workshop/sowing.js";
import { desk } from "../workshop/desk.js";
import { sortOf } from "../workshop/sorts.js";
import { HAND } from "../workshop/soil.js";

const SIDE = "side";               // the address of a new one, of the first game that has such
const REST = 200;                  // milliseconds until a land that rests is painted
const SMALL = "(width < 700px) or (height < 480px)";

/** @type {any} */
let now = null;

// #/land, #/land/<thing on the shelf, file of the site, name of a new land, new:<game>, or side>
async function enter(root, [from = ""] = []) {
  const mine = now = /** @type {any} */ ({ root, place: null, wrong: null, brush: HAND, flat: true,
    strokes: 0, address: location.hash, live: () => now === mine });
  waiting(root, say("land_opens"));
  try {
    await Promise.all([app.whenReady, ...keys().map(key => dress(key).catch(() => {}))]);
    const game = gameOf(from) ?? "";
    if (from === SIDE) mine.address = `#/land/new:${game}`;
    await bring(game);
    if (!kitOf(game).ground) return go("make");
    const kit = kitOf(game), sort = sortOf(game), found = begun(from, game, sort, mine.address);
    const model = await sort.model(game, found.map ?? {});
    if (!mine.live()) return;
    playing(game);
    const number = lands.isNew(from) ? lands.numberOf(from) : undefined;
    Object.assign(mine, { game, kit, sort, wish: wishFor(model, kit.ground, number), data: found.data });
    await open(mine, found, model);
  } catch (error) { if (mine.live()) failed(root, error); }
}

// The game that an address is about, or the first that has such lands.
function gameOf(from) {
  const [, named] = /^new:([a-z]+)(?::|$)/.exec(from) ?? [], thing = cupboard.known(from);
  const board = app.maps.find(({ file }) => file === from);
  const game = named ?? (thing?.kind === "land" ? thing : board)?.game;
  const fits = key => from === SIDE ? kitOf(key).ground?.side : kitOf(key).ground;
  return keys().includes(game) ? game : keys().find(fits);
}

// What is opened: {data: of the thing it becomes, map or file}; what was under way here goes before.
/** @type {(from: string, game: string, sort: any, address: string) => any} */
function begun(from, game, sort, address) {
  const kept = drafts.rememberedOpen(sort.draft, address, ({ map }) => drawable(map) && map.game === game);
  if (kept) return { data: kept, map: kept.map };
  const thing = cupboard.known(from), data = { key: drafts.newKey() };
  if (thing?.kind === "land") {
    const { map, ...rest } = thing.data;
    return { data: rest, map };
  }
  const whole = lands.isNew(from) || app.maps.some(({ file }) => file === from);
  return { data, file: whole && !kitOf(game).ground?.side ? from : undefined };
}

async function open(mine, { map, file }, model) {
  const { game, sort } = mine, found = map ?? (file ? await sort.read(game, file) : null);
  if (!mine.live()) return;
  mine.past = new Past(found ? sort.opened(found, game) : null);
  mine.desk = desk(mine, deeds(mine));
  if (!found) return grow(mine, sort.head(model));
  await redraw(mine);
}

// --- growing ------------------------------------------------------------------------------------

async function grow(mine, head = mine.past.now) {
  if (mine.growing) return;
  mine.growing = true;
  mine.desk.tell(say("land_grows"));
  const sheet = sheetOf(mine.wish);
  const land = await sown(mine.wish, head, stage => mine.live() && mine.desk.ground.stage(stage, sheet))
    .finally(() => { mine.growing = false; });
  if (!mine.live()) return;
  mine.desk.tell(land ? "" : say("land_none"));
  if (land && !mine.past.now) mine.past.now = land;
  else if (land) mine.past.put(land);
  mine.place = null;
  if (!mine.past.now) throw Object.assign(new Error("land"), { code: "other" });
  remember(mine);
  await redraw(mine);
}

// --- drawing: in the worker, one land after another; the picture and the survey once it rests ------

async function redraw(mine) {
  mine.stale = true;
  mine.desk.judge(null);             // what is drawn no longer is what will be kept
  if (mine.drawing) return;
  mine.drawing = true;
  try {
    while (mine.stale && mine.live()) {
      mine.stale = false;
      const map = await lands.ask("draw", mine.past.now);
      if (!mine.live()) return;
      Object.assign(mine, { map, flat: true });
      if (mine.place >= map.regions.length) mine.place = null;
      mine.desk.show();
    }
  } finally { mine.drawing = false; }
  rest(mine);
}

function rest(mine) {
  clearTimeout(mine.resting);
  mine.resting = setTimeout(() => {
    if (!mine.live() || mine.drawing) return;
    if (mine.desk.ground.held) return rest(mine);
    settled(mine, mine.map);
  }, REST);
}

async function settled(mine, map) {
  const current = () => mine.live() && mine.map === map;
  app.crew.ask("survey", { game: mine.game, map }, mine.game).then(({ wrong }) => {
    if (current()) mine.desk.judge(wrong);
  }).catch(error => mine.live() && mine.desk.failed(error));
  const picture = await painted(mine.game, map, mine.desk.ground.room, true).catch(() => null);
  if (!picture || !current()) return;
  mine.flat = false;
  mine.desk.ground.picture(picture);
}

// --- deeds --------------------------------------------------------------------------------------

const remember = mine =>
  drafts.rememberOpen(mine.sort.draft, { address: mine.address, ...mine.data, map: mine.past.now });

function put(mine, land, tag = "") {
  mine.past.put(land, tag);
  remember(mine);
  return redraw(mine);
}

const deeds = mine => ({
  small: () => matchMedia(SMALL).matches,
  remember: () => remember(mine),
  put: (land, tag) => put(mine, land, tag),
  async begin(file) {
    const map = await mine.sort.read(mine.game, file);
    mine.place = null;
    return put(mine, mine.sort.opened(map, mine.game));
  },
  grow: () => grow(mine),
  // For another number of players, of another size: what comes with that, and what is wished of a new land.
  async sized(size) {
    const model = await mine.sort.model(mine.game, size);
    mine.wish = wishFor(model, mine.kit.ground, mine.wish.number);
    return put(mine, { ...mine.past.now, ...mine.sort.sized(model) });
  },
  turn: way => {
    mine.past[way]();
    remember(mine);
    return redraw(mine);
  },
  move: (land, r, by, tag) => put(mine, edit.moved(land, r, by), tag),
});

function leave() {
  clearTimeout(now?.resting);
  now = null;
  addressTable();
}

function refresh() {
  if (!now?.map) return;
  Object.assign(now, { flat: true, desk: desk(now, deeds(now)) });
  now.desk.show();
  rest(now);
}

export default { name: "land", title: () => say("land_title"), enter, leave, refresh };

// The editor of lands: one grows or is opened, is changed by hand and by brush, and is kept, given away or
// played on. What is wrong with it the engine says.

import { app } from "../page/app.js";
import { painted } from "../company/cover.js";
import * as cupboard from "../extras/cupboard.js";
import { bring, dress, keys, kitOf } from "../games/games.js";
import * as edit from "../lands/edit.js";
import { opened } from "../lands/fit.js";
import * as lands from "../lands/lands.js";
import { drawable } from "../lands/bare.js";
import { playing, say } from "../page/words.js";
import { go } from "../page/screens.js";
import { failed, waiting } from "../replay/opening.js";
import * as drafts from "../workshop/draft.js";
import { Past } from "../workshop/past.js";
import { wishFor, sown } from "../workshop/sowing.js";
import { desk } from "../workshop/desk.js";
import { HAND } from "../workshop/soil.js";

const REST = 200, USUAL = 3;       // milliseconds until a land that rests is painted; players
const SMALL = "(width < 700px) or (height < 480px)";

/** @type {any} */
let now = null;

// #/land, #/land/<thing on the shelf, file of the site or name of a new land>
async function enter(root, [from = ""] = []) {
  const mine = now = /** @type {any} */ ({ root, place: null, wrong: null, brush: HAND, flat: true,
    strokes: 0, address: location.hash, live: () => now === mine });
  waiting(root, say("land_opens"));
  try {
    await Promise.all([app.whenReady, ...keys().map(key => dress(key).catch(() => {}))]);
    const found = begun(from, mine.address), game = found.game ?? keys().find(key => kitOf(key).ground);
    await bring(game);
    if (!kitOf(game).ground) return go("make");
    const board = await lands.whole(boardOf(game, found.players ?? USUAL).file);
    if (!mine.live()) return;
    playing(game);
    const kit = kitOf(game), number = lands.isNew(from) ? lands.numberOf(from) : undefined;
    Object.assign(mine, { game, kit, wish: wishFor(board, kit.ground, number), data: found.data });
    await open(mine, found, board);
  } catch (error) { if (mine.live()) failed(root, error); }
}

const boardOf = (game, players) => app.maps.find(map => map.game === game && map.players === players)
  ?? app.maps.filter(map => map.game === game)[0];

// What is opened: {game, data: of the thing it becomes, map or file}; what was under way here goes before.
/** @type {(from: string, address: string) => any} */
function begun(from, address) {
  const fits = ({ map }) => drawable(map) && keys().includes(map.game);
  const kept = drafts.rememberedOpen("land", address, fits);
  if (kept) return { game: kept.map.game, data: kept, map: kept.map, players: kept.map.players };
  const thing = cupboard.known(from), data = { key: drafts.newKey() };
  if (thing?.kind === "land") {
    const { map, ...rest } = thing.data;
    return { game: thing.game, data: rest, map, players: map.players };
  }
  const [, own] = /^new:([a-z]+):/.exec(from) ?? [];
  const file = own ? from : app.maps.find(map => map.file === from)?.file;
  return { game: own ?? app.maps.find(map => map.file === file)?.game, data, file };
}

async function open(mine, { map, file }, board) {
  const found = map ?? (file ? await lands.whole(file) : null);
  const { game, players, rounds } = board;
  if (!mine.live()) return;
  mine.past = new Past(found ? opened(found) : null);
  mine.desk = desk(mine, deeds(mine));
  if (!found) return grow(mine, { game, players, rounds, name: "" });
  await redraw(mine);
}

// --- growing ------------------------------------------------------------------------------------

async function grow(mine, head = mine.past.now) {
  if (mine.growing) return;
  mine.growing = true;
  mine.desk.tell(say("land_grows"));
  const sheet = mine.wish.size;
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
  drafts.rememberOpen("land", { address: mine.address, ...mine.data, map: mine.past.now });

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
    const map = cupboard.board(file) ?? await lands.whole(file);
    mine.place = null;
    return put(mine, opened(map));
  },
  grow: () => grow(mine),
  // For another number of players: their rounds, and what is wished of a new land.
  async seat(players) {
    const board = await lands.whole(boardOf(mine.game, players).file);
    mine.wish = wishFor(board, mine.kit.ground, mine.wish.number);
    return put(mine, { ...mine.past.now, players, rounds: board.rounds });
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
  if (app.match) playing(app.match.game.key);
}

function refresh() {
  if (!now?.map) return;
  Object.assign(now, { flat: true, desk: desk(now, deeds(now)) });
  now.desk.show();
  rest(now);
}

export default { name: "land", title: () => say("land_title"), enter, leave, refresh };

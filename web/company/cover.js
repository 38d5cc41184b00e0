// Covers of the games, painted once from their own land where nobody waits for it, and kept; small pictures
// of boards come from the same hand.

import { Easel } from "../board/easel.js";
import { hash } from "../board/chance.js";
import { laid, posed } from "../board/lay.js";
import { outlined, seams } from "../board/shapes.js";
import { survey } from "../board/terrain.js";
import * as games from "../games/games.js";
import { board as own } from "../extras/cupboard.js";
import { app } from "../page/app.js";
import { whole as land } from "../lands/lands.js";
import { read } from "../page/site.js";
import { drawer } from "../saves/base.js";

const transact = drawer("marchlands covers", ["covers"]);
/** @type {[number, number]} */
const SIZE = [480, 270];                 // pixels of a cover
/** @type {Map<string, Promise<any>>} */
const hung = new Map();                  // game -> promise of its picture

// The middle of the land in the shape of the picture: a box of the map.
function middle(width, height, [wide, high]) {
  const scale = Math.max(wide / width, high / height), w = wide / scale, h = high / scale;
  return { box: [(width - w) / 2, (height - h) / 2, (width + w) / 2, (height + h) / 2], scale };
}

// The land of a map as a picture, whole or as much as fills `size`; null where the map tells too little.
// `view`: what of it is known, see kit.land.
export async function painted(game, map, size = SIZE, whole = false, view = null) {
  const kit = await games.dress(game), told = kit.land(map, view);
  const land = told.islands ? laid(told, posed(told, size[0] / size[1])) : told, [width, height] = land.size;
  if (!land.regions.length) return null;
  const scale = Math.min(size[0] / width, size[1] / height);
  const part = whole ? { box: [0, 0, width, height], scale } : middle(width, height, size);
  const outlines = outlined(land), plan = survey(land, outlines, seams(outlines), kit.painter.brush);
  const easel = new Easel(land, plan, kit.painter.brushes);
  try { return await easel.paint("cover", part.box, part.scale); } finally { easel.leave(); }
}

// The board a game is known by: of those the site lists, the one for three or the next to it.
const boardOf = game => app.maps.filter(map => map.game === game)
  .sort((a, b) => Math.abs((a.players ?? 0) - 3) - Math.abs((b.players ?? 0) - 3))[0]?.file;

async function kept(game) {
  const found = await transact("readonly", ({ covers }, ask) => ask(covers.get(game))).catch(() => null);
  return found?.picture instanceof Blob ? found : null;
}

async function bitmap(game) {
  const found = await kept(game), file = boardOf(game);
  if (!app.ready) return found && createImageBitmap(found.picture);       // painting waits for the engine
  if (!file) return null;
  const map = await read(file), mark = hash(JSON.stringify(map));
  if (found?.mark === mark) return createImageBitmap(found.picture);
  const picture = await painted(game, map);
  if (picture) keep(game, mark, picture).catch(() => {});        // painted again next time
  return picture;
}

async function keep(game, mark, picture) {
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext("2d")?.drawImage(picture, 0, 0);
  const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.85 });
  await transact("readwrite", ({ covers }, ask) => ask(covers.put({ id: game, mark, picture: blob })));
}

/** @type {Map<string, Promise<any>>} */
const boards = new Map();                // file -> promise of its picture, as long as the page lasts

// The picture of a board of the site, or of one from outside, onto a canvas, if that is still wanted when it
// is painted. `how`: its size, and what of the board is to be seen.
export async function board(canvas, game, file, wanted = () => true, whole = false, how = {}) {
  const { size = SIZE, view = null, map: data = own(file) } = how;
  const key = JSON.stringify([data ?? file, whole, size, view]);
  const map = async () => data ?? land(file);
  if (!boards.has(key)) boards.set(key, map().then(map => painted(game, map, size, whole, view)));
  const picture = await boards.get(key)?.catch(() => null);
  if (!picture) boards.delete(key);
  else if (wanted()) show(canvas, picture);
}

// Draws the cover of a game when there is one; the plain card stands until then.
export async function hang(canvas, game) {
  if (!hung.has(game) || !app.ready) hung.set(game, bitmap(game));
  const picture = await hung.get(game)?.catch(() => null);
  if (!picture) return void hung.delete(game);
  show(canvas, picture);
}

export function show(canvas, picture) {
  Object.assign(canvas, { width: picture.width, height: picture.height, hidden: false });
  canvas.getContext("2d").drawImage(picture, 0, 0);
}

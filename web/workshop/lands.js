// A land of one's own: a map with a key, and who made it. On the shelf it is an extra {key, author, map}; in
// files and links it is marked as what it is, or it is a bare map, as the boards of the box are.

import { apart } from "../extras/door.js";
import * as cupboard from "../extras/cupboard.js";
import { dress, keys, kitOf, spoken } from "../games/games.js";
import { CarryError, cleanMap, plainName } from "../saves/carry.js";
import { found, named } from "../saves/places.js";
import { newKey } from "./draft.js";
import { FORM, MARK } from "./positions.js";

const KEY = /^own_[0-9a-z]{1,10}$/;
const HEAD = ["game", "name", "players", "rounds", "size", "seed", "land", "winding", "reach", "regions"];
const BOARD = ["players", "rounds"];           // what only a whole board has
// In the order of a land that was drawn (lands/draw.js): a link that draws it again finds the same.
const REGION = ["key", "name", "terrain", "marks", "tribe", "hearts", "weight", "edge", "near", "at", "room",
  "shape"];

const only = (thing, names) => Object.fromEntries(names.flatMap(name =>
  thing?.[name] === undefined ? [] : [[name, thing[name]]]));

/** @type {(made: {key: string, author?: string, map: any}, more?: any) => any} */
export const asExtra = ({ key, author, map }, more = {}) => ({
  id: `land:${key}`, kind: "land", game: map.game, name: key, keys: [], words: {},
  data: { key, ...author && { author }, map }, ...more,
});

export const goes = ({ data }) => ({ [MARK]: FORM, kind: "land", ...data });

export async function brief(extra) {
  const { map, ...rest } = goes(extra);
  return { ...rest, map: await named(map, map.game) };
}

const isBoard = data => data?.[MARK] === undefined && data?.kind === undefined && keys().includes(data?.game)
  && Array.isArray(data.regions) && data.actions === undefined;
export const isLand = data => isBoard(data) || data?.[MARK] !== undefined && data.kind === "land";

// What comes from outside, as strictly as the map of a save and by the same survey as in the editor; all that
// no land has is dropped.
/** @type {(data: any) => Promise<{key: string, author?: string, map: any}>} */
export async function looked(data) {
  const made = isBoard(data) ? { [MARK]: FORM, map: data } : data;
  if (made[MARK] !== FORM) throw new CarryError(made[MARK] > FORM ? "newer" : "broken");
  const whole = cleanMap(await found(made.map));
  if (!keys().includes(whole.game)) throw new CarryError("foreign");
  await Promise.all([spoken(whole.game), dress(whole.game)]);
  const { ground } = kitOf(whole.game);
  if (!ground) throw new CarryError("foreign");
  const map = trimmed(whole, ground);
  const told = error => { throw Object.assign(error, { game: map.game }); };
  const { wrong } = await apart(ask => ask("survey", { game: map.game, map }), [], [map.game]).catch(told);
  if (wrong.length) told(Object.assign(new Error("land"), { reply: { error: "land", wrong }, map }));
  const author = plainName(made.author), key = KEY.test(made.key) ? made.key : newKey();
  const land = { key, ...author && { author }, map };
  const there = cupboard.known(`land:${key}`)?.data;
  return there && JSON.stringify(there) !== JSON.stringify(land) ? { ...land, key: newKey() } : land;
}

/** @type {(map: any, ground: import("./sorts.js").Ground) => any} */
function trimmed(map, { side }) {
  if (!Array.isArray(map?.regions)) throw new CarryError("map");
  const head = side ? [...HEAD.filter(name => !BOARD.includes(name)), side.size,
    ...side.looks.includes(map[side.look]) ? [side.look] : []] : HEAD;
  return { ...only(map, head), regions: map.regions.map(region => only(region, REGION)) };
}

// What a new land of one's own is to have: how many of everything, and the number that chance begins with.

import { known } from "../games/games.js";
import { chance } from "../board/chance.js";
import { named as called } from "../lands/called.js";
import { counted, wet } from "../lands/count.js";
import { ask } from "../lands/lands.js";
import { keyed } from "../lands/grow.js";
import { bare } from "../lands/bare.js";
import { sheet } from "../lands/isle.js";
import { button, make } from "../page/dom.js";
import { field, slider } from "../page/fields.js";
import { named, say } from "../page/words.js";
import { terrainName } from "./soil.js";

const MOST = { land: 12, sea: 4, lake: 3, mark: 12, tribe: 20 };
const NUMBERS = 1_000_000, GRAIN = 20;

/** @typedef {{number: number, isle: boolean, size: number[], like: number, tribe: number,
 *   terrain: Record<string, number>, marks: Record<string, number>, most: Record<string, number>}} Wish
 * like: regions of the board its size is of; most: of a terrain, a mark or a kind of them */

export const chanced = () => Math.floor(Math.random() * NUMBERS);

// As many of everything as a board has.
/** @type {(board: any, ground: any, number?: number) => Wish} */
export function wishFor(board, { terrains, marks, side }, number = chanced()) {
  const { terrain, marks: own, tribe } = counted(board);
  const each = (names, has) => Object.fromEntries(names.map(name => [name, has[name] ?? 0]));
  return { number, isle: Boolean(side), size: board.size, like: board.regions.length, tribe,
    terrain: each(terrains, terrain), marks: each(marks, own), most: allowed(board, side) };
}

// As much as the engine says that there may be, of a side by its size.
function allowed({ game, ...board }, side) {
  const { most = {} } = known(game)?.numbers ?? {};
  return side ? most[board[side.size]] ?? {} : most;
}

const mostOf = ({ most }, name, kind) => most[name] ?? most[kind] ?? MOST[name] ?? MOST[kind];

// The sheet that a new land is drawn on, as large for its regions as that of the board; an island has its
// own.
export function sheetOf({ isle, size, like, terrain }) {
  const regions = many(terrain), scale = Math.sqrt(regions / like);
  const fitting = n => Math.max(400, Math.min(3_000, Math.round(n * scale / GRAIN) * GRAIN));
  return isle ? sheet(regions) : size.map(fitting);
}

const many = terrain => Object.values(terrain).reduce((sum, n) => sum + n, 0);

// The land a wish becomes, for a map that is otherwise as `head`; null where chance finds none.
/** @type {(wish: Wish, head: any, tell: (stage: any[]) => void) => Promise<any>} */
export async function sown(wish, head, tell) {
  const { number: seed, isle, terrain, marks, tribe } = wish, size = isle ? undefined : sheetOf(wish);
  const grown = many(terrain) > 3 && await ask("grow", { seed, isle, size, terrain, marks, tribe }, tell);
  if (!grown) return null;
  const { winding, ...rest } = head;
  const land = bare(keyed({ ...rest, ...grown }));
  return { ...land, regions: land.regions.map(called(chance(seed))) };
}

// The sliders; size: how large it is to be, where that is chosen; hands: {grow(), again()}: as wished, or
// with another number.
export function sowing(wish, size, { grow, again }) {
  const count = (part, name, text, kind) => make("label.land-count", {}, make("span", {}, text),
    slider({ least: 0, most: mostOf(wish, name, kind) }, part[name], String, n => { part[name] = n; }));
  const number = make("input", {
    type: "text", inputMode: "numeric", maxLength: 6, value: wish.number, size: 7, onchange: () => {
      const digits = number.value.replace(/\D/g, "");
      wish.number = digits ? Number(digits) : wish.number;
      number.value = String(wish.number);
    } });
  return make("details.arrange-group.land-sowing", {}, make("summary", {}, say("land_sowing")), size,
    field("setup_land_number", number),
    ...Object.keys(wish.terrain).map(name =>
      count(wish.terrain, name, terrainName(name), wet({ terrain: name }) ? "water" : "land")),
    ...Object.keys(wish.marks).map(name => count(wish.marks, name, named(name), "mark")),
    count(wish, "tribe", say("land_tribe"), "tribe"),
    make("div.land-row", {}, button(say("land_grow"), grow, "main"),
      button(say("setup_land_another"), again)));
}

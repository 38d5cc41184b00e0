// The parts of a map that may be chosen in the set-up, with their pictures: by lot what nobody chooses.

import { board } from "../company/cover.js";
import { chance } from "../board/chance.js";
import * as cupboard from "../extras/cupboard.js";
import { dress, kitOf } from "../games/games.js";
import { complete, taken, wished } from "../match/pool.js";
import { button, make, replace } from "../page/dom.js";
import { learnMap } from "../match/setup.js";
import { on } from "../page/app.js";
import { go } from "../page/screens.js";
import { say, spelled } from "../page/words.js";

/** @type {[number, number]} */
const SIZE = [168, 126];           // pixels of a picture
const pools = new Map();           // file -> what may be chosen of it, or null

on("extras", () => pools.clear());

/** @typedef {import("../games/kit.js").Pool} Pool */

// Beside the board; changed() is told when something else is chosen.
export function parts(wish, changed) {
  const box = make("div.parts"), { map } = wish;
  const fill = () => replace(box, chooser(wish, pools.get(map), changed));
  if (pools.has(map)) fill();
  else learn(wish).then(() => box.isConnected && wish.map === map && fill(), () => {});
  return box;
}

async function learn({ game, map }) {
  pools.set(map, (await dress(game)).pool(await learnMap({ map }), cupboard.parts(game)));
}

// What a picture of the board shows, {view, map: where the site's has not all of it}: what was chosen, and
// what the seed draws of the rest; without one the first that fit.
/** @param {{game: string, map: string, parts?: import("../match/pool.js").Wished, seed?: number}} wish
 * @returns {Promise<{view?: any, map?: any}>} */
export async function shownOf({ game, map, parts, seed }) {
  if (!pools.has(map)) await learn({ game, map });
  const pool = pools.get(map), random = seed === undefined ? () => 0 : chance(seed);
  const wish = pool && wished(pool, parts);
  if (!wish || pool.lot && !wish.some(Boolean)) return {};
  const keys = complete(pool, wish, random);
  const own = sidesOf(pool).some(({ key, made }) => made && keys.includes(key));
  return { view: { [pool.option]: keys }, map: own ? pool.only(keys) : undefined };
}

const sidesOf = ({ slots }) => slots.flatMap(({ sides }) => sides);

/** @type {(wish: any, pool: Pool | null, changed: () => void) => any} */
function chooser(wish, pool, changed) {
  if (!pool) return null;
  const now = wished(pool, wish.parts), title = say(`option_${pool.option}`);
  const names = pool.slots.map(({ sides }, i) => nameOf(sides.find(({ key }) => key === now[i])));
  return make("details", {},
    make("summary", {}, `${title}: `,
      make("span.quiet", {}, now.some(Boolean) ? names.join(" · ") : say("setup_by_chance"))),
    sidesOf(pool).some(one => one.of) ? make("p.quiet", {}, say("parts_turn")) : null,
    ...pool.slots.map((slot, i) => row(wish, pool, i, key => {
      wish.parts = now.map((one, n) => n === i ? key : one);
      changed();
    })),
    kitOf(wish.game).ground?.side
      ? button(say("parts_make"), () => go("land", { of: `new:${wish.game}` })) : null);
}

const nameOf = side => side ? spelled(side.name) : say("setup_by_chance");

function row(wish, pool, i, pick) {
  const now = wished(pool, wish.parts), { name, sides } = pool.slots[i], boards = taken(pool, now, i);
  const chance = make("button.part.by-chance", {
    type: "button", ariaPressed: String(!now[i]), onclick: () => pick(null),
  }, make("span.dice", { ariaHidden: "true" }, "⚄"), make("span", {}, say("setup_by_chance")));
  const pressed = one => one?.key === now[i];
  const turned = one => sides.find(({ key, of }) => of === one.key || key === one.of);
  const side = one => make("button.part", {
    type: "button", ariaPressed: String(pressed(one)), disabled: boards.has(one.board),
    title: boards.has(one.board) ? say("parts_taken") : "",
    onclick: () => pick((pressed(one) && turned(one) || one).key),
  }, picture(wish, pool, one), make("span", {}, nameOf(one), one.made
    ? make("small.outside", {}, say(`shelf_from_${one.made}`)) : null));
  const shown = sides.filter(one => one.of ? pressed(one) : !pressed(turned(one)));    // of two ways one
  const all = make("div.sides", {}, chance, ...shown.map(side));
  queueMicrotask(() => reveal(all));
  return make("div.parts-row", { role: "group", ariaLabel: name }, make("span.slot", {}, name), all);
}

// The one that is chosen is in sight in a row that does not fit.
function reveal(row) {
  const chosen = row.querySelector("[aria-pressed=true]");
  row.scrollLeft = chosen.offsetLeft - row.offsetLeft - (row.clientWidth - chosen.clientWidth) / 2;
}

function picture({ game, map }, pool, { key, made, view = key }) {
  const [width, height] = SIZE, canvas = make("canvas", { width, height, ariaHidden: "true" });
  board(canvas, game, map, () => true, true, { size: SIZE, view: { [pool.option]: [view] },
    map: made ? pool.only([key]) : undefined });
  return canvas;
}

// Lands of one's own that are sides: one of several that lie on the table, each of a size. The kit says under
// what names a side keeps its size and its look, and lays it among those of the box (`pool`).

import * as cupboard from "../extras/cupboard.js";
import { kitOf } from "../games/games.js";
import { opened } from "../lands/fit.js";
import { complete } from "../match/pool.js";
import * as setup from "../match/setup.js";
import { app } from "../page/app.js";
import { choice, field, select } from "../page/fields.js";
import { read } from "../page/site.js";
import { spelled } from "../page/words.js";

const USUAL = 3;                   // players of a map to try one on, or the next to it
const LAND = ["name", "size", "seed", "land", "reach", "winding", "regions"];
const TRIED = "own_tried";

const of = game => /** @type {any} */ (kitOf(game).ground).side;
const box = new Map();             // game -> the sides of the box, each once

async function sides(game) {
  const maps = await Promise.all(app.maps.filter(map => map.game === game).map(({ file }) => read(file)));
  const all = maps.flatMap(map => map[map.parts] ?? []);
  box.set(game, [...new Map(all.map(one => [one.key, one])).values()]);
  return box.get(game);
}

const sized = (game, land) => ({ [of(game).size]: land[of(game).size] });

function sizes(land, hands) {
  const { size, sizes: all, told } = of(land.game);
  return choice("land_size", all, land[size], one => told(size, one), one => hands.sized({ [size]: one }));
}

// The first map on which a side can lie: {map, file, pool, keys: of the slots, null but for this one}.
async function laid(game, own) {
  const far = ({ players }) => Math.abs(players - USUAL);
  for (const { file, players } of app.maps.filter(map => map.game === game).sort((a, b) => far(a) - far(b))) {
    const map = await read(file), pool = kitOf(game).pool(map, [own]);
    const slot = pool?.slots.findIndex(({ sides: all }) => all.some(({ key }) => key === own.key)) ?? -1;
    if (pool && slot >= 0)
      return { file, players, pool, keys: pool.slots.map((_, i) => i === slot ? own.key : null) };
  }
  throw Object.assign(new Error(game), { code: "file" });
}

/** @type {import("./sorts.js").Sort} */
export default {
  draft: "side",
  async model(game, like) {
    const { size, sizes } = of(game), wanted = like?.[size] ?? sizes[0];
    return { game, ...(await sides(game)).find(side => side[size] === wanted) };
  },
  sized: model => sized(model.game, model),
  head({ game, ...model }) {
    const { look, looks } = of(game);
    return { game, ...sized(game, model), [look]: looks[Math.floor(Math.random() * looks.length)], name: "" };
  },
  offered(game) {
    const { size, told } = of(game), own = cupboard.parts(game).map(({ id, map }) => [id, map]);
    return [...(box.get(game) ?? []).map(side => [side.key, side]), ...own].map(([file, side]) =>
      [file, `${spelled(side.name)} · ${told(size, side[size])}`]);
  },
  read: async (game, file) => cupboard.known(file)?.data.map
    ?? (await sides(game)).find(({ key }) => key === file),
  opened(map, game) {
    const { size, look } = of(game), kept = [...LAND, size, look].filter(name => map[name] !== undefined);
    return opened({ game, ...Object.fromEntries(kept.map(name => [name, map[name]])) }, true);
  },
  fields(land, hands) {
    const { look, looks, told } = of(land.game);
    const all = looks.map(one => [one, told(look, one)]), worn = one => hands.put({ [look]: one });
    return [sizes(land, hands), field("land_look", select(all, land[look] ?? "", worn))];
  },
  wished: sizes,
  told: map => of(map.game).told(of(map.game).size, map[of(map.game).size]),
  seen: map => of(map.game).alone(map),
  async whole(map) {
    const { pool, keys } = await laid(map.game, { key: TRIED, map });
    return pool.only(complete(pool, keys));
  },
  async wish({ game, data: { key, map } }) {
    const { file, players, keys } = await laid(game, { key, map });
    const levels = Array.from({ length: players }, (_, p) => p ? "easy" : "human");
    return { ...setup.fresh(game, levels), map: file, parts: keys };
  },
};

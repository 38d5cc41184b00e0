// A scenario of one's own: a board with seats. On the shelf it is an extra of the kind "board", as one that
// came from outside.

import { say, spelled } from "../page/words.js";

// Under the key it began with, or in the place of the thing that was opened.
/** @type {(made: {key: string, id?: string, map: any}, more?: any) => any} */
export const asExtra = ({ key, id, map }, more = {}) => ({
  id: id ?? `board:${key}`, kind: "board", game: map.game, name: spelled(map.name) || key, keys: [],
  words: {}, data: map, ...more,
});

// One without a name has that of its kind.
const named = ({ past: { now } }) => spelled(now.name) ? now : { ...now, name: say("scenario_nameless") };

/** @type {import("./acts.js").Work} */
export const work = { draft: "scenario", map: named,
  extra: mine => asExtra({ ...mine.data, map: named(mine) }, { from: "made" }) };

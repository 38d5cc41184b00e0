// A scenario of one's own, a board with seats: what can be done with one that is well. On the shelf it is an
// extra of the kind "board", as one that came from outside.

import { begin } from "../match/begin.js";
import * as setup from "../match/setup.js";
import * as cupboard from "../extras/cupboard.js";
import { titleOf } from "../extras/agree.js";
import { note } from "../page/dialogs.js";
import { button, make } from "../page/dom.js";
import { go } from "../page/screens.js";
import { say, spelled } from "../page/words.js";
import { trouble } from "../saves/trouble.js";
import * as drafts from "./draft.js";
import { filed, offered } from "./gift.js";
import { kinds } from "./kinds.js";

// As it lies on the shelf: under the key it began with, or in the place of the thing that was opened.
/** @type {(made: {key: string, id?: string, map: any}, more?: any) => any} */
export const asExtra = ({ key, id, map }, more = {}) => ({
  id: id ?? `board:${key}`, kind: "board", game: map.game, name: spelled(map.name) || key, keys: [],
  words: {}, data: map, ...more,
});

// mine: {data, past, wrong}
/** @type {(mine: any) => any} */
export function acts(mine) {
  const deed = (word, act, style = "") => {
    const done = () => act(mine).catch(error => note(trouble(error), "bad"));
    const node = /** @type {HTMLButtonElement} */ (button(say(word), done, style));
    node.disabled = !mine.wrong || mine.wrong.length > 0;
    return node;
  };
  return make("div.buttons", {}, deed("land_try", attempt, "main"), deed("make_keep", keep),
    deed("make_send", one => offered(extraOf(one))), deed("make_file", one => filed(extraOf(one))));
}

const extraOf = ({ data, past }) => asExtra({ ...data, map: named(past.now) }, { from: "made" });

// One without a name has that of its kind.
const named = map => spelled(map.name) ? map : { ...map, name: say("scenario_nameless") };

async function keep(mine) {
  const extra = extraOf(mine), before = cupboard.known(extra.id);
  await kinds();
  await cupboard.put({ ...extra, when: before?.when, from: before?.from ?? "made" });
  drafts.rememberOpen("scenario", null);
  note(say("shelf_kept", { name: titleOf(extra) }));
  go("make");
}

// A match on it as it is now, at once; the draft stays.
async function attempt({ game, past }) {
  const seats = past.now.seats.map((_, p) => setup.seat(p, p ? "easy" : "human"));
  await begin(setup.finished({ game, map: "", mapData: named(past.now), seats, options: {}, clock: null }));
  go("table");
}

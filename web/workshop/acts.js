// What can be done with a land that is well: it is kept, played on, given away.

import { begin } from "../match/begin.js";
import * as setup from "../match/setup.js";
import * as cupboard from "../extras/cupboard.js";
import { titleOf } from "../extras/agree.js";
import { note } from "../page/dialogs.js";
import { button, make } from "../page/dom.js";
import { go } from "../page/screens.js";
import { say } from "../page/words.js";
import { trouble } from "../saves/trouble.js";
import * as drafts from "./draft.js";
import { filed, offered } from "./gift.js";
import { kinds } from "./kinds.js";
import { asExtra } from "./lands.js";

/** @type {(mine: any) => any} */
export function acts(mine) {
  const deed = (word, act, style = "") => {
    const done = () => act(mine).catch(error => note(trouble(error), "bad"));
    const node = /** @type {HTMLButtonElement} */ (button(say(word), done, style));
    node.disabled = !mine.wrong || mine.wrong.length > 0;
    return node;
  };
  return make("div.buttons", {}, deed("make_keep", keep, "main"), deed("land_try", attempt),
    deed("make_send", one => offered(extraOf(one))), deed("make_file", one => filed(extraOf(one))));
}

const extraOf = ({ data, map }) => asExtra({ ...data, map }, { from: "made" });

async function keep(mine) {
  const extra = extraOf(mine), before = cupboard.known(extra.id);
  await kinds();
  await cupboard.put({ ...extra, when: before?.when, from: before?.from ?? "made" });
  drafts.rememberOpen("land", null);
  note(say("shelf_kept", { name: titleOf(extra) }));
  go("make");
}

// A match on it as it is now, at once; the draft stays.
async function attempt({ game, map }) {
  const seats = Array.from({ length: map.players }, (_, p) => setup.seat(p, p ? "easy" : "human"));
  await begin(setup.finished({ game, map: "", mapData: map, seats, options: {}, clock: null }));
  go("table");
}

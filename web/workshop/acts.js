// What can be done with a land or a scenario that is well: it is kept, played on, given away.

import { begin } from "../match/begin.js";
import * as setup from "../match/setup.js";
import * as cupboard from "../extras/cupboard.js";
import { titleOf } from "../extras/agree.js";
import { note } from "../page/dialogs.js";
import { button, make } from "../page/dom.js";
import { go } from "../page/screens.js";
import { say } from "../page/words.js";
import { complain } from "../saves/trouble.js";
import * as drafts from "./draft.js";
import { filed, offered } from "./gift.js";
import { kinds } from "./kinds.js";

/** @typedef {{draft: drafts.Open, map: (mine: any) => any, extra: (mine: any) => any}} Work
 * draft: the name under which it is remembered; map: what is played on; extra: as it lies on the shelf. */

// mine: what is under work, {game, wrong: what the engine says of it, if it has been asked}
/** @type {(mine: any, work: Work) => any} */
export function acts(mine, work) {
  const { extra } = work, deed = (word, act, style = "") => {
    const done = () => act(mine, work).catch(complain);
    const node = /** @type {HTMLButtonElement} */ (button(say(word), done, style));
    node.disabled = !mine.wrong || mine.wrong.length > 0;
    return node;
  };
  return make("div.buttons", {}, deed("make_keep", keep, "main"), deed("land_try", attempt),
    deed("make_send", one => offered(extra(one))), deed("make_file", one => filed(extra(one))));
}

async function keep(mine, { draft, extra: extraOf }) {
  const extra = extraOf(mine), before = cupboard.known(extra.id);
  await kinds();
  await cupboard.put({ ...extra, when: before?.when, from: before?.from ?? "made" });
  drafts.rememberOpen(draft, null);
  note(say("shelf_kept", { name: titleOf(extra) }));
  go("make");
}

// A match on it as it is now, at once; the draft stays.
async function attempt(mine, { map }) {
  const mapData = await map(mine), n = mapData.seats?.length ?? mapData.players;
  const seats = Array.from({ length: n }, (_, p) => setup.seat(p, p ? "easy" : "human"));
  await begin(setup.finished({ game: mine.game, map: "", mapData, seats, options: {}, clock: null }));
  go("table");
}

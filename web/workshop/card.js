// A thing as the shelf shows it: its picture, what it says of itself, and what can be done with it.

import { facts, titleOf } from "../extras/agree.js";
import * as cupboard from "../extras/cupboard.js";
import { menu, show } from "../page/dialogs.js";
import { button, make } from "../page/dom.js";
import { complain } from "../saves/trouble.js";
import { say } from "../page/words.js";
import { filed, offered } from "./gift.js";
import { kindOf } from "./kinds.js";

// focus(): where the keyboard goes when a card has gone. What cannot be shown hides nothing else.
export function card(extra, focus) {
  try { return shown(extra, focus); } catch (error) {
    console.info("damaged:", extra.id, error);
    return shown(cupboard.ruin(extra.id), focus);
  }
}

const shown = (extra, focus) => {
  const kind = kindOf(extra);
  const deed = (name, act, style = "") => button(say(name), () => did(act, extra), style);
  const acts = kind ? [...both(extra, kind, deed), more(extra, kind)] : [];
  return make("li.library-card.extras-card", { data: { extra: extra.id } },
    make("div.shelf-picture", { ariaHidden: "true" }, kind?.picture(extra)),
    make("div.library-facts", {}, make("h2", {}, titleOf(extra)),
      kind ? facts(extra) : make("p.bad", { role: "alert" }, say("extras_ruin"))),
    make("div.library-row.library-acts", {}, ...acts,
      button(say("extras_remove"), () => did(one => thrown(one, focus), extra), "danger")));
};

// What was made here is there to be changed, what came from elsewhere to be played.
/** @type {(extra: any, kind: import("./kinds.js").Kind, deed: any) => any[]} */
function both({ from }, { open, attempt, words }, deed) {
  const own = from === "made" || !attempt, other = own ? "" : "main";
  const acts = [open && deed(words?.open ?? "make_change", open, own ? "main" : ""),
    attempt && deed(words?.attempt ?? "make_try", attempt, open ? other : "main")];
  return own ? acts : acts.reverse();
}

function more(extra, kind) {
  const deeds = { ...extra.kind !== "wheel" && { make_send: offered }, make_file: filed,
    ...kind.copy && { library_duplicate: kind.copy }, ...kind.deeds };
  const node = button("⋯", async () => {
    const { x, y } = node.getBoundingClientRect();
    const chosen = await menu(titleOf(extra), { x, y }, Object.keys(deeds).map(name => [name, say(name)]));
    if (chosen) did(deeds[chosen], extra);
  });
  node.ariaLabel = node.title = say("library_more", { title: titleOf(extra) });
  return node;
}

async function did(deed, extra) {
  try { await deed(extra); } catch (error) { complain(error); }
}

async function thrown(extra, focus) {
  await cupboard.remove(extra.id);
  focus();
  const text = say(extra.kind === "wheel" ? "shelf_gone_wheel" : "shelf_gone", { name: titleOf(extra) });
  const back = { text: say("library_undo"), act: () => did(cupboard.put, extra) };
  show(text, { buttons: [back] });
}

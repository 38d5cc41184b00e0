// What lies on the shelf goes out as a link or a file, and comes in by a link: looked at first, kept if it is
// wanted.

import { agreed, titleOf } from "../extras/agree.js";
import { admit } from "../extras/door.js";
import { ask, note } from "../page/dialogs.js";
import { make } from "../page/dom.js";
import { say } from "../page/words.js";
import { CarryError } from "../saves/carry.js";
import { LONGEST, unwoven, woven } from "../saves/link.js";
import { download, offered as offer } from "../saves/send.js";
import { kindOf, kinds, lookAt } from "./kinds.js";

const FORM = 1, MOST = 60_000;          // letters of a link that is read

const goes = extra => kindOf(extra)?.goes(extra);

/** @type {(extra: any) => Promise<any>} */
export async function offered(extra) {
  await kinds();
  const made = await kindOf(extra)?.brief?.(extra) ?? goes(extra), name = titleOf(extra);
  const text = await woven({ w: FORM, made });
  if (text.length > LONGEST) return tooLong(extra, text.length);
  const address = `${location.origin}${location.pathname}#w=${text}`;
  return offer(address, say("make_send_text", { name, n: address.length }));
}

async function tooLong(extra, n) {
  const chosen = await ask(say("make_send"), [make("p", {}, say("shelf_long", { name: titleOf(extra), n }))],
    [[false, say("cancel")], [true, say("make_file"), "main"]]);
  if (chosen) filed(extra);
}

export async function filed(extra) {
  await kinds();
  const name = titleOf(extra).replace(/[^\p{L}\p{N}]+/gu, "-").slice(0, 40);
  download(`${name}.json`, JSON.stringify(goes(extra), null, 1));
}

// True if it was taken.
export async function received(text) {
  if (text.length > MOST) throw new CarryError("big", { most: MOST / 1e6 });
  const { w, game, made } = await unwoven(text) ?? {};
  if (Number.isInteger(w) && w > FORM) throw new CarryError("newer");
  if (w !== FORM || typeof made !== "object" || made === null) throw new CarryError("broken");
  note(say("make_gift"));
  const extra = await lookAt(game === undefined ? made : { ...made, game });
  note("");
  if (extra.kind === "wheel") throw new CarryError("broken");      // no link carries a program
  if (!await agreed(extra)) return false;
  await admit({ ...extra, from: "link" });
  return true;
}

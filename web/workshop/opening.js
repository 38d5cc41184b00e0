// What the screens of the workshop that work on a position have in common: what they open, that it is kept,
// and how they are left.

import { titleOf } from "../extras/agree.js";
import * as cupboard from "../extras/cupboard.js";
import { addressTable } from "../match/address.js";
import { note } from "../page/dialogs.js";
import { go } from "../page/screens.js";
import { say } from "../page/words.js";
import { wanted } from "../replay/opening.js";
import { branch } from "../saves/revisions.js";
import * as drafts from "./draft.js";
import { kinds } from "./kinds.js";

// What was under way there, a thing of the shelf, or a match at one of its steps: {save, data}, data of the
// thing of such a kind that it is to become.
/** @type {(kind: "position" | "puzzle", address: string, id?: string, step?: string) => Promise<any>} */
export async function opened(kind, address, id, step) {
  const draft = drafts.rememberedOpen(kind, address, ({ save }) => save?.base);
  if (draft) return { save: draft.save, data: draft };
  const thing = cupboard.known(id);
  if (thing?.data?.save) {
    const { name, save } = thing.data;
    return { save, data: thing.kind === kind ? thing.data : { key: drafts.newKey(), name, save } };
  }
  const stored = await wanted(id || undefined);
  const n = step === undefined ? stored.save.actions.length : Number(step);
  const { save } = branch(stored, n, stored.save.seats, "");
  return { save, data: { key: drafts.newKey(), name: stored.about.title ?? "", save } };
}

// It comes to the shelf, in the place of what it was before.
export async function kept(extra) {
  const before = cupboard.known(extra.id);
  await kinds();
  await cupboard.put({ ...extra, when: before?.when, from: before?.from ?? "made" });
  drafts.rememberOpen(extra.kind, null);
  note(say("shelf_kept", { name: titleOf(extra) }));
  go("make");
}

// The table has its own words again.
export function left(mine) {
  mine?.bench?.stop();
  mine?.board?.destroy();
  addressTable();
}

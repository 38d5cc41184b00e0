// What a screen of the workshop that begins with a position opens: what was under way there, a thing of the
// shelf, or a match at one of its steps.

import * as cupboard from "../extras/cupboard.js";
import { wanted } from "../replay/opening.js";
import { branch } from "../saves/revisions.js";
import * as drafts from "./draft.js";

// {save, data}: data of the thing of such a kind that it is to become.
/** @type {(kind: "position" | "puzzle", address: string, id?: string, step?: string) => Promise<any>} */
export async function opened(kind, address, id, step) {
  const kept = drafts.rememberedOpen(kind, address, ({ save }) => save?.base);
  if (kept) return { save: kept.save, data: kept };
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

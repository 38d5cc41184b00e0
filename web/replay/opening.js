// What replay and result have in common: finding the match, the wait until it is read,
// and the word when it cannot be.

import { app } from "../page/app.js";
import { button, make, replace } from "../page/dom.js";
import { go } from "../page/screens.js";
import * as store from "../saves/store.js";
import { say } from "../page/words.js";
import { trouble } from "../saves/trouble.js";

// The save that is asked for; without an id the match on the table, else the newest that fits.
/** @type {(id?: string, fits?: (note: any) => boolean) => Promise<any>} */
export async function wanted(id, fits = () => true) {
  const { match } = app;
  if (match?.table && (!id || match.about.id === id)) {
    await store.settled();
    return { id: match.about.id, about: match.about, save: (await app.crew.ask("save")).save };
  }
  return store.read(id ?? (await store.list()).find(fits)?.id);
}

// Shows that something is being read.
export function waiting(root, text) {
  replace(root, make("div.replay-opening", {}, make("p", { role: "status" }, text),
    make("progress", { ariaLabel: text })));
}

export function failed(root, error) {
  replace(root, make("div.replay-opening", { role: "alert" },
    make("p", {}, say("replay_failed", { why: trouble(error) })),
    button(say("library_title"), () => go("saves"), "main")));
}

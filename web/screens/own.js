// A board of one's own in the set-up: it comes from a file through the door of extras, tried out first.

import { kitOf } from "../games/games.js";
import { admit, look } from "../extras/door.js";
import { note } from "../page/dialogs.js";
import { button, make } from "../page/dom.js";
import { go } from "../page/screens.js";
import { say } from "../page/words.js";
import { CarryError } from "../saves/carry.js";
import { complain } from "../saves/trouble.js";

// Where a game takes such: the button; taken(board) is told of one that came in.
export function own(game, taken) {
  if (!kitOf(game).scenarios) return [];
  const picker = make("input", {
    type: "file", accept: ".json,application/json", hidden: true,
    onchange() {
      bringBoard([...picker.files ?? []], taken);
      picker.value = "";                  // the same file may be tried again
    },
  });
  return [make("div.field", {}, make("span", {}, say("setup_own")),
    make("div.own-board", {}, button(say("setup_own_open"), () => picker.click()), picker,
      kitOf(game).workbench ? button(say("scenario_begin"), () => go("scenario")) : null,
      make("small", {}, say("setup_own_told"))))];
}

let before = Promise.resolve();

// One file after another, however long the trying takes: the one that was brought last stays.
/** @type {(files: File[], taken: (board: any) => any) => Promise<void>} */
export const bringBoard = (files, taken) => before = before.then(() => brought(files, taken));

/** @type {(files: File[], taken: (board: any) => any) => Promise<void>} */
async function brought(files, taken) {
  const [file] = files;
  if (!file) return;
  try {
    note(say("extras_looking", { name: file.name }));
    const extra = /** @type {any} */ (await look(file));
    if (extra.kind !== "board") throw new CarryError("extras_kind");
    await admit(extra);
    note("");
    await taken(extra);
  } catch (error) { complain(error); }
}

// Brings a match from outside, a file or a link: read, looked over, checked by the engine;
// else it is refused in words, and nothing that is already here has changed.

import { adopt } from "../match/begin.js";
import { app } from "../page/app.js";
import { note } from "../page/dialogs.js";
import { back, go } from "../page/screens.js";
import { say } from "../page/words.js";
import { CarryError, MOST_BYTES, read } from "./carry.js";
import { unpack } from "./link.js";
import { verify } from "./loan.js";
import * as store from "./store.js";
import { trouble } from "./trouble.js";

// A file of the player's disk -> {id, table}.
export async function fromFile(file) {
  if (file.size > MOST_BYTES) throw new CarryError("big", { most: MOST_BYTES / 1e6 });
  const { save, about } = read(await file.text());
  await app.whenReady;
  const table = await verify(save, about);
  return { id: await store.add(save, about, { table }), table };
}

// True if the address was a shared match and is being taken care of.
export function handle(hash) {
  if (!hash.startsWith("#m=")) return false;
  open(hash.slice(3)).catch(error => {
    note(trouble(error), "bad");
    back();
  });
  return true;
}

async function open(text) {
  const { save, about } = await unpack(text);
  await app.whenReady;
  note(say("replay_opening"));
  await adopt(save, about);
  history.replaceState(null, "", "#/");
  go("table");
}

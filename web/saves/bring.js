// Brings a match from outside, a file, a link or a letter: read, looked over, checked by the engine;
// else it is refused in words, and nothing that is already here has changed.

import { adopt } from "../match/begin.js";
import { app } from "../page/app.js";
import { note } from "../page/dialogs.js";
import { back, go } from "../page/screens.js";
import { twice } from "../page/within.js";
import { say } from "../page/words.js";
import { LARGEST, shelfIn } from "./bundle.js";
import { CarryError, MOST_BYTES, read } from "./carry.js";
import { unpack } from "./link.js";
import { verify } from "./loan.js";
import * as store from "./store.js";
import { complain } from "./trouble.js";

const letters = () => twice(() => import("../company/arrive.js"));

// A file of the player's disk -> {id, table} of a match, {taken, here, bad, entries} of a whole shelf,
// nothing of a letter, which tells of itself.
export async function fromFile(file) {
  if (file.size > LARGEST) throw new CarryError("big", { most: LARGEST / 1e6 });
  const text = await file.text(), shelf = shelfIn(text);
  if (shelf) return (await twice(() => import("./everything.js"))).restored(shelf);
  if (file.size > MOST_BYTES) throw new CarryError("big", { most: MOST_BYTES / 1e6 });
  const { save, about, post } = read(text);
  await app.whenReady;
  if (post) return (await letters()).arrive({ save, about, post });
  const table = await verify(save, about);
  return { id: await store.add(save, about, { table }), table };
}

// The part of a link that carries a match, a letter or something made, wherever it was copied from; else
// nothing.
export const carrying = text => /#[mlw]=[\w-]+/.exec(text)?.[0];

// True if the address was one of them and is being taken care of.
export function handle(hash) {
  if (!/^#[mlw]=/.test(hash)) return false;
  const text = hash.slice(3);
  (hash[1] === "w" ? gift(text) : open(text, hash[1] === "l")).catch(error => {
    complain(error);
    back();
  });
  return true;
}

// What somebody made: looked at first, kept if it is wanted.
async function gift(text) {
  const { received } = await twice(() => import("../workshop/gift.js"));
  await app.whenReady;
  await received(text) ? go("make") : back();
}

async function open(text, letter) {
  note(say("replay_opening"));            // a land that was grown is drawn again first
  const { save, about, post } = await unpack(text);
  await app.whenReady;
  if (letter && !post) throw new CarryError("broken");
  if (letter) return await (await letters()).arrive({ save, about, post }) || back();
  await adopt(save, about);
  history.replaceState(null, "", "#/");
  go("table");
}

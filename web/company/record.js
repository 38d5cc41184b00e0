// The record on this device: a drawer of its own beside the saves, an entry for each deal played to its end.

import { tell } from "../page/app.js";
import { drawer } from "../saves/base.js";
import { sound } from "./tally.js";

const transact = drawer("marchlands record", ["games"]);
const memory = new Map();                // what the drawer would not take

// Every entry that can be read.
/** @type {() => Promise<any[]>} */
export async function list() {
  let kept = [];
  try { kept = await every(); } catch (error) { console.warn("no record:", error); }
  const all = new Map([...kept, ...memory.values()].map(entry => [entry?.id, sound(entry)]));
  return [...all.values()].filter(Boolean);
}

// One that cannot be read hides no other.
async function every() {
  const all = await transact("readonly", ({ games }, ask) => ask(games.getAll())).catch(() => null);
  if (all) return all;
  const ids = await transact("readonly", ({ games }, ask) => ask(games.getAllKeys()));
  const one = id => transact("readonly", ({ games }, ask) => ask(games.get(id))).catch(() => null);
  return Promise.all(ids.map(one));
}

// A deal counts once, as it was first played to its end; `true` if this was it.
export async function add(entry) {
  const fit = sound(entry);
  if (!fit || memory.has(fit.id)) return false;
  try {
    const fresh = await transact("readwrite", async ({ games }, ask) => {
      const there = sound(await ask(games.get(fit.id)).catch(() => null));
      if (!there) await ask(games.put(fit));
      return !there;
    });
    if (fresh) tell("record", fit);
    return fresh;
  } catch (error) {
    console.warn("the record stays in memory:", error);
    memory.set(fit.id, fit);
    tell("record", fit);
    return true;
  }
}

export async function clear() {
  memory.clear();
  await transact("readwrite", ({ games }, ask) => ask(games.clear()));
  tell("record");
}

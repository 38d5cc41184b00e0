// All that is kept on this device goes out in one file, saves and record, and comes back: each part comes in
// or fails alone, and what is here already stays as it is.

import * as record from "../company/record.js";
import { show } from "../page/dialogs.js";
import { say } from "../page/words.js";
import { packed, unpacked, written } from "./bundle.js";
import { download } from "./send.js";
import * as shelf from "./shelf.js";

// To the player's disk; a match that cannot be read is not carried on.
export async function everything() {
  const matches = [];
  for (const note of await shelf.list()) {
    const found = note.broken ? null : await shelf.read(note.id).catch(() => null);
    if (found) matches.push(packed(note, found));
  }
  const day = new Date().toISOString().slice(0, 10);
  download(`marchlands-${day}.json`, written(matches, await record.list()));
  show(say("record_saved", { n: matches.length }));
}

// What a file holds -> {taken, here, bad} matches and {entries} of the record that were new.
export async function restored({ matches, record: entries }) {
  const told = { taken: 0, here: 0, bad: 0, entries: 0 };
  const known = new Set((await shelf.list()).map(({ id }) => id));
  for (const one of matches) {
    try {
      const { id, save, about, thumb, facts } = unpacked(one), here = known.has(id);
      if (!here) await shelf.amend(await shelf.add(save, about, { thumb, id }), facts);
      told[here ? "here" : "taken"]++;
    } catch (error) {
      console.info("not taken from the file:", error);
      told.bad++;
    }
  }
  for (const entry of entries) told.entries += Number(await record.add(entry));
  return told;
}

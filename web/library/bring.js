// Brings a match from outside onto the shelf: read, looked over, checked by the engine;
// else says what is wrong.

import { app } from "../app.js";
import { say, has, readable } from "../words.js";
import { unpack } from "../share.js";
import * as store from "../store.js";
import { CarryError, MOST_BYTES, read } from "./carry.js";
import { people } from "./look.js";
import { verify } from "./referee.js";

// A file of the player's disk -> {id, table}.
export async function fromFile(file) {
  if (file.size > MOST_BYTES) throw new CarryError("big", { most: MOST_BYTES / 1e6 });
  return shelve(read(await file.text()));
}

// What stands after #m= in the address -> {id, table}.
export async function fromLink(text) {
  return shelve(await unpack(text));
}

export async function shelve({ save, about }) {
  await app.whenReady;
  const table = await verify(save);
  return { id: await store.add(save, about, { table }), table };
}

const word = code => has(`import_why_${code}`) ? say(`import_why_${code}`) : readable(code).toLowerCase();

// What is wrong with it, in the player's language.
export function trouble(error) {
  if (error instanceof CarryError) return say(`import_${error.code}`, error.facts);
  const { reply } = error;
  if (!reply?.error) return say("import_engine", { error: error.code ?? error.message });
  const { why, step, version, format, supported } = reply;
  const newer = version === undefined ? format > supported
    : String(version).localeCompare(supported, "en", { numeric: true }) > 0;
  const key = reply.error === "old_save" ? `import_${newer ? "newer" : "older"}`
    : `import_engine_${reply.error}`;
  return say(has(key) ? key : "import_engine", {
    error: readable(reply.error), version: String(version ?? format).slice(0, 20),
    step: step === undefined ? "" : step + 1,
    why: Array.isArray(why) ? people(why.slice(0, 5).map(word)) : "",
  });
}

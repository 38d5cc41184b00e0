// The shelf of saves: put, list, read, rename, duplicate, throw away;
// memory stands in where the drawer is shut.

import { alone } from "../company/post.js";
import { transact } from "./base.js";
import { CarryError, plainName } from "./carry.js";
import { caughtUp, me } from "./haste.js";
import { legible, newest, note, verdict } from "./revisions.js";

const memory = new Map();               // id -> {note, body}: what the drawer would not take
const tabs = channel();
/** @type {Record<string, (what: any) => void>} */
const heard = { trouble: () => {}, message: () => {} };
let fault = "", persisted = false;
const FAULTS = { QuotaExceededError: "library_full", VersionError: "library_later" };

// Who leaves the page loses what is only here: the browser asks.
globalThis.addEventListener?.("beforeunload", event => { if (memory.size) event.preventDefault(); });

function channel() {
  try { return new BroadcastChannel("marchlands.saves"); } catch { return null; }      // it may be forbidden
}

export function newId() {
  return crypto.randomUUID?.()
    ?? [...crypto.getRandomValues(new Uint8Array(16))].map(n => n.toString(16)).join("");
}

// trouble(code): once, when saves stay in memory; message({id, revision} or {}): another tab wrote.
export function listen(parts) {
  Object.assign(heard, parts);
}

tabs?.addEventListener("message", ({ data }) => { if (data && data.from !== me) heard.message(data); });
const announce = (facts = {}) => tabs?.postMessage({ from: me, ...facts });

// Why saves stay in memory: a word of the text files, "" while they do not.
export const onlyInMemory = () => fault;

function shut(error) {
  console.warn("saves stay in memory:", error);
  if (fault) return;
  fault = FAULTS[error?.name] ?? "library_forbidden";
  heard.trouble(fault);
}

function persist() {
  if (persisted) return;
  persisted = true;
  navigator.storage?.persist?.().catch(() => {});
}

// Writes note and body together if nobody was faster: {write: true, revision} or {write: false, newer}.
export async function put(entry) {
  const { id, save, about } = entry, now = Date.now(), held = memory.get(id)?.note;
  try {
    const result = await transact("readwrite", async ({ notes, bodies }, ask) => {
      const there = await ask(notes.get(id)), may = verdict(entry, there);
      if (!may.write) return may;
      await ask(bodies.put({ id, revision: may.revision, by: me, save, about }));
      await ask(notes.put(note({ ...entry, revision: may.revision }, there ?? held, now)));
      return may;
    });
    if (result.write) settle(id, result.revision);
    return result;
  } catch (error) {
    shut(error);
    const { revision } = entry;    // the drawer still holds the one before, if any
    memory.set(id, { note: note(entry, held, now), body: { id, revision, save, about } });
    return { write: true, revision };
  }
}

// There is room again: what lies in memory goes along when it is next played, and trouble is told anew.
function settle(id, revision) {
  memory.delete(id);
  if (!memory.size) fault = "";
  announce({ id, revision });
  persist();
}

export async function list() {
  let stored = [];
  try { stored = await drawer(); } catch (error) { shut(error); }
  const held = [...memory.values()].map(one => ({ ...one.note, memory: true }));
  return newest([...stored.filter(({ id }) => !memory.has(id)), ...held]);
}

// A note of every match in the drawer; one that cannot be read hides no other.
async function drawer() {
  const keys = await transact("readonly", ({ notes, bodies }, ask) =>
    Promise.all([ask(notes.getAllKeys()), ask(bodies.getAllKeys())]));
  const ids = [...new Set(keys.flat())];
  const all = await transact("readonly", ({ notes }, ask) => ask(notes.getAll()))
    .catch(() => Promise.all(ids.map(id => stored("notes", id))));
  const known = new Map(all.map(one => [one?.id, one]));
  return ids.map(id => legible(id, known.get(id)));
}

async function stored(store, id) {
  try {
    return await transact("readonly", (stores, ask) => ask(stores[store].get(id)));
  } catch { return undefined; }
}

const noteOf = async id => memory.get(id)?.note ?? await stored("notes", id);
const bodyOf = async id => memory.get(id)?.body ?? await stored("bodies", id);

// What lies there, fit to be read or not: {note, body}.
export const raw = async id => ({ note: await noteOf(id), body: await bodyOf(id) });

// {id, revision, save, about}; about carries id and revision, so that a resumed match is kept in its place.
export async function read(id) {
  const body = await bodyOf(id), { title = "" } = await noteOf(id) ?? {};
  if (!body) throw new CarryError("gone");
  if (!sound(body)) throw new CarryError("broken");
  const { about, ...rest } = caughtUp(body);
  return { ...rest, about: { ...structuredClone(about), title, id, revision: body.revision } };
}

const sound = ({ save, about }) => about && Array.isArray(save?.actions) && Array.isArray(save.seats)
  && typeof save.game === "string" && save.map;

// What is kept beside a save: not its place on the shelf.
export const carried = ({ id, revision, ...about }) => JSON.parse(JSON.stringify(about));

// A match that comes from elsewhere (a file, a link, "what if") -> its id.
export async function add(save, about, { table = null, thumb = null, id = newId() } = {}) {
  await put({ id, revision: 0, save, about: carried(about), table, thumb });
  return id;
}

// Facts of its note alone, as they are told from outside or by the player.
export async function amend(id, facts) {
  const held = memory.get(id);
  if (held) Object.assign(held.note, facts);
  else await transact("readwrite", async ({ notes }, ask) => {
    const there = await ask(notes.get(id));
    if (there) await ask(notes.put({ ...there, ...facts }));
  });
  announce();
}

export const rename = (id, title) => amend(id, { title: plainName(title) });

// A picture for a match that came without one.
export async function illustrate(id, thumb) {
  const there = await noteOf(id);
  if (there && !there.thumb && thumb) await amend(id, { thumb });
}

export async function duplicate(id, title) {
  const { save, about } = await read(id), { thumb, over, round, rounds, scores } = await noteOf(id);
  const made = await add(save, { ...alone(about), title: plainName(title) }, { thumb });
  await amend(made, { over, round, rounds, scores });
  return made;
}

// Throws a save away; returns what brings it back.
export async function remove(id) {
  const held = memory.get(id), there = await stored("notes", id), body = await stored("bodies", id);
  memory.delete(id);
  await transact("readwrite", ({ notes, bodies }, ask) =>
    Promise.all([ask(notes.delete(id)), ask(bodies.delete(id))])).catch(error => {
    if (!fault) throw error;               // where nothing is kept there is nothing to throw away
  });
  announce();
  return async () => {
    if (held) memory.set(id, held);
    if (there || body) await transact("readwrite", ({ notes, bodies }, ask) =>
      Promise.all([there && ask(notes.put(there)), body && ask(bodies.put(body))]));
    announce();
  };
}

export async function clear() {
  memory.clear();
  await transact("readwrite", ({ notes, bodies }, ask) =>
    Promise.all([ask(notes.clear()), ask(bodies.clear())]));
  announce();
}

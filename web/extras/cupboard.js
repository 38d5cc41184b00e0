// What a player made, received or brought from outside: kept in a drawer of its own and known to the whole
// page. An extra: {id, kind, game, name, keys, words, when, from} and of a wheel also {version, author,
// summary, file, bytes, trouble}, of all others {data}. workshop/kinds.js says which kinds there are.

import { lend } from "../board/emblems.js";
import { app, tell } from "../page/app.js";
import * as words from "../page/words.js";
import { drawer } from "../saves/base.js";
import { CarryError } from "../saves/carry.js";

const MOST = 400, MOST_BYTES = 20_000_000;         // extras; bytes of all wheels together
const TRAITS = ["wheel", "homemade"];               // kinds that bring races or powers
const transact = drawer("marchlands extras", ["extras"]);
let all = [];

const { say } = words;
const size = ({ bytes }) => bytes?.length ?? 0;

// Reads the drawer, each extra for itself; where there is none, extras last as long as the page.
export async function open() {
  try {
    const ids = await transact("readonly", ({ extras }, ask) => ask(extras.getAllKeys()));
    const whole = await transact("readonly", ({ extras }, ask) => ask(extras.getAll()))
      .catch(() => Promise.all(ids.map(id => stored(id).catch(() => null))));
    const there = new Map(whole.map(one => [one?.id, one]));
    all = ids.map(id => legible(id, there.get(id)));
  } catch (error) { console.warn("no extras:", error); }
  for (const extra of all) teach(extra);
  tell("extras");          // whose screen may be there already
}

const stored = id => transact("readonly", ({ extras }, ask) => ask(extras.get(id)));

const text = value => typeof value === "string";
const pairs = told => told && Object.values(told).every(pair => Array.isArray(pair) && pair.every(text));

// An extra as it lies in the drawer, or its ruin.
export function legible(id, there) {
  const { kind, name, game, keys, words, file, bytes, data } = there ?? {};
  const parts = kind === "wheel" ? text(file) && bytes instanceof Uint8Array
    : kind === "homemade" ? data && Object.keys(words ?? {}).length
      : kind === "board" ? Array.isArray(data?.seats)
        : kind === "land" ? Array.isArray(data?.map?.regions)
          : kind === "position" ? Array.isArray(data?.save?.seats)
            : text(kind) && typeof data === "object" && data;
  const sound = parts && [name, game, data?.author ?? ""].every(text)
    && Array.isArray(keys) && keys.every(text) && words && Object.values(words).every(pairs);
  return sound ? { ...there, id } : ruin(id);
}

export const ruin = id => ({ id, kind: "ruin", name: String(id), game: "", keys: [], words: {} });

function teach({ kind, game, words: own, data }) {
  words.teach(game, own);
  if (kind === "homemade") lend(data);
}

export const list = () => [...all].sort((a, b) => a.name.localeCompare(b.name));
export const known = id => all.find(extra => extra.id === id);

// Takes the place of another of the same name.
export async function put(one) {
  const extra = { ...one, when: one.when ?? Date.now() };
  const others = all.filter(({ id }) => id !== extra.id);
  const room = others.reduce((sum, other) => sum + size(other), size(extra)) <= MOST_BYTES;
  if (!room || others.length >= MOST) throw new CarryError("extras_full");
  await transact("readwrite", ({ extras }, ask) => ask(extras.put(extra))).catch(unkept);
  all = [...all.filter(({ id }) => id !== extra.id), extra];      // another may have come meanwhile
  teach(extra);
  tell("extras");
}

export async function remove(id) {
  await transact("readwrite", ({ extras }, ask) => ask(extras.delete(id))).catch(unkept);
  all = all.filter(extra => extra.id !== id);
  tell("extras");
}

export async function clear() {
  await transact("readwrite", ({ extras }, ask) => ask(extras.clear()));
  all = [];
}

const unkept = error => console.warn("extras stay in memory:", error);

// --- what takes part in a match ---------------------------------------------------------------

export const usable = game =>
  list().filter(extra => extra.game === game && !extra.trouble && TRAITS.includes(extra.kind));

// Boards from outside and lands of one's own, as site.json lists those of the site: by their id instead of a
// file.
const mapOf = ({ kind, data }) => kind === "board" ? data : kind === "land" ? data.map : undefined;
const isPart = ({ kind, data }) => kind === "land" && data.map.players === undefined;
export const boards = () => list().filter(extra => mapOf(extra) && !isPart(extra)).map(extra => {
  const { name = extra.name, players, seats } = mapOf(extra);
  return { file: extra.id, game: extra.game, name, players: seats?.length ?? players };
});
export const board = id => mapOf(all.find(extra => extra.id === id) ?? {});

// Sides of one's own, of maps that are laid of several.
export const parts = game => list().filter(extra => extra.game === game && isPart(extra))
  .map(({ id, from, data: { key, map } }) => ({ id, key, from, map }));

// Whether any of these, by their keys, were such and are no more.
export const gone = (game, keys = []) => keys.some(key =>
  String(key).startsWith("own_") && !parts(game).some(one => one.key === key));

// The options of a match for the extras with these ids; upfront: whether they are on offer at once, of many
// the last ones.
export function options(game, ids = [], upfront = false) {
  const all = usable(game), chosen = ids.flatMap(wanted => all.find(({ id }) => id === wanted) ?? []);
  const extra = chosen.flatMap(({ kind, keys }) => kind === "wheel" ? keys : []);
  const homemade = chosen.flatMap(({ data }) => data ?? []);
  const first = upfront ? chosen.flatMap(({ keys }) => keys) : [];
  const lists = Object.entries({ extra, homemade, upfront: first });
  return Object.fromEntries(lists.filter(([, list]) => list.length));
}

function wheels({ game, options }) {
  const wanted = Array.isArray(options?.extra) ? options.extra : [];
  return all.filter(({ kind, game: own, keys }) =>
    kind === "wheel" && own === game && keys.some(key => wanted.includes(key)));
}

// The wheels a match needs, of those that are here, as an engine takes them.
export const guestsOf = match => wheels(match).map(({ file, bytes }) => ({ name: file, bytes }));

// How others learn which wheels a match needs: [{name, version, keys}].
export const needs = match => wheels(match).map(({ name, version, keys }) => ({ name, version, keys }));

// From where a race or power comes, if not from the box.
export function origin(key) {
  const extra = all.find(one => one.keys.includes(key));
  if (extra?.kind === "wheel") return say("extras_origin", extra);
  return extra || Object.hasOwn(app.match?.table.words ?? {}, key) ? say("extras_origin_homemade") : "";
}

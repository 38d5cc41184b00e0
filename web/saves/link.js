// Puts a whole match into the fragment of a link and takes it out again:
// deflate, then letters a link may hold.

import { parse } from "../page/json.js";
import { read } from "../page/site.js";
import { folded as hearts, unfolded as drawn } from "../lands/hearts.js";
import { CarryError, FILE, MOST_BYTES, checked, cleanAbout, outgoing, several } from "./carry.js";

export const LONGEST = 30_000;          // of a link we make: longer ones are cut by messengers and mail
const NAMED = ["regions", "slots", "islands"];    // what of a map has names
const MOST_TEXT = 400_000;              // of a link we read
const MOST_STEPS = 500_000;             // letters of its actions
const MOST_WORD = 100;                  // which two of them may stand for

// The maps of this site: their list and one of them. Tests bring their own.
const site = { list: async () => (await read("site.json")).maps, read };

// post: of a letter, see company/letter.js. Throws CarryError: too_long {n}.
/** @type {(save: any, about: any, maps?: any, post?: any) => Promise<string>} */
export async function pack(save, about, maps = site, post = undefined) {
  const { map, actions, ...rest } = outgoing(save);
  const whole = {
    m: FILE, a: cleanAbout(about, save), s: rest, map: await named(map, save.game, maps), ...folded(actions),
    p: post,
  };
  const text = await woven(whole);
  if (text.length > LONGEST) throw new CarryError("too_long", { n: text.length });
  return text;
}

// Throws CarryError: broken, big, newer, map_missing, map_changed, and those of carry.js.
export async function unpack(text, maps = site) {
  const whole = await unwoven(text);
  if (Number.isInteger(whole?.m) && whole.m > FILE) throw new CarryError("newer");
  if (whole?.m !== FILE || typeof whole.s !== "object" || whole.s === null) throw new CarryError("broken");
  const map = await found(whole.map, maps);
  return checked({ save: { ...whole.s, map, actions: unfolded(whole) }, about: whole.a, post: whole.p });
}

/** @type {(save: any, about: any, post?: any) => Promise<string>} */
export async function link(save, about, post) {
  const text = await pack(save, about, site, post);
  return `${location.origin}${location.pathname}#${post ? "l" : "m"}=${text}`;
}

// Anything as the letters of a link, and what they hold.
export const woven = async thing => letters(await squeezed(new TextEncoder().encode(JSON.stringify(thing))));

export async function unwoven(text) {
  if (typeof text !== "string" || text.length > MOST_TEXT)
    throw new CarryError("big", { most: MOST_BYTES / 1e6 });
  return parsed(await unsqueezed(bytes(text)));
}

function parsed(data) {
  try {
    return parse(new TextDecoder("utf-8", { fatal: true }).decode(data));
  } catch { throw new CarryError("broken"); }
}

// --- the map: by the name of the file and a hash where it is one of the site's own ------------

// A map without the names of its regions and parts: a name that is mended or added makes it no other map.
const bare = map => JSON.stringify(map, (key, value) => NAMED.includes(key) && Array.isArray(value)
  ? value.map(one => one?.name === undefined ? one : { ...one, name: undefined }) : value);

/** @type {(map: any, game: string, maps?: any) => Promise<any>} */
export async function named(map, game, maps = site) {
  const text = bare(map);
  try {
    for (const { file } of (await maps.list()).filter(one => one.game === game)) {
      const parts = map[map.parts]?.map(({ key }) => key);
      if (bare(only(await maps.read(file), parts)) === text) return { file, hash: hash(text), parts };
    }
  } catch { /* the list cannot be had now: the link carries the map itself */ }
  return compact(map, text);
}

// A land that was grown or made goes as its hearts, if it can be drawn from them as it is.
async function compact(map, text) {
  const few = hearts(map), again = few && await drawn(few).catch(() => null);
  return again && bare(again) === text ? { hearts: few, hash: hash(text) } : map;
}

// A map with these of its parts alone: a match is played on some of them.
function only(map, keys) {
  const all = map[map.parts];
  return keys && all ? { ...map, [map.parts]: all.filter(({ key }) => keys.includes(key)) } : map;
}

/** @type {(map: any, maps?: any) => Promise<any>} */
export async function found(map, maps = site) {
  if (map?.hearts) return redrawn(map);
  if (typeof map?.file !== "string") return map;
  const all = await maps.list().catch(() => []);
  const known = all.find(({ file }) => file === map.file);              // no other address is ever asked
  const whole = known && await maps.read(known.file).catch(() => null);
  if (!whole) throw new CarryError("map_missing");
  const played = only(whole, Array.isArray(map.parts) ? map.parts : undefined);
  const one = (await versions(played, known.former ?? [], maps)).find(one => hash(bare(one)) === map.hash);
  if (!one) throw new CarryError("map_changed");
  return one;
}

async function redrawn({ hearts: few, hash: wanted }) {
  const map = await drawn(few).catch(() => null);
  if (!map) throw new CarryError("broken");
  if (hash(bare(map)) !== wanted) throw new CarryError("map_changed");
  return map;
}

// A map as it is, and with parts of it as they once were.
async function versions(map, former, maps) {
  const found = [map];
  for (const part of await Promise.all(former.map(file => maps.read(file).catch(() => null)))) {
    const before = all => all.map(one => one.key === part.key ? part : one);
    if (part) found.push(...found.map(one => ({ ...one, [one.parts]: before(one[one.parts]) })));
  }
  return found;
}

// FNV-1a over UTF-16 units, in base 36: tells versions of a map apart, guards nothing.
function hash(text) {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return (sum >>> 0).toString(36);
}

// --- actions: a list of words, then for each action the place of its verb and its arguments; ------
// --- several that are one step are joined by bars -------------------------------------------------

function folded(actions) {
  const words = [...new Set(actions.flat(2).filter(part => typeof part === "string"))];
  const place = new Map(words.map((word, i) => [word, i]));
  const short = (part, i) => i && typeof part === "string" ? `'${place.get(part)}` : place.get(part) ?? part;
  const one = action => action.map(short).join(",");
  return { w: words, d: actions.map(entry => several(entry).map(one).join("|")).join(";") };
}

function unfolded({ w, d }) {
  if (!Array.isArray(w) || !w.every(word => typeof word === "string") || typeof d !== "string")
    throw new CarryError("broken");
  if (d.length > MOST_STEPS || w.some(word => word.length > MOST_WORD))
    throw new CarryError("big", { most: MOST_STEPS / 1e6 });
  const part = (text, i) => text[0] === "'" ? w[text.slice(1)] : i ? Number(text) : w[text];
  const entry = text => text.split("|").map(action => action.split(",").map(part));
  return d === "" ? [] : d.split(";").map(entry).map(all => all.length > 1 ? all : all[0]);
}

// --- bytes ------------------------------------------------------------------------------------

function squeezed(data) {
  return drained(new Blob([data]).stream().pipeThrough(new CompressionStream("deflate-raw")), Infinity);
}

async function unsqueezed(data) {
  try {
    return await drained(
      new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate-raw")), MOST_BYTES);
  } catch (error) {
    throw error instanceof CarryError ? error : new CarryError("broken");
  }
}

// Reads a stream to its end, or stops when there is more than anybody needs.
async function drained(stream, most) {
  const parts = [];
  let size = 0;
  for (const reader = stream.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return joined(parts, size);
    if ((size += value.length) > most) {
      reader.cancel().catch(() => {});
      throw new CarryError("big", { most: most / 1e6 });
    }
    parts.push(value);
  }
}

function joined(parts, size) {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) { whole.set(part, at); at += part.length; }
  return whole;
}

function letters(data) {
  let text = "";
  for (let i = 0; i < data.length; i += 8192) text += String.fromCharCode(...data.subarray(i, i + 8192));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function bytes(text) {
  if (!/^[\w-]*$/.test(text)) throw new CarryError("broken");
  try {
    return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")),
      letter => letter.charCodeAt(0));
  } catch { throw new CarryError("broken"); }
}

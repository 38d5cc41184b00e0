// Puts a whole match into the fragment of a link and takes it out again:
// deflate, then letters a link may hold.

import { parse } from "../page/json.js";
import { CarryError, FILE, MOST_BYTES, checked, cleanAbout, outgoing, several } from "./carry.js";
import { found, named, site } from "./places.js";

export const LONGEST = 30_000;          // of a link we make: longer ones are cut by messengers and mail
const MOST_TEXT = 400_000;              // of a link we read
const MOST_STEPS = 500_000;             // letters of its actions
const MOST_WORD = 100;                  // which two of them may stand for

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

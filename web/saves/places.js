// A map in a link: by the name of its file and a hash where it is one of the site's own, by hearts where it
// was grown or made.

import { allDrawable } from "../lands/bare.js";
import { folded as hearts, unfolded as drawn } from "../lands/hearts.js";
import { read } from "../page/site.js";
import { CarryError } from "./carry.js";

const NAMED = ["regions", "slots", "islands"];    // what of a map has names
const MOST = 9;                          // parts that are not of the site

// The maps of this site: their list and one of them. Tests bring their own.
export const site = { list: async () => (await read("site.json")).maps, read };

// A map without the names of its regions and parts: a name that is mended or added makes it no other map.
const bare = map => JSON.stringify(map, (key, value) => NAMED.includes(key) && Array.isArray(value)
  ? value.map(one => one?.name === undefined ? one : { ...one, name: undefined }) : value);

/** @type {(map: any, game: string, maps?: any) => Promise<any>} */
export async function named(map, game, maps = site) {
  const text = bare(map);
  try {
    for (const { file } of (await maps.list()).filter(one => one.game === game)) {
      const here = await maps.read(file), { own, rest } = parted(map, here);
      const parts = rest[map.parts]?.map(({ key }) => key), known = own.length ? bare(rest) : text;
      if (bare(only(here, parts)) !== known) continue;
      return { file, hash: hash(known), parts, ...own.length && { more: await more(own) } };
    }
  } catch { /* the list cannot be had now: the link carries the map itself */ }
  return compact(map, text);
}

// The parts of a map that the site does not have, and the map without them.
function parted(map, here) {
  const all = map[map.parts], known = new Set((here[map.parts] ?? []).map(({ key }) => key));
  if (!Array.isArray(all)) return { own: [], rest: map };
  const own = all.filter(({ key }) => !known.has(key));
  return { own, rest: { ...map, [map.parts]: all.filter(one => !own.includes(one)) } };
}

// Parts go as their hearts too, unless these are more together than anybody draws.
async function more(own) {
  const all = await Promise.all(own.map(one => compact(one, bare(one))));
  return allDrawable(all.flatMap(({ hearts: few }) => few ?? [])) ? all : own;
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
  return map.more === undefined ? one : withMore(one, map.more);
}

// With parts that the site does not have; they follow its own.
async function withMore(map, more) {
  const lands = Array.isArray(more) ? more.flatMap(one => one?.hearts ?? []) : [];
  if (!map.parts || !Array.isArray(more) || more.length > MOST || lands.length && !allDrawable(lands))
    throw new CarryError("broken");
  const all = await Promise.all(more.map(one => one?.hearts ? redrawn(one) : one));
  return { ...map, [map.parts]: [...map[map.parts], ...all] };
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

// The wrong thing in any place of a file, a link, a letter or a whole shelf: refused by a code that has
// words, or taken without it; never an accident.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";
import { cleanPost } from "../../../web/company/post.js";
import { CarryError, read } from "../../../web/saves/carry.js";
import { shelfIn, unpacked } from "../../../web/saves/bundle.js";
import { unpack } from "../../../web/saves/link.js";
import { legible, newest } from "../../../web/saves/revisions.js";
import { sound } from "../../../web/company/tally.js";

const file = async name => JSON.parse(await readFile(new URL(`../../../${name}`, import.meta.url), "utf8"));
const texts = await Promise.all(["en", "ru"].map(tag => file(`web/text/${tag}.json`)));
const MAP = "maps/smallworld/2.json", map = await file(MAP);
const site = {
  list: async () => [{ file: MAP, game: "smallworld" }], read: async () => structuredClone(map),
};

const save = {
  format: 1, game: "smallworld", version: "2", seats: ["human", "human"], seed: 7,
  map: { ...map, regions: map.regions.slice(0, 2) }, options: { extra: ["frogs"] },
  contents: { races: ["elves"], powers: ["hill"] }, actions: [["take", 0], [["conquer", 3], ["done"]]],
};
const about = {
  names: ["Anna", "Boris"], kinds: ["human", "human"], colours: ["#0072b2", "#d55e00"], title: "Ours",
  clock: 5, patterns: ["dots", "stripes"], left: [1, 2],
  extras: [{ name: "frogs", version: "1", keys: ["frogs"] }],
};
const post = { key: "match-0001", seat: 1, fixed: 0 };
const linked = {
  m: 1, a: about, s: { ...save, map: undefined, actions: undefined }, map: { file: MAP, hash: "1b99tx0" },
  w: ["take", "done"], d: "0,0;1", p: post,
};
const entry = {
  id: "smallworld-abc", when: 5, game: "smallworld", seat: 0, level: "easy", scores: [3, 4], winners: [1],
  used: ["elves"], awards: [], stood: [1, -1], day: "2026-11-18",
};
const kept = {
  game: "smallworld", names: ["A", "B"], kinds: ["human", "easy"], when: 5, title: "", map: "Isle", step: 1,
  over: { scores: [1, 2], winners: [1] }, thumb: null, round: 1, rounds: 9, actor: 0, scores: [1, 2], post,
};

const deep = Array(40).fill().reduce(inner => [inner], 1);
const NASTY = [null, true, -1, 0.5, 2 ** 53, 1e308, "", "x".repeat(300), "__proto__", "\u202e<b>", [], {},
  [[]], [null], { length: 5 }, { "": [] }, deep, { __proto__: null, toString: 1 }];

// Every place in nested data, and the same data with something else there.
function* places(thing, path = []) {
  if (path.length) yield path;
  if (thing && typeof thing === "object")
    for (const key of Object.keys(thing).slice(0, 30)) yield* places(thing[key], [...path, key]);
}

function other(thing, [first, ...rest], value) {
  const copy = Array.isArray(thing) ? [...thing] : { ...thing };
  copy[first] = rest.length ? other(thing[first], rest, value) : value;
  return copy;
}

function* damaged(thing) {
  for (const path of places(thing)) for (const value of NASTY) yield [other(thing, path, value), path];
}

const words = error => {
  assert.ok(error instanceof CarryError, String(error.stack));
  for (const text of texts) assert.ok(text[`import_${error.code}`], error.code);
};

async function stands(deed, path) {
  try { await deed(); } catch (error) {
    try { words(error); } catch (fault) { throw new Error(`${path}: ${fault.message}`); }
  }
}

test("a file", async () => {
  for (const whole of [{ marchlands: 1, save, about, post }, save])
    for (const [made, path] of damaged(whole)) await stands(() => read(JSON.stringify(made)), path);
});

const packed = async text => {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return Buffer.from(await new Response(stream).arrayBuffer()).toString("base64url");
};

test("a link and a letter", async () => {
  for (const [made, path] of damaged(linked))
    await stands(async () => unpack(await packed(JSON.stringify(made)), site), path);
});

test("a map that is none, numbers that are none, brackets without end", async () => {
  for (const none of [[], null, "", 0, true, [[]]]) {
    assert.throws(() => read(JSON.stringify({ ...save, map: none })), { code: "foreign" });
    await assert.rejects(packed(JSON.stringify({ ...linked, map: none })).then(text => unpack(text, site)),
      { code: "foreign" });
  }
  const whole = JSON.stringify({ ...save, options: "HOLE" });
  const other = JSON.stringify({ ...linked, d: "HOLE" });
  for (const bad of ["NaN", "-Infinity", "undefined", "[".repeat(10_000) + "]".repeat(10_000),
    '{"a":'.repeat(10_000) + "1" + "}".repeat(10_000), "[".repeat(10_000)]) {
    assert.throws(() => read(whole.replace('"HOLE"', bad)), { code: "broken" }, bad.slice(0, 9));
    const text = await packed(other.replace('"HOLE"', bad));
    await assert.rejects(unpack(text, site), { code: "broken" }, bad.slice(0, 9));
  }
  for (const huge of ["1e999", "9".repeat(400)])
    await stands(() => read(whole.replace('"HOLE"', `{"first":${huge}}`)), [huge]);
});

test("a shelf of everything, a note of it, an entry of the record, letters beside a match", async () => {
  const one = { id: "entry-0001", save, about, post, day: "2026-11-18", whatif: true, ...kept };
  for (const [made, path] of damaged({ marchlands_shelf: 1, matches: [one], record: [entry] }))
    await stands(() => shelfIn(JSON.stringify(made))?.matches.map(unpacked), path);
  for (const [made] of damaged(kept)) assert.ok(newest([legible("a", made)])[0].names);
  for (const [made] of damaged(entry)) sound(made);
  for (const [made] of damaged({ post })) cleanPost(made.post, 2);
});

// What comes from outside: hostile, broken, huge and newer matches are refused before anything is used.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import test from "node:test";
import {
  CarryError, MOST_ACTIONS, MOST_BYTES, cleanAbout, cleanMapName, plainName, read, write,
} from "../../../web/saves/carry.js";

const map = {
  game: "smallworld", name: { en: "Isle" }, size: [1600, 1000],
  regions: [{ terrain: "hill", near: [], at: [1, 2], shape: [0, 0, 5, 0, 5, 5] }],
};
const save = {
  format: 1, game: "smallworld", version: "1", map, options: {}, seats: ["human", "easy"],
  seed: 7, actions: [["done"]],
};
const about = {
  names: ["Anna", "Борис"], kinds: ["human", "easy"], colours: ["#0072b2", "#d55e00"],
  patterns: ["stripes", "dots"], title: "Ours", clock: null,
};
const refused = (text, code) => assert.throws(
  () => read(typeof text === "string" ? text : JSON.stringify(text)),
  error => error instanceof CarryError && error.code === code);

test("a file comes back as it went", () => {
  assert.deepEqual(read(write(save, about)), { save, about });
});

test("a region's name is cleaned like any other, and a strange one does no harm", () => {
  const names = ["Hill\u202e", { en: "Hill\n".repeat(40), "<b>": "x" }, 7, null];
  const regions = names.map(name => ({ name, near: [] }));
  const slots = [{ at: [0, 0], name: { ru: "\u0000Дол" } }, null];
  const { save: { map: kept } } = read(JSON.stringify({ ...save, map: { ...map, regions, slots } }));
  assert.deepEqual(kept.regions.map(({ name }) => name),
    ["Hill", { en: "Hill".repeat(10) }, "", ""]);
  assert.deepEqual(kept.slots, [{ at: [0, 0], name: { ru: "Дол" } }, null]);
});

test("islands of a map are looked at as a map is", () => {
  const regions = [{ name: "A\n", near: [] }];
  const isle = { key: "one", name: { en: "Isle\u202e" }, rocks: [[1, 2, 3, 4]], regions };
  const { save: { map: { islands: [kept] } } } = read(JSON.stringify({ ...save, map: { islands: [isle] } }));
  assert.deepEqual([kept.name, kept.regions[0].name], [{ en: "Isle" }, "A"]);
  for (const wrong of [[null], Array(41).fill({}), [{ rocks: ["x"] }], [{ regions: [{ shape: ["x"] }] }]])
    refused({ ...save, map: { islands: wrong } }, "map");
});

test("a position kept for oneself is neither sent nor taken", () => {
  const kept = { ...save, last: { state: {}, events: [] }, undone: [["done"]] };
  assert.deepEqual(read(write(kept, about)).save, save);
  assert.ok(!("last" in read(JSON.stringify(kept)).save));
});

test("a bare save of the engine is taken too", () => {
  assert.deepEqual(read(JSON.stringify(save)).about.kinds, ["human", "easy"]);
});

test("broken and foreign text is told apart", () => {
  refused("{", "broken");
  refused("[1]", "foreign");
  refused('"<img onerror=alert(1)>"', "foreign");
  refused({ marchlands: 1 }, "foreign");
  refused({ ...save, actions: "all" }, "foreign");
});

test("what is too big is never parsed", () => {
  refused(" ".repeat(MOST_BYTES + 1), "big");
  refused({ ...save, actions: Array(MOST_ACTIONS + 1).fill(["done"]) }, "long");
  refused({ ...save, actions: [Array(MOST_ACTIONS + 1).fill(["done"])] }, "long");
});

test("a newer file and a newer save say so", () => {
  refused({ marchlands: 2, save }, "newer");
  refused({ ...save, format: 2 }, "newer");
});

test("a drawing that could hang the page is refused", () => {
  refused({ ...save, map: { ...map, size: [1e9, 1] } }, "map");
  refused({ ...save, map: { ...map, regions: [{ shape: Array(5000).fill(0) }] } }, "map");
  refused({ ...save, map: { ...map, regions: [{ at: ["x", 1] }] } }, "map");
  refused({ ...save, map: { ...map, regions: Array(401).fill({}) } }, "map");
});

test("names lose control and direction marks and all beyond 40 letters", () => {
  assert.equal(plainName("\u202eAnna\u0000\n"), "Anna");
  assert.equal([...plainName("👑".repeat(60))].length, 40);
  assert.equal(plainName(12), "");
  assert.equal(plainName("<img src=x onerror=alert(1)>"), "<img src=x onerror=alert(1)>");    // shown as text
  assert.deepEqual(cleanMapName({ en: "A".repeat(99), "<b>": "x" }), { en: "A".repeat(40) });
});

test("what is said about the seats fits the seats and nothing else comes through", () => {
  const clean = cleanAbout({ names: "x", kinds: ["<b>", 3], colours: ["url(x)"], patterns: 1,
    evil: 1, clock: 1e9 }, save);
  assert.deepEqual(clean, { names: ["", ""], kinds: ["human", "easy"], title: "", clock: null });
});

test("a clock brings the time that is left", () => {
  assert.deepEqual(cleanAbout({ clock: 10, left: [1000, "x"] }, save).left, [1000, 600_000]);
});

test("what nobody knows is dropped before it is stored", () => {
  const { save: kept } = read(JSON.stringify({ ...save, last: {}, junk: "x".repeat(4_900_000) }));
  assert.deepEqual(kept, save);
  refused({ ...save, map: { ...map, junk: "x".repeat(600_000) } }, "big");
  refused({ ...save, options: { junk: "x".repeat(200_000) } }, "big");
});

test("what is nested too deeply is never parsed", () => {
  refused(`{"map":${"[".repeat(3000)}${"]".repeat(3000)}}`, "broken");
  refused(`{"map":${'{"a":'.repeat(70)}1${"}".repeat(70)}}`, "broken");
  const seats = ["human", '[{"\\'.repeat(50)];
  assert.deepEqual(read(JSON.stringify({ ...save, seats })).save.seats, seats);
});

test("numbers of a drawing are looked at, all of them", () => {
  for (const room of ["x", -1, 1e9, null, [60]]) {
    refused({ ...save, map: { ...map, room } }, "map");
    refused({ ...save, map: { ...map, regions: [{ room }] } }, "map");
  }
  refused({ ...save, map: { ...map, cells: [[1]] } }, "map");
  refused({ ...save, map: { ...map, edges: "all" } }, "map");
});

test("walls between hexes are taken as walls between regions are, others are not", () => {
  for (const edges of [[[3, 4, "river"]], [[[0, -1], [-1, 0], "wall"]]])
    assert.deepEqual(read(JSON.stringify({ ...save, map: { ...map, edges } })).save.map.edges, edges);
  for (const edge of [[[0], [1, 0]], [[0, 1]], [[0, 1e9], [0, 1]], [["x", 1], [0, 1]], [[0, 1], null]])
    refused({ ...save, map: { ...map, edges: [edge] } }, "map");
});

test("a match on any board of the site that stands in one file comes back from a file", () => {
  const folder = new URL("../../../maps/", import.meta.url);
  for (const game of ["smallworld", "warcraft", "wolves"]) {
    for (const name of readdirSync(new URL(game, folder))) {
      const board = JSON.parse(readFileSync(new URL(`${game}/${name}`, folder), "utf8"));
      assert.doesNotThrow(() => read(JSON.stringify({ ...save, map: board })), `${game}/${name}`);
    }
  }
});

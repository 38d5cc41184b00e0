// Lands under a hand: the boards of the box open as they are, and every deed leaves a land that can be drawn.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import test from "node:test";
import { chance } from "../../../web/board/chance.js";
import { bare, drawable } from "../../../web/lands/bare.js";
import { named } from "../../../web/lands/called.js";
import { drawn } from "../../../web/lands/draw.js";
import * as edit from "../../../web/lands/edit.js";
import { opened } from "../../../web/lands/fit.js";
import { grown } from "../../../web/lands/grow.js";
import { brushed, marked } from "../../../web/workshop/laying.js";
import { Past } from "../../../web/workshop/past.js";

const board = async n =>
  JSON.parse(await readFile(new URL(`../../../maps/smallworld/${n}.json`, import.meta.url), "utf8"));
const WISH = { seed: 5, size: [1000, 700], marks: { mine: 2 }, tribe: 2,
  terrain: { farmland: 3, forest: 3, hill: 2, swamp: 2, sea: 1 } };
const LAND = bare({ game: "smallworld", players: 2, rounds: 10, ...grown(WISH) });
LAND.regions.forEach((region, r) => { region.key = `R${r}`; });

test("the boards of the box open with their neighbours, edges and names", async () => {
  for (const n of [2, 3, 4, 5]) {
    const map = await board(n), land = opened(map), again = drawn(land);
    assert.ok(drawable(land));
    again.regions.forEach((one, r) => {
      assert.deepEqual(one.near, map.regions[r].near);
      for (const name of ["edge", "name", "terrain", "tribe"])
        assert.deepEqual(one[name], map.regions[r][name]);
    });
  }
});

test("the sides of the box open with their neighbours, in the open sea", async () => {
  const folder = new URL("../../../maps/azeroth/islands/", import.meta.url);
  const files = (await readdir(folder)).filter(name => name.endsWith(".json"));
  assert.equal(files.length, 12);
  for (const file of files) {
    const map = JSON.parse(await readFile(new URL(file, folder), "utf8")), land = opened(map, true);
    assert.ok(drawable(land), file);
    drawn(land).regions.forEach(({ near, room }, r) => {
      assert.deepEqual(near, map.regions[r].near, file);
      assert.ok(room > 55, file);
    });
  }
});

test("a small island grows without any water too", () => {
  const terrain = { farmland: 1, forest: 1, hill: 2, swamp: 2, mountain: 1 };
  const wish = { isle: true, terrain, marks: { anchor: 2, cavern: 1, find: 1, magic: 1 }, tribe: 2 };
  for (const seed of [13, 7754]) assert.equal(grown({ seed, ...wish }).regions.length, 7);
});

test("the heart of an island stays so far from the frame that no coast is cut", () => {
  const isle = { ...LAND, reach: 60 }, { regions } = edit.moved(isle, 4, [-9_000, 9_000]);
  assert.deepEqual(regions[4].hearts, [90, 610]);
});

test("of some marks there is one: it comes from where it was", () => {
  const bald = { ...LAND, regions: LAND.regions.map(one => ({ ...one, terrain: "hill", marks: [] })) };
  const ground = { terrains: ["hill"], marks: ["mine", "magic"], once: ["mine"], tribe: "" };
  const there = (land, mark) => land.regions.flatMap(({ marks }, r) => marks.includes(mark) ? [r] : []);
  const both = mark => brushed(marked(bald, 3, mark, true, ground), 5, mark, true, ground);
  assert.deepEqual([there(both("mine"), "mine"), there(both("magic"), "magic")], [[5], [3, 5]]);
  assert.deepEqual(there(marked(both("mine"), 5, "mine", false, ground), "mine"), []);
});

test("a land of hearts opens as it is", () => assert.deepEqual(opened(drawn(LAND)), LAND));

test("whoever looks on sees where regions are while a land grows, and it is the same land", () => {
  const stages = [];
  assert.deepEqual(grown(WISH, stage => stages.push(stage)), grown(WISH));
  assert.ok(stages.length > 5 && stages.every(all => all.length === 11));
  assert.ok(stages.at(-1).every(({ terrain }) => terrain));
});

test("a heart that moves takes its region along and stays on the sheet", () => {
  const far = edit.moved(LAND, 4, [90, -9_000]), [x, y] = far.regions[4].hearts;
  assert.deepEqual([x, y], [Math.min(988, LAND.regions[4].hearts[0] + 90), 12]);
  assert.deepEqual(far.regions.filter((_, r) => r !== 4), LAND.regions.filter((_, r) => r !== 4));
  assert.ok(drawable(far) && drawn(far).regions[4].edge);
});

test("where a region has many hearts those in the way give way, never the last", async () => {
  const land = opened(await board(2)), near = drawn(land).regions[5].near[0];
  const [from, to] = [edit.middle(land.regions[5]), edit.middle(land.regions[near])];
  const over = edit.moved(land, 5, to.map((n, k) => n - from[k]));
  assert.ok(over.regions[near].hearts.length < land.regions[near].hearts.length);
  assert.ok(over.regions.every(({ hearts }) => hearts.length >= 2) && drawable(over));
});

test("one becomes two, two become one", () => {
  const parted = edit.split(LAND, 3, 80);
  assert.equal(parted.regions.length, 12);
  assert.equal(new Set(parted.regions.map(({ key }) => key)).size, 12);
  assert.equal(parted.regions[11].terrain, LAND.regions[3].terrain);
  assert.ok(drawn(parted).regions[3].near.includes(11));
  const whole = edit.joined(parted, 3, 11);
  assert.equal(whole.regions.length, 11);
  assert.equal(whole.regions[3].hearts.length, 4);
  assert.ok(drawable(whole));
});

test("nothing stands on water, and a terrain brings its key", () => {
  const full = edit.marked(edit.changed(LAND, 6, { tribe: true, terrain: "hill" }), 6, "mine", true);
  assert.deepEqual([full.regions[6].marks.includes("mine"), full.regions[6].tribe], [true, true]);
  const { marks, tribe, key } = edit.changed(full, 6, { terrain: "sea" }).regions[6];
  assert.deepEqual([marks, tribe], [[], false]);
  assert.match(key, /^W\d+$/);
});

test("regions of a new land have names in both languages, no two alike, the same for the same number", () => {
  const all = ["farmland", "forest", "hill", "swamp", "mountain", "sea", "lake"];
  const bare = Array.from({ length: 140 }, (_, r) => ({ key: `X${r}`, terrain: all[r % all.length] }));
  const called = seed => bare.map(named(chance(seed))), names = called(5).map(({ name }) => name);
  for (const tongue of ["en", "ru"]) {
    assert.equal(new Set(names.map(name => name[tongue])).size, bare.length);
    assert.ok(names.every(name => name[tongue].length <= 18));       // as many as the editor takes
  }
  assert.ok(names.every(({ en }) => /^[A-Z][a-z]+ [A-Z][a-z]+$/.test(en)));
  assert.ok(names.every(({ ru }) => /^[А-Я][а-яё]+ [а-яё]+$/.test(ru)));
  assert.deepEqual(called(5), called(5));
  assert.notDeepEqual(called(5), called(6));
});

test("of another terrain a region keeps the name that was typed, not the one it grew with", () => {
  const to = name => edit.changed({ ...LAND, regions: LAND.regions.map(one => ({ ...one, name })) }, 0,
    { terrain: LAND.regions[0].terrain === "swamp" ? "hill" : "swamp" }).regions[0].name;
  assert.equal(to("Home"), "Home");
  assert.equal(to({ en: "Fox Wood", ru: "Лисий лес" }), undefined);
});

test("larger takes from the others", () => {
  const area = land => { const { shape } = drawn(land).regions[4]; let sum = 0;
    shape.forEach((n, i) => {
      if (i % 2 === 0) sum += n * (shape[(i + 3) % shape.length] - shape.at(i - 1));
    });
    return Math.abs(sum); };
  assert.ok(area(edit.resized(LAND, 4, 1)) > area(LAND) && area(edit.resized(LAND, 4, -1)) < area(LAND));
});

test("the way back: a drag is one step, and what is done anew forgets what was taken back", () => {
  const past = new Past(0);
  for (const [next, tag] of [[1, "drag 1"], [2, "drag 1"], [3, "drag 2"], [4, ""], [5, ""]])
    past.put(next, tag);
  const back = [];
  for (let n = 0; n < 5; n++) { back.push(past.now); past.undo(); }
  assert.deepEqual([back, past.now], [[5, 4, 3, 2, 0], 0]);
  past.redo();
  assert.equal(past.now, 2);
  past.put(9);
  past.redo();
  assert.equal(past.now, 9);
});

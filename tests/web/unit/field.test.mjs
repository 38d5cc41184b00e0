// The board of Warcraft on the screen: what is read from a view without a page.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import test from "node:test";

import "./page.mjs";
import { texts } from "./texts.mjs";

const { kit } = await import("../../../web/games/warcraft.js");
const { armed, heapsOf } = await import("../../../web/games/warcraft/heaps.js");
const { land } = await import("../../../web/games/warcraft/land.js");
const { add, call, playing, speak } = await import("../../../web/page/words.js");
playing("warcraft");
await speak("en");
await add("warcraft", texts("warcraft", "en"));
call(p => ["Ann", "Ben"][p], 0);

const MAPS = new URL("../../../maps/warcraft/", import.meta.url);
const maps = await Promise.all((await readdir(MAPS)).map(async name =>
  JSON.parse(await readFile(new URL(name, MAPS), "utf-8"))));

// Two towns with a wood and a shrine between them; 0 and 1 are at war.
const view = {
  players: 2, goal: 15, races: ["orc", "human", ""], teams: [0, 1, 4], homes: [0, 3],
  cells: [[0, 0, "town", 3], [1, 0, "forest", 0], [2, 0, "objective", 2], [3, 0, "town", 3]],
  levels: [[2, 1, 1], [1, 1, 1], [1, 1, 1]],
  pieces: [[0, 0, 1, 3], [], [0, 8, 9, 11], []], stack: [{ phase: "move", player: 0, moved: [0, 16] }],
  outpost: [-1, 0, -1, -1], unfinished: [false, true, false, false], token: ["", "", "", ""],
  depleted: [0, 1, 0, 1], training: [[0, 2, 0, 0], [0, 0, 0, 0]],
};
const { regions } = land({ seats: [{}, {}] }, view), pile = r => kit.painter.pile(view, r, regions[r]);
const kinds = things => things.map(({ kind, n = 1 }) => `${kind} ${n}`);

test("no two spaces of a map are called alike, in either language, and no name is long", () => {
  for (const map of maps) for (const language of ["en", "ru"]) {
    const names = land(map, null).regions.map(({ name }) => name[language]);
    assert.deepEqual(names.filter((name, r) => names.indexOf(name) !== r), []);
    assert.ok(names.every(name => name.length <= 22), String(names));
  }
});

test("a heap is what a player has of a kind; what has moved lies apart", () => {
  assert.deepEqual(heapsOf(view, 0).map(({ kind, n, tired, fresh }) => [kind, n, tired, fresh]),
    [["melee", 1, true, false], ["melee", 1, false, true], ["ranged", 1, false, true],
      ["worker", 1, false, true]]);
  assert.deepEqual(kinds(pile(1).pieces), ["site 1"]);
});

test("where both sides have units a battle is due, and nobody holds the place", () => {
  assert.ok(pile(2).pieces.some(({ kind }) => kind === "clash"));
  assert.deepEqual(armed(view, 2).map(({ team }) => team), [0, 1]);
  assert.deepEqual(kit.painter.holders(view).map(holder => holder?.player ?? null), [0, null, null, null]);
});

test("woods that were felled look so, and nothing else changes its look", () => {
  assert.deepEqual(regions.map((region, r) => kit.painter.looks(view, r, region)),
    ["town orc", "forest 1", "objective 2", "town human"]);
});

test("a space is told with its land, who stands there and what was built", () => {
  const told = regions.map((region, r) => kit.spoken(view, r, region).replace(kit.place(region, r), "Here"));
  assert.deepEqual(told, [
    "Here, worth 3 points. Your 2 melee units (Grunts), 1 ranged unit (Troll headhunters), 1 worker",
    "Here, forest, partly depleted. Your Outpost, still being built",
    "Here, objective, worth 2 points. Your 1 melee unit (Grunts); Ben: 1 melee unit (Militia), "
      + "1 ranged unit (Riflemen), 1 worker",
    "Here, worth 3 points, taken once. Empty",
  ]);
});

test("what a refused click meant is asked for by the step and by what is in hand", () => {
  const at = (phase, hand = null) => kit.doubts({ view, frame: { phase, player: 0 } }, 3, null, hand);
  assert.deepEqual([at("move"), at("deploy"), at("spend"), at("fights")],
    [["move", 3], ["deploy", "ranged", 3], ["found", 3], null]);
  assert.deepEqual(at("move", { from: 0, pieces: [{ kind: "worker" }] }), ["move", 0, "worker", 3]);
});

test("a move is asked about with all that go", () => {
  const army = ["melee", "melee", "ranged"].map(kind => ({ kind }));
  assert.deepEqual(kit.together(["move", 0, "melee", 2], army), ["move", 0, "melee", 2, "melee", "ranged"]);
  assert.deepEqual(kit.together(["lead", 0, "melee", 2], army), ["lead", 0, "melee", 2]);
});

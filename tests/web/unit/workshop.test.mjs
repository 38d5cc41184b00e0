// What comes to the workshop from a memory or a friend is believed only where it fits.
import assert from "node:assert/strict";
import test from "node:test";
import "./page.mjs";
import "./nodes.mjs";
import { drawing, learn, lend } from "../../../web/board/emblems.js";
import * as words from "../../../web/page/words.js";
import { parts, summed } from "../../../web/workshop/bouts.js";
import { tooWell } from "../../../web/workshop/partners.js";
import { fitted, remembered } from "../../../web/workshop/draft.js";

const CHOICES = {
  most: 2, kinds: { race: { tokens: [3, 4], borrows: { elves: 6, orcs: 5 } }, power: { tokens: [1, 2] } },
  effects: { fly: { fields: {}, defaults: {} }, pension: { fields: { coins: [1, 2] }, defaults: {} } },
};
const DRAFT = { kind: "power", key: "own_x", name: { en: "X" }, tokens: 2, effects: [{ effect: "fly" }] };

// What is remembered when this lies where the browser keeps it.
function found(draft) {
  const kept = globalThis.localStorage;
  globalThis.localStorage = { getItem: () => JSON.stringify(draft) };
  try { return remembered(["smallworld"]); } finally { globalThis.localStorage = kept; }
}

test("a draft of a game that has no workshop, or of no form, is not remembered", () => {
  const whole = { game: "smallworld", made: DRAFT };
  assert.deepEqual(found(whole), whole);
  for (const game of ["wolves", "constructor", {}, null]) assert.equal(found({ ...whole, game }), null);
  for (const part of [{ kind: 7 }, { key: {} }, { name: null }, { effects: "fly" }, { effects: [null] },
    { effects: [{ effect: { toString: 1 } }] }])
    assert.equal(found({ ...whole, made: { ...DRAFT, ...part } }), null);
});

test("a damaged draft is opened with what the lists of the game have of it", () => {
  const wrong = { kind: "constructor", key: "own_x", name: { en: {}, ru: "Икс" }, tokens: {}, author: [],
    emblem: 7, colour: null, effects: [{ effect: "constructor" }, { effect: "pension", coins: 9 },
      { effect: "fly" }, { effect: "fly" }] };
  assert.deepEqual(fitted({ game: "smallworld", made: wrong }, CHOICES).made, {
    kind: "race", key: "own_x", name: { ru: "Икс" }, tokens: 4, borrows: "elves",
    effects: [{ effect: "pension", coins: 1 }, { effect: "fly" }],
  });
});

test("a key that every object is born with has neither a word nor a drawing of its own", () => {
  learn({ elves: "M0 0" });
  lend({ key: "own_x", emblem: "constructor" });
  lend({ key: "constructor", emblem: "elves" });
  assert.equal(drawing("own_x"), undefined);
  assert.equal(drawing("constructor"), "M0 0");
  words.playing("smallworld");
  assert.equal(words.named("constructor"), "Constructor");
  words.teach("smallworld", { constructor: { en: ["Builders", "They build."] } });
  assert.equal(words.named("constructor"), "Builders");
  assert.equal(words.told("constructor"), "They build.");
});

test("several engines share the games of a trial, none of them played twice", () => {
  assert.deepEqual(parts(200, 1), [{ seed: 0, count: 200 }]);
  assert.deepEqual(parts(50, 3), [{ seed: 0, count: 16 }, { seed: 16, count: 17 }, { seed: 33, count: 17 }]);
  assert.deepEqual(parts(2, 8), [{ seed: 0, count: 1 }, { seed: 1, count: 1 }]);
  assert.deepEqual(summed([{ elves: [1, 2, 3, 4] }, { elves: [1, 0, 1, 5], orcs: [1, 1, 1, 1] }]),
    { elves: [2, 2, 4, 9], orcs: [1, 1, 1, 1] });
  assert.deepEqual(summed([]), {});
});

test("partners with whom it earns much more than on the whole are named, the best first", () => {
  const rows = { own_x: [60, 60, 100, 700], elves: [90, 90, 90, 990], "elves own_x": [9, 9, 10, 99],
    "orcs own_x": [8, 8, 10, 110], "ratmen own_x": [7, 7, 10, 200], "trolls own_x": [9, 9, 10, 87] };
  assert.deepEqual(tooWell(rows, "own_x"), [{ other: "orcs", n: 11 }, { other: "elves", n: 9.9 }]);
});

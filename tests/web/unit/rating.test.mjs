// How strong a player of puzzles is, and what is remembered of it.
import assert from "node:assert/strict";
import test from "node:test";
import { FIRST, rated, sound, strength } from "../../../web/learn/rating.js";
import { ofDay } from "../../../web/learn/puzzles.js";

test("who solves rises, the more the harder it was; who does not falls, the more the easier it was", () => {
  assert.ok(rated(1200, 4, 1, 0) > rated(1200, 1, 1, 0) && rated(1200, 1, 1, 0) > 1200);
  assert.ok(rated(1200, 1, 0, 0) < rated(1200, 4, 0, 0) && rated(1200, 4, 0, 0) < 1200);
  assert.equal(rated(strength(2), 2, 0.5, 0), strength(2));
  assert.ok(rated(1200, 2, 1, 50) < rated(1200, 2, 1, 0));
});

test("what was remembered is believed only where it has the form", () => {
  const none = { rating: FIRST, done: {}, days: [] };
  for (const junk of [{}, { rating: "high", done: 7, days: "x" }, { rating: NaN, done: { "<b>": 1, ok: 5 } }])
    assert.deepEqual(sound(junk), none);
  const kept = { rating: 1333, done: { "2-1-56": 0.5 }, days: ["2026-11-19"] };
  assert.deepEqual(sound(kept), kept);
});

test("a day has one puzzle, and none comes twice before all have come", () => {
  const all = [1, 2, 3, 4].map(n => ({ key: `2-${n}-0` }));
  const keys = ["16", "17", "18", "19"].map(day => ofDay(all, "wolves", `2026-11-${day}`).key);
  assert.equal(new Set(keys).size, 4);
  assert.equal(ofDay(all, "wolves", "2026-11-20").key, keys[0]);
});

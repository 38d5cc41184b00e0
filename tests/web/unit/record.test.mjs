// The record of matches, and the game of the day.
import assert from "node:assert/strict";
import test from "node:test";

import "./page.mjs";
import * as days from "../../../web/company/days.js";
import { against, dealName, seatOf, sound, totals } from "../../../web/company/tally.js";

const entry = (id, facts = {}) => ({
  id, when: Number(id.slice(1)), game: "smallworld", seat: 0, level: "easy", scores: [90, 80], winners: [0],
  used: ["elves", "hill"], awards: ["lucky"], stood: [], day: null, ...facts,
});
const lost = { winners: [1], scores: [70, 80] };
const { anew } = await import("../../../web/match/setup.js");
const { COLOURS } = await import("../../../web/match/people.js");
const { app } = await import("../../../web/page/app.js");

test("wins, streaks and what was played with add up", () => {
  const other = entry("a4", { game: "wolves", used: [], level: "hard" });
  const all = [entry("a1"), entry("a2"), entry("a3", lost), other, entry("a5", { seat: null })];
  const sum = totals(all.reverse(), "2026-11-18");
  assert.deepEqual([sum.games, sum.won, sum.shared, sum.row, sum.longest], [4, 3, 1, 1, 2]);
  assert.deepEqual(sum.byGame, [{ key: "smallworld", games: 3, won: 2, best: 90 },
    { key: "wolves", games: 1, won: 1, best: 90 }]);
  assert.deepEqual(sum.byLevel.map(({ key, won }) => [key, won]), [["easy", 2], ["hard", 1]]);
  assert.deepEqual(sum.byUsed.map(({ key }) => key), ["elves", "hill"]);
  assert.deepEqual(sum.awards, [{ key: "lucky", n: 4 }]);
});

test("nothing played adds up to nothing", () => {
  const sum = totals([], "2026-11-18");
  assert.deepEqual([sum.games, sum.byGame, sum.days], [0, [], { row: 0, longest: 0 }]);
});

test("a damaged entry fails alone, and what is strange in a sound one is left out", () => {
  const good = entry("a1");
  assert.deepEqual(sound({ ...good, more: 1 }), good);
  const wrong = [{ scores: "9" }, { winners: [2] }, { seat: 5 }, { id: "<b>" }, { when: "now" },
    { scores: [1, NaN] }].map(facts => ({ ...good, ...facts }));
  for (const bad of [null, 7, "x", {}, ...wrong]) assert.equal(sound(bad), null);
  const odd = sound({ ...good, used: ["elves", 5, "<i>"], awards: null, stood: [1, 9], day: "soon" });
  assert.deepEqual([odd.used, odd.awards, odd.stood, odd.day], [["elves"], [], [1], null]);
});

test("one deal has one name, another deal another", () => {
  const save = { game: "wolves", seed: 5, map: { name: { en: "x" }, cells: [1, 2] }, seats: ["human", "easy"],
    options: {}, actions: [1] };
  assert.equal(dealName(save), dealName({ ...save, actions: [], version: "9" }));
  assert.notEqual(dealName(save), dealName({ ...save, seed: 6 }));
  assert.match(dealName(save), /^wolves-[a-z0-9]{5,20}$/);
});

test("whose record it is, and against whom", () => {
  assert.deepEqual([seatOf(["easy", "human", "afar"]), seatOf(["human", "human"])], [1, null]);
  const levels = ["easy", "normal", "hard"];
  assert.deepEqual([["human", "hard", "easy"], ["human", "afar"], ["human", "human"]]
    .map(kinds => against(kinds, levels)), ["hard", "afar", "human"]);
});

const maps = [2, 3, 4, 5].map(players => ({ file: `maps/x/${players}.json`, players }));
const levels = ["easiest", "easy", "normal", "hard"];

test("a date deals the same to everybody, another date something else", () => {
  const one = days.dealt("2026-11-18", "x", maps, levels);
  assert.deepEqual(days.dealt("2026-11-18", "x", [...maps].reverse(), levels), one);
  assert.deepEqual(one, { game: "x", map: one.map, kinds: one.kinds, seed: one.seed, day: "2026-11-18" });
  assert.ok(Number.isInteger(one.seed) && one.seed >= 0 && one.seed < 2 ** 31);
  const many = Array.from({ length: 28 }, (_, i) => `2026-02-${String(i + 1).padStart(2, "0")}`)
    .map(date => days.dealt(date, "x", maps, levels));
  assert.equal(new Set(many.map(({ seed }) => seed)).size, 28);
  assert.equal(new Set(many.map(({ map }) => map)).size, 4);
  for (const { map, kinds } of many) assert.equal(map, `maps/x/${kinds.length}.json`);
});

test("what a date deals is written down: it changes for nobody", () => {
  const { seed, map, kinds } = days.dealt("2026-11-18", "smallworld", maps, levels);
  assert.deepEqual([seed, map, kinds], [965966668, "maps/x/2.json", ["human", "easy"]]);
});

test("Monday's opponents are the weakest, Sunday's the strongest", () => {
  const week = ["16", "17", "18", "19", "20", "21", "22"]
    .map(day => days.dealt(`2026-11-${day}`, "x", maps, levels).kinds[1]);
  assert.deepEqual(week, ["easiest", "easiest", "easy", "easy", "normal", "normal", "hard"]);
});

test("the day is that of the player's own clock", () => {
  assert.equal(days.dateOf(new Date(2026, 0, 5, 0, 1)), "2026-01-05");
  assert.equal(days.dateOf(new Date(2026, 0, 5, 23, 59)), "2026-01-05");
  assert.deepEqual(["2026-01-05", "2026-1-5", "2026-13-05", 5, "x"].map(days.isDate),
    [true, false, false, false, false]);
});

test("days in a row count up to today or yesterday", () => {
  const some = ["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-01", "2026-03-05"];
  assert.deepEqual(days.rows(some, "2026-03-05"), { row: 1, longest: 3 });
  assert.deepEqual(days.rows(some, "2026-03-06"), { row: 1, longest: 3 });
  assert.deepEqual(days.rows(some, "2026-03-07"), { row: 0, longest: 3 });
  assert.deepEqual(days.rows([null, "x"], "2026-03-07"), { row: 0, longest: 0 });
});

test("a result is a few lines anybody can read", () => {
  const stood = days.standing([[0, 5, 9, 12], [0, 5, 11, 10], [0, 1, 2, 3]], 0);
  assert.deepEqual(stood, [0, -1, 1]);
  const text = days.line({ scores: [12, 10, 3], winners: [0], seat: 0, stood }, "Small World, 18 November",
    "https://example.org/#/day");
  assert.equal(text, "Small World, 18 November\n🥇 1/3 · 12 : 10 : 3\n🟨🟥🟩\nhttps://example.org/#/day");
  const last = days.line({ scores: [3, 4, 5, 6], winners: [3], seat: 0, stood: [] }, "A day", "here");
  assert.equal(last, "A day\n4/4 · 3 : 6 : 5 : 4\nhere", "no place is told twice");
});

test("who won is first, whatever broke the tie", () => {
  assert.deepEqual([0, 1, 2].map(p => days.placeOf([9, 9, 5], [1], p)), [2, 1, 3]);
  assert.deepEqual([0, 1, 2].map(p => days.placeOf([9, 9, 5], [0, 1], p)), [1, 1, 3]);
});

test("the same set-up once more is another deal, of no day, in the colours that were worn", () => {
  const seats = [{ name: "Kim", colour: 3, kind: "human" }, { name: "", colour: 1, kind: "easy" }];
  const setup = { game: "smallworld", map: "maps/2.json", seats };
  const save = { game: "smallworld", map: {}, seats: ["human", "easy"], options: {} };
  app.maps = [{ file: "maps/2.json", game: "smallworld", name: {}, players: 2 }];
  const { seed, day, title, ...rest } =
    anew({ save, about: { setup: { ...setup, seed: 7, day: "2026-11-18", title: "18 November" } } });
  assert.deepEqual([seed, day, title, rest], [undefined, undefined, "", setup]);
  const about = { names: ["Kim", ""], kinds: ["human", "easy"], colours: [COLOURS[3], COLOURS[1]] };
  assert.deepEqual(anew({ save, about }).seats, seats);
  app.maps = [];                                      // that board is there no more: the match has its own
  assert.deepEqual(anew({ save, about: { ...about, setup } }).mapData, {});
});

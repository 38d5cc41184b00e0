// The end of a match: places, ties, charts and awards.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";
import { chosen } from "../../../web/replay/awards.js";
import { earned } from "../../../web/games/conquest/awards.js";
import { history as smallworld } from "../../../web/games/conquest/history.js";
import * as warcraft from "../../../web/games/warcraft/history.js";
import * as packs from "../../../web/games/wolves/awards.js";
import * as wolves from "../../../web/games/wolves/history.js";
import { apart, places, stacked, ticks, ties } from "../../../web/replay/scale.js";

const { bySource, purses, rounds, scoresAt } = smallworld;
const turn = (player, round) => ({ event: "turn", player, round });
const moves = [
  [turn(0, 1)], [{ event: "taken", player: 0, race: "elves", power: "hill", paid: 1, found: 0 }], [],
  [{ event: "scored", player: 0, coins: 4 }, turn(1, 1)],
  [{ event: "taken", player: 1, race: "orcs", power: "swamp", paid: 0, found: 2 }],
  [{ event: "scored", player: 1, coins: 3 }, turn(0, 2)],
  [{ event: "scored", player: 0, coins: 6 }, turn(1, 2)],
  [{ event: "scored", player: 1, coins: 5 }, { event: "over" }],
].map((events, step) => ({ step, events }));
const over = { scores: [14, 15] };

test("rounds begin where the first turn of each does", () => {
  assert.deepEqual(rounds(moves), [{ step: 0, round: 1 }, { step: 5, round: 2 }]);
});

test("coins by round end at the scores", () => {
  const { rounds, series, start } = purses({ moves, players: 2, over });
  assert.deepEqual([rounds, series, start], [[0, 1, 2], [[5, 8, 14], [5, 10, 15]], [5, 5]]);
  assert.deepEqual(scoresAt(moves, 2, over, 3), [8, 5]);
});

test("coins by source leave out what nobody had", () => {
  const view = { earned: [[1, 0, 0, 0, 0, 0, -1], [1, 0, 3, 0, 1, 0, 0], [1, 1, 0, 0, 0, 0, 2],
    [1, 1, 3, 0, 0, 0, 0]] };
  const { sources, table } = bySource({ view, moves, players: 2, over });
  assert.deepEqual([sources, table], [["region", "race", "column"], [[3, 1, -1], [3, 0, 2]]]);
});

test("equal rows share a place and the next one is left out", () => {
  assert.deepEqual(places([[5, 1], [9, 2], [9, 2], [5, 3]]).map(({ player, place }) => [player, place]),
    [[1, 1], [2, 1], [3, 3], [0, 4]]);
});

test("a tie says what breaks it, or that nothing does", () => {
  assert.deepEqual(ties([[5, 1], [9, 2], [9, 2], [5, 3]]),
    [{ players: [1, 2], points: 9, by: 0 }, { players: [0, 3], points: 5, by: 1 }]);
  assert.deepEqual(ties([[1], [2]]), []);
});

test("a match of Warcraft says by what it was won", () => {
  const view = { token: ["", "graveyard", "ranged"] };
  const over = by => warcraft.ends({ event: "over", by }, view);
  assert.deepEqual(["", "points", "gate"].map(over), [null, "won_points", "won_gate"]);
  assert.equal(over("necromancy"), "won_necromancers");
  view.token[2] = "";
  assert.equal(over("necromancy"), "won_tokens");
  assert.deepEqual([true, false].map(lost => warcraft.ends({ event: "captured", lost }, view)),
    ["end_captured", null]);
  assert.equal(warcraft.ends({ event: "stalled" }, view), "end_stalled");
});

test("axes have round numbers and reach the top", () => {
  assert.deepEqual(ticks(79), [0, 20, 40, 60, 80]);
  assert.deepEqual(ticks(3), [0, 1, 2, 3]);
  assert.ok(ticks(0).length > 1);
});

test("labels keep their distance and stay inside", () => {
  const moved = apart([10, 12, 11, 99], 5, 0, 100);
  const sorted = [...moved].sort((a, b) => a - b);
  assert.ok(sorted.every((at, i) => !i || at - sorted[i - 1] >= 5));
  assert.ok(sorted[0] >= 0 && sorted.at(-1) <= 100);
});

test("parts below nought lie on the other side", () => {
  assert.deepEqual(stacked([3, 0, -2, 1]),
    [{ i: 0, n: 3, from: 0, to: 3 }, { i: 2, n: -2, from: -2, to: 0 }, { i: 3, n: 1, from: 3, to: 4 }]);
});

test("awards need a clear best", () => {
  const hit = (player, foe) => ({ event: "conquered", player, foe });
  const one = [{ step: 0, events: [turn(0, 1), ...Array(6).fill(hit(0, 1)), ...Array(2).fill(hit(1, -1))] }];
  const given = earned({ moves: one, players: 2, view: { earned: [], round: 1 } });
  assert.deepEqual(given.map(({ key, players, n }) => [key, players, n]),
    [["conqueror", [0], 6], ["beaten", [1], 6], ["peace", [1], 0]]);
  assert.deepEqual(earned({ moves: [], players: 3, view: {} }), []);
  const hits = [...Array(4).fill(hit(0, 0)), ...Array(3).fill(hit(0, 1))];
  const own = [{ step: 0, events: [turn(0, 1), ...hits] }];
  const [, lost] = earned({ moves: own, players: 2, view: { earned: [], round: 1 } });
  assert.deepEqual([lost.key, lost.players, lost.n], ["beaten", [1], 3], "of one's own no loss");
});

test("everybody gets an award if one can be found", () => {
  const all = [..."abcdefghij"].map((key, i) => ({ key, players: [i === 9 ? 1 : 0] }));
  const given = chosen(all, 2);
  assert.equal(given.length, 8);
  assert.ok(given.some(({ players }) => players.includes(1)));
});

// The engine's own matches, written by test_unit.py.
const { MARCHLANDS_STORIES: folder } = process.env;
for (const game of ["smallworld", "wolves"]) test(`a real match: ${game}`, { skip: !folder }, async () => {
  const { events, over, views } = JSON.parse(await readFile(`${folder}/${game}.json`));
  const players = over.scores.length;
  const moves = events.map((events, step) => ({ step, events }));
  const { history, awards } = { smallworld: { history: smallworld, awards: { earned } },
    wolves: { history: wolves, awards: packs } }[game];
  const starts = history.looks ? history.rounds(moves).map(({ step }) => views[step]) : [];
  const story = { moves, players, over, view: views.at(-1), views: starts };
  const { series } = history.purses(story);
  assert.deepEqual(series.map(line => line.at(-1)), over.scores);
  const { table, start } = history.bySource(story);
  assert.deepEqual(table.map((row, p) => row.reduce((a, b) => a + b, start[p])), over.scores);
  for (const award of awards.earned(story))
    assert.ok(award.players.length && Number.isFinite(award.n), award.key);
});

const { decided } = await import("../../../web/replay/decided.js");

test("a match was decided by the round that told most, and led since the winner came ahead for good", () => {
  const purses = { rounds: [0, 1, 2, 3], series: [[5, 8, 20, 24], [5, 10, 15, 23]] };
  assert.deepEqual(decided(purses, [[24], [23]]),
    { first: 0, second: 1, by: 1, swing: { round: 2, gain: 12, other: 5 }, led: 2 });
  assert.equal(decided(purses, [[24], [24]]), null);
  assert.equal(decided(purses, [[24], [23]], true).swing, null);      // points come and go with what is held
  const ahead = { rounds: [0, 1, 2], series: [[5, 9, 12], [5, 8, 9]] };
  assert.equal(decided(ahead, [[12], [9]]).led, null);
  const easy = { rounds: [0, 1, 2, 3], series: [[5, 20, 40, 60], [5, 8, 10, 12]] };
  assert.equal(decided(easy, [[60], [12]]).swing, null);              // won without any of the rounds
});

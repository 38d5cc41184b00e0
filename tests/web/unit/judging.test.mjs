// What an analysis comes to: mean losses, standing among levels, slips, where a match turned.
import assert from "node:assert/strict";
import test from "node:test";
import { byRound, dearest, meanLoss, standing, turned } from "../../../web/replay/judging.js";

const choices = [{}, {}], slip = (loss, player = 0, step = loss) => ({ loss, player, step, choices });
const at = (round, player, ...worth) => ({ step: 0, round, player, worth });
const COURSE = [at(1, 0, 5, 5), at(1, 1, 9, 5), at(2, 0, 9, 12), at(2, 1, 20.4, 12), at(2, null, 20.4, -3)];

test("the dearest slips are a player's own, told, worth a word, and three", () => {
  const all = [slip(1), slip(9, 1), slip(4), slip(0.2), { loss: 8, player: 0, step: 3 }, slip(3), slip(7)];
  assert.deepEqual(dearest(all, 0).map(({ loss }) => loss), [7, 4, 3]);
  assert.deepEqual(dearest(all, 2), []);
});

test("one blunder is not all of a match, and a gain counts too", () => {
  assert.equal(meanLoss([slip(60), slip(-1), slip(3, 1)], 0, 10), 4.5);
  assert.equal(meanLoss([], 0, 10), null);
});

test("a mean loss stands between the levels that lost more and less", () => {
  const levels = [["easiest", [8]], ["easy", [4]], ["normal", [1]], ["hard", [1.5]]];
  assert.deepEqual(standing(9, levels), { at: 0, level: "easiest", mean: 8 });
  assert.deepEqual(standing(6, levels), { at: 0.5, level: "easy", mean: 4 });
  assert.deepEqual(standing(1, levels), { at: 2, level: "normal", mean: 1 });
  assert.equal(standing(0.2, levels).level, "hard");
});

test("the chart has the start, the end of every round and no number below nought", () => {
  assert.deepEqual(byRound(COURSE), { rounds: [0, 1, 2], series: [[5, 9, 20], [5, 12, 0]] });
});

test("a match turns where the winner gained most, and is decided where he was behind last", () => {
  assert.deepEqual(turned(COURSE, [0]), { round: 2, player: 1, n: 15, ahead: 2 });
  assert.equal(turned(COURSE.slice(0, 2), [0]).ahead, null);
  assert.equal(turned(COURSE, [0, 1]), null);
});

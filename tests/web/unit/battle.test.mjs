// A battle as it is read from events: what stands when, and what is looked at one after another.
import assert from "node:assert/strict";
import test from "node:test";

import "./page.mjs";

const { beats, stands, story } = await import("../../../web/games/warcraft/battle/story.js");
const { winning } = await import("../../../web/games/warcraft/battle/odds.js");

const sides = [[[7, 0, "melee"], [7, 0, "melee"], [2, 0, "ranged"]], [[7, 1, "melee"], [14, 1, "ranged"]]];
const BEGUN = { event: "battle", player: 0, r: 7, foe: 1, sides };
const ROUND = { event: "battle_round", n: 1, r: 7, sides };
const attack = (player, kind, dice, hits) =>
  ({ event: "attack", player, kind, dice, strength: 3, hits, wounds: hits });
const killed = (player, piece, r = 7) => ({ event: "killed", player, piece, r });
const OVER = { event: "battle_over", r: 7, won: 0, foe: 1, player: 0 };
const left = tale => tale.sides.map(row => row.filter(stands).length);

test("without a battle there is no story", () => {
  assert.equal(story([{ event: "move", player: 0 }]), null);
});

test("a match that ends in the middle of a battle ends it", () => {
  assert.ok(story([BEGUN, ROUND, { event: "over", won: [0] }]).over);
  assert.equal(story([BEGUN, OVER, { event: "over", won: [0] }]).over, OVER);
});

test("units fall where they stand and are counted when the next kind attacks", () => {
  const due = { event: "due", team: 1, n: 1, healed: 0, spared: 0 };
  const past = [BEGUN, ROUND, attack(0, 1, [2], 1), due, killed(1, "ranged", 14)];
  const tale = story(past);
  assert.deepEqual(left(tale), [3, 1]);
  assert.equal(tale.sides[1].find(({ state }) => state === "fallen").place, 14);
  assert.equal(tale.due.get(1).n, 0);
  const next = story([...past, attack(1, 0, [6], 0)]);
  assert.deepEqual([next.sides[1].length, next.lost[1].length, next.rolls.length], [1, 1, 1]);
});

test("two rolls of one beat lie together, those before it are taken up", () => {
  const both = [attack(0, 1, [1, 2], 2), attack(1, 1, [6], 0)];
  assert.equal(story([BEGUN, ROUND, ...both]).rolls.length, 2);
  assert.equal(story([BEGUN, ROUND, ...both, attack(0, 2, [4], 0)]).rolls.length, 1);
});

test("who is held still falls first of his kind, the devoured stand no more, the dead rise", () => {
  const still = { event: "polymorphed", player: 0, r: 7, piece: "melee" };
  const fell = story([BEGUN, ROUND, still, killed(0, "melee")]);
  assert.deepEqual(fell.sides[0].map(({ state }) => state), ["fallen", "", ""]);
  const gone = { event: "devoured", player: 1, r: 14, piece: "ranged" };
  assert.deepEqual(left(story([BEGUN, ROUND, gone])), [3, 1]);
  const up = { event: "raised", player: 0, r: 7, n: 2, piece: "melee" };
  assert.deepEqual(left(story([BEGUN, ROUND, up])), [5, 2]);
});

test("a card that was cancelled has no effect, another of its kind has", () => {
  const played = card => ({ event: "played", player: 0, card });
  const dispelled = { event: "dispelled", player: 1, card: "curse" };
  const tale = story([BEGUN, played("curse"), dispelled, played("curse")]);
  assert.deepEqual(tale.cards.map(({ off }) => Boolean(off)), [true, false]);
});

test("beats are what is looked at; what happens beside battles is none", () => {
  const drawn = { event: "drawn", player: 0 }, move = { event: "move", player: 0 };
  const rolls = [attack(0, 1, [1], 1), attack(1, 1, [2], 1)];
  const events = [move, BEGUN, drawn, ROUND, ...rolls, killed(0, "melee"), OVER, drawn, move];
  assert.deepEqual(beats([], events).map(({ upto }) => upto), [3, 4, 6, 7, 9]);
  assert.deepEqual(beats([], [drawn, move, { event: "played", player: 0, card: "fast" }]), []);
  assert.deepEqual(beats([BEGUN, ROUND], [attack(0, 1, [1], 1)]).map(({ upto }) => upto), [1]);
  assert.deepEqual(beats([BEGUN, OVER], [drawn]), []);
});

test("odds are seen from either side", () => {
  const odds = { win: 0.6, draw: 0.1, loss: 0.3, losses: [[1], [2]] };
  assert.deepEqual([winning(odds, 0), winning(odds, 1)], [0.6, 0.3]);
});

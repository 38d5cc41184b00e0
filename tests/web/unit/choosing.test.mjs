// What a click, a tap and a key mean, on a table that is none.
import assert from "node:assert/strict";
import test from "node:test";

globalThis.addEventListener ??= () => {};
globalThis.document ??= { documentElement: {} };
const { app } = await import("../../../web/page/app.js");
const { Choosing } = await import("../../../web/panel/choosing.js");
const { another, ways } = await import("../../../web/panel/lifting.js");

const walk = (from, kind, place) => ({ action: ["move", from, kind, place], kind: "walk", from, place });
const take = (place, n = 2) => ({ action: ["take", place], kind: "place", place, cost: n });

// pieces: kinds of the pieces by place, or pieces as they lie there.
function sit(choices, { pieces = {}, herd = 2, unusual = () => null, waits = () => false } = {}) {
  const done = [], explained = [];
  const kit = {
    walks: ({ action }, piece) => action[2] === piece.kind, herd: () => herd, asks: () => false, unusual,
    waits, mutual: ({ action: [verb] }) => verb === "swap", presses: () => null,
    painter: { pile: (_, r) => ({ pieces: (pieces[r] ?? []).map(one => one.kind ? one : { kind: one }) }) },
    doubts: () => null, place: (_, r) => `place ${r}`, facts: () => ({}),
  };
  app.match = {
    mine: true, busy: false, kit, about: {}, table: { choices, view: {}, frame: { phase: "act" }, step: 1 },
    land: { regions: [{}, {}, {}, {}] },
  };
  const board = { show() {}, refuse: place => explained.push(place), place: () => ({ x: 0, y: 0 }) };
  const hands = {
    act: async action => { done.push(action); app.match.table = { ...app.match.table }; return true; },
    chosen() {}, question: unusual, known: () => false,
  };
  return { choosing: new Choosing(board, null, hands), done, board };
}

test("a mouse does what can only be done there at the first click", async () => {
  const { choosing, done } = sit([take(1)]);
  await choosing.pick(1, null, {});
  assert.deepEqual(done, [["take", 1]]);
});

test("a finger shows it at the first tap and does it at the second, if the player wants it so", async () => {
  const { choosing, done } = sit([take(1), take(2)]);
  choosing.ask = async () => null;
  await choosing.pick(1, null, { finger: true });
  assert.deepEqual([done, choosing.meant], [[], 1]);
  await choosing.pick(2, null, { finger: true });
  assert.deepEqual([done, choosing.meant], [[], 2], "another place is meant now");
  await choosing.pick(2, null, { finger: true });
  assert.deepEqual(done, [["take", 2]]);
  app.settings.twice = false;
  await choosing.pick(1, null, { finger: true });
  assert.equal(done.length, 2);
  app.settings.twice = true;
});

test("what is asked about takes two clicks of a mouse, and a double click is one", async () => {
  const { choosing, done } = sit([take(1)], { unusual: () => "Really?" });
  choosing.ask = async () => null;
  await choosing.pick(1, null, {});
  await choosing.pick(1, null, { double: true });
  assert.deepEqual(done, []);
  await choosing.pick(1, null, {});
  assert.deepEqual(done, [["take", 1]]);
});

test("the second of two quick clicks means nothing where the first has done something", async () => {
  const { choosing, done } = sit([take(1)]);
  await choosing.pick(1, null, {});
  await choosing.pick(1, null, { double: true });
  assert.equal(done.length, 1);
});

test("the wolf that is clicked is picked up, and set down where it is clicked again", async () => {
  const moves = [walk(0, "wolf", 1), walk(0, "alpha", 1), walk(0, "alpha", 2)];
  const { choosing, done } = sit(moves, { pieces: { 0: ["wolf", "alpha"] } });
  await choosing.pick(0, null, { piece: 1 });
  assert.deepEqual([choosing.from, choosing.pieces], [0, [1]]);
  assert.deepEqual(choosing.offered.map(({ place }) => place), [1, 2]);
  await choosing.pick(0, null, { piece: 1 });
  assert.equal(choosing.from, null);
  await choosing.pick(0, null, { piece: 0 });
  await choosing.pick(0, null, { piece: 0, double: true });
  assert.deepEqual(choosing.pieces, [0], "a double click leaves it in hand");
  await choosing.pick(1, null, {});
  assert.deepEqual(done, [["move", 0, "wolf", 1]]);
});

test("both of a hex are picked up one after the other and go to one goal with one click", async () => {
  const moves = [walk(0, "wolf", 1), walk(0, "alpha", 1), walk(0, "alpha", 2)];
  const { choosing, done } = sit(moves, { pieces: { 0: ["wolf", "alpha"] } });
  await choosing.pick(0, null, { piece: 0 });
  await choosing.pick(0, null, { piece: 1 });
  assert.deepEqual(choosing.pieces, [0, 1]);
  assert.deepEqual(choosing.offered.map(({ place }) => place), [1], "where both may go");
  await choosing.pick(1, null, {});
  assert.deepEqual(done, [["move", 0, "wolf", 1], ["move", 0, "alpha", 1]]);
});

test("where only one may go the other takes its place", () => {
  const moves = [walk(0, "wolf", 1), walk(0, "alpha", 2)];
  sit(moves, { pieces: { 0: ["wolf", "alpha"] } });
  assert.deepEqual(another(moves, 0, [0], 1), [1], "no common goal");
  assert.deepEqual(ways(moves, 0, []).length, 2);
  sit([walk(0, "wolf", 1), walk(0, "alpha", 1)], { pieces: { 0: ["wolf", "alpha"] }, herd: 1 });
  assert.deepEqual(another(moves, 0, [0], 1), [1], "one at a time");
});

test("the keyboard goes from one to both to the other to none", () => {
  const moves = [walk(0, "wolf", 1), walk(0, "alpha", 1)];
  sit(moves, { pieces: { 0: ["wolf", "alpha"] } });
  const turns = [[0]];
  while (turns.at(-1).length) turns.push(another(moves, 0, turns.at(-1)));
  assert.deepEqual(turns, [[0], [0, 1], [1], []]);
});

test("what waits for its verb is offered on the map only while that is pressed", async () => {
  const drive = { action: ["drive", 1, 2], kind: "walk", from: 1, place: 2 };
  const { choosing, done } = sit([take(1), drive], { waits: ({ action: [verb] }) => verb === "drive" });
  await choosing.pick(1, null);
  assert.deepEqual(done, [["take", 1]]);
  choosing.hold({ verb: "drive" });
  assert.deepEqual(choosing.offered, [{ action: [], kind: "lift", place: 1 }]);
  await choosing.pick(1, null);
  await choosing.pick(2, null);
  assert.deepEqual(done.at(-1), ["drive", 1, 2]);
});

test("what changes places is picked up at either end", async () => {
  const { choosing, done } = sit([{ action: ["swap", 1, 2], kind: "walk", from: 1, place: 2 }]);
  assert.deepEqual(choosing.offered.map(({ place }) => place), [1, 2]);
  await choosing.pick(2, null);
  assert.deepEqual(choosing.offered.map(({ place }) => place), [1]);
  await choosing.pick(1, null);
  assert.deepEqual(done, [["swap", 1, 2]]);
});

const army = [{ kind: "melee", n: 2, troop: "army" }, { kind: "archer", n: 1, troop: "army" },
  { kind: "worker", n: 3, troop: "work" }];
const marches = ["melee", "archer", "worker"].flatMap(kind => [walk(0, kind, 1), walk(0, kind, 2)]);

test("a troop is picked up with one click and goes with another", async () => {
  const { choosing, done } = sit([...marches, walk(0, "worker", 3)], { pieces: { 0: army }, herd: 6 });
  await choosing.pick(0, null, { piece: 1 });
  assert.deepEqual([...choosing.pieces].sort(), [0, 0, 1], "units, and no worker");
  await choosing.pick(2, null, {});
  assert.deepEqual(done.map(all => all.map(([, , kind]) => kind).sort()), [["archer", "melee", "melee"]],
    "all of them as one step");
});

test("a troop that may not go as one step goes one after the other", async () => {
  const { choosing, done } = sit(marches, { pieces: { 0: army }, herd: 6 }), { act } = choosing.hands;
  choosing.hands.act = async action => !Array.isArray(action[0]) && act(action);
  await choosing.pick(0, null, { piece: 1 });
  await choosing.pick(2, null, {});
  assert.deepEqual(done.map(([, , kind]) => kind).sort(), ["archer", "melee", "melee"]);
});

test("a heap that is clicked again stays alone in hand, then one fewer of it at a time", () => {
  sit(marches, { pieces: { 0: army }, herd: 6 });
  const held = [[1, 0, 0]];
  while (held.at(-1).length) held.push(another(marches, 0, held.at(-1), 0));
  assert.deepEqual(held.slice(1), [[0, 0], [0], []]);
  assert.deepEqual(another(marches, 0, [0], 1), [0, 1], "one of these and one of those");
  assert.deepEqual(another(marches, 0, [0], 2), [0, 2, 2, 2], "workers may come along");
});

test("a heap that cannot go the same way takes the place of what is held", () => {
  const apart = [walk(0, "melee", 1), walk(0, "worker", 2)];
  sit(apart, { pieces: { 0: army }, herd: 6 });
  assert.deepEqual(another(apart, 0, [0, 0], 2), [2, 2, 2]);
});

test("the keyboard goes from the troop to heap after heap, each by one fewer, to none", () => {
  sit(marches, { pieces: { 0: army }, herd: 6 });
  const turns = [[0, 0, 1]];
  while (turns.at(-1).length) turns.push(another(marches, 0, turns.at(-1)));
  assert.deepEqual(turns.slice(1), [[0, 0], [0], [1], [2, 2, 2], [2, 2], [2], []]);
});

// How a match begins, with an engine that only counts what it is asked.
import assert from "node:assert/strict";
import test from "node:test";

import "./page.mjs";

delete globalThis.BroadcastChannel;
const { app } = await import("../../../web/page/app.js");
const { begin } = await import("../../../web/match/begin.js");

function engine() {
  const asked = [];
  const table = {
    step: 0, steps: 0, actor: 0, choices: [], events: [], seats: ["human", "easy"], words: {}, gone: [],
    keeps: [], gap: null, view: { players: 2 }, over: { winners: [0], scores: [1, 0] },
  };
  app.games = [{ key: "toy", levels: ["easy"], mods: [] }];
  app.crew = { ask: async op => { asked.push(op); return table; }, stopThinking() {}, followed: () => null };
  return asked;
}

const seats = ["human", "easy"].map((kind, p) => ({ name: `Seat ${p}`, colour: p, kind }));
const wish = { game: "toy", mapData: { regions: [] }, position: { a: 1 }, seats };

test("what is pressed twice begins one match, what is wished later another", async () => {
  const asked = engine(), [first, second] = await Promise.all([begin({ ...wish }), begin({ ...wish })]);
  assert.equal(first, second);
  assert.deepEqual(asked, ["position"]);
  const third = await begin({ ...wish });
  assert.notEqual(third, first);
  const [one, other] = await Promise.all([begin({ ...wish }), begin({ ...wish, seed: 5 })]);
  assert.notEqual(one, other);
  assert.deepEqual(asked, Array(4).fill("position"));
});

test("the guide of the match before points at nothing any more", async () => {
  engine();
  let stopped = 0;
  (await begin({ ...wish })).coach = { stop: () => { stopped++; } };
  await begin({ ...wish, seed: 7 });
  assert.equal(stopped, 1);
});

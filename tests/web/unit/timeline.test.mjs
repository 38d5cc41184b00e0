// The bar under a replay, on a page that is none.
import assert from "node:assert/strict";
import test from "node:test";

import "./page.mjs";
import "./nodes.mjs";

const { Timeline } = await import("../../../web/replay/timeline.js");

test("who pauses and plays on at once sees every step once, at its pace", async () => {
  const shown = [], waiting = [];
  const line = new Timeline({
    steps: 9, marks: [], spoken: String,
    onStep: step => { shown.push(step); return new Promise(done => waiting.push(done)); },
  });
  const next = async () => {
    waiting.shift()?.();
    for (let i = 0; i < 9; i++) await null;
  };
  line.start();
  await next();
  line.stop();
  line.start();
  await next();
  await next();
  await next();
  assert.deepEqual(shown, [1, 2, 3, 4, 5]);
  assert.equal(waiting.length, 1, "one step is shown at a time");
  line.stop();
  await next();
  assert.equal(line.playing, false);
});

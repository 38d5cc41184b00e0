// The worker that paints the land rests when nobody wants a picture, and is asked again as if it had been
// there all along.
import assert from "node:assert/strict";
import test, { mock } from "node:test";

import "./page.mjs";

mock.timers.enable({ apis: ["setTimeout"] });
const made = [];
globalThis.OffscreenCanvas ??= class {};
globalThis.Worker = class {
  heard = [];
  constructor() { made.push(this); }
  postMessage(message) { this.heard.push(message); }
  terminate() { this.ended = true; }
  answer() {
    const { job } = this.heard.at(-1);
    this.onmessage({ data: { job, picture: `picture ${job}` } });
  }
};
const { Easel } = await import("../../../web/board/easel.js");
const { Layer } = await import("../../../web/board/layer.js");
const LONG = 60_000, BOX = [0, 0, 9, 9];

test("it rests after a while, and paints again for every map that is still in use", async () => {
  const gone = new Easel("map 1", null, "brushes 1"), easel = new Easel("map 2", null, "brushes 2");
  const first = easel.paint("whole", BOX, 1);
  mock.timers.tick(LONG);
  assert.equal(made[0].ended, undefined, "not while a picture is wanted");
  made[0].answer();
  assert.match(await first, /^picture/);
  gone.leave();
  mock.timers.tick(LONG);
  assert.equal(made[0].ended, true);
  const second = easel.paint("sharp", BOX, 2);
  assert.deepEqual(made[1].heard.map(({ map, job }) => map ?? typeof job), ["map 2", "number"]);
  made[1].answer();
  assert.match(await second, /^picture/);
  easel.leave();
  assert.equal(made.length, 2);
});

test("who has just been asked does not rest", async () => {
  const easel = new Easel("map 3", null, "brushes 3"), worker = made.at(-1);
  for (let n = 0; n < 3; n++) {
    const wanted = easel.paint("whole", BOX, 1);
    mock.timers.tick(LONG);
    worker.answer();
    await wanted;
    mock.timers.tick(1);
  }
  assert.equal(worker.ended, undefined);
});

test("what has changed on a land is painted anew in its box, or with all that is not ready yet", async () => {
  const pen = () => new Proxy({}, { get: () => () => {} });
  globalThis.OffscreenCanvas = class { getContext() { return pen(); } };
  globalThis.document = undefined;
  const asked = [], answers = [];
  const easel = {
    drop() {},
    paint: (name, box) => new Promise(done => { asked.push([name, box]); answers.push(done); }),
  };
  const layer = new Layer([100, 100], easel, () => {}, () => {}), picture = { width: 200, height: 200 };
  layer.prepare(2);
  layer.mend([10, 10, 20, 20]);
  answers[0](null);
  answers[1](picture);
  await Promise.resolve();
  assert.deepEqual(asked.map(([, box]) => box), [[0, 0, 100, 100], [0, 0, 100, 100]]);
  layer.mend([10, 10.2, 20, 20]);
  assert.deepEqual(asked.at(-1)[1], [10, 10, 20, 20], "in whole pixels");
  answers[2]({ close() {} });
  await Promise.resolve();
  assert.deepEqual([...layer.whole.patches.keys()], ["10,10.2,20,20"]);
});

test("where patches overlap the one asked for last lies above, whenever the others come", async () => {
  const drawn = [], answers = [], pen = new Proxy({}, {
    get: (_, key) => key === "drawImage" ? picture => drawn.push(picture.of) : () => {},
  });
  globalThis.OffscreenCanvas = class { getContext() { return pen; } };
  const paint = () => new Promise(done => { answers.push(done); });
  const layer = new Layer([100, 100], { drop() {}, paint }, () => {}, () => {}), closed = [];
  layer.prepare(1);
  answers[0]({ width: 100, height: 100, of: "all" });
  await Promise.resolve();
  const parts = { left: [0, 0, 60, 60], right: [40, 0, 100, 60] };
  for (const side of ["left", "right", "left"]) layer.mend(parts[side]);
  for (const n of [1, 3, 2]) {
    answers[n]({ of: n, close: () => closed.push(n) });
    await Promise.resolve();
  }
  assert.deepEqual(drawn.slice(-3), ["all", 2, 3]);
  assert.deepEqual(closed, [1], "a picture that another one took the place of");
});

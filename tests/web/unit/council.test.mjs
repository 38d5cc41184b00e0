// Several engines that think of one position: how many there are, and who decides.
import assert from "node:assert/strict";
import test from "node:test";

globalThis.navigator ??= /** @type {any} */ ({});
const { elected, pondered } = await import("../../../web/engine/council.js");
const { heads } = await import("../../../web/engine/room.js");
const ranking = verb => [{ action: [verb], gain: 1 }];

test("the most voices decide", () => {
  assert.deepEqual(elected([ranking("stay"), ranking("go"), ranking("go")]), ranking("go"));
});

test("of as many voices the first to be heard decides, who knows nothing has none", () => {
  assert.deepEqual(elected([ranking("stay"), ranking("go")]), ranking("stay"));
  assert.deepEqual(elected([null, [], ranking("go")]), ranking("go"));
});

test("all cores but one think, on a phone one", () => {
  const devices = [[1, 900], [2, 900], [4, 900], [64, 900], [8, 390]];
  assert.deepEqual(devices.map(([cores, side]) => heads(cores, side)), [1, 1, 3, 8, 1]);
});

// An engine that needs so many slices, and what it was asked for.
function engine(slices, asked = []) {
  const call = async (op, args) => {
    asked.push(args);
    return args.playouts === 1 || --slices <= 0 ? { done: true, ranking: ranking("go") } : { done: false };
  };
  return { call, asked };
}
const how = { level: "master", wanted: () => true };

test("who has nothing to think about says so before the time is up", async () => {
  const reply = await pondered(engine(3), { ...how, until: Infinity });
  assert.deepEqual([reply.early, reply.ranking], [true, ranking("go")]);
});

test("when the time is up the answer is asked for", async () => {
  const one = engine(Infinity), reply = await pondered(one, { ...how, until: 0, head: 2 });
  assert.equal(reply.early, false);
  assert.deepEqual(one.asked.map(({ playouts, head }) => [playouts, head]), [[1, 2]]);
});

test("nobody is told what nobody wants to know any more", async () => {
  assert.equal(await pondered(engine(3), { ...how, until: Infinity, wanted: () => false }), null);
});

// A drawer of a browser that leaves a question without an answer, as one does now and then.
import assert from "node:assert/strict";
import test from "node:test";
import { drawer } from "../../../web/saves/base.js";

const LONG = 60_000;
const turns = async () => { for (let n = 0; n < 20; n++) await Promise.resolve(); };

// opens: for each opening what comes of it, a base or nothing at all.
function browser(t, ...opens) {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const asked = [];
  globalThis.indexedDB = /** @type {any} */ ({
    open() {
      const one = /** @type {any} */ ({ result: opens[asked.length] });
      asked.push(one);
      if (one.result) Promise.resolve().then(() => one.onsuccess());
      return one;
    },
  });
  t.after(() => { Reflect.deleteProperty(globalThis, "indexedDB"); });
  return asked;
}

// A base whose transactions end when `ends` says so.
const base = ends => ({
  objectStoreNames: { contains: () => true }, close() {}, aborted: 0,
  transaction() {
    const run = /** @type {any} */ ({ objectStore: () => ({}), abort: () => { this.aborted += 1; } });
    if (ends) Promise.resolve().then(() => Promise.resolve()).then(() => run.oncomplete());
    return run;
  },
});

test("an opening without an answer fails in the end, and the next asks anew", async t => {
  const asked = browser(t, null, base(true)), transact = drawer("things", ["all"]);
  const failed = assert.rejects(transact("readonly", async () => 1), { name: "TimeoutError" });
  await turns();
  t.mock.timers.tick(LONG);
  await failed;
  assert.equal(await transact("readonly", async () => 2), 2);
  assert.equal(asked.length, 2);
});

test("a transaction without an end is taken back", async t => {
  const stuck = base(false);
  browser(t, stuck);
  const transact = drawer("things", ["all"]);
  const failed = assert.rejects(transact("readwrite", async () => 1), { name: "TimeoutError" });
  await turns();
  t.mock.timers.tick(LONG);
  await failed;
  assert.equal(stuck.aborted, 1);
});

test("an opening that comes too late begins no work", async t => {
  const [late] = [base(true)], asked = browser(t, null), done = [];
  const failed = assert.rejects(drawer("things", ["all"])("readwrite", async () => done.push(1)));
  await turns();
  t.mock.timers.tick(LONG);
  await failed;
  asked[0].result = late;
  asked[0].onsuccess();
  await turns();
  assert.deepEqual(done, []);
});

test("a base that closes under our hands is opened anew, once", async t => {
  const closed = () => { throw new DOMException("closing", "InvalidStateError"); };
  const closing = { ...base(true), transaction: closed };
  const asked = browser(t, closing, base(true), closing, closing), transact = drawer("things", ["all"]);
  assert.equal(await transact("readonly", async () => 1), 1);
  assert.equal(asked.length, 2);
  const other = drawer("others", ["all"]);
  await assert.rejects(other("readonly", async () => 2), { name: "InvalidStateError" });
  assert.equal(asked.length, 4);
});

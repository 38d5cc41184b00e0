// What a page that goes notes in its last moment is put onto the match when it is read again.
import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";

const kept = new Map();
globalThis.sessionStorage = /** @type {any} */ ({
  getItem: key => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value),
  removeItem: key => kept.delete(key),
});
const { caughtUp, left, me, note } = await import("../../../web/saves/haste.js");

const save = { seed: 7, actions: [["a"], ["b"]], undone: [] }, about = { names: ["Anna"] };
const body = { id: "x", revision: 4, by: "an earlier page", save: { ...save, actions: [["a"]] }, about: {} };
const noted = () => note({ id: "x", revision: 4, save, about });
const actions = found => caughtUp(found).save.actions.length;

beforeEach(() => kept.clear());

test("what was noted is put onto the match it was noted of, and is still to be written", () => {
  noted();
  assert.equal(actions(body), 2);
  assert.ok(left(body));
  note(null);
  assert.equal(actions(body), 1);
  assert.ok(!left(body));
});

test("a writing of the page that went does not hide what it noted later", () => {
  noted();
  const arrived = { ...body, revision: 5, by: me };
  assert.equal(actions(arrived), 2);
  assert.ok(left({ id: "x", revision: 5 }));                // as the match says it that was read
});

test("what others wrote since, or the page wrote of another match, is newer", () => {
  noted();
  assert.equal(actions({ ...body, revision: 5 }), 1);
  assert.equal(actions({ ...body, revision: 6, by: me }), 1);
  assert.equal(actions({ ...body, id: "y", revision: 5, by: me }), 1);
  assert.equal(actions({ ...body, revision: 5, by: undefined }), 1);
  assert.equal(actions(body), 2);
});

test("what cannot be read is nothing", () => {
  kept.set("marchlands.haste", "{");
  assert.equal(actions(body), 1);
});

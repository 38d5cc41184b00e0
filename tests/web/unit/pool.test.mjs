// Parts of a map that may be chosen: what is wished is had as far as it fits, the rest is drawn.
import assert from "node:assert/strict";
import test from "node:test";
import { complete, options, taken, wished } from "../../../web/match/pool.js";

const side = (key, board) => ({ key, board, name: key });
const L = [side("a", "1"), side("b", "1"), side("c", "2"), side("d", "2")];
const S = [side("s", "3"), side("t", "3")];
const pool = { option: "islands", slots: [L, L, S].map(sides => ({ name: "slot", sides })) };

test("two sides of one board are never chosen together", () => {
  assert.deepEqual(wished(pool, ["a", "b", "s"]), ["a", null, "s"]);
  assert.deepEqual(wished(pool, ["a", "c", "t"]), ["a", "c", "t"]);
  assert.deepEqual([...taken(pool, ["a", null, "s"], 1)], ["1", "3"]);
});
test("a strange key, or none, leaves the slot to chance", () => {
  assert.deepEqual(wished(pool, ["x", "s"]), [null, null, null]);
  assert.deepEqual(wished(pool), [null, null, null]);
});
test("what is left is drawn so that every board is played once", () => {
  for (let n = 0; n < 40; n++) {
    const all = complete(pool, [null, "b", null], () => n / 40), boards = all.slice(0, 2).map(key =>
      L.find(one => one.key === key).board);
    assert.equal(all[1], "b");
    assert.deepEqual(boards, ["2", "1"]);
    assert.ok(["s", "t"].includes(all[2]));
  }
});
test("the engine draws where nothing was wished", () => {
  assert.deepEqual(options(pool, undefined), {});
  assert.deepEqual(options(null, ["a"]), {});
  assert.equal(options(pool, ["a", null, null]).islands[0], "a");
});

// Parts of a map that may be chosen: what is wished is had as far as it fits, the rest is drawn.
import assert from "node:assert/strict";
import test from "node:test";
import { complete, dealt, taken, wished } from "../../../web/match/pool.js";

const side = (key, board) => ({ key, board, name: key });
const L = [side("a", "1"), side("b", "1"), side("c", "2"), side("d", "2")];
const S = [side("s", "3"), side("t", "3")];
const slots = [L, L, S].map(sides => ({ name: "slot", sides }));
const pool = { option: "islands", slots, only: keys => ({ islands: keys }) };

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
test("a match is played on its parts alone, and the same seed draws the same", () => {
  const { map, options } = dealt({}, pool, ["a", null, null], 7);
  assert.equal(options.islands[0], "a");
  assert.deepEqual(map, options);
  assert.deepEqual(dealt({}, pool, undefined, 7), dealt({}, pool, undefined, 7));
  const drawn = Array.from({ length: 60 }, (_, seed) => dealt({}, pool, undefined, seed).options.islands);
  for (const { key } of [...L, ...S]) assert.ok(drawn.some(keys => keys.includes(key)), key);
});
test("what a player made is played where it is chosen, never by lot", () => {
  const own = { ...side("own", "own"), made: "link" };
  const [first, ...others] = slots, fuller = { ...first, sides: [...first.sides, own] };
  const more = { ...pool, slots: [fuller, ...others] };
  assert.deepEqual(dealt({}, more, ["own", null, null], 3).options.islands[0], "own");
  for (let seed = 0; seed < 60; seed++)
    assert.deepEqual(dealt({}, more, undefined, seed), dealt({}, pool, undefined, seed));
});
test("a map without such parts is played as it is", () => {
  const map = { regions: [] };
  assert.deepEqual(dealt(map, null, ["a"], 7), { map, options: {} });
});
test("a board that may be turned is never turned by lot, and lies once", () => {
  const boards = ["0", "1", "2"].flatMap(n => [side(n, n), { ...side(`${n} turned`, n), of: n }]);
  const turning = { option: "boards", lot: true, only: () => "all",
    slots: [1, 2].map(n => ({ name: `${n}`, sides: boards })) };
  const drawn = Array.from({ length: 30 }, (_, seed) =>
    dealt({}, turning, ["1 turned", null], seed).options.boards);
  assert.deepEqual(new Set(drawn.map(String)), new Set(["1 turned,0", "1 turned,2"]));
  assert.deepEqual(wished(turning, ["1 turned", "1"]), ["1 turned", null]);
  const own = dealt("map", turning, [null, null], 3);
  assert.deepEqual(own, { map: "map", options: {} }, "the engine's own lot");
});

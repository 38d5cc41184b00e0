// Revisions, notes, branches, stories: the arithmetic behind the saves.
import assert from "node:assert/strict";
import test from "node:test";
import { branch } from "../../../web/saves/revisions.js";
import { legible, newest, note, overtakes, verdict } from "../../../web/saves/revisions.js";
import { remembering, since } from "../../../web/replay/story.js";

test("who saw the newest revision may write the next", () => {
  assert.deepEqual(verdict({ revision: 0 }, undefined), { write: true, revision: 1 });
  assert.deepEqual(verdict({ revision: 4 }, { revision: 4 }), { write: true, revision: 5 });
  assert.deepEqual(verdict({ revision: 4 }, { revision: 6 }), { write: false, newer: 6 });
});

test("only a newer revision of the same match overtakes", () => {
  assert.ok(overtakes({ id: "a", revision: 5 }, { id: "a", revision: 4 }));
  assert.ok(!overtakes({ id: "b", revision: 5 }, { id: "a", revision: 4 }));
  assert.ok(!overtakes({ id: "a", revision: 4 }, { id: "a", revision: 4 }));
  assert.ok(!overtakes({}, undefined));
});

const save = {
  game: "smallworld", map: { name: "Isle" }, seats: ["human", "easy"], actions: [["a"], ["b"], ["c"]],
  undone: [["d"]], last: {},
};

test("a note keeps the title and the picture it had", () => {
  const known = { title: "Renamed", made: 5, thumb: "data:x" };
  const made = note({ id: "a", revision: 2, save, about: { title: "Old" },
    table: { view: { round: 3, rounds: 9 } } }, known, 99);
  assert.deepEqual([made.title, made.made, made.when, made.thumb, made.round, made.step, made.over],
    ["Renamed", 5, 99, "data:x", 3, 3, null]);
});

test("the newest save stands first", () => {
  assert.deepEqual(newest([{ when: 1 }, { when: 3 }, { when: 2 }]).map(one => one.when), [3, 2, 1]);
});

test("what if: the first actions, other seats, a place of its own", () => {
  const made = branch({ save, about: { id: "a", revision: 7, names: ["Anna"], title: "x" } }, 2,
    ["easy", "human"], "What if");
  assert.deepEqual(made.save.actions, [["a"], ["b"]]);
  assert.ok(!("undone" in made.save) && !("last" in made.save));
  assert.deepEqual(made.save.seats, ["easy", "human"]);
  assert.deepEqual(made.about,
    { names: ["Anna", ""], title: "What if", kinds: ["easy", "human"], whatif: true });
});

test("the log begins with the round", () => {
  const moves = Array.from({ length: 10 }, (_, step) => ({ step, events: step % 2 ? [{ event: "x" }] : [] }));
  assert.deepEqual(since(moves, 7, [0, 4]).map(({ step }) => step), [5, 7]);
});

test("a table is asked for once, but not when it failed", async () => {
  let asked = 0;
  const seen = remembering(async at => { asked++; if (asked === 2) throw new Error(); return at; }, 2);
  await seen(1);
  await seen(1);
  assert.equal(asked, 1);
  await assert.rejects(seen(2));
  assert.equal(await seen(2), 2);
});

test("a note is shown with what is left of it", () => {
  const sound = note({ id: "a", revision: 2, save, about: { names: ["Anna", ""] }, table: null }, null, 99);
  assert.deepEqual(legible("a", sound), sound);
  for (const there of [undefined, null, 5, {}, { game: "x" }, { ...sound, names: [{}] }])
    assert.ok(legible("a", there).broken);
  for (const when of ["yesterday", NaN, 1e300, {}, null, undefined])
    assert.equal(legible("a", { ...sound, when }).when, 0);
  const ends = [5, {}, { winners: 3 }, { scores: [1, 2], winners: [2] }, { scores: ["a", 1], winners: [0] }];
  for (const over of ends) assert.equal(legible("a", { ...sound, over }).over, null);
});

test("a note that cannot be read keeps nobody from writing", () => {
  assert.ok(verdict({ revision: 4 }, { revision: "x" }).write);
});

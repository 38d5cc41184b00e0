// The file of everything: what goes out comes back, and a damaged part fails alone.
import assert from "node:assert/strict";
import test from "node:test";
import { packed, shelfIn, unpacked, written } from "../../../web/saves/bundle.js";
import { legible, note } from "../../../web/saves/revisions.js";

const save = {
  format: 1, game: "wolves", version: "1", map: { name: "x" }, options: {}, seats: ["human", "human"],
  seed: 3, actions: [["a", 1]], last: { state: {} },
};
const post = { key: "match-0001", seat: 1, fixed: 1 };
const day = "2026-11-18";
const about = { names: ["A", "B"], kinds: ["afar", "human"], title: "", clock: null, post, day };
const kept = { ...note({ id: "entry-0001", revision: 4, save, about,
  table: { actor: 0, view: { round: 2, scores: [3, 4] } }, thumb: "data:image/webp;base64,AAAA" }, null, 77),
title: "Mine" };
const back = () => shelfIn(written([packed(kept, { save, about })], [{ id: "x" }]));

test("a match comes back with its name, its picture, its letters and its day", () => {
  const { matches: [one], record } = back(), found = unpacked(one);
  assert.deepEqual([found.id, found.thumb, found.about.title], ["entry-0001", kept.thumb, "Mine"]);
  assert.deepEqual([found.about.post, found.about.kinds, found.about.day], [post, about.kinds, about.day]);
  const { last, ...rest } = save;
  assert.deepEqual(found.save, rest);
  assert.deepEqual([found.facts.round, found.facts.when, found.facts.scores], [2, 77, [3, 4]]);
  assert.deepEqual(record, [{ id: "x" }]);
});

test("what is strange is left out, what is no match is refused", () => {
  const { matches: [one] } = back();
  const strange = { id: "../..", thumb: "javascript:1", post: { key: 1 }, day: "soon", over: 5 };
  const odd = unpacked({ ...one, ...strange });
  assert.equal(odd.thumb, null);
  for (const one of [odd.id, odd.about.post, odd.about.day]) assert.equal(one, undefined);
  assert.deepEqual(odd.about.kinds, ["human", "human"]);
  assert.equal(legible("a", { ...kept, ...odd.facts }).over, null);
  for (const bad of [null, 5, {}, { save: 5 }, { save: { ...save, actions: 7 } }])
    assert.throws(() => unpacked(bad), { code: "foreign" });
});

test("other files are none of everything", () => {
  assert.equal(shelfIn('{"marchlands":1}'), null);
  assert.throws(() => shelfIn('{"marchlands_shelf":1,'), { code: "broken" });
  assert.throws(() => shelfIn('{"marchlands_shelf":2}'), { code: "newer" });
  assert.deepEqual(shelfIn('{"marchlands_shelf":1,"matches":7}'), { matches: [], record: [] });
});

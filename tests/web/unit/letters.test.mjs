// Matches by letters: whose seat is where, what follows from what is kept, and how long a letter is.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import test from "node:test";
import { compared, differing, firstOf } from "../../../web/company/merge.js";
import { alone, atOneTable, begun, cleanPost, kindsFor, sealed, turn } from "../../../web/company/post.js";
import { read, write } from "../../../web/saves/carry.js";
import { LONGEST, pack, unpack } from "../../../web/saves/link.js";
import { branch, legible, note } from "../../../web/saves/revisions.js";

const ROOT = new URL("../../../", import.meta.url);
const map = { name: "Isle", regions: [{ near: [1], name: "Hollow" }, { near: [0] }] };
const save = {
  format: 1, game: "smallworld", version: "2", map, options: {}, seats: ["human", "human", "easy"], seed: 7,
  contents: { races: ["elves"], powers: ["hill"] }, actions: [["take", 0], ["conquer", 3], ["done"]],
};
const went = (...actions) => ({ ...save, actions });
const post = { key: "match-0001", seat: 0, fixed: 2 };

test("the same letter, one that goes on, an older one", () => {
  assert.deepEqual(compared(save, structuredClone(save)), { verdict: "same", step: 3, parts: [] });
  assert.equal(compared(save, went(...save.actions, ["take", 1])).verdict, "ahead");
  assert.equal(compared(save, went(["take", 0])).verdict, "behind");
  assert.equal(compared(went(), went()).verdict, "same");
});

test("a branch is told with the step where it leaves", () => {
  const found = compared(save, went(["take", 0], ["conquer", 4], ["done"]));
  assert.deepEqual([found.verdict, found.step], ["branch", 1]);
  assert.equal(compared(save, went(["take", 0], [["conquer", 3], ["done"]])).step, 1);
});

test("another match under the same name is told with what differs", () => {
  const others = { seed: 8, seats: ["human", "human", "hard"], options: { coins: "open" }, game: "wolves",
    map: { ...map, regions: [] }, contents: { races: ["elves"], powers: ["bog"] } };
  for (const [name, value] of Object.entries(others)) {
    const found = compared(save, { ...save, [name]: value });
    assert.deepEqual([found.verdict, found.parts], ["other", [name]]);
  }
});

test("what was called otherwise before, or written in another order, is the same", () => {
  const renamed = { ...map, name: { en: "Isle" }, regions: [{ name: "Dell", near: [1] }, { near: [0] }] };
  assert.deepEqual(differing(save, { ...save, map: renamed }), []);
  assert.deepEqual(differing(save, { ...save, version: "3", last: {}, undone: [] }), []);
});

test("the first of my own moves that I did not make is found", async () => {
  const actors = [1, 1, 2, 0, 1];
  assert.equal(await firstOf(0, 0, 5, at => actors[at]), 3);
  assert.equal(await firstOf(0, 0, 3, at => actors[at]), -1);
});

test("one person is here, the others are far away, computers are everywhere the same", () => {
  assert.deepEqual(kindsFor(["human", "easy", "human"], 2), ["afar", "easy", "human"]);
  assert.deepEqual(atOneTable(["afar", "easy", "human"]), ["human", "easy", "human"]);
  assert.deepEqual(begun(["easy", "human", "afar"], "k"), { key: "k", seat: 1, fixed: 0 });
  assert.equal(begun(["human", "easy"], "k"), undefined);
});

test("whose turn it is, and what can no longer be taken back", () => {
  assert.deepEqual([0, 1].map(actor => turn({ post, actor, over: null })), ["mine", "theirs"]);
  assert.equal(turn({ post, actor: 0, over: {} }), "over");
  assert.equal(turn({ post: null, actor: 0, over: null }), null);
  assert.deepEqual([1, 2, 3].map(steps => sealed(post, steps)), [true, true, false]);
  assert.equal(sealed(undefined, 0), false);
});

test("what lies beside a letter is believed only in its form", () => {
  assert.deepEqual(cleanPost({ ...post, more: 1 }, 3), post);
  assert.equal(cleanPost({ ...post, fixed: -1 }, 3).fixed, 0);
  for (const bad of [null, 5, {}, { ...post, key: "../x" }, { ...post, key: 5 }, { ...post, seat: 3 }])
    assert.equal(cleanPost(bad, 3), null);
});

test("a copy and a what-if are matches of their own", () => {
  const names = ["A", "B", "C"], kinds = ["human", "afar", "easy"];
  const about = { id: "a", revision: 3, names, kinds, post, day: "x" };
  assert.deepEqual(alone(about).kinds, ["human", "human", "easy"]);
  const made = branch({ save, about }, 1, ["human", "easy", "easy"], "What if");
  assert.ok(!("post" in made.about) && !("day" in made.about));
});

test("a note knows the letters, and is read without them too", () => {
  const about = { names: ["A", "B", "C"], kinds: ["human", "afar", "easy"], post };
  const made = note({ id: "a", revision: 1, save, about, table: { actor: 1, view: {} } }, null, 5);
  assert.deepEqual(legible("a", made).post, post);
  assert.equal(legible("a", { ...made, post: { key: 1 } }).post, null);
  const { post: _, actor, scores, day, ...before } = made;
  assert.deepEqual([legible("a", before).post, legible("a", before).actor], [null, null]);
});

const site = { list: async () => [], read: async () => { throw new Error("never asked"); } };
const about = { names: ["Anna", "Борис", "C"], kinds: ["human", "afar", "easy"], post };

test("a letter says who sends it, and no seat of this device", async () => {
  const came = await unpack(await pack(save, about, site, { key: post.key, seat: 1 }), site);
  assert.deepEqual(came.post, { key: post.key, seat: 1, fixed: 0 });
  assert.deepEqual(came.about.kinds, ["human", "human", "easy"]);
  assert.deepEqual(came.save, save);
  assert.deepEqual(read(write(save, about, { key: post.key, seat: 1 })).post, came.post);
});

test("a plain link or file of a match by letters is no letter", async () => {
  assert.ok(!("post" in await unpack(await pack(save, about, site), site)));
  assert.ok(!("post" in read(write(save, about))));
});

// The longest of the golden matches of five, each with all that a save of today names.
const fits = game => async t => {
  const names = ["Анастасия", "Benedict", "Клара", "Dora", "Emil"];
  const folder = new URL(`tests/golden/${game}/`, ROOT);
  const map = JSON.parse(await readFile(new URL(`maps/${game}/5.json`, ROOT), "utf8")), lengths = [];
  const maps = { list: async () => [{ file: `maps/${game}/5.json`, game }], read: async () => map };
  for (const file of (await readdir(folder)).filter(one => /^p5-.*json$/.test(one))) {
    const { actions, seed, options, contents } = JSON.parse(await readFile(new URL(file, folder), "utf8"));
    const whole = { ...save, game, map, seed, options, actions, contents, seats: Array(5).fill("human") };
    lengths.push((await pack(whole, { names, kinds: whole.seats }, maps, { key: post.key, seat: 4 })).length);
  }
  t.diagnostic(`${game}: ${Math.min(...lengths)} to ${Math.max(...lengths)} letters of ${LONGEST}`);
  assert.ok(lengths.length > 5 && Math.max(...lengths) < 4_000);
};

for (const game of ["smallworld", "wolves"])
  test(`a letter at the end of ${game} for five fits a message`, fits(game));

// --- five people on five devices, by links and files in turn ---------------------------------------------

// What company/arrive.js does with a letter, without a page: the verdict on it.
async function takes(device, came, actors) {
  if (!device.save) Object.assign(device, { save: came.save });
  else {
    const found = compared(device.save, came.save), from = device.save.actions.length;
    if (found.verdict !== "ahead") return found.verdict;
    const own = await firstOf(device.seat, from, came.save.actions.length, at => actors[at]);
    if (own >= 0) return "mine";
    device.save = came.save;
  }
  return "taken";
}

const company = game => async () => {
  const { MARCHLANDS_STORIES: folder } = process.env;
  if (!folder) return;                    // by hand: test_unit.py plays the matches
  const { save, actors } = JSON.parse(await readFile(`${folder}/${game}-letters.json`, "utf8"));
  const maps = { list: async () => [{ file: "m", game }], read: async () => save.map };
  const devices = save.seats.map((_, seat) => ({ seat })), key = post.key;
  const about = { names: ["A", "B", "C", "D", "E"], kinds: save.seats };
  let letters = 0, sent = null;
  for (let from = 0; from < save.actions.length; letters++) {
    const sender = devices[actors[from]];
    let until = from;
    while (until < save.actions.length && actors[until] === sender.seat) until++;
    if (sent) assert.ok(["same", "taken"].includes(await takes(sender, sent, actors)));
    assert.equal(sender.save?.actions.length ?? 0, from);
    sender.save = { ...save, actions: save.actions.slice(0, until) };
    const stamp = { key, seat: sender.seat }, late = sent;
    sent = letters % 2 ? read(write(sender.save, about, stamp))
      : await unpack(await pack(sender.save, about, maps, stamp), maps);
    assert.deepEqual(sent.post, { ...stamp, fixed: 0 });
    for (const device of devices.filter(one => one !== sender && (letters + one.seat) % 3)) {
      assert.equal(await takes(device, sent, actors), "taken");           // one in three never comes
      assert.equal(await takes(device, sent, actors), "same");
      if (late) assert.equal(await takes(device, late, actors), "behind");
    }
    // the same letter with a move of somebody else's own in it, made up
    const victim = devices.find(one => one !== sender && one.save?.actions.length === until);
    const more = actors.findIndex((actor, at) => at >= until && actor === victim?.seat);
    if (more >= 0) {
      const forged = { ...sent, save: { ...save, actions: save.actions.slice(0, more + 1) } };
      assert.equal(await takes(victim, forged, actors), "mine");
    }
    from = until;
  }
  for (const device of devices) await takes(device, sent, actors);
  assert.ok(letters > 20 && devices.every(one => one.save.actions.length === save.actions.length));
};

for (const game of ["smallworld", "wolves"])
  test(`${game} is played by five people by letters to its end, whatever comes late`, company(game));

// A game in plain clothes: its land, what lies on it, its words, and what a kit need not bring.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";

import { texts } from "./texts.mjs";

delete globalThis.BroadcastChannel;
globalThis.addEventListener ??= () => {};
globalThis.navigator ??= { languages: ["en"] };
globalThis.location ??= { search: "" };
globalThis.document ??= { documentElement: {} };
const listed = [
  { key: "hex", name: {}, texts: {} }, { key: "gone", name: {}, texts: { en: ["web/text/gone.json"] } },
];
globalThis.fetch = async url => {
  const file = String(url).split("/web/").at(-1);
  if (file.endsWith("site.json")) return { ok: true, json: async () => ({ games: listed, maps: [] }) };
  if (file.includes("gone")) return { ok: false, status: 404 };
  return { ok: true, json: async () => JSON.parse(await readFile(url, "utf8")) };
};
const games = await import("../../../web/games/games.js");
const { plain } = await import("../../../web/games/plain.js");
const words = await import("../../../web/page/words.js");
const { on } = await import("../../../web/page/app.js");
const { reading, worded } = await import("../../../web/panel/wording.js");
const { laidOut } = await import("../../../web/board/graph.js");

await games.list();
await words.speak("en");
words.learn([{ key: "hex", words: { hex: { en: ["Hex", ""] }, put: { en: ["Put a stone", ""] } } }]);
words.playing("hex");

test("a map that nobody drew is laid out: every place inside, none upon another, always alike", () => {
  const near = Array.from({ length: 9 }, (_, i) => [i - 1, i + 1, i - 3, i + 3].filter(j => j >= 0 && j < 9));
  const spots = laidOut(near), far = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);
  assert.ok(spots.every(([x, y]) => x >= 0 && x <= 1600 && y >= 0 && y <= 1000));
  spots.forEach((a, i) => spots.forEach((b, j) => assert.ok(i === j || far(a, b) > 100, `${i} ${j}`)));
  assert.deepEqual(laidOut(near), spots);
  const land = plain.land({ regions: near.map(near => ({ near })) }, null);
  assert.equal(land.regions.length, 9);
  assert.deepEqual(land.edges.filter(([a]) => a === 0), [[0, 1, "way"], [0, 3, "way"]]);
});

test("cells are hexes, places with an `at` stay where they are", () => {
  const { regions } = plain.land({ cells: [[0, 0], [1, 0], [3, 0]] }, null);
  assert.deepEqual(regions.map(({ near }) => near), [[1], [0], []]);
  const map = { regions: [{ at: [5, 6], near: [] }] };
  assert.deepEqual(plain.land(map, null).regions, map.regions);
  const drawn = { size: [9, 9], regions: [{ shape: [0, 0, 5, 0, 5, 5], near: [] }] };
  assert.deepEqual(plain.land(drawn, null), drawn);
  assert.equal(plain.land({ cells: [[0, 0]] }, null).regions[0].near.length, 0);
});

test("a place goes by the name of its map, else by its key, else by a number", () => {
  const place = region => plain.place(region, 4);
  const places = [{ name: { en: "Ford" }, key: "a" }, { name: {}, key: "oak" }, { name: "Weir" }, {}];
  assert.deepEqual(places.map(place), ["Ford", "Oak", "Weir", "Place 5"]);
});

test("owner and troops are stones, other words by place are pieces", () => {
  const view = { players: 2, owner: [0, null, -1], troops: [3, 0, 2], sign: ["", "mine", ""] };
  const pile = r => plain.painter.pile(view, r, { near: [] });
  assert.deepEqual([0, 1, 2].map(r => pile(r).heap?.n ?? 0), [3, 0, 2]);
  assert.equal(pile(0).heap.player, 0);
  assert.deepEqual(pile(1).pieces.map(({ key }) => key), ["mine"]);
  assert.deepEqual(plain.painter.holders(view).map(one => one?.player), [0, undefined, undefined]);
});

test("no raw code is said: a wheel's word, else the code in letters", () => {
  assert.equal(words.say("verb_put"), "Put a stone");
  assert.equal(words.say("phase_end_of_turn"), "End of turn");
  assert.equal(words.say("why_too_far"), "Too far");
  assert.equal(games.nameOf("hex"), "Hex");
  const land = { regions: [{ near: [] }, { near: [] }] };
  const match = { kit: plain, land, table: { frame: { phase: "turn" } } };
  assert.equal(reading({ event: "put", player: 0, place: 1 }, match), "Blue: “Put a stone”, Place 2");
  assert.equal(reading({ event: "storm_came", force: 3 }, match), "Storm came, Force 3");
  assert.equal(worded({ action: ["put", 1], kind: "place", place: 1 }, match), "Put a stone");
});

test("a wheel may bring the sentence of an event; under a heading its player is not named again", () => {
  const match = { kit: plain, land: { regions: [{ near: [] }, { near: [] }] }, table: {} };
  const put = { event: "put", player: 0, place: 1 };
  assert.equal(reading(put, match, true), "“Put a stone”, Place 2");
  const sentence = { en: ["{player} {player:put|puts} a stone: {place}", ""] };
  words.learn([{ key: "hex", words: { event_put: sentence } }]);
  assert.equal(reading(put, match), "Blue puts a stone: Place 2");
  assert.equal(reading(put, match, true), "Puts a stone: Place 2");
});

test("what one player alone may see is guessed from lists by player with unlike entries", () => {
  assert.ok(!plain.secrets({ players: 2, scores: [1, 2], owner: [null, 1, 0] }));
  assert.ok(plain.secrets({ players: 2, hands: [["ace"], 1] }));
  assert.ok(plain.secrets({ players: 3, coins: [5, null, null] }));
});

test("a game whose files are missing is played in plain clothes, and it is told", async () => {
  const told = [];
  on("plain", key => told.push(key));
  assert.equal(await games.dress("gone"), plain);
  assert.equal(await games.dress("hex"), plain);
  assert.deepEqual(told, ["gone"]);
});

test("what was brought from outside keeps its words when another game is met, and renames no other", () => {
  words.teach("hex", { frogs: { en: ["Frogs", ""] }, put: { en: ["Pay me", ""] } });
  words.teach("hex", { cancel: { en: ["Send money", ""] }, toads: { en: [{ a: 1 }] }, newts: 5 });
  words.teach("hex", { frogs: { en: ["Tree frogs", "They hop."] } });
  words.learn([{ key: "hex", words: { put: { en: ["Put a stone", ""] } } }, { key: "other", words: {} }]);
  assert.deepEqual([words.named("frogs"), words.named("put")], ["Tree frogs", "Put a stone"]);
  assert.deepEqual(["cancel", "toads", "newts"].map(words.named), ["Cancel", "Toads", "Newts"]);
});

test("a name or a sentence that one language lacks is told in another", () => {
  const newt = { en: ["", "It swims."], ru: ["Тритон", ""] };
  words.teach("hex", { newt, bat: { en: ["", ""] }, owl: null });
  assert.deepEqual(["newt", "bat", "owl"].map(words.named), ["Тритон", "Bat", "Owl"]);
  assert.deepEqual(["newt", "bat", "owl"].map(words.told), ["It swims.", "", ""]);
});

test("words that come after another language was chosen are those of that language", async () => {
  const coming = words.add("wolves", texts("wolves", "en", "ru"));
  await words.speak("ru");
  await coming;
  assert.equal(words.within("wolves", () => words.say("piece_den")), "лёжка");
  await words.speak("en");
});

// The flow of a turn: which button is the main one, a hint for a whole spread, who stands in a ranking.
import assert from "node:assert/strict";
import test from "node:test";

import "./page.mjs";
import { texts } from "./texts.mjs";

delete globalThis.BroadcastChannel;
const { offers } = await import("../../../web/board/offers.js");
const { conquest } = await import("../../../web/games/conquest.js");
const { plain } = await import("../../../web/games/plain.js");
const { COLOURS, nameOf } = await import("../../../web/match/people.js");
const { others } = await import("../../../web/saves/filter.js");
const { called, parties } = await import("../../../web/replay/parties.js");
const { planned } = await import("../../../web/panel/spread.js");
const words = await import("../../../web/page/words.js");
const { reading } = await import("../../../web/panel/wording.js");
await words.speak("en");

const button = verb => ({ action: [verb], kind: "plain" });
const at = (verb, place = 1, more = {}) => ({ action: [verb, place], kind: "place", place, ...more });
const table = (phase, ...choices) => ({ frame: { phase }, choices: [button("done"), ...choices] });
const rests = (...what) => conquest.rests(/** @type {any} */ (table(...what)));

test("ending tempts only where no conquest, die, piece or decline is left", () => {
  assert.ok(!rests("conquer", at("conquer", 1, { cost: 2 }), button("decline")));
  assert.ok(!rests("conquer", at("gamble", 1, { cost: 4, chance: [1, 6] })));
  assert.ok(!rests("conquer", at("dragon")) && !rests("fortify", at("fortify")));
  assert.ok(!rests("conquer", button("decline"), at("abandon")), "a race that is spent may decline");
  assert.ok(rests("conquer", at("abandon")) && rests("conquer"));
  assert.ok(rests("redeploy", { action: ["garrison", 1, 2], kind: "heap", place: 1, tokens: 2 }));
  assert.ok(!rests("ally", { action: ["ally", 1], kind: "player", player: 1 }));
  const walk = { action: ["move", 0, 1], kind: "walk", from: 0, place: 1 };
  assert.ok(!plain.rests({ choices: [button("done"), walk] }));
});

test("decline has a small button as long as there is something to take", () => {
  const decline = button("decline");
  assert.ok(conquest.minor(decline, { choices: [decline, at("conquer", 1, { cost: 2 })] }));
  assert.ok(!conquest.minor(decline, { choices: [decline, at("abandon")] }));
});

test("a hint for a spread is how many stand where, those that keep the least included", () => {
  const heap = (place, tokens) => ({ action: ["garrison", place, tokens], kind: "heap", place, tokens });
  const choices = [heap(1, 1), heap(1, 2), heap(1, 3), heap(4, 1), heap(4, 2), button("done")];
  const painter = { pile: (_, r) => r, held: () => 2 };
  const match = { kit: { painter }, land: { regions: [] }, table: { choices, view: {} } };
  const told = plan => plan.map(({ place, tokens }) => [place, tokens]);
  assert.deepEqual(told(planned(match, [["gather"], ["garrison", 4, 5]])), [[1, 1], [4, 5]]);
  assert.deepEqual(told(planned(match, [["garrison", 4, 5]])), [[1, 2], [4, 5]], "the others stay");
  assert.deepEqual(planned(match, [["conquer", 3]]), []);
  const offered = offers([...choices, ...planned(match, [["gather"], ["garrison", 4, 5]])]);
  assert.deepEqual(conquest.painter.badge(offered.get(4), 20), { kind: "wish", n: 5 });
  assert.equal(conquest.painter.badge(offers(choices).get(4), 20), null);
});

test("under a heading with his name no line names the player again, in every language", async () => {
  const match = { kit: conquest, land: { regions: [{ name: "Ford" }] }, table: {} };
  const took = { event: "conquered", player: 1, race: "orcs", region: 0, tokens: 2, foe: 0 };
  await words.add("smallworld", texts("smallworld", "en", "ru"));
  words.playing("smallworld");
  words.call(p => ["Ann", "Ben"][p], 0);
  assert.equal(reading(took, match, true), "Orcs take Ford with 2 tokens, beating you");
  assert.equal(reading({ event: "turn", player: 1, round: 3 }, match, true), "Round 3");
  assert.equal(reading({ event: "rolled", player: 1, pips: 2 }, match, true), "Rolls the die: 2");
  await words.speak("ru");
  assert.equal(reading({ event: "rolled", player: 1, pips: 2 }, match, true), "Бросает кубик: 2");
  await words.speak("en");
  words.call(p => words.say(`player_${p}`));
});

test("who gave no name goes by his colour, in the language spoken; he was played with", async () => {
  const kinds = ["human", "afar", "easy"], colours = [COLOURS[2], COLOURS[0], "#123456"];
  const about = { names: ["", "", ""], kinds, colours, post: { seat: 0 } };
  const told = () => [0, 1, 2].map(p => nameOf(about, p));
  assert.deepEqual([told(), others(about)], [["Green", "Blue", "Green"], ["Blue"]]);
  await words.speak("ru");
  assert.deepEqual([told(), others(about)], [["Зелёный", "Синий", "Зелёный"], ["Синий"]]);
  await words.speak("en");
});

test("who plays together is ranked together and has a name of its own", () => {
  assert.deepEqual(parties(3, [0, 1, 2]).map(({ side, players }) => [side, players]),
    [[null, [0]], [null, [1]], [null, [2]]]);
  const two = parties(4, [0, 1, 0, 1]);
  assert.deepEqual(two, [{ side: 0, players: [0, 2] }, { side: 1, players: [1, 3] }]);
  assert.deepEqual(two.map(one => called(one, {})), ["Side A", "Side B"]);
});

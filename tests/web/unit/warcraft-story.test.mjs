// Warcraft as it is told: the end of a match, its awards, and what the log leaves out.
import assert from "node:assert/strict";
import test from "node:test";

import "./page.mjs";
import { texts } from "./texts.mjs";

const words = await import("../../../web/page/words.js");
const { reading } = await import("../../../web/panel/wording.js");
const { kit } = await import("../../../web/games/warcraft.js");
const { ended } = await import("../../../web/replay/verdict.js");
const { history, awards } = kit;

const LEVEL = { strength: 3 };
const view = facts => ({
  players: 2, goal: 15, out: [], teams: [0, 1, 4], races: ["orc", "undead", ""], scores: [4, 3],
  gold: [2, 0], wood: [1, 0], pieces: [[0, 0, 9], [3]],
  kinds: [[LEVEL, LEVEL, LEVEL], [LEVEL, { strength: 2 }, LEVEL]],
  points: [{ cards: 1, types: 0, town: 3, objective: 0 }, { cards: 0, types: 2, town: 0, objective: 1 }],
  ...facts,
});
const story = (events, facts = {}) => ({
  moves: [{ step: 0, events }], views: [view(facts)], view: view(facts), players: 2, over: { scores: [4, 3] },
});

test("a round begins with its first step", () => {
  const step = (round, name) => ({ event: "step", round, step: name, player: 0 });
  const later = { step: 3, events: [step(1, "spend"), step(2, "move")] };
  const moves = [{ step: 0, events: [step(1, "move")] }, later];
  assert.deepEqual(history.rounds(moves), [{ step: 0, round: 1 }, { step: 3, round: 2 }]);
});

test("points are drawn where they win, armies and goods always", () => {
  assert.deepEqual(history.purses(story([])), { rounds: [0, 1], series: [[4, 4], [3, 3]] });
  assert.equal(history.purses(story([], { goal: 0 })), null);
  assert.deepEqual(history.more(story([])).map(({ series }) => series), [[[6, 6], [2, 2]], [[3, 3], [0, 0]]]);
});

test("who is out has no points of any source", () => {
  assert.deepEqual(history.bySource(story([])),
    { sources: ["cards", "types", "town", "objective"], table: [[1, 0, 3, 0], [0, 2, 0, 1]], start: [0, 0] });
  assert.deepEqual(history.bySource(story([], { out: [1] })).table, [[1, 3], [0, 0]]);
});

test("what ended a match before its time is told with the result", async () => {
  await words.speak("en");
  await words.add("warcraft", texts("warcraft", "en"));
  words.playing("warcraft");
  const about = { names: ["Blue", "Orange"], kinds: ["human", "easy"] };
  const told = events => ended({ story: story(events), kit }, about);
  assert.deepEqual(told([{ event: "eliminated", player: 1 }, { event: "over", won: [0] }]),
    ["Orange was driven out of the game."]);
  assert.deepEqual(told([{ event: "eliminated", player: 0 }]), ["You were driven out of the game."]);
  assert.deepEqual(told([{ event: "stalled", round: 60 }]), ["After 60 rounds the match was stopped."]);
  assert.deepEqual(told([{ event: "over", won: [0] }]), []);
});

test("awards count what the mover did, and no dice that a card rolled again", () => {
  const killed = (player, piece) => ({ event: "killed", player, piece, r: 0 });
  const rolls = { event: "attack", player: 0, kind: 0, dice: [1, 1, 1, 1, 1, 1], strength: 3, hits: 6 };
  const earned = events =>
    Object.fromEntries(awards.earned(story(events)).map(({ key, ...won }) => [key, won]));
  const fight = [{ event: "step", player: 0, round: 1 }, { event: "battle", player: 0 },
    ...Array.from({ length: 5 }, () => killed(1, "melee")), killed(0, "melee"),
    { event: "battle_over", won: 0 }, killed(1, "worker"), killed(1, "worker")];
  const found = earned([...fight, rolls]);
  assert.deepEqual([found.slaughter, found.raider, found.lucky].map(({ players, n }) => [players, n]),
    [[[0], 5], [[0], 2], [[0], 3]]);
  assert.equal(earned([{ event: "played", player: 0, card: "envenomed_spears" }, rolls]).lucky, undefined);
});

test("the log leaves out what another line tells", async () => {
  await words.speak("en");
  await words.add("warcraft", texts("warcraft", "en"));
  words.playing("warcraft");
  words.call(p => ["Kim", "Ann"][p], 0);
  const table = { view: view({}) }, match = { kit, land: { regions: [{ name: "Dry Brook" }] }, table };
  const told = event => reading(event, match);
  assert.equal(told({ event: "drawn", player: 0 }), null);
  assert.equal(told({ event: "drawn", player: 1 }), "Ann draws a card");
  assert.equal(told({ event: "due", team: 1, n: 2, healed: 0, spared: 0 }), null);
  const spared = { event: "due", team: 1, n: 1, healed: 0, spared: 1 };
  assert.equal(told(spared), "Ann: losses are now 1, 1 turned away");
  assert.equal(told({ event: "killed", player: 2, piece: "ranged", r: 0 }),
    "Neutral guard loses a ranged unit: Dry Brook");
});

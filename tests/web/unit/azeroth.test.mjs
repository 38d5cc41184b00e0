// Small World of Warcraft on the screen: what is read from a view and a forecast without a page.
import assert from "node:assert/strict";
import test from "node:test";

import "./page.mjs";
import "./nodes.mjs";
import { texts } from "./texts.mjs";

const { app } = await import("../../../web/page/app.js");
const { INKS } = await import("../../../web/replay/charts.js");
const { kit } = await import("../../../web/games/azeroth.js");
const { add, call, named, playing, say, speak } = await import("../../../web/page/words.js");
const { because, reading, worded } = await import("../../../web/panel/wording.js");
playing("azeroth");
await speak("en");
await add("azeroth", texts("azeroth", "en"));
call(p => ["Ann", "Ben"][p], 0);
app.games = [{ key: "azeroth", numbers: {
  factions: { orcs: "horde", dwarves: "alliance", goblins: "horde", humans: "alliance", pandaren: "neutral" },
  artifacts: ["frostmourne", "doomhammer"], sides: { 4: [0, 1, 0, 1] },
} }];

const view = {
  players: 2, slots: 2, band: [1, 3, -1, 0], troops: [2, 1, 0, 1],
  race: [null, "orcs", null, "humans", "goblins"],
  power: [null, "championing", null, null, null], declined: [false, false, false, false, true],
  hand: [0, 3, 0, 0, 0], active: [1, 3], items: [[], ["frostmourne"], [], [], []], used: {}, memo: {},
  tokens: [{ frostmourne: 1 }, { bomb: 1, objective: 1 }, { unknown: 1 }, {}], island: [0, 0, 1, 1],
  letters: ["L", "S"], bonus: [[[3, "humans", 1]], []], income: [{ region: 1 }, { region: 1 }],
  scores: [5, 7],
  round: 2, rounds: 10, conquests: [],
};
const land = { regions: [{ key: "a.1", name: "Ash", terrain: "hill" },
  { key: "a.2", name: "Bay", terrain: "forest" },
  { key: "b.1", name: "Cove", terrain: "farmland", marks: ["find", "anchor"] },
  { key: "b.2", name: "Dell", terrain: "mountain" }] };
const pile = r => kit.painter.pile(view, r, land.regions[r]);
const match = { kit, land, table: { view, frame: { phase: "conquer", band: 1 }, choices: [] }, actor: 0 };

test("sides that players made stand among those of their size, each a board of its own", () => {
  const one = (key, letter) => ({ key, board: key, letter, name: key, regions: [] });
  const map = { letters: ["L", "S"], islands: [one("a", "L"), one("b", "L"), one("c", "S")] };
  const made = (key, letter, name) =>
    ({ key, from: "link", map: { game: "azeroth", letter, name, regions: [] } });
  const own = [made("own_1", "S", "Rook"), made("own_2", "M", "Bay"), made("own_3", "L", "")];
  const { slots, only, lot } = kit.pool(map, own);
  const keys = slots.map(({ sides }) => sides.map(({ key }) => key));
  assert.deepEqual([keys, lot], [[["a", "b", "own_3"], ["c", "own_1"]], false]);
  assert.deepEqual(slots[0].sides[2].name, "Nameless isle");
  assert.deepEqual(only(["a", "own_1"]).islands.map(({ key, board, made: from }) => [key, board, from]),
    [["a", "a", undefined], ["own_1", "own_1", undefined]]);
  const all = { letters: ["L"], islands: [one("a", "L")] };
  assert.deepEqual([kit.pool(all), kit.pool(all, own.slice(0, 2))], [null, null]);
  assert.ok(kit.pool(all, own).lot);
});

test("every piece is drawn by what it is, in the colours of whoever laid it", () => {
  const [bomb, objective] = pile(1).pieces;
  assert.deepEqual([bomb.kind, bomb.player, objective.kind, objective.player], ["bomb", 1, "objective", 1]);
  assert.deepEqual(pile(0).pieces.map(({ kind, player: p }) => [kind, p]), [["artifact", 0]]);
  assert.deepEqual(pile(2).pieces.map(({ kind, key }) => [kind, key]), [["hidden", "S"]]);
  assert.deepEqual(pile(2).marks.map(({ key }) => key), ["anchor"]);
  assert.deepEqual([pile(3).heap.key, pile(3).marks[0].key], ["murlocs", "mountain"]);
});

test("an artifact shows whether it is armed or was used this turn", () => {
  const kinds = used => kit.painter.pile({ ...view, used }, 0, land.regions[0]).pieces[0].kind;
  assert.deepEqual([kinds({ frostmourne: 1 }), kinds({ frostmourne: 2 })], ["armed", "spent"]);
});

test("coins that are due stand beside the price", () => {
  assert.deepEqual(kit.painter.badge({ sure: true, cost: 3, toll: 2 }, 20), { kind: "dear", n: 3, key: 2 });
  assert.equal(kit.painter.badge({ sure: true, cost: 3 }, 20).kind, "price");
});

test("a bomb that the Aegis may stop shows its odds: neither choice has a price", async () => {
  const { offers } = await import("../../../web/board/offers.js");
  const bomb = [{ kind: "place", place: 1, chance: [6, 12], action: ["ignite", 1] },
    { kind: "place", place: 1, coins: 2, action: ["defuse", 1] }];
  const badge = kit.painter.badge(offers(bomb).get(1), 20);
  assert.deepEqual([badge.kind, badge.key], ["luck", "6/12"]);
});

test("on a small map a badge stands over a token, not on its face", async () => {
  const { arrange } = await import("../../../web/board/heaps.js");
  const lowest = R => {
    const badge = arrange(pile(0), { kind: "price", n: 2 }, 0, 0, R, [0, R * 1.6]).at(-1);
    return (badge.y + badge.radius) / R;
  };
  assert.ok(lowest(11.5) < -0.4 && lowest(40) < -0.4, `${lowest(11.5)} ${lowest(40)}`);
});

test("what lies face down makes way for the marks of its region", async () => {
  const { arrange } = await import("../../../web/board/heaps.js");
  const [mark, hidden] = arrange(pile(2), null, 0, 0, 20, [-30, 10]);
  assert.ok(mark.x < 0 && hidden.x > 0 && hidden.thing.kind === "hidden");
  assert.ok(arrange(pile(2), null, 0, 0, 20, [0, 32])[1].x < 0);
});

test("heaps are as large as a finger needs, but in a small view no larger than their regions", async () => {
  const { heapRadius } = await import("../../../web/board/heaps.js");
  assert.equal(heapRadius(110, 0.18), 11.5);
  assert.ok(heapRadius(110, 0.07) <= 110 * 0.07);
});

test("before a bomb is laid it is told how many are left", () => {
  const laying = { ...view, bombs: 10, memo: { goblins: 2 }, tokens: [{ bomb: 1 }, {}, { bomb: 1 }] };
  const { facts } = kit.phase({ ...match.table, view: laying, frame: { phase: "bombs" }, choices: [] });
  assert.equal(facts.n, 6);
});

test("a region is told with the faction of its race, its bomb, the letter of what lies hidden", () => {
  const told = r => kit.spoken(view, r, land.regions[r]);
  assert.match(told(0), /Horde.*[Ff]rostmourne/);
  assert.match(told(1), /bomb of Ben/);
  call(p => ["Ann", "Ben"][p], 1);
  assert.match(told(1), /your bomb/);
  call(p => ["Ann", "Ben"][p], 0);
  assert.match(told(2), /letter S/);
  assert.ok([0, 1, 2, 3].every(r => !told(r).includes("undefined")));
});

test("deeds are open with how often, or shut with the reason; they wait for their verb", () => {
  const deeds = (choices, used = {}) => kit.deeds({ table: { ...match.table, view: { ...view, used },
    choices: [{ action: ["done"], kind: "plain" }, ...choices] } });
  const champion = { action: ["champion", 2], kind: "place", place: 2 };
  assert.deepEqual(deeds([champion]).map(({ verb, open }) => [verb, open]), [["champion", true]]);
  const [shut] = deeds([], { championing: true });
  assert.deepEqual([shut.open, shut.why], [false, say("none_champion_more")]);
  assert.ok(kit.waits(champion) && !kit.waits({ action: ["conquer", 2] }));
  const [alone] = kit.deeds({ table: { ...match.table, view: { ...view, tokens: [{ champion: 1 }] },
    choices: [{ action: ["done"], kind: "plain" }] } });
  assert.equal(alone.why, say("none_champion_alone"));
});

test("a champion who is left alone to fight is pressed at once, and he is not forgotten unasked", () => {
  const one = (...action) => ({ action, kind: "place", place: action[1] }), done = { action: ["done"] };
  const table = (...choices) => ({ ...match.table, choices: [done, ...choices] });
  assert.equal(kit.presses(table(one("champion", 2))), "champion");
  assert.equal(kit.presses(table(one("champion", 2), one("conquer", 2))), null);
  assert.equal(kit.presses(table(one("conquer", 2))), null);
  assert.equal(kit.unusual(table(one("champion", 2)), ["done"]), "ask_done_champion");
  assert.equal(kit.unusual(table(), ["done"]), null);
});

test("no button ends a turn before a form is chosen, nor is it the main one beside a tool", () => {
  const plain = verb => ({ action: [verb], kind: "plain" });
  const table = (...verbs) => ({ ...match.table, choices: verbs.map(plain) });
  assert.equal(kit.finishes(table("human", "wolf")), false);
  assert.equal(kit.phase(table("human", "wolf")).key, "phase_form");
  assert.equal(kit.guide.key(table("human", "wolf")), "begins");
  const closed = { ...table("done", "swap"), frame: { phase: "conquer", band: 1, closed: true } };
  assert.deepEqual([kit.phase(closed).key, kit.guide.key(closed)], ["phase_closed", "conquer_over"]);
  assert.ok(kit.finishes(table("done")) && kit.rests(table("done")) && !kit.rests(table("done", "wield")));
});

test("what goes from one region to another is told with both", () => {
  const words = choice => worded(choice, match);
  const drive = { action: ["drive", 1, 0], kind: "walk", from: 1, place: 0 };
  assert.equal(words(drive), "Drive a token: Bay → Ash");
  assert.equal(words({ action: ["drive", 1], kind: "place", place: 1 }), "Drive out: Bay");
  const steal = { ...drive, action: ["steal", "frostmourne", 0], trait: "frostmourne" };
  assert.equal(words(steal), `${named("frostmourne")}: Bay → Ash`);
});

test("coins of a toll fly to whom it is paid, from where it is due", () => {
  const paid = foe => ({ event: "paid", player: 0, foe, coins: 2, source: "toll" });
  const coins = (...events) => kit.painter.signs(events, view, view, [[0, 0], [50, 60], [9, 9], [9, 9]])
    .filter(({ thing }) => thing.kind === "coin").map(({ player, from }) => [player, from]);
  const fought = { event: "conquered", player: 0, region: 1 };
  assert.deepEqual(coins(paid(1), fought), [[1, [50, 60]], [1, [50, 60]]]);
  assert.deepEqual([...coins(paid(-1), fought), ...coins(paid(1))], []);
});

test("the log tells who pays whom, and leaves out what another line tells", () => {
  const paid = source => reading({ event: "paid", player: 0, foe: 1, coins: 2, source }, match);
  assert.equal(paid("prize"), null);
  assert.equal(paid("toll"), "You pay 2 coins to Ben");
  assert.equal(reading({ event: "paid", player: 0, foe: -1, coins: 2, source: "toll" }, match),
    "You pay 2 coins to the bank");
  assert.equal(kit.reads({ event: "harmony", player: 0, players: [] }, match), null);
  assert.deepEqual(kit.spots({ event: "driven", region: 1, to: 0 }, match), [1, 0]);
  assert.deepEqual(kit.spots({ event: "driven", region: 1, to: -1 }, match), [1]);
});

test("coins of a deed are told before it: by their reason, else by who pays whom", () => {
  const paid = [[0, "toll", -2], [1, "toll", 2]], told = facts =>
    kit.bill({ place: 1, why: [], income: {}, paid, ...facts }, [], match).map(line => line.textContent);
  assert.match(told({ tolls: [["frostmourne", 2, 1]] }).join(), /^First 2 coins to Ben/);
  assert.deepEqual(told({}).map(line => line.slice(0, 9)), ["You pay 2", "Ben gets "]);
  assert.ok(kit.bills({ frame: { phase: "bombs" } }));
});

test("what a region that is left paid is missing afterwards, and no sum is below nought", () => {
  const told = (income, then) =>
    kit.bill({ place: 1, why: [], income, income_with: then }, [], match).map(line => line.textContent);
  assert.deepEqual(told({ region: 3 }, { region: 2 }), ["1 coin fewer this turn"]);
  assert.match(told({ region: 3, power: 1 }, { region: 2, power: 0 })[0],
    /^2 coins fewer this turn: regions −1, power −1$/);
  assert.match(told({ region: 3 }, { region: 4, power: 1 })[0],
    /^Brings 2 coins this turn: regions \+1, power \+1$/);
});

test("before a deed it is told what its regions cost then, and that the champion needs no token", () => {
  const told = (forecast, verb) => kit.bill({ place: 1, why: [], income: {}, ...forecast },
    [{ action: [verb, 1] }], match).map(line => line.textContent);
  assert.deepEqual(told({ prices: [[1, 3]] }, "drive"), ["Bay costs 3 tokens then"]);
  assert.deepEqual(told({ bill: [] }, "champion"), [say("bill_champion")]);
});

test("the log tells who came alone, what fell, and who left the game", () => {
  const told = event => reading({ player: 1, region: 1, foe: 0, ...event }, match);
  assert.equal(told({ event: "conquered", race: "orcs", tokens: 1, alone: "champion" }),
    "Ben: Orcs take Bay with the champion alone, beating you");
  assert.equal(told({ event: "conquered", race: "orcs", tokens: 2 }),
    "Ben: Orcs take Bay with 2 tokens, beating you");
  assert.equal(told({ event: "driven", to: -1, out: true }),
    "Ben intimidates you: Bay, the token leaves the game");
  assert.equal(told({ event: "fell", what: "fort" }), "Ben loses a fort: Bay");
});

test("every source of coins has a colour of its own in the chart of the end", () => {
  assert.ok(kit.history.sources.length <= INKS.length && new Set(INKS).size === INKS.length);
});

test("tolls and payments count in the history of coins", () => {
  const moves = [{ step: 0, events: [{ event: "turn", player: 0, round: 1 }] },
    { step: 1, events: [{ event: "paid", player: 0, foe: 1, coins: 2, source: "toll" },
      { event: "paid", player: -1, foe: 0, coins: 3, source: "prize" }] },
    { step: 2, events: [{ event: "scored", player: 0, coins: 4 }] }];
  const over = { scores: [10, 7], ranking: [[10, 0], [7, 0]] };
  const { series } = kit.history.purses({ moves, players: 2, over, view, views: [] });
  assert.deepEqual(series, [[5, 10], [5, 7]]);
  assert.deepEqual(kit.history.scoresAt(moves, 2, over, 1), [6, 7]);
});

test("teams are offered from three players on", () => {
  assert.deepEqual(kit.options({}, 2), ["coins"]);
  assert.deepEqual(kit.options({}, 3), ["coins", "teams"]);
  assert.deepEqual(because([{ code: "cheap", tokens: 2 }], match).length, 1);
});

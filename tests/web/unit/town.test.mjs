// Warcraft beside the board: what can be bought and why not, the hand of cards, what is asked, the set-up.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";

import "./page.mjs";
import { root } from "./nodes.mjs";
import { texts } from "./texts.mjs";

const { app } = await import("../../../web/page/app.js");
const { kit } = await import("../../../web/games/warcraft.js");
const { add, call, learn, person, playing, speak } = await import("../../../web/page/words.js");
playing("warcraft");
await speak("en");
await add("warcraft", texts("warcraft", "en"));
call(p => ["Ann", "Ben"][p], 0);

const COST = { train: { melee: [1, 1], ranged: [2, 1], flying: [2, 2], worker: [1, 0] },
  build: [2, 2], found: [2, 2], upgrade: [2, 2] };
const words = { fast: { en: ["Fast", "Further."] }, resources: { en: ["Resources", "Goods."] } };
app.games = [{ key: "warcraft", numbers: { cost: COST, outposts: 2 }, words }];
learn(app.games);

const level = { level: 1, strength: 2, ability: "", top: false, needs: 1 };
const next = { level: 2, strength: 3, ability: "heal", top: true, needs: 0 };
const view = {
  players: 2, round: 3, goal: 15, first: 0, stack: [{ phase: "turn", step: "spend" }],
  cells: [[0, 0, "town", 3], [1, 0, "forest", 0], [2, 0, "town", 3]], homes: [0, 2],
  pieces: [[0, 0, 3], [3], [8]], outpost: [-1, -1, -1], unfinished: [false, false, false],
  depleted: [0, 0, 0],
  races: ["human", "orc", ""], teams: [0, 1, 4], gold: [3, 0], wood: [1, 5], decks: [9, 9],
  hands: [["fast", "resources"], 4], built: [[1, 0, 0], [1, 0, 0]], rising: [[0, 1, 0], [0, 0, 0]],
  summoned: [[0, 0, 0], [0, 0, 0]], training: [[1, 0, 0, 0], [0, 0, 0, 2]],
  reserve: [[7, 7, 4, 5], [9, 7, 4, 8]], tiles: [[2, 2, 3], [2, 3, 3]],
  kinds: [[level, level, { ...level, top: true }], [level, level, level]],
  next: [[next, next, null], [next, next, next]], scores: [3, 3], totals: [3, 3],
  points: [{ cards: 0, types: 0, town: 3, objective: 0 }, { cards: 1, types: 0, town: 3, objective: 0 }],
  shop: [{
    train: { melee: ["busy"], ranged: ["no_building"], flying: ["no_building", "poor"], worker: [] },
    build: { melee: ["poor"], ranged: ["poor"], flying: ["poor"] },
    upgrade: { melee: ["poor"], ranged: ["buildings", "poor"], flying: ["top"] }, found: ["no_site"],
  }, {}],
};
const card = (action, facts = {}) => ({ action, kind: "card", ...facts });
const spending = (choices = [], facts = {}) => ({
  table: { view, gone: [], over: null, actor: 0, choices: [{ action: ["done"], kind: "plain" }, ...choices],
    frame: { phase: "spend", player: 0, option: "", ...facts } },
  viewer: 0, mine: true, kit, land: { regions: [] },
});
const sales = tray => new Map(tray.querySelectorAll(".sale").map(one => [String(one.dataset.action), one]));

test("what can be bought is a button that does it; what cannot says why", () => {
  const done = [], match = spending([card(["train", "worker"], { cost: [1, 0] })]);
  const found = sales(kit.tray(match, { act: action => done.push(action), press() {} }));
  assert.equal(found.size, 4 + 3 + 2 + 1);                    // flyers are at their top level
  const worker = found.get("train,worker"), melee = found.get("train,melee");
  assert.equal(worker.attributes.ariaDisabled, "false");
  worker.onclick();
  assert.deepEqual(done, [["train", "worker"]]);
  assert.equal(melee.attributes.ariaDisabled, "true");
  assert.match(melee.textContent, /^Train, melee unit\. In training 1 of 1: 1 gold, 1 wood\. ./);
  assert.match(found.get("train,flying").textContent, /no building/);     // before what only lacks goods
  assert.match(found.get("build,melee").textContent, /lacks w1/);         // a letter for wood
  assert.match(found.get("upgrade,ranged").textContent, /buildings 0\/1/);
  assert.equal(found.get("found").attributes.ariaDisabled, "true");
});

test("in another step nothing is sold, and the prices are to be seen all the same", () => {
  const found = sales(kit.tray({ ...spending(), mine: false }, {}));
  assert.equal(found.get("train,worker").attributes.ariaDisabled, "true");
  assert.match(found.get("train,worker").textContent, /1 gold/);
  assert.deepEqual(kit.tray({ ...spending(), viewer: 1 }, {}).querySelectorAll(".sale"), []);    // no Town
});

test("what the Deploy step brings is told in words, first of all while it is brought in", () => {
  const at = phase => kit.tray(spending([], { phase }), {}).querySelector(".town").children
    .findIndex(({ textContent }) => textContent === "The Deploy step brings: 1 melee unit, shooting range");
  assert.deepEqual([at("spend"), at("deploy")], [1, 0]);
});

test("what a scenario leaves out is not shown: a step of all, the Town of whoever buys nothing", () => {
  const map = { seats: [{ skips: ["harvest", "deploy"] }, { skips: ["harvest", "deploy", "spend"] }] };
  assert.equal(kit.progress(view, map).textContent, "3MoveSpend");
  const tray = seats => kit.tray({ ...spending(), map: { seats } }, {});
  assert.equal(tray(map.seats).querySelectorAll(".sale").length, 10);
  assert.equal(tray(map.seats.toReversed()).querySelectorAll(".sale").length, 0);
  assert.equal(tray(map.seats.toReversed()).querySelectorAll(".kind").length, 3);
  assert.equal(kit.tray({ ...spending(), viewer: 1 }, {}).querySelectorAll(".kind").length, 3);    // no Town
});

test("the hand is shown to its owner alone, and says how a card is played", () => {
  const done = [], given = ["gold"], choices = [card(["resources", "gold"], { card: "resources", given }),
    { action: ["fast", 1], kind: "place", place: 1, card: "fast" }];
  const push = one => done.push(one), tray = kit.tray(spending(choices), { act: push, press: push });
  const chip = key => tray.querySelectorAll(".hand-card").find(one => one.dataset.card === key);
  chip("resources").onclick();
  tray.querySelector(".card-text").querySelector(".main").onclick();
  chip("fast").onclick();
  tray.querySelector(".card-text").querySelector(".main").onclick();
  assert.deepEqual(done, [["resources", "gold"], "fast"]);
  assert.equal(kit.tray({ ...spending(), viewer: 1 }, {}).querySelector(".hand"), null);
});

test("a card that is played on the map waits until it is pressed, as does an Outpost", () => {
  assert.ok(kit.waits({ action: ["fast", 1], place: 1, card: "fast" }));
  assert.ok(kit.waits({ action: ["found", 1], place: 1 }) && kit.waits({ action: ["abandon", 1], place: 1 }));
  assert.ok(!kit.waits({ action: ["deploy", "melee", 1], place: 1 }) && !kit.waits(card(["train", "melee"])));
});

test("a window offers every card that fits beside passing; one button brings in all that was bought", () => {
  const pass = { action: ["pass"], kind: "pass" }, facts = { phase: "window", at: "entered", mover: 1 };
  const asked = spending([], facts);
  asked.table.choices = [pass, card(["call_to_arms"], { card: "call_to_arms", given: [] })];
  assert.deepEqual(kit.deeds(asked).map(({ verb, action }) => [verb, action]),
    [["call_to_arms", ["call_to_arms"]]]);
  const all = [["deploy", "melee", 0], ["finish", "ranged"]], arriving = spending([], { phase: "deploy" });
  const built = card(["finish", "ranged"], { building: "ranged" });
  arriving.table.choices = [{ action: ["done"], kind: "plain", all }, built];
  assert.deepEqual(kit.deeds(arriving).map(({ verb }) => verb), ["all", "finish"]);
  assert.equal(kit.rests(arriving.table), false);
  assert.equal(kit.rests(spending().table), true);
});

test("what is done: by the option that was chosen, by what is left, by the window", () => {
  const key = (choices, facts) => kit.phase(spending(choices, facts).table).key;
  assert.equal(key([card(["train", "worker"])]), "phase_spend");
  assert.equal(key([card(["train", "worker"])], { option: "train" }), "phase_spend_train");
  assert.equal(key([]), "phase_spend_poor");
  assert.equal(key([], { phase: "window", at: "before_move", mover: 1 }), "phase_window_before_move");
  assert.equal(key([{ action: ["exalt", 1, "melee"], place: 1 }]), "phase_exalt");
});

test("what is unusual is asked about: nothing bought, the Town left open beside an enemy", () => {
  const asks = (match, facts = {}) => kit.unusual({ ...match.table, ...facts }, ["done"]);
  assert.equal(asks(spending([card(["train", "worker"])])), "ask_done_spend");
  assert.equal(asks(spending([card(["train", "worker"])], { option: "train" })), null);
  const moving = pieces => ({ ...spending([], { phase: "move" }).table, view: { ...view, pieces } });
  assert.equal(kit.unusual(moving([[3], [8], []]), ["done"]), "ask_done_bare");
  assert.equal(kit.unusual(moving([[0], [8], []]), ["done"]), null);
  assert.equal(kit.unusual(moving([[3], [], [8]]), ["done"]), null);
  assert.equal(kit.unusual(moving([[3], [8], []]), ["move", 0, "melee", 1]), null);
});

test("a player's row tells where his points come from and what is to come", () => {
  const { lines, score, aside } = kit.seat(view, 1), told = lines.flat().at(-1);
  assert.deepEqual([score, aside], [3, "12 to go"]);
  const names = told.whole.map(({ attributes }) => attributes?.ariaLabel).filter(Boolean);
  assert.ok(names.includes("3 points for Towns") && names.includes("2 in training"));
  assert.equal(kit.seat({ ...view, goal: 0 }, 1).score, undefined);        // a scenario without points
  assert.equal(kit.when(view), "Round 3: Spend");
});

test("idle workers are those who neither harvest nor build", () => {
  const { table } = spending(), seen = changed => ({ ...table, view: { ...view, ...changed } });
  const purse = changed => kit.purse({ ...spending(), table: seen(changed) });
  const idle = changed => purse(changed).querySelectorAll(".of-worker").map(one => one.attributes.ariaLabel);
  assert.deepEqual(idle({}), ["1 worker has nothing to do"]);              // the one in the Town
  assert.deepEqual(idle({ depleted: [0, 2, 0] }), ["2 workers have nothing to do"]);
  assert.deepEqual(idle({ pieces: [[0], [3], [8]] }), []);
  const builds = { outpost: [-1, 0, -1], unfinished: [false, true, false], depleted: [0, 2, 0] };
  assert.deepEqual(idle({ ...builds, pieces: [[0], [3], [8]] }), []);
});

// --- the set-up -------------------------------------------------------------------------------------

const MAPS = new URL("../../../maps/warcraft/", import.meta.url);
const map = async name => JSON.parse(await readFile(new URL(`${name}.json`, MAPS), "utf8"));
const known = { first: ["random", 0], ...Object.fromEntries([0, 1, 2, 3].map(p => [`race_${p}`, ["random"]])),
  goal: ["printed", 20], healing: ["printed", "faq"], order: ["defender", "turn"], errata: [true, false] };

test("only options that mean something on the board are offered", async () => {
  assert.deepEqual(kit.options(known, 2, await map("2")), ["race_0", "race_1", "healing", "order"]);
  assert.deepEqual(kit.options(known, 4, await map("4")), ["goal", "healing", "order"]);
  assert.deepEqual(kit.options(known, 2, await map("captives")), ["healing", "order", "errata"]);
  assert.deepEqual(kit.options(known, 2), ["healing", "order"]);           // its board is not known yet
  assert.equal(kit.options(known).length, 8);
});

test("a card against another's names him who has played it", () => {
  const frame = { phase: "cards", at: "battle_played", player: 0, card: "ensnare", by: 1 };
  const { key, facts } = kit.phase({ frame, view: { round: 3 }, choices: [{ action: ["pass"] }] });
  assert.equal(key, "phase_cards_battle_played");
  assert.equal(String(facts.player), String(person(1)));
});

test("teams and roles are those of the board", async () => {
  assert.deepEqual(kit.sides({}, 4, await map("4")), [0, 1, 0, 1]);
  assert.deepEqual(kit.sides({}, 4, await map("nordrassil")), [0, 0, 0, 1]);
  assert.equal(kit.sides({}, 2, await map("2")), null);
  assert.equal(kit.sides({}, 2), null);
  const tree = await map("nordrassil");
  assert.deepEqual([0, 3].map(p => kit.role(tree, p)), ["Humans", "Undead"]);
  assert.deepEqual([0, 3].map(p => kit.title(tree, p)), ["Alliance", "Scourge"]);
  assert.equal(kit.role(await map("2"), 0), "");
});

test("the cards of a teammate are seen at any time, those of enemies never", () => {
  const match = { ...spending(), mine: false };
  match.about = { colours: ["#000", "#fff"], patterns: ["dots", "waves"] };
  match.table.view = { ...view, teams: [0, 0, 4], hands: [["fast"], ["resources", "fast", "fast"]] };
  const cards = () => kit.tray(match, {}).querySelectorAll(".mate-card");
  assert.deepEqual(cards().map(({ attributes }) => attributes.ariaLabel), ["Fast ×2", "Resources"]);
  match.table.view = { ...match.table.view, hands: [["fast"], 3] };
  assert.deepEqual(cards(), []);
});

test("teammates have rows of their own: what they own, asking, giving", () => {
  const done = [], whom = (action, facts = {}) => ({ action, kind: "player", player: 1, ...facts });
  const match = spending([whom(["ask", 1]), whom(["give", 1, "gold"], { what: "gold" })]);
  match.about = { colours: ["#000", "#fff"], patterns: ["dots", "waves"] };
  match.table.view = { ...view, teams: [0, 0, 4] };
  const buttons = kit.tray(match, { act: action => done.push(action), press() {} }).querySelector(".partners")
    .querySelector(".partner").whole.filter(({ onclick }) => onclick);
  assert.deepEqual(buttons.map(({ attributes }) => attributes.ariaLabel),
    ["Ask Ben for goods: 5 wood", "Give Ben 1 gold"]);
  buttons[1].onclick();
  assert.deepEqual(done, [["give", 1, "gold"]]);
  for (const phase of ["spend", "move", "deploy", "harvest", "fights"])
    assert.ok(kit.hides(match.table.choices[1], null, { ...match.table, frame: { phase } }), phase);
  assert.ok(!kit.hides(match.table.choices[1], null, { ...match.table, frame: { phase: "grant" } }));
});

test("a draw crowns nobody, and points are named only where they win", async () => {
  const { players } = await import("../../../web/panel/seats.js");
  const about = { kinds: ["human", "easy"], colours: ["#111", "#222"], patterns: ["dots", "waves"] };
  const over = (winners, goal) => {
    const table = { over: { winners, scores: [4, 3] }, sides: [0, 1], gone: [], view: { ...view, goal } };
    const node = root();
    players(node, { kit, about, table, people: [0], map: {} });
    return [node.querySelectorAll(".winner").length, node.querySelectorAll(".score").length];
  };
  assert.deepEqual(over([0], 15), [1, 2]);
  assert.deepEqual(over([0, 1], 15), [0, 2]);
  assert.deepEqual(over([1], 0), [1, 0]);
  const { tied } = await import("../../../web/replay/verdict.js");
  const sides = [0, 1].map(p => ({ players: [p], side: null }));
  assert.deepEqual(tied({ over: { winners: [0, 1], ranking: [[0], [0]] }, parties: sides, kit }, about), []);
});

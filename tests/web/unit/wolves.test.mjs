// The Wolves on the screen: what is read from a view without a page.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";

import "./page.mjs";
import { root } from "./nodes.mjs";
import { texts } from "./texts.mjs";

const { app } = await import("../../../web/page/app.js");
const { kit } = await import("../../../web/games/wolves.js");
const { foreseen } = await import("../../../web/games/wolves/bill.js");
const { because } = await import("../../../web/panel/wording.js");
const { land } = await import("../../../web/games/wolves/land.js");
const { daysFor, hexesOf, kind, owner, regionName } = await import("../../../web/games/wolves/pack.js");
const { reads } = await import("../../../web/games/wolves/reads.js");
const { leading, standing } = await import("../../../web/games/wolves/regions.js");
const { when } = await import("../../../web/games/wolves/seat.js");
const { add, call, playing, say, speak } = await import("../../../web/page/words.js");
playing("wolves");
await speak("en");
await add("wolves", texts("wolves", "en"));
call(p => ["Ann", "Ben"][p]);

const view = {
  players: 2,
  control: [[[3, 1], [3, 2], [4, 0]], [[0, 0], [0, 0], [0, 0]]],
  cells: [[0, 0, "water", 0, ""], [1, 0, "rock", 0, ""], [1, -1, "forest", 1, ""], [4, 0, "grass", -1, ""]],
};

test("a piece tells whose it is and what it is", () => {
  assert.deepEqual([0, 5, 10, 7].map(piece => [owner(piece), kind(piece)]),
    [[0, "den"], [1, "pack"], [2, "alpha"], [1, "lair"]]);
});

test("the leaders of a region stand in the order of points, then alphas", () => {
  assert.deepEqual(standing(view, 0).map(({ p }) => p), [2, 1, 0]);
  assert.deepEqual(standing(view, 1), []);
});

test("the board of the screen has a region for every hex, with neighbours beside it", () => {
  const { regions, size } = land({}, view);
  assert.ok(regions.every(({ near, at }) => at[0] < size[0] && at[1] < size[1] && near.every(h => h >= 0)));
  assert.deepEqual(regions.map(({ near }) => near.length), [2, 2, 2, 0]);
  assert.deepEqual(hexesOf(view, 0), [0, 1]);
});

test("before a match the boards lie in their order, or as they were laid and turned by hand", async () => {
  const map = JSON.parse(await readFile(new URL("../../../maps/wolves/3.json", import.meta.url), "utf8"));
  const drawn = boards => land(map, boards && { boards }).regions
    .map(({ key, terrain }) => `${key} ${terrain}`);
  assert.deepEqual(drawn(), drawn(["0", "1", "2", "3", "4", "5"]));
  const turned = drawn(["0 turned", "1", "2", "3", "4", "5"]);
  const changed = drawn().filter((hex, h) => hex !== turned[h]);
  assert.ok(changed.length > 5 && changed.length <= 16);
  assert.equal(drawn(["7"]).length, 16);
});

test("a hex is called by its region board; boards of earlier saves have numbers", () => {
  const slots = [{ kind: "start" }, { kind: "region", name: { en: "Moosewater" } }, { kind: "region" }];
  assert.deepEqual(land({ slots }, view).regions.map(kit.place),
    ["water of Moosewater", "rock of Moosewater", "forest 2-1", "grass 1 at the canyon"]);
  assert.deepEqual([0, 1].map(part => regionName(land({ slots }, view), part)), ["Moosewater", "Region 2"]);
});

test("a tie tells who gets a prize: nobody's pack gets none, and there is none where no token lies", () => {
  const row = (...control) => leading({ ...view, control: [control], stacks: [["full"]] }, 0);
  const bare = leading({ ...view, control: [[[3, 1], [3, 1], [0, 0]]], stacks: [[]] }, 0);
  assert.equal(row([3, 1], [3, 1], [2, 0]),
    "Ann, Ben are level with 3; the second prize: Ann, Ben");
  assert.equal(row([3, 1], [1, 0], [3, 1]),
    "Ann, Nobody's pack are level with 3; the second prize: Ann");
  assert.equal(row([3, 1], [3, 1], [3, 1]),
    "Ann, Ben, Nobody's pack are level with 3; the second prize: Ann, Ben");
  assert.equal(bare, "Ann, Ben are level with 3");
  assert.match(row([3, 2], [3, 1], [3, 1]), /leads by alphas/);
});

const days = { crescent: 7, quarter: 13, full: 18 };
const match = { table: { view: { ...view, days } }, kit: { place: () => "rock 1" }, land: { regions: [] } };
const told = event => say(`event_${event.event}`, { ...event, ...reads(event, match) });

test("what an action leads to is said in a line, and nothing where it changes nothing", () => {
  const before = [[1, 1], [2, 0], [0, 0]], then = [[3, 1], [2, 0], [0, 0]], stacks = [["crescent"]];
  const table = { view: { ...view, stacks }, frame: { player: 0 } };
  const facts = { region: 0, moon: "crescent", control: before, gains: [0, 4] };
  assert.equal(foreseen({ ...facts, control_with: then, gains_with: [4, 2], points: 1 }, { table }),
    "Then: Ann leads with 3, 1 ahead of Ben; +1 point at once; +4 when the crescent rises");
  assert.equal(foreseen({ ...facts, control_with: before, gains_with: [0, 4], points: 0 }, { table }), "");
  assert.equal(foreseen(facts, { table }), "");
});

test("the reasons of a hint are said with names, those without words left out", () => {
  const why = [{ code: "moon", moon: "crescent", points: 4 }, { code: "unheard_of" },
    { code: "breaks", region: 1, foe: 1 }, { code: "hunts", prey: "deer" }];
  assert.deepEqual(because(why, { ...match, kit: { ...match.kit, reads } }),
    ["4 more when the crescent rises", "Ben no longer leads in Region 2", "hunts prey: deer"]);
  assert.deepEqual(because(undefined, match), []);
});

test("a calendar beyond its last day does not count on it", () => {
  assert.equal(told({ event: "day", day: 18, piece: -1, lone: true }), "Day 18 of 18");
  assert.equal(told({ event: "day", day: 19, piece: -1, lone: true }), "Day 19");
  assert.equal(when({ days, round: 9, calendar: Array(19).fill(-1) }), "Round 9, day 19");
  assert.deepEqual([0, 18, 19].map(day => daysFor({ days }, day)), [18, 18, ""]);
});

test("the wolf that a howl calls has its article", () => {
  const howl = piece => told({ event: "howl", player: 0, hex: 0, piece });
  assert.deepEqual([howl(1), howl(2)],
    ["Ann howls, a wolf joins: rock 1", "Ann howls, an alpha joins: rock 1"]);
});

const { traces } = await import("../../../web/panel/recall.js");

test("what others did since one's last move is traced on the map in its order, one's own is not", () => {
  const moved = { event: "move", player: 1, piece: 5, hex: 1, to: 2 };
  const dug = { event: "den", player: 1, hex: 3 };
  const mine = { ...dug, player: 0 }, history = [[mine], [mine], [moved], [{ event: "day" }, dug]];
  const match = { history, since: 1, viewer: 0, table: { view }, kit };
  assert.deepEqual(traces(match), [{ player: 1, from: 1, to: 2 }, { player: 1, from: null, to: 3 }]);
  assert.deepEqual(traces({ ...match, since: 4 }), []);
});

test("who lost a wolf is told so first", () => {
  assert.ok(kit.hurts({ event: "dominate", player: 1, piece: 1 }, 0));
  assert.ok(!kit.hurts({ event: "dominate", player: 1, piece: 5 }, 0));
});

test("the border of a region shows who leads, and a region that was scored keeps its winner's mark", () => {
  const scored = { event: "scored", region: 0, awards: [[1, 8, 1], [0, 4, 0]] };
  const led = kit.painter.holders({ ...view, stacks: [["full"], ["full"]] });
  assert.deepEqual(led.map(one => one?.leaders), [[2], [2], undefined, undefined]);
  assert.deepEqual(kit.painter.holders({ ...view, stacks: [[], []] }), [null, null, null, null]);
  const match = stacks => ({ history: [[scored]], table: { view: { ...view, stacks } } });
  assert.deepEqual(kit.relics(match([["full"], []])), []);
  const kept = kit.relics(match([[], []])).map(({ place, thing }) => [place, thing.player, thing.n]);
  assert.deepEqual(kept, [[0, 1, 8]]);
});

test("the board of another pack is looked at, and one's own again", () => {
  app.games = [{ key: "wolves", numbers: { moons: ["crescent"] } }];
  const full = { ...view, packs: [null, null, null], stacks: [[], []], scored: 0 };
  const seats = ["human", "easy", "easy"], about = { colours: seats, patterns: seats, kinds: seats };
  const match = { viewer: 0, about, land: land({}, view), table: { view: full, seats } }, page = root();
  page.append(...kit.tray(match, {}));
  const buttons = () => page.querySelector(".packs").children;
  const shown = () => buttons().findIndex(({ attributes }) => attributes.ariaPressed === "true");
  buttons()[1].onclick();
  assert.equal(shown(), 1);
  page.replaceChildren(...kit.tray(match, {}));
  assert.equal(shown(), 1, "after a change of the table, too");
  buttons()[0].onclick();
  assert.equal(shown(), 0);
});

test("within a move only what may follow its end is open", () => {
  app.games = [{ key: "wolves", numbers: { cost: { move: 1, den: 2, lair: 2, howl: 2 } } }];
  const ending = { action: ["done"], next: ["howl", "move"] }, stack = [{ phase: "act", left: 1 }];
  const table = { view: { stack, purse: [{ rock: 3, grass: 1 }] }, frame: { phase: "move", player: 0 },
    choices: [ending, { action: ["move", 1, "pack", 2] }] };
  const found = kit.deeds({ table }).filter(({ open }) => open).map(({ verb, next }) => [verb, next]);
  assert.deepEqual(found, [["move", true], ["howl", true]]);
});

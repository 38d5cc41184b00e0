// A scenario under work: pieces are laid, turned and taken away, spaces changed, seats filled, and what is as
// in the main game is not written down.

import assert from "node:assert/strict";
import test from "node:test";
import { readFileSync, readdirSync } from "node:fs";

import * as chart from "../../../web/games/warcraft/workshop/chart.js";
import * as folk from "../../../web/games/warcraft/workshop/folk.js";
import { hands } from "../../../web/games/warcraft/workshop/hands.js";
import { median, shares, sidesOf } from "../../../web/games/warcraft/workshop/counted.js";

const MAPS = new URL("../../../maps/warcraft/", import.meta.url);
const read = name => JSON.parse(readFileSync(new URL(name, MAPS), "utf8"));

test("a piece is laid once, turned about the space that is held, and taken away", () => {
  const slot = { piece: 5, side: "cyan", turn: 0, at: [3, 0] };
  const map = chart.laid(chart.plain(), slot), row = chart.lying(map, slot);
  assert.equal(chart.laid(map, { ...slot, at: [4, 0] }).pieces.length, map.pieces.length);
  assert.deepEqual(chart.coverOf(map.pieces[row], map.seats), ["3,0", "4,0"]);
  const turned = chart.turned(map, row, 1, [4, 0]);
  assert.ok(chart.coverOf(turned.pieces[row], map.seats).includes("4,0"));
  let round = map;
  for (let n = 0; n < 6; n++) round = chart.turned(round, row, 1, [4, 0]);
  assert.deepEqual(round, map);
  assert.equal(chart.flipped(slot).side, "magenta");
  assert.equal(chart.away(map, row).pieces.length, 3);
});

test("a space is changed and is again as it is printed", () => {
  const map = chart.plain(), other = chart.spaced(map, "0,0", "objective4");
  assert.equal(chart.spacesOf(other).get("0,0").points, 4);
  assert.deepEqual(chart.spaced(other, "0,0", ""), map);
  const wall = chart.wall(map, "0,0", "1,0");
  assert.ok(chart.walled(wall, "1,0", "0,0"));
  assert.deepEqual(chart.wall(wall, "1,0", "0,0"), map);
});

test("who stands in his Town stays in it wherever it is laid", () => {
  const map = folk.stood(chart.plain(), 0, [...chart.spacesOf(chart.plain())]
    .find(([, one]) => one.seat === 0)[0], "flying", 2);
  assert.deepEqual(map.seats[0].pieces, [{ at: "town", melee: 3, worker: 3, flying: 2 }]);
  const moved = chart.altered(map, 1, { at: [-4, -1] });
  const [home] = [...chart.spacesOf(moved)].find(([, one]) => one.seat === 0);
  assert.equal(folk.standing(moved, 0, home).flying, 2);
});

test("nobody and nothing is put where no space is; what is left there can be taken away", () => {
  const keys = ["0,0", "9,9"], map = chart.tokened(chart.plain(), "9,9", "graveyard");
  const deaf = /** @type {any} */ ({ addEventListener() {} }), put = [], told = [];
  const mine = { board: /** @type {any} */ ({}), past: { now: map }, view: { spaces: chart.spacesOf(map) },
    land: { regions: keys.map(key => ({ key })) }, tool: {}, at: "", root: { firstElementChild: deaf } };
  hands(mine, { put: next => put.push(next), tell: text => told.push(text), paint() {} }, {}, deaf);
  for (const tool of [{ kind: "token", what: "graveyard" }, { kind: "depleted", what: 1 },
    { kind: "outpost", owner: 0 }, { kind: "place", what: "gate" },
    { kind: "stand", owner: 0, what: "melee" }]) {
    Object.assign(mine, { tool });
    mine.board.onPick(1);
  }
  assert.deepEqual([put.length, told.length, mine.at], [0, 5, "9,9"]);
  mine.tool = { kind: "token", what: "" };
  mine.board.onPick(1);
  assert.deepEqual(put, [chart.plain()]);
});

test("a seat that goes takes its Town and its roles along", () => {
  const map = folk.cast(folk.cast({ ...chart.plain(), first: 1 }, "caster", 1, true), "undying", 0, true);
  const three = folk.seated(map, 3), back = folk.seated({ ...three, seats: three.seats.slice(0, 1) }, 1);
  assert.equal(three.seats.length, 3);
  assert.deepEqual([back.pieces.length, back.roles, back.first], [2, { undying: [0] }, undefined]);
});

for (const name of readdirSync(MAPS).filter(one => one.endsWith(".json"))) {
  test(`${name} is opened with every space by its coordinates, and again the same`, () => {
    const map = chart.opened(read(name));
    assert.deepEqual(chart.opened(map), map);
    assert.deepEqual([...chart.spacesOf(map).keys()].sort(), [...chart.spacesOf(read(name)).keys()].sort());
    const spots = map.seats.flatMap(({ pieces = [], outposts = [] }) =>
      [...pieces.map(({ at }) => at), ...outposts]);
    assert.ok(spots.every(at => at === "town" || Array.isArray(at)));
  });
}

test("shares of wins are counted by side and lie within their bounds", () => {
  const sides = sidesOf([{ team: 1 }, {}, { team: 1 }]);
  assert.deepEqual(sides, [[0, 2], [1]]);
  const [one, other] = shares(sides, [[0, 2], [0, 2], [1], []]);
  assert.deepEqual([one.share, other.share], [0.5, 0.25]);
  assert.ok(one.low > 0.1 && one.high < 0.9 && other.low > 0 && other.low < 0.25);
  assert.deepEqual([median([9, 1, 5]), median([4, 7])], [5, 6]);
});

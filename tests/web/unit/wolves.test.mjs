// The Wolves on the screen: what is read from a view without a page.
import assert from "node:assert/strict";
import test from "node:test";
import { land } from "../../../web/games/wolves/land.js";
import { bill, hexesOf, kind, owner, purse } from "../../../web/games/wolves/pack.js";
import { standing } from "../../../web/games/wolves/regions.js";
import { side } from "../../../web/games/wolves/tables.js";

const view = {
  players: 2, terrains: [1, 0], faces: [["forest", "forest", "rock", "rock", "tundra", "forest"], []],
  control: [[[3, 1], [3, 2], [4, 0]], [[0, 0], [0, 0], [0, 0]]],
  cells: [[0, 0, "water", 0, ""], [1, 0, "rock", 0, ""], [1, -1, "forest", 1, ""], [4, 0, "grass", -1, ""]],
};

test("a piece tells whose it is and what it is", () => {
  assert.deepEqual([0, 5, 10, 7].map(piece => [owner(piece), kind(piece)]),
    [[0, "den"], [1, "pack"], [2, "alpha"], [1, "lair"]]);
});

test("a purse counts tiles and tokens", () => {
  assert.deepEqual(purse(view, 0), { forest: 4, rock: 3, grass: 1, tundra: 2, desert: 1 });
});

test("a price names the tiles that may turn and the tokens that must go", () => {
  assert.deepEqual(bill(view, 0, "forest", 2), { tiles: [0, 1, 5], flips: 2, tokens: 0 });
  assert.deepEqual(bill(view, 0, "tundra", 2), { tiles: [4], flips: 1, tokens: 1 });
});

test("the leaders of a region stand in the order of points, then alphas", () => {
  assert.deepEqual(standing(view, 0).map(({ p }) => p), [2, 1, 0]);
  assert.deepEqual(standing(view, 1), []);
});

test("two play on another side of the boards", () => {
  assert.deepEqual([side(2).prey_bonus, side(3).prey_bonus], ["", "action"]);
});

test("the board of the screen has a region for every hex, with neighbours beside it", () => {
  const { regions, size } = land({}, view);
  assert.ok(regions.every(({ near, at }) => at[0] < size[0] && at[1] < size[1] && near.every(h => h >= 0)));
  assert.deepEqual(regions.map(({ near }) => near.length), [2, 2, 2, 0]);
  assert.deepEqual(hexesOf(view, 0), [0, 1]);
});

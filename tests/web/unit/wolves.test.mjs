// The Wolves on the screen: what is read from a view without a page.
import assert from "node:assert/strict";
import test from "node:test";
import { land } from "../../../web/games/wolves/land.js";
import { hexesOf, kind, owner } from "../../../web/games/wolves/pack.js";
import { standing } from "../../../web/games/wolves/regions.js";

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

// Pictures over the board: of what is shown at its pace, and of what a person did.
import assert from "node:assert/strict";
import test from "node:test";

import "./page.mjs";

globalThis.matchMedia = () => ({ matches: true });
const { effects } = await import("../../../web/panel/effects.js");
const shown = [];
const picture = () => ({ classList: { add() {} }, dataset: {}, remove() {} });
const root = { querySelector: () => null, append: () => shown.push(1) };
const match = { people: [0], kit: { sounds: {}, splash: picture } };
const count = (event, ms) => {
  shown.length = 0;
  effects([event], match, root, ms);
  return shown.length;
};

test("what computers do at once covers nothing; a die of a person and the moon do", () => {
  assert.equal(count({ event: "rolled", player: 1 }, 0), 0);
  assert.equal(count({ event: "rolled", player: 1 }, 180), 1);
  assert.equal(count({ event: "rolled", player: 0 }, 0), 1);
  assert.equal(count({ event: "moon" }, 0), 1);
});

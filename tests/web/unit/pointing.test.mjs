// What is pointed at while pieces are held.
import assert from "node:assert/strict";
import test from "node:test";

import "./page.mjs";

const { app } = await import("../../../web/page/app.js");
const { Pointing } = await import("../../../web/panel/pointing.js");

// How often the board is shown anew when the pointer leaves it, a piece in hand.
async function left(board, land) {
  let shown = 0;
  app.match = { land };
  const pointing = new Pointing({ land: board, sail() {} }, { replaceChildren() {} },
    { from: 3, pieces: [0], show: () => { shown += 1; } }, () => {});
  pointing.at = 3;
  await pointing.point(null);
  return shown;
}

test("another match has come to the table: what was held of the one before is not shown on it", async () => {
  const wood = { regions: [] }, isles = { regions: [] };
  assert.equal(await left(wood, wood), 1);
  assert.equal(await left(wood, isles), 0);
});

test("the words stand at the edge of the board where they leave the place they tell of in sight", () => {
  const hides = (y, tall, bottom = 300) => {
    const host = { getBoundingClientRect: () => ({ top: 0, bottom }) };
    return new Pointing({ host, place: () => ({ y }) }, { offsetHeight: tall }, {}, () => {}).hides(0);
  };
  assert.deepEqual([40, 150, 260].map(y => hides(y, 100)), [false, false, true]);
  assert.equal(hides(170, 120), true);           // in the middle of a short map: where more of it is left
  assert.equal(hides(130, 120), false);
  assert.equal(hides(500, 100, 900), false);     // and nowhere else on a tall one
});

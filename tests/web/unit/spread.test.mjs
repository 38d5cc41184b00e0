// Tokens spread by one press: as the game lets them stand.
import assert from "node:assert/strict";
import test from "node:test";

import "./page.mjs";

const { before, carried, even } = await import("../../../web/panel/spread.js");

// Places that hold so many now, of which `least` must stay; step: how many join those at least.
function match(places, heap) {
  const choices = places.flatMap(({ least, now, step }, place) =>
    Array.from({ length: now + heap - least + 1 }, (_, n) => least + n)
      .filter(tokens => !step || tokens === least || tokens >= least + step)
      .map(tokens => ({
        action: ["garrison", place, tokens], kind: "heap", place, tokens, heap, owed: 0,
        ...step ? { step } : {},
      })));
  const painter = { pile: (_, place) => place, held: (_, place) => places[place].now };
  return { table: { view: {}, choices: [...choices, { action: ["gather"], kind: "plain" }] },
    land: { regions: places }, kit: { painter } };
}

test("evenly: the first ones get what is over", () => {
  const three = match([{ least: 1, now: 1 }, { least: 1, now: 3 }, { least: 1, now: 1 }], 0);
  assert.deepEqual(carried(three, even), [["gather"], ["garrison", 0, 2], ["garrison", 1, 2]]);
});

test("a single token is set where it may stand", () => {
  const alone = { least: 1, now: 1, step: 2 }, pair = { least: 2, now: 2 };
  assert.deepEqual(carried(match([alone, pair, pair], 1), even), [["gather"], ["garrison", 1, 3]]);
  const two = (heap, plan) => carried(match([alone, pair], heap), plan).slice(1);
  assert.deepEqual(two(3, even), [["garrison", 0, 3], ["garrison", 1, 3]]);
  assert.deepEqual(two(2, even), [["garrison", 1, 4]]);
  assert.deepEqual(two(1, before({ 0: 2, 1: 2 })), [["garrison", 1, 3]]);
});

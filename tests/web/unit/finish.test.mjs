// One button that ends the turn: it never goes on into the next one.
import assert from "node:assert/strict";
import test from "node:test";

import "./page.mjs";

delete globalThis.BroadcastChannel;
const { app } = await import("../../../web/page/app.js");
const { conquest } = await import("../../../web/games/conquest.js");
const { handsOf } = await import("../../../web/panel/hands.js");

const choices = [{ action: ["done"], kind: "plain" }];
const asked = phase => ({ frame: phase && { phase, player: 0, band: 1 }, view: { hand: { 1: 0 } }, choices });

// The phases that are asked for, one after the other, and how many of them one press goes through.
async function pressed(...phases) {
  const acts = [];
  app.match = {
    kit: conquest, mine: true, actor: 0, table: asked(phases[0]), land: { regions: [] },
    async act(action) {
      acts.push(action);
      this.table = asked(phases[acts.length]);
      return true;
    },
  };
  await handsOf({}).finish();
  return acts.length;
}

test("one press ends a turn: conquests, then the spread", async () => {
  assert.equal(await pressed("conquer", "redeploy", null), 2);
  assert.equal(await pressed("redeploy", null), 1);
});

test("after a retreat one's own turn may come next, and is played by oneself", async () => {
  assert.equal(await pressed("retreat", "retreat", "conquer", "redeploy", null), 2);
});

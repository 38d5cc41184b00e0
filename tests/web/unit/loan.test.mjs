// The engine is lent to another match: nothing of the one that is played may get lost or mixed up.
import assert from "node:assert/strict";
import test from "node:test";

import "./page.mjs";

delete globalThis.BroadcastChannel;
const { app } = await import("../../../web/page/app.js");
const { borrow } = await import("../../../web/saves/loan.js");

test("a move on its way is made and told before the engine is lent", async () => {
  const heard = [];
  let made = () => {};
  app.crew = { ask: async op => { heard.push(op); return { save: {}, history: [] }; } };
  app.match = {
    table: {}, about: { id: "mine" }, viewer: 0,
    pause: () => heard.push("pause"), play: () => heard.push("play"),
    changing: new Promise(done => { made = done; }).then(() => heard.push("moved")),
  };
  const lent = borrow({ id: "other", save: {} });
  for (let i = 0; i < 20; i++) await null;
  assert.deepEqual(heard, ["pause"]);
  made();
  (await lent).back();
  await new Promise(done => setTimeout(done));
  assert.deepEqual(heard, ["pause", "moved", "save", "load", "load", "play"]);
});

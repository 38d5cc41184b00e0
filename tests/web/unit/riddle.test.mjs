// Beside a puzzle that is over there is nothing to watch: the others never go on.
import assert from "node:assert/strict";
import test from "node:test";

import "./page.mjs";
import { root } from "./nodes.mjs";

delete globalThis.BroadcastChannel;
const { Riddle } = await import("../../../web/learn/riddle.js");
const { app } = await import("../../../web/page/app.js");
const { phase } = await import("../../../web/panel/phase.js");
const words = await import("../../../web/page/words.js");
await words.speak("en");

test("who waits for others may pause, but nobody waits for them after a puzzle", () => {
  const puzzle = { key: "one", goal: { coins: 9 }, dead: null, solution: [["done"]], grade: 1 };
  const riddle = new Riddle({ game: "smallworld", puzzle, number: 1, of: 1, go: { ended: () => "" } });
  const match = {
    table: { over: null, actor: 1, choices: [], step: 1 }, people: [0], curtain: null, question: null,
    coach: riddle, land: { regions: [] }, paused: false, pause() { this.paused = true; },
  };
  const box = root(), shown = () => {
    phase(box, match, {}, {});
    return box.querySelectorAll("[type=button]").length + box.whole.filter(({ onclick }) => onclick).length;
  };
  words.call(p => ["Ann", "Bob"][p], 0);
  app.match = /** @type {any} */ (match);
  assert.ok(shown() > 0, "a pause, and the way to one's turn");
  riddle.turn("done");
  assert.ok(match.paused);
  assert.equal(shown(), 0);
  assert.equal(box.textContent, "Bob to move");
  riddle.turn(null);
  assert.ok(shown() > 0, "taken back");
  app.match = null;
});

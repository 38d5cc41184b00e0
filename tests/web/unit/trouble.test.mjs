// What is said of a match from outside that cannot be opened: its own words are cleaned and cut.
import assert from "node:assert/strict";
import test from "node:test";

import "./page.mjs";

delete globalThis.BroadcastChannel;
const words = await import("../../../web/page/words.js");
const { trouble } = await import("../../../web/saves/trouble.js");

test("what a match lacks is named in a few letters that hide nothing", async () => {
  await words.speak("en");
  const told = why => trouble({ reply: { error: "missing", why } });
  assert.equal(told(["sea_elves"]), told(["Sea elves\u202e\n"]));
  assert.ok(told(["y".repeat(100_000)]).length < 200);
});

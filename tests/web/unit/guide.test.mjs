// The guide of a real match: what it says in every phase of every game, through whole matches.
import assert from "node:assert/strict";
import test from "node:test";

import "./page.mjs";
import { texts } from "./texts.mjs";

delete globalThis.BroadcastChannel;
const words = await import("../../../web/page/words.js");
const { advice } = await import("../../../web/learn/guide.js");
const { conquest } = await import("../../../web/games/conquest.js");

const PHASES = {
  azeroth: ["draft", "conquer", "redeploy", "retreat", "place", "begins", "blasts", "bombs", "build", "lay",
    "objectives", "pack", "raid", "raise", "station", "well"],
  smallworld: ["draft", "conquer", "redeploy", "retreat", "place", "fortify", "ally", "farewell"],
  wolves: ["act", "move", "pay", "displace", "hunt", "draft", "pack", "faces"],
};

for (const tag of ["en", "ru"]) for (const [game, phases] of Object.entries(PHASES))
  test(`every phase of ${game} has its advice: ${tag}`, async () => {
    await words.speak(tag);
    await words.add(game, texts(game, tag));
    words.playing(game);
    for (const phase of phases) {
      assert.ok(words.has(`guide_${phase}`), phase);
      const kit = { phase: () => ({ key: `phase_${phase}`, facts: {} }), guide: { key: () => null } };
      const [usual, ...more] = advice({ mine: true, kit, table: { choices: [] } }, null);
      assert.equal(usual, words.say(`guide_${phase}`));
      assert.deepEqual(more, []);
    }
  });

// What can be done now, by the verbs; lands: whether the race stands anywhere.
const said = (verbs, { lands = true, best } = {}) => conquest.guide.key({
  view: { band: lands ? [1] : [-1] }, frame: { phase: "conquer", band: 1 },
  choices: verbs.map(verb => ({ action: [verb] })),
}, best && { action: [best] });

test("what is said of conquests fits what can be done", () => {
  assert.equal(said(["conquer", "gamble", "done"]), null);
  assert.equal(said(["conquer", "done"], { lands: false }), "conquer_first");
  assert.equal(said(["gamble", "decline", "done"]), "conquer_die");
  assert.equal(said(["dragon", "done"]), null);
  assert.equal(said(["abandon", "done"]), "conquer_over");
  assert.equal(said(["decline", "abandon", "done"]), "decline");
  assert.equal(said(["decline", "done"], { best: "done" }), "conquer_over");
  assert.equal(said(["decline", "conquer", "done"], { best: "decline" }), "decline");
});

test("a recommendation says what, and why; while others play there is none", async () => {
  await words.speak("en");
  await words.add("smallworld", texts("smallworld", "en"));
  words.playing("smallworld");
  const choice = { action: ["conquer", 0], place: 0, cost: 2 };
  const match = {
    mine: true, kit: conquest, land: { regions: [{ name: "Moonrye" }] },
    table: { view: { band: [1], hand: { 1: 5 } }, frame: { phase: "conquer", band: 1 }, choices: [choice] },
  };
  assert.deepEqual(advice(match, { choice, why: "brings 1 coin" }),
    [words.say("guide_conquer"), "Take Moonrye: 2 tokens (brings 1 coin)"]);
  assert.deepEqual(advice(match, { choice, why: "" })[1], "Take Moonrye: 2 tokens");
  assert.deepEqual(advice({ ...match, mine: false }, null), [words.say("guide_watch")]);
});

// Several people at one device, on a table that is none: the curtain, and windows for reactions.
import assert from "node:assert/strict";
import test from "node:test";

delete globalThis.BroadcastChannel;
globalThis.addEventListener ??= () => {};
const { app, on, seldom } = await import("../../../web/page/app.js");
const { laidOpen, layable, telling } = await import("../../../web/match/eyes.js");
const { Match } = await import("../../../web/match/match.js");
const { carried, even } = await import("../../../web/panel/spread.js");
const pass = { action: ["pass"], kind: "pass" }, strike = { action: ["strike", 1], kind: "card" };
const done = { action: ["done"], kind: "plain" };

const rest = () => new Promise(done => setTimeout(done, 5));

// An engine that plays a script: each step names who acts and what he may do.
function sit(kinds, script, secrets = true) {
  const asked = [], at = { step: 0 };
  const table = viewer => {
    const { actor = null, choices = [] } = script[at.step] ?? {};
    const sees = viewer === null || viewer === undefined || viewer === actor;
    return {
      step: at.step, steps: at.step, actor, choices: sees ? choices : [], events: [], seats: kinds, viewer,
      view: { players: kinds.length, hands: kinds.map((_, p) => secrets && p !== viewer ? 1 : ["ace"]) },
      over: script[at.step] ? null : { winners: [], scores: [] }, gone: [], keeps: [], gap: null,
    };
  };
  app.crew = {
    async ask(op, args) {
      asked.push(args.action ? [op, ...args.action] : [op, args.viewer]);
      if (op === "apply") at.step++;
      if (op === "legal_actions") return { step: at.step, choices: table(args.viewer).choices };
      return table(args.viewer);
    },
    think: async () => [{ action: script[at.step].choices[0].action, gain: 0 }],
    stopThinking() {},
  };
  app.settings.pace = "once";
  app.games = [{ key: "toy", levels: ["easy"] }];
  const people = kinds.flatMap((kind, p) => kind === "human" ? [p] : []);
  const match = new Match("toy", { kinds, unkept: true }, { regions: [] },
    table(people.length === 1 ? people[0] : null), [[]]);
  match.kit = { ...match.kit, secrets: () => secrets };
  return { match, asked, at };
}

test("a turn of another person lowers the curtain", async () => {
  const { match } = sit(["human", "human"], [{ actor: 0, choices: [done] }, { actor: 1, choices: [done] }]);
  await match.go();
  assert.deepEqual([match.curtain, match.viewer], [0, null]);
  await match.lift();
  await match.act(["done"]);
  await rest();
  assert.deepEqual([match.curtain, match.mine], [1, false]);
});

for (const choices of [[pass], [pass, strike]]) {
  test(`all are asked the same, whatever they hold (${choices.length})`, async () => {
    const { match, asked } = sit(["human", "human"],
      [{ actor: 0, choices: [done] }, { actor: 1, choices }, { actor: 0, choices: [done] }]);
    await match.go();
    await match.lift();
    await match.act(["done"]);
    await rest();
    assert.deepEqual([match.question, match.curtain, match.viewer, match.mine], [1, null, null, false]);
    assert.ok(!JSON.stringify(asked).includes("pass"));
    await match.pass();
    await rest();
    assert.deepEqual([match.question, match.curtain, match.viewer, match.mine], [null, null, 0, true],
      "he who had the device has it still, without a curtain");
  });
}

test("only looking lowers the curtain, and then the way back does too", async () => {
  const { match } = sit(["human", "human"],
    [{ actor: 0, choices: [done] }, { actor: 1, choices: [pass] }, { actor: 0, choices: [done] }]);
  await match.go();
  await match.lift();
  await match.act(["done"]);
  await rest();
  match.peek();
  assert.deepEqual([match.question, match.curtain], [null, 1]);
  await match.lift();
  await rest();
  assert.deepEqual([match.viewer, match.mine], [1, true], "nothing is done for him");
  await match.act(["pass"]);
  await rest();
  assert.equal(match.curtain, 0);
});

test("a computer that cannot think stops the match with a word, and goes on when asked again", async () => {
  const turns = [1, 0].map(actor => ({ actor, choices: [done] })), told = [];
  const { match, at } = sit(["human", "easy"], turns), { think } = app.crew;
  const off = on("refused", error => told.push(error.message));
  app.crew.think = async () => { throw new Error("no mind"); };
  await match.go();
  assert.deepEqual([match.thinking, match.paused, told], [false, true, ["no mind"]]);
  app.crew.think = think;
  match.play();
  await rest();
  assert.deepEqual([at.step, match.mine], [1, true]);
  off();
});

test("who plays alone is passed for if he can do nothing else, and asked if he can", async () => {
  const { match, asked } = sit(["human", "easy"],
    [{ actor: 0, choices: [pass] }, { actor: 0, choices: [pass, strike] }]);
  await match.go();
  assert.deepEqual(asked.filter(([op]) => op === "apply"), [["apply", "pass"]]);
  assert.ok(match.mine && match.question === null && match.curtain === null);
});

test("without secrets nobody is asked to look away", async () => {
  const turns = [{ actor: 0, choices: [done] }, { actor: 1, choices: [done] }];
  const { match } = sit(["human", "human"], turns, false);
  await match.go();
  await match.act(["done"]);
  await rest();
  assert.deepEqual([match.curtain, match.viewer, match.mine], [null, 1, true]);
});

test("what tells nothing of a hand is done before all, and a hand is seen behind the curtain", async () => {
  const choices = [{ action: ["ace"], kind: "plain", card: "ace" }, done];
  const { match } = sit(["human", "human"], [0, 1, 1].map(actor => ({ actor, choices })));
  match.kit.overt = ({ card }) => card === undefined;
  await match.go();
  await match.act(["done"]);
  await rest();
  assert.deepEqual([match.curtain, match.viewer, match.mine, match.table.choices], [null, null, true,
    [done]]);
  match.peek();
  assert.deepEqual([match.curtain, match.mine], [1, false]);
  await match.lift();
  await rest();
  assert.deepEqual([match.viewer, match.mine, match.table.choices], [1, true, choices]);
});

test("every answer takes as long as the longest", async () => {
  const device = await import("../../../web/match/device.js"), match = { longest: 0 };
  app.settings.pace = "slow";
  assert.deepEqual([0, 2000, 100].map(took => device.rest(match, took)), [800, 0, 1900]);
});

test("spreading evenly is one step, and nothing if it is even already", () => {
  const heap = (place, tokens) =>
    ({ action: ["set", place, tokens], kind: "heap", place, tokens, heap: 1, owed: 0 });
  const heaps = [[0, 1], [0, 2], [0, 3], [0, 4], [1, 1], [1, 2]].map(([place, n]) => heap(place, n));
  const choices = [...heaps, { action: ["gather"], kind: "plain" }];
  const table = troops => ({
    table: { choices, view: { troops } }, land: { regions: [{}, {}] },
    kit: { painter: { pile: (view, r) => ({ heap: { n: view.troops[r] } }), held: (_, { heap }) => heap.n } },
  });
  assert.deepEqual(carried(table([3, 1]), even), [["gather"], ["set", 0, 3], ["set", 1, 2]]);
  const full = { ...table([2, 2]) };
  full.table.choices = choices.map(one => one.kind === "heap" ? { ...one, heap: 0 } : one);
  assert.deepEqual(carried(full, even), []);
});

test("a forecast is asked for once", async () => {
  const { match, asked } = sit(["human", "easy"], [{ actor: 0, choices: [done] }]);
  await Promise.all([match.forecast(["conquer", 1]), match.forecast(["conquer", 1]), match.forecast()]);
  assert.equal(asked.filter(([op]) => op === "forecast").length, 2);
  on("wait", () => {});
});

test("undo goes back to the person's own choice while the computer thinks, and what it thought of is past",
  async () => {
    const { match, asked, at } = sit(["human", "easy"], [
      { actor: 0, choices: [done] }, { actor: 1, choices: [strike] }, { actor: 0, choices: [done] }]);
    let think = () => {};
    app.crew.think = () => new Promise(found => { think = () => found([strike]); });
    const { ask } = app.crew;
    app.crew.ask = (op, args) => {
      if (op === "undo") at.step = 0;
      return ask(op, args);
    };
    await match.act(["done"]);
    await rest();
    await match.undo();
    think();
    await rest();
    assert.deepEqual([match.table.step, match.table.actor, match.mine], [0, 0, true]);
    assert.ok(!JSON.stringify(asked).includes("strike"), "the computer's move was never made");
    assert.equal(match.history.length, 1);
  });

test("what is done again is told again: no step of a match is without its events", async () => {
  const { match, at } = sit(["human", "easy"], [
    { actor: 0, choices: [done] }, { actor: 1, choices: [done] }, { actor: 0, choices: [done] }]);
  const { ask } = app.crew;
  app.crew.ask = (op, args) => {
    at.step = { undo: 0, redo: 1 }[op] ?? at.step;
    return ask(op, args);
  };
  await match.act(["done"]);
  await rest();
  await match.undo();
  await match.redo();
  await rest();
  assert.equal(match.table.step, 2);
  assert.deepEqual(Array.from(match.history), [[], [], []]);
});

test("for whom undo is: one person, several where nothing is hidden, nobody where something is", () => {
  const turns = [{ actor: 0, choices: [done] }], undoers = (...how) => sit(...how).match.undoers;
  assert.deepEqual(undoers(["easy", "human"], turns), [1]);
  assert.deepEqual(undoers(["human", "human", "easy"], turns, false), [0, 1]);
  assert.equal(undoers(["human", "human"], turns, true), undefined);
  assert.equal(undoers(["easy", "easy"], turns), undefined);
});

test("a match is opened as a position where nothing of it was ever hidden from anybody", () => {
  const table = { over: null, view: {} }, kit = { arranges: true, secrets: () => false }, about = { id: "x" };
  const open = change => laidOpen({ table, kit, about, secret: false, ...change });
  assert.equal(open(), true);
  for (const change of [{ secret: true }, { about: { ...about, unkept: true } },
    { kit: { ...kit, secrets: () => true } },
    { kit: { ...kit, arranges: false } }, { table: { ...table, over: {} } }, { about: {} },
    { about: { ...about, day: "2026-11-20" } }, { about: { ...about, post: {} } }])
    assert.equal(open(change), false, JSON.stringify(change));
});

test("the replay makes positions of no letter under way, and asks where something is hidden", () => {
  const table = { over: null, view: {} }, over = { winners: [0] };
  const kit = { arranges: true, secrets: () => true };
  for (const about of [{ day: "2026-11-20" }, { post: {} }]) {
    assert.equal(layable({ table, kit, about }), false);
    assert.equal(layable({ table: { ...table, over }, kit, about }), true);
  }
  assert.equal(layable({ table, kit, about: {} }), true);
  assert.equal(layable({ table, kit: { ...kit, arranges: undefined }, about: {} }), false);
  assert.equal(telling({ table, kit }), true);
  assert.equal(telling({ table: { ...table, over }, kit }), false);
  assert.equal(telling({ table, kit: { ...kit, secrets: () => false } }), false);
});

test("of two quick clicks the second is dropped, and what comes too late is no trouble", async () => {
  const { match, asked } = sit(["human", "human"],
    [{ actor: 0, choices: [done] }, { actor: 1, choices: [done] }, { actor: 0, choices: [done] }], false);
  const told = [];
  on("refused", error => told.push(error));
  const both = [match.act(["done"]), match.act(["done"])];
  assert.deepEqual(await Promise.all(both), [true, false]);
  assert.equal(asked.filter(([op]) => op === "apply").length, 1);
  app.crew.ask = async () => { throw Object.assign(new Error("stale"), { reply: { error: "stale" } }); };
  assert.equal(await match.act(["done"]), false);
  assert.deepEqual(told, []);
});

test("behind the banner nothing can be chosen and nobody's secrets are told", async () => {
  const { match } = sit(["human", "human"], [{ actor: 0, choices: [done] }]);
  await match.go();
  assert.deepEqual([match.curtain, match.viewer, match.table.choices], [0, null, []]);
});

test("what is asked for often is done seldom, and once more at the end", async () => {
  let n = 0;
  const deed = seldom(() => { n += 1; }, 5);
  deed();
  deed();
  assert.equal(n, 0);
  await new Promise(done => setTimeout(done, 30));
  assert.equal(n, 1);
  deed();
  await new Promise(done => setTimeout(done, 30));
  assert.equal(n, 2);
});

test("a match hurries where no move is waited for", () => {
  const { match } = sit(["human"], [{ actor: 0, choices: [done] }]);
  assert.equal(match.hurries, true);
  app.settings.pace = "normal";
  assert.equal(match.hurries, false);
  match.skipping = true;
  assert.equal(match.hurries, true);
});

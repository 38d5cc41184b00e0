// The crew with workers that are none: what is asked first is heard first, and a match that cannot begin
// leaves the one that was there.
import assert from "node:assert/strict";
import test from "node:test";

const SAVE = { seats: ["human"], actions: [] }, heard = [];
const well = () => ({ steps: 0, save: SAVE });

// A worker, or the port of one that guests are in; says(op): what it answers, nothing if it dies of it.
class Fake {
  constructor(name = "own", says = well) {
    Object.assign(this, { name, says });
    queueMicrotask(() => this.tell({ progress: { step: "ready", loaded: 1, total: 1 } }));
  }
  tell(data) { this.onmessage?.({ data }); }
  terminate() { this.onmessage = null; }
  close() { this.onmessage = null; }
  postMessage({ id, text }) {
    const { op } = JSON.parse(text), answer = this.says(op);
    heard.push(`${this.name} ${op}`);
    const said = answer ? { id, text: JSON.stringify(answer) } : { failed: { step: "answer" } };
    queueMicrotask(() => this.tell(said));
  }
}
let channels = 0;                          // of an engine for guests: its own, and one for its alarm
const guest = op => op === "games" ? null : { error: "missing" };
Object.assign(globalThis, {
  Worker: class extends Fake { constructor() { super(); } },
  matchMedia: () => ({ matches: true }), screen: { width: 900, height: 900 },
  location: { search: "" }, document: { createElement: () => ({ remove() {} }), body: { append() {} } },
  MessageChannel: class { port1 = channels++ % 2 ? { close() {} } : new Fake("guest", guest); },
  fetch: () => new Promise(() => {}),
});
globalThis.navigator ??= /** @type {any} */ ({});
const { start } = await import("../../../web/engine/crew.js");

test("no request overtakes another, not while the guests of a match are looked for either", async () => {
  const looked = () => new Promise(done => setTimeout(done, 20, []));
  const crew = start({ guestsOf: looked });
  await crew.ready;
  heard.length = 0;
  await Promise.all([crew.ask("load", { save: SAVE }), crew.ask("view", {}), crew.ask("history", {})]);
  assert.deepEqual(heard, ["own load", "own view", "own history"]);
  crew.stop();
});

test("a match whose guests cannot even be asked leaves the one that was there", async () => {
  const guestsOf = async ({ game }) => game === "wild" ? [{ name: "x", bytes: new Uint8Array(1) }] : [];
  const crew = start({ guestsOf });
  await crew.ask("load", { save: SAVE });
  await assert.rejects(crew.ask("load", { save: { ...SAVE, game: "wild" } }), { code: "refused" });
  heard.length = 0;
  await crew.ask("view", {});
  assert.deepEqual(heard, ["own load", "own view"]);
  crew.stop();
});

test("no guest is asked what there is to play", async () => {
  const guests = [{ name: "x", bytes: new Uint8Array(1) }], crew = start({ guestsOf: async () => guests });
  const [ask, says] = [Fake.prototype.postMessage, () => ({ ...well(), games: [] })];
  Fake.prototype.postMessage = function (request) { this.says = says; ask.call(this, request); };
  await crew.ask("load", { save: SAVE });
  heard.length = 0;
  await crew.ask("games", {}, "hex");
  await crew.ask("view");
  assert.deepEqual(heard, ["own games", "guest view"]);
  Fake.prototype.postMessage = ask;
  crew.stop();
});

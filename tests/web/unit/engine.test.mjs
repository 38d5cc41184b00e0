// An engine on a page that is none: how long it may take to begin; extras as they come out of their drawer.
import assert from "node:assert/strict";
import test from "node:test";

delete globalThis.BroadcastChannel;
globalThis.addEventListener ??= () => {};
const { start } = await import("../../../web/engine/engine.js");
const { legible } = await import("../../../web/extras/cupboard.js");

// A frame that never gets its files, and the port through which its guest speaks.
function closed(t) {
  const ports = [], put = (name, value) => {
    const before = globalThis[name];
    globalThis[name] = value;
    t.after(() => { globalThis[name] = before; });
  };
  put("MessageChannel", class {
    port1 = { postMessage() {}, close() {} };
    port2 = {};
    constructor() { ports.push(this.port1); }
  });
  put("document", { createElement: () => ({ remove() {} }), body: { append() {} } });
  put("fetch", () => new Promise(() => {}));
  return ports;
}

test("a guest that only keeps telling how far it is has failed in the end", async t => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const ports = closed(t);
  const engine = start(undefined, { guests: [{ name: "x", bytes: new Uint8Array(1) }] });
  const failed = assert.rejects(engine.ready, { code: "silent" });
  for (let minute = 0; minute < 10 && !engine.dead; minute += 0.5) {
    ports[0].onmessage({ data: { progress: { step: "python", loaded: minute, total: 99 } } });
    t.mock.timers.tick(30_000);
  }
  await failed;
});

test("a guest that talks without end is not listened to for long", async t => {
  const ports = closed(t), engine = start(undefined, { guests: [{ name: "x", bytes: new Uint8Array(1) }] });
  for (let n = 0; n < 6_000; n++)
    ports[0].onmessage({ data: { progress: { step: n % 2 ? "python" : "ready", loaded: n, total: n } } });
  assert.ok(engine.dead);
});

for (const [said, code] of [
  ["null", "died"], ["1", "died"], ['{"id": 99, "text": "{}"}', "died"], ['{"id": 1, "text": "[[["}', "died"],
  ['{"id": 1, "text": {"length": 1}}', "died"], ['{"failed": null, "id": "x"}', "died"],
  ['{"failed": {}}', "boot_undefined"],
]) test(`a guest that says ${said} is a dead engine`, async t => {
  const ports = closed(t), engine = start(undefined, { guests: [{ name: "x", bytes: new Uint8Array(1) }] });
  engine.call("games").catch(() => {});
  ports[0].onmessage({ data: JSON.parse(said) });
  await assert.rejects(engine.ready, { code });
});

for (const text of ["sing", "null", '{"error": {}}', undefined])
  test(`a guest that is asked and answers with ${text} is dead, and nobody waits for it`, async t => {
    const ports = closed(t), engine = start(undefined, { guests: [{ name: "x", bytes: new Uint8Array(1) }] });
    const asked = assert.rejects(engine.call("view"), { code: "died" });
    ports[0].onmessage({ data: { id: 1, text } });
    await asked;
  });

test("an engine of ours may come in as many small pieces as the line brings", async t => {
  const before = globalThis.Worker, made = [];
  globalThis.Worker = class {
    constructor() { made.push(this); }
    terminate() {}
  };
  t.after(() => { globalThis.Worker = before; });
  const engine = start();
  const tell = (step, loaded) => made[0].onmessage({ data: { progress: { step, loaded, total: 9_000 } } });
  for (let n = 0; n < 9_000; n++) tell("python", n);
  tell("ready", 9_000);
  await engine.ready;
  assert.equal(engine.dead, null);
});

const frogs = {
  kind: "wheel", game: "toy", name: "frogs", keys: ["frogs"],
  words: { frogs: { en: ["Frogs", "They hop."] } },
  file: "frogs-1-py3-none-any.whl", bytes: new Uint8Array(3),
};

test("an extra comes out of its drawer as it went in", () => {
  assert.deepEqual(legible("wheel:frogs", frogs), { ...frogs, id: "wheel:frogs" });
});

for (const [what, there] of Object.entries({
  nothing: undefined, a_number: 3, no_bytes: { ...frogs, bytes: "PK" }, no_keys: { ...frogs, keys: null },
  odd_words: { ...frogs, words: { frogs: null } }, odd_names: { ...frogs, words: { frogs: { en: [1, 2] } } },
  no_name: { ...frogs, name: {} },
  no_save: { ...frogs, kind: "position", data: { name: "x" } },
  odd_author: { ...frogs, kind: "land", data: { map: { regions: [] }, author: {} } },
  nothing_homemade: { kind: "homemade", name: "x", game: "toy", keys: [], words: {}, data: {} },
})) {
  test(`of a damaged extra its place is left: ${what}`, () => {
    const { id, kind, keys, words } = legible("x", there);
    assert.deepEqual([id, kind, keys, words], ["x", "ruin", [], {}]);
  });
}

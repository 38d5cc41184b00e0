// Boots Python in a worker of its own, then answers requests: text in, text out.
//
// Fresh: load Python and the core, whose wheel is unpacked; a game follows when a request names it. Quick:
// load the memory of such an engine again, four times faster. That memory is kept in the browser whenever a
// game is new to it, so it holds the core and what was played. It is made here and not by the build because
// it would cost 6 MB more on a first visit; later visits find it in the cache, where its bytes cost nothing.

import { answer, engine } from "./serve.js";
import { clear, find, release, store } from "./snapshot.js";

const SITE = new URL("../../", import.meta.url);
const QUICK = 15_000;       // milliseconds: a memory that takes longer to load is unfit
const address = file => new URL(file, SITE).href;
const own = self.fetch;
const state = { step: "site", loaded: 0, total: 0 };
const sizes = {};

// All of these wheels must be in the memory: their files are not. What cannot be imported is left out: the
// engine tells of it.
const IMPORT_ALL = `
import importlib, os, pkgutil, tabletop
home = os.path.dirname(os.path.dirname(tabletop.__file__))
for module in pkgutil.walk_packages([home], onerror=lambda name: None):
    if not module.name.endswith("__main__"):
        try:
            importlib.import_module(module.name)
        except Exception:
            pass
del home, module
`;

function tell(step = state.step) {
  state.step = step;
  postMessage({ progress: { step, loaded: Math.min(state.loaded, state.total), total: state.total } });
}

// The bytes are counted on their way, so the bar is true.
function counted(reply) {
  if (!reply.ok) throw new Error(`${reply.url}: ${reply.status} ${reply.statusText}`);
  const count = new TransformStream({
    transform(chunk, out) {
      state.loaded += chunk.length;
      tell();
      out.enqueue(chunk);
    },
  });
  const type = reply.headers.get("content-type") ?? "";
  return new Response(reply.body.pipeThrough(count), { headers: { "content-type": type } });
}

// loadPyodide fetches by itself, and never settles if a file is missing or is not the WebAssembly it
// should be: so both are watched from here.
let giveUp;
const watched = work => work.catch(error => {
  giveUp(Object.assign(error, { step: "python" }));
  throw error;
});
const { instantiateStreaming } = WebAssembly;
WebAssembly.instantiateStreaming = (...given) => watched(instantiateStreaming(...given));
self.fetch = (resource, options) => watched((ahead(resource) ?? own(resource, options)).then(counted));

// The large files are asked for before loadPyodide, which is a large file itself, asks for them.
const LARGE = ["pyodide/pyodide.asm.wasm", "pyodide/python_stdlib.zip"];
const asked = new Map();

function askAhead() {
  for (const file of LARGE) {
    const reply = own(address(file));
    reply.catch(() => {});                                      // told when it is wanted
    asked.set(address(file), reply);
  }
}

function ahead(resource) {
  const reply = asked.get(String(resource));
  asked.delete(String(resource));
  return reply;
}

function attempt(way, ...given) {
  const broken = new Promise((_, reject) => { giveUp = reject; });
  return Promise.race([way(...given), broken]);
}

// Scripts are imported, not fetched: they count when they have come.
async function script(file) {
  const module = await import(address(file));
  state.loaded += sizes[file];
  tell();
  return module;
}

async function manifest() {
  const reply = await own(address("site.json"), { cache: "no-cache" });
  if (!reply.ok) throw new Error(`site.json: ${reply.status}`);
  return reply.json();
}

// What this way of booting fetches is counted.
function expect(entries) {
  state.loaded = state.total = 0;
  for (const { file, bytes } of entries) {
    sizes[file] = bytes;
    state.total += bytes;
  }
}

// The bytes of wheels; who wants them says when it matters that they did not come.
function fetched(entries) {
  const wheels = Promise.all(entries.map(async ({ file, integrity }) => {
    const reply = counted(await own(address(file), { integrity, cache: "no-cache" }));
    return new Uint8Array(await reply.arrayBuffer());
  }));
  wheels.catch(() => {});
  return wheels;
}

async function python(options) {
  tell("python");
  askAhead();
  const { loadPyodide } = await script("pyodide/pyodide.mjs");
  script("pyodide/pyodide.asm.mjs").catch(() => {});         // loadPyodide imports it too, and complains
  return loadPyodide({ indexURL: address("pyodide/"), _makeSnapshot: true, ...options });
}

// Without micropip, whose links to JavaScript no memory can hold.
function unpack(py, wheels) {
  for (const bytes of wheels) py.unpackArchive(bytes, "wheel");
  py.runPython(IMPORT_ALL);
}

async function fresh({ boot }) {
  expect(boot);
  const wheels = fetched(boot.filter(({ file }) => file.startsWith("wheels/")));
  const py = await python({});
  tell("wheels");
  unpack(py, await wheels);
  return py;
}

async function quick({ boot }, memory) {
  expect(boot.filter(({ file }) => !file.startsWith("wheels/")));
  const py = await python({ _loadSnapshot: memory });
  release(memory);                                  // Pyodide would hold on to it
  return py;
}

async function load(site) {
  const slow = new Promise(done => { setTimeout(done, QUICK, null); });
  const memory = await Promise.race([find(address(`snapshot/${site.snapshot}`)), slow]);
  if (memory) {
    const late = setTimeout(() => giveUp(new Error("too slow")), QUICK);
    try {
      return await attempt(quick, site, memory);
    } catch (error) {
      console.info("The memory snapshot is unfit, Python starts afresh:", error);
      await clear(SITE.href);
    } finally {
      clearTimeout(late);
    }
  } else {
    console.info("There is no memory snapshot yet, Python starts afresh.");
  }
  return attempt(fresh, site);
}

async function boot() {
  tell("site");
  const site = await manifest(), py = await load(site);
  tell("engine");
  const { handle, games } = engine(py);
  let used = self.name !== "engine";
  const keep = () => used || store(address(`snapshot/${site.snapshot}`), () => py.makeMemorySnapshot());

  // Installs a game that a request names; one the site does not have is left to the engine to refuse. The
  // memory is kept as long as no match is in it, and after the answer, which somebody waits for.
  async function bring(game) {
    const entry = site.games.find(({ key }) => key === game);
    if (!entry || games.has(game)) return;
    unpack(py, await fetched(entry.wheels));
    py.pyimport("tabletop.installed").look();
    games.add(game);
    setTimeout(keep);
  }

  return { bring, handle: text => { used ||= !text.startsWith('{"op":"games"'); return handle(text); } };
}

const booted = boot();
booted.then(() => tell("ready"), () => {});
answer(self, booted, () => state.step);

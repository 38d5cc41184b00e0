// Boots Python in a worker of its own, then answers requests: text in, text out.
//
// There are three ways to boot. Plain: load Python, let micropip install the wheels. Maker: unpack the wheels
// without micropip, whose links to JavaScript cannot be kept, and store the whole memory in the browser.
// Quick: load that memory again, four times faster. The snapshot is made here and not by the build because it
// would cost 6 MB more on a first visit, when 6.3 MB of Pyodide are needed as well;
// later visits find it in the cache, where its bytes cost nothing.

import { clear, find, store } from "./snapshot.js";

const SITE = new URL("../../", import.meta.url);
const QUICK = 15_000;       // milliseconds: a memory that takes longer to load is unfit
const MAKER = self.name === "maker";
const address = file => new URL(file, SITE).href;
const own = self.fetch;
const state = { step: "site", loaded: 0, total: 0 };
const sizes = {};

// Whatever the engine may import later must be in the memory: the files of the wheels are not. What cannot be
// imported is left out: the engine tells of it.
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
const watched = (work, step = "python") => work.catch(error => {
  giveUp(Object.assign(error, { step }));
  throw error;
});
const { instantiateStreaming } = WebAssembly;
WebAssembly.instantiateStreaming = (...given) => watched(instantiateStreaming(...given));
self.fetch = (resource, options) =>
  watched((ahead(resource) ?? own(resource, options)).then(counted),
    /micropip/.test(String(resource)) ? "micropip" : "python");

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

// Only what this way of booting fetches is counted.
function expect({ boot }, unneeded) {
  const needed = boot.filter(({ file }) => !unneeded.test(file));
  state.loaded = state.total = 0;
  for (const { file, bytes } of needed) {
    sizes[file] = bytes;
    state.total += bytes;
  }
  return needed.filter(({ file }) => file.startsWith("wheels/"));
}

async function wheel({ file, integrity }) {
  const reply = counted(await own(address(file), { integrity, cache: "no-cache" }));
  return { name: file.split("/").pop(), bytes: new Uint8Array(await reply.arrayBuffer()) };
}

function fetchWheels(entries) {
  const wheels = Promise.all(entries.map(wheel));
  wheels.catch(() => {});                                        // looked at later, when Python is there
  return wheels;
}

async function python(options) {
  tell("python");
  askAhead();
  const { loadPyodide } = await script("pyodide/pyodide.mjs");
  script("pyodide/pyodide.asm.mjs").catch(() => {});         // loadPyodide imports it too, and complains
  return loadPyodide({ indexURL: address("pyodide/"), ...options });
}

async function plain(site) {
  const wheels = fetchWheels(expect(site, /^$/));
  const py = await python({ packages: ["micropip"] });
  tell("micropip");
  const micropip = py.pyimport("micropip");          // loading resolves even if it failed; this does not
  tell("wheels");
  const files = (await wheels).map(({ name, bytes }) => {
    py.FS.writeFile(`/tmp/${name}`, bytes);
    return `emfs:/tmp/${name}`;
  });
  await micropip.install.callKwargs(py.toPy(files), { deps: false });   // all are here
  return engine(py);
}

async function make(site) {
  const wheels = fetchWheels(expect(site, /micropip/));
  const py = await python({ _makeSnapshot: true });
  tell("wheels");
  for (const { bytes } of await wheels) py.unpackArchive(bytes, "wheel");
  py.runPython(IMPORT_ALL);
  const handle = engine(py);
  store(address(`snapshot/${site.snapshot}`), py.makeMemorySnapshot());
  return handle;
}

async function quick(site, memory) {
  expect(site, /micropip|^wheels/);
  return engine(await python({ _loadSnapshot: memory }));
}

function engine(py) {
  tell("engine");
  const { handle } = py.pyimport("tabletop.wire");
  const reply = JSON.parse(handle('{"op":"games"}'));
  if (!reply.games?.length) throw new Error(reply.trace ?? "The engine knows no game.");
  return handle;
}

async function boot() {
  tell("site");
  const site = await manifest();
  const memory = await find(address(`snapshot/${site.snapshot}`));
  if (memory) {
    const late = setTimeout(() => giveUp(new Error("too slow")), QUICK);
    try {
      return await attempt(quick, site, memory);
    } catch (error) {
      console.info("The memory snapshot is unfit, Python starts the plain way:", error);
      await clear(SITE.href);
    } finally {
      clearTimeout(late);
    }
  } else {
    console.info("There is no memory snapshot yet, Python starts the plain way.");
  }
  return attempt(MAKER ? make : plain, site);
}

const handle = boot();
const failed = (error, step) => postMessage({ failed: { step, error: String(error) } });
handle.then(() => tell("ready"), error => failed(error, error.step ?? state.step));

self.onmessage = async ({ data: { id, text } }) => {
  try {
    postMessage({ id, text: (await handle)(text) });
  } catch (error) {
    failed(error, "answer");
  }
};

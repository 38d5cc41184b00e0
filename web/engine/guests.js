// An engine for guests, code that a player brought: it answers like any other, and reaches nothing.
//
// A hidden frame that has no origin begins with a policy under which nothing may be fetched, and starts a
// worker from letters it is given, which inherits both. All the worker needs is fetched here and handed over;
// it has a port to this page and nothing else. docs/GUESTS.md lists what stops what.

const SITE = new URL("../../", import.meta.url);

// The only script of the frame: index.html names it by its hash.
const SCRIPT = `onmessage = ({ source, data: { code, load }, ports: [page, port] }) => {
  if (source !== parent) return;
  onmessage = null;
  const address = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  const worker = new Worker(address);
  worker.onerror = () => page.postMessage("died");
  worker.postMessage(load, [port]);
};`;
const HASH = "sha256-rNvvW+Wg7E9f8YjT8fUtVy/FQsfndl0m6y9vDsZywDM=";
const POLICY = `default-src 'none'; script-src 'wasm-unsafe-eval' '${HASH}'; worker-src blob:`;
const FRAME = `<meta http-equiv="Content-Security-Policy" content="${POLICY}"><script>${SCRIPT}</script>`;

// guests: [{name, bytes}], their wheels. Returns what engine.js takes for a worker.
export function start(guests) {
  const { port1: here, port2: there } = new MessageChannel(), alarm = new MessageChannel();
  const frame = Object.assign(document.createElement("iframe"), { hidden: true, srcdoc: FRAME });
  frame.sandbox = "allow-scripts";
  const loaded = new Promise(done => { frame.onload = done; });
  document.body.append(frame);
  /** @type {any} */
  const face = {
    onmessage: null, onerror: null, onmessageerror: null,
    postMessage: data => here.postMessage(data),
    terminate() { frame.remove(); here.close(); alarm.port1.close(); },
  };
  here.onmessage = event => face.onmessage(event);
  here.onmessageerror = event => face.onmessageerror(event);
  alarm.port1.onmessage = event => face.onerror(event);
  const tell = data => face.onmessage({ data });
  Promise.all([gathered(tell), loaded]).then(([{ code, files, own }]) => {
    const load = { files, own, guests };
    frame.contentWindow?.postMessage({ code, load }, "*", [alarm.port2, there]);
  }).catch(error => tell({ failed: { step: error.step ?? "site", error: String(error) } }));
  return face;
}

// Everything that a start without a kept memory needs, read as letters or as bytes; all games and the whole
// of Python's library are there, as nothing can be had later.
async function gathered(tell) {
  const site = await (await fetch(new URL("site.json", SITE), { cache: "no-cache" })).json();
  const boot = [...site.boot, ...site.guests, ...everyGame(site.games)];
  const progress = { step: "python", loaded: 0, total: boot.reduce((sum, { bytes }) => sum + bytes, 0) };
  const read = async ({ file, integrity, bytes }) => {
    const content = await had(file, { integrity });
    tell({ progress: { ...progress, loaded: progress.loaded += bytes } });
    return { name: file.split("/").pop(), bytes: content };
  };
  const [all, serve, inside] = await Promise.all([Promise.all(boot.map(read)), had("web/engine/serve.js"),
    had("web/engine/inside.js")]);
  const files = Object.fromEntries(all.map(({ name, bytes }) => [name, bytes]));
  const own = all.filter((_, i) => boot[i].file.startsWith("wheels/"));
  return { files, own, code: joined(files, serve, inside) };
}

// The wheels of all games, each once.
const everyGame = games =>
  [...new Map(games.flatMap(({ wheels }) => wheels).map(one => [one.file, one])).values()];

async function had(file, how = {}) {
  const step = /micropip/.test(file) ? "micropip" : file.startsWith("wheels/") ? "wheels" : "python";
  try {
    const reply = await fetch(new URL(file, SITE), how);
    if (!reply.ok) throw new Error(`${file}: ${reply.status}`);
    return new Uint8Array(await reply.arrayBuffer());
  } catch (error) {
    throw Object.assign(error, { step });
  }
}

// One script out of four modules: the worker can import nothing. It is no module itself, as Chromium starts
// none without an origin; Pyodide, which wants to be in one, asks `importScripts`, which is gone.
function joined(files, serve, inside) {
  const text = bytes => new TextDecoder().decode(bytes);
  const asm = text(files["pyodide.asm.mjs"]).replace(/\bexport default (\w+);/, "return $1;")
    .replaceAll("import.meta.url", "location.href");
  const pyodide = text(files["pyodide.mjs"])
    .replace(/\bexport\s*{.*?(\w+) as loadPyodide.*?};/, "return $1;");
  return [
    '"use strict";', "self.importScripts = undefined;", "self.python = {",
    `createPyodideModule: (() => { ${asm}\n})(),`, `loadPyodide: (() => { ${pyodide}\n})(),`, "};",
    text(serve).replace(/^export /gm, ""), text(inside).replace(/^import .*$/gm, ""),
  ].join("\n");
}

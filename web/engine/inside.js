// Inside an engine for guests: boots Python from files that are handed over and answers through the port that
// comes with them. guests.js joins this to what it imports, and to Pyodide: no import is left when it runs.

import { answer, engine, install } from "./serve.js";

const PLACE = "https://files.invalid/";       // where Pyodide believes its files to be
const { createPyodideModule, loadPyodide } = /** @type {any} */ (self).python;

self.onmessage = (/** @type {MessageEvent} */ { data: { files, own, guests }, ports: [port] }) => {
  self.onmessage = null;
  let step = "python";
  const tell = now => { step = now; port.postMessage({ progress: { step, loaded: 1, total: 1 } }); };

  self.fetch = async resource => {
    const name = String(resource).replace(PLACE, ""), type = name.endsWith(".wasm") ? "application/wasm" : "";
    if (!files[name]) throw new Error(`${resource} is not here`);
    return new Response(files[name], { headers: { "content-type": type } });
  };

  async function boot() {
    tell("python");
    const py = await loadPyodide({
      createPyodideModule, indexURL: PLACE, stdLibURL: `${PLACE}python_whole.zip`, packages: ["micropip"],
    });
    tell("wheels");
    await install(py, [...own, ...guests]);
    tell("engine");
    return engine(py);
  }

  const booted = boot();
  answer(port, booted, () => step);
  booted.then(() => tell("ready"), () => {});
};

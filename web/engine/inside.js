// Inside an engine for guests: boots Python from files that are handed over and answers through the port that
// comes with them. What it needs of other modules stands before this text: see guests.js.

const PLACE = "https://files.invalid/";       // where Pyodide believes its files to be

self.onmessage = ({ data: { files, own, guests }, ports: [port] }) => {
  self.onmessage = null;
  let step = "python";
  const tell = now => { step = now; port.postMessage({ progress: { step, loaded: 1, total: 1 } }); };

  self.fetch = async resource => {
    const name = String(resource).replace(PLACE, ""), file = files[name];
    if (!file) throw new Error(`${resource} is not here`);
    return new Response(file, { headers: { "content-type": name.endsWith(".wasm") ? "application/wasm" : "" } });
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

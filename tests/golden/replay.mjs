// Plays the recorded games again in Pyodide under Node: prints one line of JSON, like hashing.py.
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { createRequire } from "node:module";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const home = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
const { loadPyodide } = await import(pathToFileURL(join(home, "pyodide.mjs")));

globalThis.fetch = (address) => { throw new Error(`no network here: ${address}`); };
const pyodide = await loadPyodide({ indexURL: home });
for (const folder of ["py", "maps", "tests/golden"]) {
  pyodide.FS.mkdirTree(`/repo/${folder}`);
  pyodide.mountNodeFS(`/repo/${folder}`, join(root, folder));
}
console.log(pyodide.runPython(`
import json, sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/repo/py", "/repo/tests"]
from golden import hashing
json.dumps(hashing.replay_all())
`));

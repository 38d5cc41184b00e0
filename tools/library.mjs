// Packs the part of Python's library that a start needs: node tools/library.mjs TARGET WHEEL...

import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { loadPyodide } from "../node_modules/pyodide/pyodide.mjs";

const [target, ...wheels] = process.argv.slice(2);
const file = name => new URL(name, import.meta.url), bytes = path => new Uint8Array(readFileSync(path));

// Lines without columns in the code, and nothing left to chance: the same bytes each time.
const env = { PYTHONNODEBUGRANGES: "1", PYTHONHASHSEED: "0" };
const python = await loadPyodide({ _makeSnapshot: true, env });
const names = wheels.map(path => basename(path).split("-")[0]);
python.FS.writeFile("/library.zip", bytes(file("../node_modules/pyodide/python_stdlib.zip")));
python.FS.mkdir("/wheels");
for (const [n, path] of wheels.entries()) {
  python.FS.writeFile(`/wheels/${names[n]}`, bytes(path));
  python.unpackArchive(bytes(path), "wheel");
}
python.globals.set("NAMES", python.toPy(names));
python.runPython(readFileSync(file("library.py"), "utf8"));
writeFileSync(target, python.FS.readFile("/part.zip"));
process.exit(0);      // Node would wait for Python's own clock

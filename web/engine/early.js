// The first engine begins to boot before the rest of the page has come: it has the longest way.

import { start } from "./engine.js";

/** @type {ReturnType<typeof start> | null} */
let engine = start();

// That engine, once; null later.
export function first(onProgress) {
  const taken = engine;
  engine = null;
  taken?.report(onProgress);
  return taken;
}

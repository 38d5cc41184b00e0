// The first engine begins to boot before the rest of the page has come: it has the longest way.

import { start } from "./engine.js";

// Whether there may be one interpreter only: memory is short, or a test wants it so.
export const alone = (navigator.deviceMemory ?? 8) <= 2 || new URLSearchParams(location.search).has("one");

/** @type {ReturnType<typeof start> | null} */
let engine = start(undefined, { maker: alone });

// That engine, once; null later.
export function first(onProgress) {
  const taken = engine;
  engine = null;
  taken?.report(onProgress);
  return taken;
}

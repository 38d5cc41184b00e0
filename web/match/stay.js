// The match that is played in this tab: a reload in the middle of a turn comes back to it.

import { app } from "../page/app.js";

const KEY = "marchlands.table";

// One that is never kept, a lesson, has nothing to come back to.
export function stay(match) {
  try {
    if (match?.about.id) sessionStorage.setItem(KEY, match.about.id);
    else sessionStorage.removeItem(KEY);
  } catch { /* not remembered */ }
}

// What it lay under on the shelf before the reload; null if there was none.
export function stayed() {
  try { return sessionStorage.getItem(KEY); } catch { return null; }
}

globalThis.addEventListener?.("pagehide", () => app.match && stay(app.match));

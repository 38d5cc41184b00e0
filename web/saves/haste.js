// The last moments of a page that goes before they are written: noted at once in the memory of the tab, and
// put onto the match when it is read again after a reload.

import { parse } from "../page/json.js";

const KEY = "marchlands.haste";

// left: {id, revision, save, about} as the match stands, or null when all of it is written.
export function note(left) {
  try {
    if (!left) return sessionStorage.removeItem(KEY);
    const { id, revision, about, save: { seed, actions, undone = [] } } = left;
    sessionStorage.setItem(KEY, JSON.stringify({ id, revision, about, seed, actions, undone }));
  } catch { /* they are lost with the page */ }
}

function noted({ id, revision }) {
  try {
    const left = parse(sessionStorage.getItem(KEY) ?? "null");
    const fits = left?.id === id && left.revision === revision && left.about
      && Array.isArray(left.actions) && Array.isArray(left.undone);
    return fits ? left : null;
  } catch { return null; }
}

// Whether something of a match, as it was read, is still to be written.
export const left = about => Boolean(noted(about));

// What lies on the shelf, {id, revision, save, about}, with what was noted since.
export function caughtUp(body) {
  const found = noted(body);
  if (!found || found.seed !== body.save.seed) return body;
  const { actions, undone, about } = found;
  return { ...body, about, save: { ...body.save, actions, undone } };
}

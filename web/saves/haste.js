// The last moments of a page that goes before they are written: noted at once in the memory of the tab, and
// put onto the match when it is read again after a reload.
//
// A writing that was under way when the page went may still reach the shelf: it is of that page (`by`) and
// one revision further than the page knew, and what was noted is later than it.

import { parse } from "../page/json.js";

const KEY = "marchlands.haste";
export const me = Math.random().toString(36).slice(2);        // this page, among all that write

// left: {id, revision, save, about} as the match stands, or null when all of it is written.
export function note(left) {
  try {
    if (!left) return sessionStorage.removeItem(KEY);
    const { id, revision, about, save: { seed, actions, undone = [] } } = left;
    sessionStorage.setItem(KEY, JSON.stringify({ id, revision, by: me, about, seed, actions, undone }));
  } catch { /* they are lost with the page */ }
}

function noted({ id, revision, by = "" }) {
  try {
    const left = parse(sessionStorage.getItem(KEY) ?? "null");
    const late = by && left?.by === by && left.id === id && left.revision + 1 === revision;
    if (late) sessionStorage.setItem(KEY, JSON.stringify(Object.assign(left, { revision })));
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

// Borrows the engine for another match and gives it back:
// replays, results and the check of an import need it.

import { app } from "../page/app.js";
import * as store from "./store.js";

// stored: {id, save} -> {table, view(at), history(), back()};
// the running match is looked at as it stands, for its own viewer.
export async function borrow({ id, save }) {
  const { match } = app, ask = (op, args) => app.crew.ask(op, args);
  if (match?.table && id && match.about?.id === id) {
    const viewer = match.viewer ?? null;
    const view = at => ask("view", { at, viewer }), history = () => ask("history", { viewer });
    return { own: true, table: match.table, back() {}, view, history };
  }
  const rest = still(match);
  await store.settled();
  const before = match?.table ? (await ask("save")).save : null;
  let out = true;
  const back = () => {
    if (out && before) ask("load", { save: before, viewer: match.viewer ?? null }).then(rest, () => {});
    out = false;
  };
  try {
    const table = await ask("load", { save, viewer: null });
    const view = at => ask("view", { at, viewer: null });
    return { own: false, table, back, view, history: () => ask("history") };
  } catch (error) {
    rest();
    throw error;
  }
}

// The computer plays on only when the engine is back at its match.
function still(match) {
  if (!match?.table || match.closed || match.paused) return () => {};
  match.pause();
  return () => match.play();
}

// Whether the engine can play a save to where it stands: its table, or the engine's refusal.
// Nothing is changed.
export async function verify(save) {
  const { table, back } = await borrow({ save });
  await back();
  return table;
}

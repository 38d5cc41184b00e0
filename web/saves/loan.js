// Borrows the engine for another match and gives it back:
// replays, results and the check of an import need it.

import { spoken } from "../games/games.js";
import { app } from "../page/app.js";
import * as store from "./store.js";

// stored: {id, save} -> {own, table, first, moves: [{step, events}], view(at), back()}; `first` is the first
// step that can be seen, all before it are only told. The running match is looked at as it stands,
// for its own viewer.
/** @type {(stored: {id?: string, save: any, about?: any}) => Promise<any>} */
export async function borrow({ id, save, about }) {
  const { match } = app, ask = (op, args) => app.crew.ask(op, args);
  if (match?.table && id && match.about.id === id) {
    const { table, history, viewer } = match;
    return { own: true, back() {}, view: at => ask("view", { at, viewer }), ...seen(table, history) };
  }
  const rest = still(match);
  await match?.changing;                 // a move on its way belongs to the match that is kept
  await store.settled();
  const before = match?.table ? (await ask("save")).save : null;
  let out = true;
  const back = async () => {
    const own = out && before;
    out = false;
    if (own) await ask("load", { save: own, viewer: match.viewer }).then(rest, () => {});
  };
  try {
    const { history, ...table } = await ask("load", { save, viewer: null });
    return { own: false, back, view: at => ask("view", { at, viewer: null }), ...seen(table, history) };
  } catch (error) {
    rest();
    const told = await spoken(save.game).then(() => save.game, () => undefined);      // in words of its game
    throw Object.assign(error, { extras: about?.extras, game: told });
  }
}

const seen = (table, history) =>
  ({ table, first: table.gap?.told ?? 0, moves: history.map((events, step) => ({ step, events })) });

// The computer plays on only when the engine is back at its match.
function still(match) {
  if (!match?.table || match.closed || match.paused) return () => {};
  match.pause();
  return () => match.play();
}

// Whether the engine can play a save to where it stands: its table, or the engine's refusal.
// Nothing is changed.
export async function verify(save, about) {
  const { table, back } = await borrow({ save, about });
  await back();
  return table;
}

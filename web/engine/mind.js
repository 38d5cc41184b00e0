// An engine that thinks of the match: it follows every change of the referee, or loads the match when it has
// lost the thread.

import { start } from "./engine.js";

const FOLLOWED = ["apply", "undo", "redo"];    // short; after the others the match is loaded

/** @typedef {ReturnType<typeof mind>} Mind */

export function mind(guests) {
  const engine = start(undefined, { guests });
  let behind = true;
  engine.ready.catch(() => {});
  return {
    get dead() { return engine.dead; },
    astray() { behind = true; },
    stop: () => engine.stop(),
    follow(op, args) {
      if (behind || !FOLLOWED.includes(op)) behind = true;
      else engine.call(op, args).catch(() => { behind = true; });
    },
    // The engine, with the match on its table.
    async at(save) {
      await engine.ready;
      if (behind) {
        behind = false;
        await engine.call("load", { save });
      }
      return engine;
    },
  };
}

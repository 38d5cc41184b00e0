// Who works behind the page: a referee that holds the match and, for levels that think long, a thinker.
//
// The thinker follows every change of the referee, so a click never waits for a thinking opponent; it comes
// with the first match that needs it and goes when the match is over. A worker that dies or hangs is replaced,
// and the match goes on from the save kept here, which follows every change too. What takes no time the
// referee thinks himself, and everything where memory is short.

import * as early from "./early.js";
import { EngineError, start as startEngine } from "./engine.js";
import { narrow, told } from "./room.js";

const SLICE = 40;    // milliseconds of thought between two looks at the world
const CHANGES = ["new_game", "position", "load", "apply", "undo", "redo"];
const FOLLOWED = ["apply", "undo", "redo"];    // short; after the others the thinker loads the match
const FATAL = ["silent", "died", "stopped", "boot_answer"];  // codes of an engine that will not answer again
const TRIES = 2;
const LIGHT = ["human", "easy", "normal"];     // seats that need no thinker

// A save after one more change.
function amend(save, op, { action, actions }) {
  const undone = save.undone ?? [];
  if (op === "undo") undone.push(save.actions.pop());
  if (op === "redo") save.actions.push(undone.pop());
  if (op === "apply") save.actions.push(actions?.length === 1 ? actions[0] : actions ?? action);
  save.undone = op === "apply" ? [] : undone;
  delete save.last;
}

export function start({ onProgress } = {}) {
  let alone = narrow(told());
  const hearers = new Set(), kept = { save: null, viewer: null };
  let steps = 0;                                         // of the match, as the last table told
  let referee = null, seated = null, thinker = null;
  let behind = true, thought = 0, over = false;

  const tellTrouble = error => { for (const fn of hearers) fn(error); };

  // The referee, with the match on the table. While one is being replaced all requests wait for it here.
  function seat(progress) {
    seated ??= (async () => {
      const engine = referee = early.first(progress) ?? startEngine(progress);
      await engine.ready;
      if (kept.save) await engine.call("load", kept);
      return engine;
    })();
    seated.catch(() => { seated = null; });            // the next request tries again
    return seated;
  }

  function hire() {
    thinker = startEngine();
    thinker.ready.catch(() => {});
    behind = true;
  }

  function retire() {
    thinker?.stop();
    thinker = null;
  }

  async function ask(op, args = {}, game = undefined, tries = TRIES) {
    const engine = await seat();
    try {
      const reply = await engine.call(op, args, game);
      await remember(engine, op, args, reply);
      return reply;
    } catch (error) {
      if (over || !FATAL.includes(error.code) || tries < 1) throw error;
      replace(engine, error);
      return ask(op, args, game, tries - 1);
    }
  }

  async function remember(engine, op, args, reply) {
    if ("viewer" in args) kept.viewer = args.viewer;
    if (!CHANGES.includes(op)) return;
    thought += 1;                                      // whatever was thought of is past
    steps = reply.steps;
    follow(op, args);
    if (op === "load" && !reply.gap) kept.save = structuredClone(args.save);
    else if (FOLLOWED.includes(op)) amend(kept.save, op, args);
    else kept.save = (await engine.call("save")).save;
    if (reply.over) retire();
    else if (!alone && !thinker && !kept.save.seats.every(level => LIGHT.includes(level))) hire();
  }

  function follow(op, args) {
    if (!thinker || behind || !FOLLOWED.includes(op)) behind = true;
    else thinker.call(op, args).catch(() => { behind = true; });
  }

  // Several requests may find the same engine dead: the first sees to it.
  function replace(engine, error) {
    if (engine !== referee) return;
    tellTrouble(error);
    engine.stop();
    seated = null;
  }

  // The thinker, with the match on his table.
  async function mind() {
    if (!thinker) hire();
    const engine = thinker;
    await engine.ready;
    if (behind) {
      behind = false;
      await engine.call("load", { save: kept.save });
    }
    return engine;
  }

  // The ranking of the actions of whoever is to act,
  // or null if stopThinking or a change of the match came first.
  async function think({ level, every = false, onSlice = () => {} } = {}, tries = TRIES) {
    const mine = ++thought, own = alone || LIGHT.includes(level);
    try {
      while (mine === thought) {
        const engine = await (own ? seat() : mind());
        const reply = await engine.call("think", { ms: SLICE, every, ...(level ? { level } : {}) });
        if (mine !== thought) break;
        if (reply.step !== steps)
          throw new EngineError("refused", "the thinker is at another step");
        if (reply.done) return reply.ranking;
        onSlice(reply);
      }
      return null;
    } catch (error) {
      if (mine !== thought || over) return null;
      if (!(error instanceof EngineError) || tries < 1) throw error;
      dismiss(error, tries, own);
      return think({ level, every, onSlice }, tries - 1);
    }
  }

  // A thinker that refused gets the match anew; one that failed is replaced, at last by the referee.
  function dismiss(error, tries, own) {
    behind = true;
    if (error.code === "refused") return;
    if (own) return replace(referee, error);
    tellTrouble(error);
    retire();
    alone = tries === 1;
  }

  const ready = seat(onProgress);
  ready.catch(() => {});

  return {
    ready, ask, think,
    stopThinking: () => { thought += 1; },
    onTrouble: fn => { hearers.add(fn); return () => hearers.delete(fn); },
    kill: who => (who === "thinker" ? thinker : referee)?.stop(),    // for tests: as the system would
    stop: () => {
      over = true;
      referee?.stop();
      retire();
    },
  };
}

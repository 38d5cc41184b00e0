// Who works behind the page: a referee that holds the match and, for levels that think long, a thinker.
//
// The thinker follows every change of the referee, so a click never waits for a thinking opponent; it comes
// with the first match that needs it and goes when the match is over. A worker that dies or hangs is
// replaced, and the match goes on from the save kept here, which follows too. What takes no time the referee
// thinks himself, and everything where memory is short. A match that guests take part in, wheels that a
// player brought, is played by engines that reach nothing, with these wheels only; others have none of them.

import { amend } from "./amend.js";
import * as early from "./early.js";
import { council, elected, pondered } from "./council.js";
import { EngineError, FATAL, installed, start as startEngine } from "./engine.js";
import { mind } from "./mind.js";
import { narrow, told } from "./room.js";

const SLICE = 40;    // milliseconds of thought between two looks at the world
const OPENS = ["new_game", "position", "load"];         // what they bring may be what stopped the engine
const STEPS = ["apply", "undo", "redo"], CHANGES = [...OPENS, ...STEPS];
const TRIES = 2;
const LIGHT = ["human", "easiest", "easy", "normal"];     // seats that need no thinker

const alike = (some, others) =>
  some.length === others.length && some.every(({ bytes }, i) => bytes === others[i].bytes);

/** @typedef {import("./types.d.ts").Crew} Crew */
/** @typedef {import("./types.d.ts").Wheel} Wheel */

// guestsOf: the wheels that a match needs, as {game, options} or a save tells.
/** @type {(facts?: {onProgress?: any, guestsOf?: (match: any) => Promise<Wheel[]>}) => Crew} */
export function start({ onProgress, guestsOf = async () => [] } = {}) {
  let alone = narrow(told());
  const hearers = new Set(), aides = council();
  let kept = { save: /** @type {any} */ (null), viewer: null, guests: /** @type {Wheel[]} */ ([]) };
  let referee = /** @type {any} */ (null), thinker = /** @type {any} */ (null);
  let seated = /** @type {any} */ (null);       // the promise of the referee, with the match on the table
  let thought = 0, over = false, stumbles = 0, steps = 0;      // as the last table told
  let meeting = Promise.resolve(/** @type {any} */ (null));    // it is known who comes with the next match

  const tellTrouble = error => { for (const fn of hearers) fn(error); };

  // The referee, with the match on the table. While one is being replaced all requests wait for it here.
  function seat(progress) {
    if (seated && referee?.dead && !over) replace(referee, referee.dead);
    if (seated) return seated;
    const { guests } = kept, first = guests.length ? null : early.first(progress);
    const engine = referee = first ?? startEngine(progress, { guests });
    const mine = seated = engine.ready.then(() => restore(engine)).then(() => engine);
    mine.catch(() => { if (seated === mine) seated = null; });         // the next request tries again
    return mine;
  }

  // A match that no engine will take is let go at last, so that others can be played.
  async function restore(engine) {
    try {
      const { save, viewer } = kept;
      if (save) await engine.call("load", { save, viewer });
      stumbles = 0;
    } catch (error) {
      engine.stop();
      if (++stumbles > TRIES) kept.save = null;
      throw error;
    }
  }

  function retire() {
    thinker?.stop();
    aides.dismiss();
    thinker = null;
  }

  // game: one the engine must have, if the request names none. None overtakes another, whoever comes with it.
  async function ask(op, args = {}, game = /** @type {string | undefined} */ (undefined)) {
    if (op === "games" && kept.guests.length) return installed(game);
    const met = () => OPENS.includes(op) ? guestsOf(args.save ?? args) : null;
    const guests = await (meeting = meeting.then(met, met));
    return !guests || alike(guests, kept.guests) ? request(op, args, game) : open(op, args, guests);
  }

  // Other guests come with a match; if it cannot begin, those who were there come back to theirs.
  async function open(op, args, guests) {
    const before = kept;
    change({ save: null, viewer: null, guests });
    try {
      return await request(op, args);
    } catch (error) {
      const lacks = error.reply?.error === "missing" && await request("games").catch(() => null);
      change(before);
      throw lacks ? Object.assign(error, { broken: lacks.broken }) : error;
    }
  }

  function change(now) {
    referee?.stop();
    retire();
    referee = seated = null;
    kept = now;
    thought += 1;
  }

  async function request(op, args = {}, game = /** @type {any} */ (undefined),
    tries = OPENS.includes(op) ? 0 : TRIES) {
    const engine = await seat();
    try {
      const reply = await engine.call(op, args, game);
      await remember(engine, op, args, reply);
      return reply;
    } catch (error) {
      if (over || !FATAL.includes(error.code)) throw error;
      replace(engine, error);
      if (tries < 1) throw error;
      return request(op, args, game, tries - 1);
    }
  }

  async function remember(engine, op, args, reply) {
    if ("viewer" in args) kept.viewer = args.viewer;
    if (!CHANGES.includes(op)) return;
    thought += 1;                                      // whatever was thought of is past
    const back = steps - reply.steps;
    steps = reply.steps;
    for (const one of [thinker, aides]) one?.follow(op, args);
    if (op === "load" && !reply.gap) kept.save = structuredClone(args.save);
    else if (STEPS.includes(op)) amend(kept.save, op, args, back);
    else kept.save = (await engine.call("save")).save;
    if (reply.over) retire();
    else if (!alone && !kept.save.seats.every(level => LIGHT.includes(level))) thinker ??= mind(kept.guests);
  }

  // Several requests may find the same engine dead: the first sees to it.
  function replace(engine, error) {
    if (engine !== referee) return;
    tellTrouble(error);
    engine.stop();
    seated = null;
  }

  // Whoever thinks, with the match on his table.
  const thinking = own => own ? seat() : (thinker ??= mind(kept.guests)).at(kept.save);

  // The ranking for whoever is to act, or null if stopThinking or a change of the match came first. A level
  // that thinks as long as it may is told `until` when.
  /** @type {(how?: {level?: string, every?: boolean, until?: number}, tries?: number) => Promise<any>} */
  async function think({ level, every = false, until } = {}, tries = TRIES) {
    const mine = ++thought, own = alone || LIGHT.includes(level ?? ""), wanted = () => mine === thought;
    try {
      const how = { level, every, until, wanted }, reply = await (until ? long : short)(how, own);
      if (!reply || !wanted()) return null;
      if (reply.step !== steps) throw new EngineError("refused", "the thinker is at another step");
      return reply.ranking;
    } catch (error) {
      if (!wanted() || over) return null;
      if (!(error instanceof EngineError) || tries < 1) throw error;
      dismiss(error, tries, own);
      return think({ level, every, until }, tries - 1);
    }
  }

  async function short({ level, every, wanted }, own) {
    while (wanted()) {
      const engine = await thinking(own);
      const reply = await engine.call("think", { ms: SLICE, every, ...(level ? { level } : {}) });
      if (reply.done) return reply;
    }
    return null;
  }

  // With all who help; if the thinker has nothing to think about, nobody is waited for.
  async function long(how, own) {
    const engine = await thinking(own), { save, guests } = kept;
    const first = pondered(engine, how);
    const others = own ? [] : aides.called({ ...how, save, guests });
    const reply = await first;
    return reply?.early ? reply : reply && { ...reply, ranking: elected([reply.ranking, ...await others]) };
  }

  // A thinker that refused gets the match anew; one that failed is replaced, at last by the referee.
  function dismiss(error, tries, own) {
    thinker?.astray();
    if (error.code === "refused") return;
    if (own) return replace(referee, error);
    tellTrouble(error);
    retire();
    alone = tries === 1;
  }

  const ready = seat(onProgress);
  ready.catch(() => {});

  return {
    ready, ask, think, followed: () => kept.save,         // the match as it stands, at once
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

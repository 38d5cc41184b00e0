// Judges a match that is over, behind the page and bit by bit: in an engine of its own, or, where there is
// room for one only, in the one there is. It goes on wherever the player is meanwhile; an engine that dies is
// replaced, and the next goes on where it ended.

import { FATAL, start } from "../engine/engine.js";
import { narrow, told } from "../engine/room.js";
import * as cupboard from "../extras/cupboard.js";
import { app, tell } from "../page/app.js";
import { borrow } from "../saves/loan.js";
import { dearest } from "./judging.js";

const SLICE = 250, SHORT = 40;         // milliseconds of work between two looks at the world; shared
const TRIES = 3;                       // engines that may fail in a row before it is given up
const known = new Map();               // match -> its analysis, as far as it is

/**
 * @typedef {object} Analysis
 * @property {any[]} judged           what was judged so far
 * @property {number} of              how much there is
 * @property {any[] | null} course    what positions were worth, turn by turn
 * @property {Map<number, any>} tables  as it stood at the dearest slips
 * @property {"off" | "on" | "done" | "failed"} state
 * @property {any} desk               whoever works on it: {ask, back}
 */

// The same match has one analysis, however often it is looked at.
const nameOf = ({ id, save }) => `${id} ${save.actions.length}`;

/** @type {(stored: any) => Analysis} */
export function analysisOf(stored) {
  const name = nameOf(stored);
  if (!known.has(name))
    known.set(name, { judged: [], of: 0, course: null, tables: new Map(), state: "off", desk: null });
  return known.get(name);
}

// Begins, or goes on.
export async function analyse(stored, players) {
  const one = analysisOf(stored);
  if (one.state === "on" || one.state === "done") return;
  one.state = "on";
  for (let left = TRIES; left && one.state === "on";) {
    const had = one.judged.length;
    try {
      one.desk = await desk(stored);
      await work(one, players);
    } catch (error) {
      console.info("the analysis stumbles:", error);
      left = one.judged.length > had ? TRIES : left - 1;
      if (!left || !FATAL.includes(error.code)) one.state = "failed";
    } finally { one.desk?.back(); }
  }
  one.desk = null;
  tell("analysis", one);
}

// Where one engine does everything it is needed for something else now; another may go on alone.
export function rest(stored) {
  const one = analysisOf(stored);
  if (one.desk?.shared) one.state = "off";
}

async function desk(stored) {
  if (narrow(told())) {
    const { back } = await borrow(stored);
    return { ask: app.crew.ask, back, shared: true };
  }
  const engine = start(undefined, { guests: cupboard.guestsOf(stored.save), name: "analyst" });
  try {
    await engine.ready;
    await engine.call("load", { save: stored.save });
  } catch (error) {
    engine.stop();
    throw error;
  }
  return { ask: engine.call, back: engine.stop, shared: false };
}

async function work(one, players) {
  const { ask, shared } = one.desk, ms = shared ? SHORT : SLICE;
  one.course ??= (await ask("course")).course;
  tell("analysis", one);
  for (let done = false; !done && one.state === "on";) {
    const reply = await ask("analyse", { players, judged: one.judged.length, ms });
    one.judged.push(...reply.judged);
    one.of = reply.of;
    done = reply.done;
    tell("analysis", one);
  }
  if (one.state !== "on") return;
  for (const { step, player } of players.flatMap(p => dearest(one.judged, p)))
    one.tables.set(step, await ask("view", { at: step, viewer: player }));
  one.state = "done";
}

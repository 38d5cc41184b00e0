// One engine: a worker, and call(op, args) -> Promise of its reply.

import { start as startGuests } from "./guests.js";

const SILENCE = 60_000;      // a boot that says nothing for so long has failed
// so has a request that is not answered; a slice of thought takes a twentieth of a second
const PATIENCE = 20_000;
const MOST = 20_000_000;     // letters of an answer
const LONGEST = 300_000;     // the boot of an engine for guests, whatever they say
const WORDS = 5_000;         // of guests on how far their boot is; a real one says a fifth of it

// Codes of an engine that will not answer again.
export const FATAL = ["silent", "died", "stopped", "boot_answer"];

export class EngineError extends Error {
  code;
  details;
  /** @type {any} */
  reply;

  // code: a word of the text files; reply: what the engine said, if it did.
  constructor(code, details = "", reply = null) {
    super(`${code}: ${details}`);
    this.code = code;
    this.details = details;
    this.reply = reply;
  }
}

// With guests, wheels that a player brought, it runs where nothing can be reached. Its memory is kept for the
// next start only under the usual name.
/** @type {(onProgress?: (report: any) => void, kind?: {guests?: any[], name?: string}) => any} */
export function start(onProgress = () => {}, { guests = [], name = "engine" } = {}) {
  const worker = guests.length ? startGuests(guests)
    : new Worker(new URL("worker.js", import.meta.url), { type: "module", name });
  const waiting = new Map();
  let last = 0, words = 0, dead = null, settle, silence, latest = null;
  const ready = new Promise((resolve, reject) => { settle = { resolve, reject }; });
  ready.catch(() => {});
  const limit = guests.length ? setTimeout(() => fail(new EngineError("silent")), LONGEST) : 0;

  function fail(error) {
    if (dead) return;
    dead = error;
    clearTimeout(silence);
    clearTimeout(limit);
    worker.terminate();
    settle.reject(error);
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(error);
    }
    waiting.clear();
  }

  function listen() {
    clearTimeout(silence);
    silence = setTimeout(() => fail(new EngineError("silent")), SILENCE);
  }

  function progress(report) {
    if (guests.length && ++words > WORDS) throw new Error("a boot that talks without end");
    listen();
    latest = report;
    onProgress(report);
    if (report.step !== "ready") return;
    clearTimeout(silence);
    clearTimeout(limit);
    settle.resolve();
  }

  function answer({ id, text, lost }) {
    if (text?.length > MOST) throw new Error("an answer that is too long");
    const { resolve, reject, timer } = waiting.get(id), reply = lost ? {} : JSON.parse(text);
    if (typeof (reply.error ?? "") !== "string") throw new Error("a refusal without a word");
    waiting.delete(id);                  // what cannot be read was thrown before, and ends all who wait
    clearTimeout(timer);
    if (lost) reject(new EngineError("boot_wheels", String(lost)));
    else if (reply.error) reject(new EngineError("refused", text, reply));
    else resolve(reply);
  }

  worker.onerror = event => fail(new EngineError("died", event.message ?? ""));
  worker.onmessageerror = () => fail(new EngineError("died"));
  worker.onmessage = ({ data }) => {
    if (dead) return;
    try {
      if (data.progress) progress(data.progress);
      else if (data.failed) fail(new EngineError(`boot_${data.failed.step}`, data.failed.error));
      else answer(data);
    } catch (error) {                            // a guest may say anything, and at any time
      fail(new EngineError("died", String(error)));
    }
  };
  listen();

  // The game it is about must be there first: the one of a set-up, of a save, or the one that is named.
  function call(op, args = {}, game = args.game ?? args.save?.game) {
    if (dead) return Promise.reject(dead);
    const id = ++last;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => fail(new EngineError("silent", op)), PATIENCE);
      waiting.set(id, { resolve, reject, timer });
      worker.postMessage({ id, game, text: JSON.stringify({ op, ...args }) });
    });
  }

  // Tells somebody else from now on, and at once how far it is.
  function report(fn = _ => {}) {
    onProgress = fn;
    if (latest) fn(latest);
  }

  return { ready, call, report, get dead() { return dead; }, stop: () => fail(new EngineError("stopped")) };
}

// What there is to play, asked of an engine of ours that comes for it and goes: no guest is asked.
export async function installed(game) {
  const engine = start(undefined, { name: "games" });
  try {
    await engine.ready;
    return await engine.call("games", {}, game);
  } finally { engine.stop(); }
}

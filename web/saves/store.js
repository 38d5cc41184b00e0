// The saves of this site: the running match is written by itself after each action;
// never two tabs on one save.

import { app, tell } from "../page/app.js";
import { alone } from "../company/post.js";
import { plainName } from "./carry.js";
import * as haste from "./haste.js";
import { idle } from "../page/idle.js";
import { overtakes } from "./revisions.js";
import * as shelf from "./shelf.js";

export {
  add, clear, duplicate, illustrate, list, newId, onlyInMemory, raw, read, remove, rename,
} from "./shelf.js";

const PAUSE = 600;                      // milliseconds between two writings of one match, each of all of it
const THUMB = 320;                      // width of a thumbnail
const STEPS = 6, MOMENT = 3_000;        // steps and milliseconds after which another one is worth its making

/** @type {any} */
const work = {
  match: null, due: false, waiting: null, last: 0, running: Promise.resolve(), stopped: new Set(),
  pictured: null, made: null, asked: null,
};

// "trouble": {code, id, offers}; trouble.js shows it.
shelf.listen({
  trouble: code => tell("library", { code, offers: [] }),
  message: data => {
    if (overtakes(data, work.match?.about)) overtaken(data.id);
    tell("saves");
  },
});

// Called after every change of the running match; comes back at once.
export function keep(match) {
  if (!match?.about || !match.table || match.about.unkept) return;
  const { about } = match, fresh = match !== work.match;
  about.id ??= shelf.newId();
  about.revision ??= 0;
  work.match = match;
  if (fresh) work.stopped.delete(about.id);
  if (fresh && about.revision && !haste.left(about)) return;    // just read from the shelf: nothing is new
  if (work.stopped.has(about.id)) return;
  work.due = true;
  const pause = performance.now() - work.last < PAUSE ? PAUSE : 0;
  work.waiting ??= setTimeout(writeNext, pause);
}

function writeNext() {
  clearTimeout(work.waiting);
  work.waiting = null;
  work.running = work.running.then(write).catch(error => console.warn("not kept:", error));
}

// Everything that was to be kept is kept when this comes:
// wait for it before the engine is given another match.
export async function settled() {
  if (work.waiting !== null) writeNext();
  await work.running;
}

/** @type {(save: any) => number} */
const stepsOf = ({ base, actions }) => (base?.events.length ?? 1) - 1 + actions.length;

async function write() {
  const { match } = work, { about, table } = match, { id, revision } = about;
  if (work.stopped.has(id)) return;
  work.last = performance.now();
  const { save } = await app.crew.ask("save", { whole: true });
  // another writing follows
  if (match !== work.match || id !== about.id || stepsOf(save) !== table.steps) return;
  const result = await shelf.put({
    id, revision, save, about: shelf.carried(about), table, thumb: pictured(id, table),
  });
  if (!result.write) return overtaken(id);
  about.revision = result.revision;
  if (match.table === table) work.due = false;
  hasten();
}

// The page may be gone before the next writing. The engine may have been lent for another match.
function hasten() {
  const { match, due, stopped } = work, save = due && app.crew.followed();
  if (!save || match.closed || stopped.has(match.about.id) || stepsOf(save) !== match.table.steps)
    return haste.note(null);
  const { id, revision } = match.about;
  haste.note({ id, revision, save, about: shelf.carried(match.about) });
}

globalThis.addEventListener?.("pagehide", hasten);
globalThis.document?.addEventListener?.("visibilitychange", () => {
  if (!document.hidden) return;
  hasten();
  if (work.waiting !== null) writeNext();
});

// A picture at the beginning, every few actions, but not oftener than every few seconds, and at the end; made
// when nobody waits for the page, and written with what follows.
function pictured(id, table) {
  const { pictured, made } = work;
  work.made = null;
  if (table.over) return app.board?.picture(THUMB) ?? null;
  const known = pictured?.id === id && (Math.abs(table.step - pictured.step) < STEPS
    || performance.now() - pictured.at < MOMENT);
  if (!known) {
    work.asked ??= idle(() => picture(id, table.step));
  }
  return made?.id === id ? made.thumb : null;
}

function picture(id, step) {
  work.asked = null;
  const thumb = work.match?.about.id === id && !work.match.closed ? app.board?.picture(THUMB) : null;
  if (thumb) Object.assign(work, { pictured: { id, step, at: performance.now() }, made: { id, thumb } });
}

function overtaken(id) {
  if (work.stopped.has(id)) return;
  work.stopped.add(id);
  tell("library", { code: "library_newer", id, offers: ["newer", "copy"] });
}

export const running = () => work.match;

// "continue from the newer": what lies on the shelf now, for the match to go on with.
export function newer(id) {
  work.stopped.delete(id);
  return shelf.read(id);
}

// "keep mine as a copy": the match of this page goes on under a name of its own.
export async function copy(match, title) {
  Object.assign(match.about, alone(match.about), {
    id: shelf.newId(), revision: 0, title: plainName(title), post: undefined, day: undefined,
  });
  work.pictured = null;
  keep(match);
  await settled();
}

// The unfinished match that was played last and can be read, or null; not one of those that failed.
export async function last(failed = new Set()) {
  for (const one of await shelf.list()) {
    if (one.over || one.broken || failed.has(one.id)) continue;
    if (await shelf.read(one.id).catch(() => null)) return one;
  }
  return null;
}

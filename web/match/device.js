// Several people at one device: who looks, when it is passed on, and how nobody learns what another holds.
//
// A turn of another person lowers the curtain, if he has something to hide; but where the game knows which of
// his choices tell nothing of it, he does those before all, and only who wants to look at his own takes the
// device. A window for a reaction is the same: everybody sees one question, whatever the one who is asked
// could do. Elsewhere whoever can only pass is passed for, after the pause of others; alone none waits.

import { app, tell } from "../page/app.js";
import * as clock from "./clock.js";

const LEAST = { slow: 800, normal: 450, fast: 200, once: 0 };      // milliseconds that an answer takes

const isWindow = choices => choices.some(({ kind }) => kind === "pass");
const onlyPass = choices => choices.every(({ kind }) => kind === "pass");

// What is left of the pause of an answer after `took` milliseconds: all take as long as the longest.
export function rest(match, took) {
  match.longest = Math.max(LEAST[app.settings.pace], match.longest, took);
  return match.longest - took;
}

// A person is to act; true if he was passed for.
export async function answer(match) {
  if (!match.passing && match.viewer !== match.actor) await look(match, match.actor);
  const own = match.viewer === match.actor, choices = await choicesOf(match);
  if (!isWindow(choices)) await hand(match);
  else if (!own) await wonder(match);
  else if (match.passing || !onlyPass(choices)) clock.start(match);
  else return passedFor(match);
  return false;
}

// What he may do is asked for him alone where the one who looks may not know it.
async function choicesOf({ viewer, actor, table }) {
  if (viewer === actor || viewer === null) return table.choices;
  return (await app.crew.ask("legal_actions", { viewer: actor })).choices;
}

async function passedFor(match) {
  if (match.people.length > 1) await match.pausing(rest(match, 0));
  return !match.closed && pass(match);
}

// Everybody sees the same question, and nobody's secrets.
async function wonder(match) {
  clock.stop(match);
  match.skipping = false;
  match.holder ??= match.viewer;
  if (match.viewer !== null) await look(match, null);
  match.question = match.actor;
}

// The one who is asked lets it happen.
export function pass(match) {
  match.question = null;
  return match.act(["pass"]);
}

// Whoever is asked or acts wants to look: the device is passed to him.
export function peek(match) {
  match.curtain = match.question ?? match.actor;
  match.question = match.holder = null;
  tell("wait", match);
}

// The next person acts, with his own in sight if he had the device all along.
async function hand(match) {
  match.skipping = false;
  if (match.passing && match.viewer !== match.actor && match.holder !== match.actor) await shared(match);
  else {
    if (match.viewer !== match.actor) await look(match, match.actor);
    clock.start(match);
  }
  match.holder = null;
}

// Meanwhile nobody's secrets are to be seen: he does what all may see, else the others look away first.
async function shared(match) {
  if (match.viewer !== null) await look(match, null);
  if (match.kit.overt && match.table.choices.length) return clock.start(match);
  match.curtain = match.actor;
  clock.stop(match);
  match.table.choices = [];
}

// A table that all look at: no choice on it tells what somebody holds.
export const open = (match, table) => match.viewer === null && match.passing && match.kit.overt
  ? { ...table, choices: table.choices.filter(match.kit.overt) } : table;

export async function lift(match) {
  if (match.busy) return;
  match.busy = true;
  try { await look(match, match.curtain); } finally { match.busy = false; }
  match.curtain = null;
  match.go();
}

async function look(match, viewer) {
  match.viewer = viewer;
  const { undoers: people } = match;
  const table = await app.crew.ask("view", { viewer, ...(people ? { people } : {}) });
  match.table = open(match, { ...table, events: [] });
  tell("table", { before: match.table, after: match.table, events: [], cause: "look" });
}

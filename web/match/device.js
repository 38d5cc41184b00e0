// Several people at one device: who looks, when it is passed on, and how nobody learns what another holds.
//
// A turn of another person lowers the curtain, if he has something to hide. A window for a reaction does not:
// everybody sees the same question, whatever the one who is asked could do, and only who wants to look at his
// own takes the device. Elsewhere whoever can only pass is passed for, after the pause that others take.

import { app, tell } from "../page/app.js";
import * as clock from "./clock.js";

const LEAST = 800;                 // milliseconds that an answer in a window takes

const isWindow = choices => choices.some(({ kind }) => kind === "pass");
const onlyPass = choices => choices.every(({ kind }) => kind === "pass");

// What is left of the pause of an answer after `took` milliseconds: all take as long as the longest.
export function rest(match, took) {
  match.longest = Math.max(LEAST, match.longest, took);
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
  await match.pausing(rest(match, 0));
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

// He wants to look: the device is passed to him.
export function peek(match) {
  match.curtain = match.question;
  match.question = match.holder = null;
  tell("wait", match);
}

// The next person acts; others must look away first, unless he had the device all along.
async function hand(match) {
  match.skipping = false;
  if (match.passing && match.viewer !== match.actor && match.holder !== match.actor) {
    match.curtain = match.actor;
    clock.stop(match);
    if (match.viewer !== null) await look(match, null);    // meanwhile nobody's secrets are to be seen
    match.table.choices = [];
  } else {
    if (match.viewer !== match.actor) await look(match, match.actor);
    clock.start(match);
  }
  match.holder = null;
}

export async function lift(match) {
  await look(match, match.curtain);
  match.curtain = null;
  match.go();
}

async function look(match, viewer) {
  match.viewer = viewer;
  const { undoers: people } = match;
  match.table = { ...await app.crew.ask("view", { viewer, ...(people ? { people } : {}) }), events: [] };
  tell("table", { before: match.table, after: match.table, events: [], cause: "look" });
}

// How long an opponent may think who thinks as long as he is given time: the seconds of a turn are a setting,
// and every decision takes a part of what is left of them, for the first ones matter most.

import { lasts } from "../games/games.js";
import { app } from "../page/app.js";

export const SECONDS = { least: 1, most: 30 };
const PART = 0.6;

const purses = new WeakMap();        // of a match: whose turn it is, and the milliseconds left in it

// Milliseconds for the next decision of whoever is to act; 0 for those who end by themselves.
export function given(match) {
  const { actor, view } = match.table, turn = `${view.round} ${actor}`;
  if (!lasts(match.game, match.about.kinds[actor])) return 0;
  if (purses.get(match)?.turn !== turn) purses.set(match, { turn, left: patience() * 1000 });
  return purses.get(match).left * PART;
}

// What a computer thinks best, and the milliseconds it took.
export async function thought(match) {
  const { allowed, about, table: { actor } } = match, began = performance.now();
  const ranking = await app.crew.think({ level: about.kinds[actor], until: allowed && began + allowed });
  const took = performance.now() - began;
  match.thinking = false;
  if (allowed) purses.get(match).left -= Math.min(took, allowed);
  return { ranking, took };
}

// The seconds of a turn, whatever an older page may have kept.
export const patience = () =>
  Math.min(SECONDS.most, Math.max(SECONDS.least, Math.round(app.settings.patience) || SECONDS.least));

// Somebody's first time here: learn in five minutes, or play the easiest opponent with a guide that points.

import { bring, entry, known } from "../games/games.js";
import { begin } from "../match/begin.js";
import * as setup from "../match/setup.js";
import { ask } from "../page/dialogs.js";
import { make } from "../page/dom.js";
import { go } from "../page/screens.js";
import { say } from "../page/words.js";
import * as store from "../saves/store.js";
import { done } from "./course.js";

// Nobody who has kept a match, chosen anything or done a lesson is new.
async function newcomer(game) {
  try {
    if (Object.keys(localStorage).some(key => /^marchlands\.(setup|settings)/.test(key))) return false;
  } catch { return false; }                          // nothing can be kept here: he would be asked for ever
  return !done(game).size && !await store.last(new Set()).catch(() => true);
}

// Asks a newcomer, and does what he chose; whether something was begun, or nothing is wanted any more.
export async function met(game) {
  if (!entry(game).lessons || !await newcomer(game)) return false;
  const wish = await ask(say("first_title"), make("p", {}, say("first_text")),
    [["learn", say("first_learn")], ["guided", say("first_guided"), "main"]]);
  if (wish === "learn") go("lessons", { game, number: 1 });
  if (wish === "guided") await guided(game);
  return true;
}

// A match for two against the easiest opponent, with the guide.
export async function guided(game) {
  await bring(game);
  const easiest = known(game).levels[0];
  await begin({ ...setup.finished(setup.fresh(game, ["human", easiest])), guided: true });
  go("table");
}

// The page begins here: words, screens, then the engine while the title is already to be seen.

import { make } from "./page/dom.js";
import { app, on, tell, vivid } from "./page/app.js";
import * as crew from "./engine/crew.js";
import { EngineError } from "./engine/engine.js";
import * as cupboard from "./extras/cupboard.js";
import { note } from "./page/dialogs.js";
import * as games from "./games/games.js";
import { learn } from "./board/emblems.js";
import { chosen } from "./match/setup.js";
import { gather } from "./panel/emblem.js";
import * as screens from "./page/screens.js";
import * as update from "./page/update.js";
import { twice, within } from "./page/within.js";
import { handle } from "./saves/bring.js";
import { settled } from "./saves/store.js";
import { complain } from "./saves/trouble.js";
import * as words from "./page/words.js";
import title from "./screens/title.js";

const { say } = words;

// The screens by their names in the address; all but the first come when they are asked for or there is time.
const SCREENS = {
  title: () => title,
  new: () => import("./screens/setup.js"),
  table: () => import("./screens/table.js"),
  saves: () => import("./screens/library.js"),
  day: () => import("./screens/day.js"),
  record: () => import("./screens/record.js"),
  replay: () => import("./screens/replay.js"),
  end: () => import("./screens/end.js"),
  settings: () => import("./screens/settings.js"),
  lessons: () => import("./screens/lessons.js"),
  puzzles: () => import("./screens/puzzles.js"),
  rules: () => import("./screens/reference.js"),
  extras: () => import("./screens/make.js"),          // as the shelf was called once
  make: () => import("./screens/make.js"),
  land: () => import("./screens/land.js"),
  position: () => import("./screens/position.js"),
  puzzle: () => import("./screens/puzzle.js"),
  trait: () => import("./screens/trait.js"),
  scenario: () => import("./screens/scenario.js"),
};

async function main() {
  await Promise.all([words.speak(words.preferred()), games.list().catch(() => {})]);
  await games.spoken(chosen()).catch(() => {});
  on("plain", undressed);
  on("broken", game => note(say("broken_wheels", { names: games.nameOf(game) }), "bad"));
  app.whenReady = standing();
  app.whenReady.then(spare);
  dress();
  on("settings", dress);
  screens.begin(document.getElementById("screen"), SCREENS, handle);
}

// A game that is fetched before anybody asked for it may still come.
function undressed(game) {
  if ([app.match?.key, chosen()].includes(game)) note(say("fail_game", { game: games.nameOf(game) }), "bad");
}

// When the engine stands there is time for what may be wanted next.
function spare() {
  update.watch(offerUpdate);
  for (const screen of Object.values(SCREENS)) Promise.resolve(screen()).catch(() => {});     // tried again
  games.dress(chosen());
  twice(() => import("./company/ending.js")).catch(error => console.info(error));    // it keeps the record
}

// What settings change on the whole page.
function dress() {
  const { motion } = app.settings;
  Object.assign(document.documentElement.dataset, { contrast: String(vivid()), motion });
}

// Holds when the engine stands, however many tries that took: where nothing answered the second is ours.
const standing = () => new Promise(done => {
  const attempt = (again = false) => boot().then(done, error => {
    const silent = error.code === "silent" && !again;
    if (silent) app.crew.stop();
    return silent ? attempt(true) : fail(error, attempt);
  });
  attempt();
});

const SOON = 5_000, MINUTE = 60_000;      // milliseconds
const silence = () => { throw new EngineError("silent"); };

async function boot() {
  if (!globalThis.WebAssembly?.instantiateStreaming) throw new EngineError("old");
  app.crew = crew.start({ onProgress: progress, guestsOf });
  app.crew.onTrouble(error => {
    console.info(error);
    note(say("crew_replaced"));
  });
  const lists = Promise.all([games.list(), gather().then(learn)]);
  lists.catch(() => {});    // the engine, which needs the same files, says better what is wrong
  await app.crew.ready;
  const extras = within(SOON, cupboard.open(), () => console.info("the extras come later"));
  await within(MINUTE, Promise.all([lists.then(() => met(chosen())), extras]), silence);
  app.ready = true;
  performance.mark("playable");
  progress({ step: "ready", loaded: 1, total: 1 });
}

// A game that was chosen and cannot be had now, as it was not kept yet, leaves us the first one.
async function met(game) {
  const [first] = games.keys();
  await games.meet(game).catch(error => {
    if (game === first) throw error;
    complain(error);
    return games.meet(first);
  });
}

// The wheels a match needs; their engines take longer to start.
async function guestsOf(match) {
  const guests = cupboard.guestsOf(match);
  if (guests.length) note(say("extras_starting"));
  return guests;
}

// A newer version of the site is there: it comes when the player wants it.
function offerUpdate() {
  if (document.getElementById("update")) return;
  const box = make("section#update.card", { role: "status" }, make("span", {}, say("update_ready")),
    make("button.main", { type: "button", onclick: () => settled().then(update.apply) }, say("update_apply")),
    make("button", { type: "button", onclick: () => box.remove() }, say("update_later")));
  document.body.append(box);
}

function progress(report) {
  // the bench reads these
  if (!performance.getEntriesByName(report.step).length) performance.mark(report.step);
  app.boot = report;
  tell("boot", report);
}

// A boot that failed says in words what failed, and offers another try.
function fail(error, again) {
  console.warn(error);
  app.crew?.stop();
  const code = words.has(`fail_${error.code}`) ? error.code : "other";
  const retry = () => { box.remove(); again(); };
  const box = make("section#trouble.card", { role: "alert" }, make("h2", {}, say("trouble")),
    make("p#trouble-why", {}, say(`fail_${code}`)),
    make("details", {}, make("summary", {}, say("details")),
      make("pre#trouble-details", {}, error.details || String(error))),
    make("div.buttons", {}, make("button#retry.main", { type: "button", onclick: retry }, say("retry")),
      make("a.button", { href: "?repair" }, say("repair"))));
  document.body.append(box);
}

// page/rescue.js tells of it; a rejected promise alone is not always an event.
main().catch(error => dispatchEvent(new ErrorEvent("error", { error, message: String(error) })));

// Lessons: the list with what has been done, and a lesson itself,
// which is the table with a teacher beside it.

import { app } from "../page/app.js";
import { make, replace } from "../page/dom.js";
import { dress, keys } from "../games/games.js";
import * as book from "../learn/book.js";
import { choice, games, parted } from "../learn/choice.js";
import { Coach } from "../learn/coach.js";
import { guided } from "../learn/first.js";
import * as course from "../learn/course.js";
import { begin } from "../match/begin.js";
import { go, head, late } from "../page/screens.js";
import { language, say, within } from "../page/words.js";
import table from "./table.js";

/** @type {any} */
let shown = null;        // {root, game, number}, number 0 for the list
/** @type {any} */
let coach = null;        // of the lesson being played, kept while the rules are read

// #/lessons, #/lessons/<game>, #/lessons/<game>/<number>;
// a number alone is that of the first game, as it once was.
function enter(root, args = []) {
  const [named, number] = parted(args), game = named ?? (number ? keys() : games("lessons"))[0];
  shown = { root, game, number: Number(number) || 0 };
  book.open(game).catch(() => { /* the terms then have no cards */ });
  return shown.number ? lesson(shown) : list(shown);
}

function leave() {
  if (shown?.number) table.leave?.();
  coach?.stop();
  shown = null;
}

function refresh() {
  if (!shown) return;
  if (!shown.number) list(shown);
  else table.refresh?.();
}

// --- the list ------------------------------------------------------------------------------------

async function list(place) {
  const { root, game } = place;
  document.body.dataset.screen = "lessons";
  replace(root, head(say("lesson_title")));
  let lessons;
  try {
    [lessons] = await Promise.all([course.lessons(game), dress(game)]);
  } catch { return trouble(place, () => list(place)); }
  if (shown !== place) return;
  const done = course.done(game), first = lessons.findIndex(({ name }) => !done.has(name));
  const ticked = lessons.filter(({ name }) => done.has(name)).length;
  replace(root, head(say("lesson_title")), choice("lessons", "lessons", game), make("div.lessons", {},
    make("p.lessons-intro", {}, within(game, () => say("lesson_intro"))), progress(ticked, lessons.length),
    make("div.coach-row", {},
      first >= 0 && link(address(game, first + 1),
        say(ticked ? "lesson_go_on" : "lesson_begin"), "a.button.main"),
      link(`#/rules/${game}`, say("ref_title"), "a.button"),
      ticked > 0 && make("button.quiet",
        { type: "button", onclick: () => { course.forget(game); list(place); } }, say("lesson_forget"))),
    make("ol.lesson-list", {},
      lessons.map((one, n) => card(address(game, n + 1), one, n + 1, done.has(one.name), n === first)),
      whole(game, first < 0))));
  late();
}

const address = (game, number) => `#/lessons/${game}/${number}`;

function progress(n, of) {
  const label = say("lesson_progress", { n, of });
  return make("p.lessons-progress", {}, make("progress", { max: of, value: n, ariaLabel: label }),
    make("span", {}, label));
}

function card(href, { title, intro }, n, done, next) {
  const state = done ? say("lesson_done") : next ? say("lesson_next_up") : "";
  return make(`li${done ? ".done" : next ? ".next" : ""}`, {}, make("a.lesson-card", { href },
    make("span.lesson-number", { ariaHidden: "true" }, done ? "✓" : String(n)),
    make("span.lesson-words", {}, make("b", {}, title[language]), make("span", {}, intro[language])),
    make("span.lesson-state", {}, state)));
}

// What comes after the last lesson: a real match.
const whole = (game, next) => make(`li${next ? ".next" : ""}`, {},
  make("button.lesson-card", { type: "button", onclick: () => guided(game) },
    make("span.lesson-number", { ariaHidden: "true" }, "★"),
    make("span.lesson-words", {}, make("b", {}, say("lesson_match")),
      make("span", {}, say("lesson_match_text"))),
    make("span.lesson-state", {}, next ? say("lesson_next_up") : "")));

const link = (href, text, kind = "a") => make(kind, { href }, text);

function trouble({ root }, retry) {
  replace(root, head(say("lesson_title")), make("p.lessons", { role: "alert" }, say("lesson_trouble"),
    make("button.main", { type: "button", onclick: retry }, say("retry"))));
}

// --- a lesson ------------------------------------------------------------------------------------

async function lesson(place, afresh = false) {
  try {
    if (afresh || !going(place)) await start(place);
  } catch (error) {
    console.warn(error);
    return shown === place && trouble(place, () => lesson(place, true));
  }
  if (shown !== place) return;
  document.body.dataset.screen = "table";        // the board wants the whole window
  replace(place.root);
  table.enter(place.root);
  coach.onTable();
}

// The match of this lesson still stands: somebody looked something up and came back.
const going = ({ game, number }) =>
  coach?.game === game && coach.number === number && app.match === coach.match && !app.match.closed;

async function start(place) {
  const { root, game, number } = place;
  replace(root, make("p.lessons.quiet", { role: "status" }, say("lesson_opens")));
  await (app.whenReady ?? app.crew?.ready);
  const lessons = await course.lessons(game), one = lessons[number - 1];
  if (!one) return go("lessons", { game });
  const mapData = await course.map(game, one);
  if (shown !== place) return;
  coach = new Coach({ game, lessons, number, go: buttons(place) });
  const seats = one.seats.map((kind, p) =>
    ({ kind, colour: p, name: kind === "human" || one.seats.length > 2 ? "" : say("lesson_rival") }));
  coach.match = await begin({
    game, mapData, seats, seed: one.seed, position: one.position, title: one.title[language],
    options: { ...one.options, sandbox: true },
  });
  Object.assign(app.match, { coach, table: coach.narrowed(app.match.table) });
}

const buttons = ({ game, number }) => ({
  again: () => shown?.game === game && shown.number === number && again(),
  list: () => go("lessons", { game }), play: () => guided(game),
  next: () => go("lessons", { game, number: number + 1 }),
});

function again() {
  const place = shown;
  table.leave?.();
  coach.stop();
  lesson(place, true);
}

export default { name: "lessons", title: () => say("lesson_title"), enter, leave, refresh };

// Lessons: the list with what has been done, and a lesson itself.

import { make } from "../page/dom.js";
import { entry } from "../games/games.js";
import * as book from "../learn/book.js";
import { Coach } from "../learn/coach.js";
import { guided } from "../learn/first.js";
import * as course from "../learn/course.js";
import { begin as sit } from "../match/begin.js";
import { language, say, within } from "../page/words.js";
import { coached } from "./coached.js";

function load(game) {
  book.open(game).catch(() => { /* the terms then have no cards */ });
  return course.lessons(game);
}

// --- the list ------------------------------------------------------------------------------------

function list(game, lessons, again) {
  const done = course.done(game), first = lessons.findIndex(({ name }) => !done.has(name));
  const ticked = lessons.filter(({ name }) => done.has(name)).length;
  return make("div.lessons", {},
    make("p.lessons-intro", {}, within(game, () => say("lesson_intro"))), progress(ticked, lessons.length),
    make("div.coach-row", {},
      first >= 0 && link(address(game, first + 1),
        say(ticked ? "lesson_go_on" : "lesson_begin"), "a.button.main"),
      link(`#/rules/${game}`, say("ref_title"), "a.button"),
      entry(game).puzzles && link(`#/puzzles/${game}`, say("puzzles_title"), "a.button"),
      ticked > 0 && make("button.quiet",
        { type: "button", onclick: () => { course.forget(game); again(); } }, say("lesson_forget"))),
    make("ol.lesson-list", {},
      lessons.map((one, n) => card(address(game, n + 1), one, n + 1, done.has(one.name), n === first)),
      whole(game, first < 0)));
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

// --- a lesson ------------------------------------------------------------------------------------

async function read(game, lessons, one) {
  const number = Number(one), lesson = lessons[number - 1];
  return lesson && { game, lessons, number, lesson, mapData: await course.map(game, lesson) };
}

async function begin({ game, lessons, number, lesson, mapData }, { again, list, next }) {
  const go = { again, list, next: () => next(number + 1), play: () => guided(game) };
  const coach = new Coach({ game, lessons, number, go });
  const seats = lesson.seats.map((kind, p) =>
    ({ kind, colour: p, name: kind === "human" || lesson.seats.length > 2 ? "" : say("lesson_rival") }));
  await sit({
    game, mapData, seats, seed: lesson.seed, position: lesson.position, title: lesson.title[language],
    options: { ...lesson.options, sandbox: true },
  });
  return coach;
}

export default coached({ name: "lessons", title: "lesson_title", sorry: "lesson_trouble",
  load, list, read, begin });

// Puzzles: the list by grade with what was solved, the puzzle of the day, the player's rating; and a puzzle
// itself.

import { dateOf } from "../company/days.js";
import * as cupboard from "../extras/cupboard.js";
import { nameOf } from "../games/games.js";
import * as store from "../learn/puzzles.js";
import { Riddle } from "../learn/riddle.js";
import { adopt } from "../match/begin.js";
import { COLOURS, PATTERNS } from "../match/people.js";
import { app, on } from "../page/app.js";
import { make } from "../page/dom.js";
import { say } from "../page/words.js";
import { coached } from "./coached.js";

const STAR = "★", SIGNS = { done: "✓", missed: "·" };

// Those of the site, and those that lie on the shelf.
const load = async game => ({ all: (await store.puzzles(game)).puzzles, own: mine(game) });

const mine = game => cupboard.list()
  .filter(extra => extra.kind === "puzzle" && extra.game === game)
  .map(({ data: { save, ...data }, id }) => ({ ...data, id, players: save.seats.length }));
const address = (game, key) => `#/puzzles/${game}/${key}`;

// --- the list ------------------------------------------------------------------------------------

function list(game, { all, own }) {
  const { rating, done, days } = store.record(game), day = store.ofDay(all, game);
  const solved = all.filter(({ key }) => done[key] > 0).length;
  const grades = [...new Set(all.map(({ grade }) => grade))].sort();
  return make("div.lessons.puzzles", {},
    make("p.lessons-intro", {}, say("puzzles_intro")),
    make("dl.record-numbers", {}, number("puzzle_rating", rating), number("puzzle_count", solved, all.length),
      number("puzzle_row", store.streak(game).row)),
    make("div.coach-row", {}, make("a.button.main", { href: address(game, day.key) },
      say(days.includes(dateOf()) ? "puzzle_day_done" : "puzzle_day"))),
    own.length > 0 && made(game, own),
    ...grades.map(grade => group(game, all, grade, done)));
}

// What was made here or came from friends, by its name.
const made = (game, own) => make("section.puzzle-group", {}, make("h2", {}, say("puzzles_own")),
  make("ul.puzzle-names", {}, ...own.map(({ key, name }) => make("li", {},
    make("a.button", { href: address(game, key) }, name || say("puzzle_of", { game: nameOf(game) }))))));

function number(word, n, of = /** @type {number | null} */ (null)) {
  const text = of === null ? String(n) : `${n} / ${of}`;
  return make("div", {}, make("dt", {}, say(word)), make("dd", {}, text));
}

function group(game, all, grade, done) {
  const tiles = all.flatMap((one, n) => one.grade === grade ? [tile(game, one, n + 1, done[one.key])] : []);
  return make("section.puzzle-group", {},
    make("h2", {}, make("span", { ariaHidden: "true" }, STAR.repeat(grade)), " ",
      say("puzzle_grade_n", { n: grade })),
    make("ol.puzzle-tiles", {}, ...tiles));
}

function tile(game, { key }, n, went) {
  const state = went === undefined ? "" : went > 0 ? "done" : "missed";
  const label = [say("puzzle_n", { n }), state && say(`puzzle_${state}`)].filter(Boolean).join(", ");
  return make("li", {}, make(`a.puzzle-tile${state && `.${state}`}`,
    { href: address(game, key), ariaLabel: label, title: label },
    make("b", {}, String(n)), state ? make("span", { ariaHidden: "true" }, SIGNS[state]) : ""));
}

// --- a puzzle ------------------------------------------------------------------------------------

async function read(game, { all, own }, key) {
  const made = own.find(found => found.key === key);
  if (made) return { game, all: own, one: made, save: store.played(cupboard.known(made.id).data) };
  const one = all.find(found => found.key === key);
  return one && { game, all, one, save: await store.saveOf(game, one) };
}

async function begin({ game, all, one, save }, deeds) {
  const number = all.indexOf(one) + 1;
  const title = one.name || `${nameOf(game)}, ${say("puzzle_n", { n: number })}`;
  const seats = save.seats.map(kind => kind === "human" ? "" : say("lesson_rival"));
  const match = await adopt(save, {
    names: one.players > 2 ? seats.map(() => "") : seats, kinds: save.seats,
    colours: COLOURS.slice(0, one.players), patterns: PATTERNS.slice(0, one.players), when: Date.now(),
    title, clock: null, left: null, setup: null, unkept: true, extras: cupboard.needs(save),
  });
  const puzzle = one.id ? await told(one) : one, go = (one.id ? ownButtons : buttons)(game, all, one, deeds);
  const coach = new Riddle({ game, puzzle, number, of: all.length, go });
  coach.remember(match);
  return coach;
}

// One of a player's own: the engine, which has it on the table, says the rest of it.
async function told(one) {
  const { lost, ...more } = await app.crew.ask("solved", { goal: one.goal, solution: one.solution });
  return { ...one, ...more, dead: lost };
}

// Nothing is counted; after the last comes the first, and after the only one the list.
const ownButtons = (game, all, one, { again, list, next }) => ({
  again, list, ended: () => "",
  next: () => all.length > 1 ? next(all[(all.indexOf(one) + 1) % all.length].key) : list(),
});

const buttons = (game, all, one, { again, list, next }) => ({
  again, list, next: () => next(following(game, all, one.key)),
  ended(score) {
    const { before, after } = store.went(game, one, score, store.ofDay(all, game).key === one.key);
    const change = `${after > before ? "+" : "−"}${Math.abs(after - before)}`;
    return after === before ? "" : say("puzzle_rated", { n: after, m: change });
  },
});

// The next that was not solved, round the list.
function following(game, all, key) {
  const { done } = store.record(game), at = all.findIndex(one => one.key === key);
  const rest = [...all.slice(at + 1), ...all.slice(0, at)];
  return (rest.find(one => !(done[one.key] > 0)) ?? rest[0]).key;
}

const screen = coached({ name: "puzzles", title: "puzzles_title", sorry: "puzzle_trouble",
  load, list, read, begin });

on("extras", () => { if (document.body.dataset.screen === "puzzles") screen.refresh(); });

export default screen;

// Puzzles: the list by grade with what was solved, the puzzle of the day, the player's rating; and a puzzle
// itself.

import { dateOf } from "../company/days.js";
import { nameOf } from "../games/games.js";
import * as store from "../learn/puzzles.js";
import { Riddle } from "../learn/riddle.js";
import { adopt } from "../match/begin.js";
import { COLOURS, PATTERNS } from "../match/people.js";
import { make } from "../page/dom.js";
import { language, say } from "../page/words.js";
import { coached } from "./coached.js";

const STAR = "★", SIGNS = { done: "✓", missed: "·" };

const load = async game => (await store.puzzles(game)).puzzles;
const address = (game, key) => `#/puzzles/${game}/${key}`;

// --- the list ------------------------------------------------------------------------------------

function list(game, all) {
  const { rating, done, days } = store.record(game), day = store.ofDay(all, game);
  const solved = all.filter(({ key }) => done[key] > 0).length;
  const grades = [...new Set(all.map(({ grade }) => grade))].sort();
  return make("div.lessons.puzzles", {},
    make("p.lessons-intro", {}, say("puzzles_intro")),
    make("dl.record-numbers", {}, number("puzzle_rating", rating), number("puzzle_count", solved, all.length),
      number("puzzle_row", store.streak(game).row)),
    make("div.coach-row", {}, make("a.button.main", { href: address(game, day.key) },
      say(days.includes(dateOf()) ? "puzzle_day_done" : "puzzle_day"))),
    ...grades.map(grade => group(game, all, grade, done)));
}

function number(word, n, of = /** @type {number | null} */ (null)) {
  const text = n.toLocaleString(language) + (of === null ? "" : ` / ${of.toLocaleString(language)}`);
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

async function read(game, all, key) {
  const one = all.find(found => found.key === key);
  return one && { game, all, one, save: await store.saveOf(game, one) };
}

async function begin({ game, all, one, save }, deeds) {
  const number = all.indexOf(one) + 1;
  const seats = save.seats.map((kind, p) => p === one.player ? "" : say("lesson_rival"));
  const coach = new Riddle({ game, puzzle: one, number, of: all.length, go: buttons(game, all, one, deeds) });
  const match = await adopt(save, {
    names: one.players > 2 ? seats.map(() => "") : seats, kinds: save.seats,
    colours: COLOURS.slice(0, one.players), patterns: PATTERNS.slice(0, one.players), when: Date.now(),
    title: `${nameOf(game)}, ${say("puzzle_n", { n: number })}`, clock: null, left: null, setup: null,
    unkept: true, extras: [],
  });
  coach.remember(match);
  return coach;
}

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

export default coached({ name: "puzzles", title: "puzzles_title", sorry: "puzzle_trouble",
  load, list, read, begin });

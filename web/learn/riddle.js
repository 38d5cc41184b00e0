// The teacher beside a puzzle: says the goal, gives hints when asked, shows the solution, tells how it went.
// Its sentences are made of the goal's code and of what the engine says of a choice: none is a puzzle's own.

import { app } from "../page/app.js";
import { make } from "../page/dom.js";
import { say } from "../page/words.js";
import { worded } from "../panel/wording.js";
import { called, kindOf } from "../workshop/asking.js";
import { button, inSight, tool } from "./buttons.js";
import { Coach } from "./coach.js";

const HINTS = 2;
const spoken = fn => ({ get en() { return fn(); }, get ru() { return fn(); } });      // as it is spoken now

// What a puzzle asks for, as a sentence; what: the place that is meant, if one is.
/** @type {(puzzle: {goal: any, have?: number}, what?: string) => string} */
export function asked(puzzle, what = "") {
  const kind = kindOf(puzzle);
  return say(`puzzle_goal_${kind}`, { n: puzzle.goal[kind], m: puzzle.have, what });
}

const titleOf = puzzle => puzzle.name || say(`puzzle_title_${kindOf(puzzle)}`);

// The keys of the places that are meant.
const lit = ({ goal, places }) => places ? places.map(r => app.match.land.regions[r].key)
  : "space" in goal ? [goal.space] : [];

const what = ({ places }) => called(places, app.match);

// As a lesson of one step.
const lessonOf = puzzle => ({
  name: puzzle.key, title: spoken(() => titleOf(puzzle)), goal: puzzle.goal, dead: puzzle.dead,
  steps: [{ say: spoken(() => asked(puzzle, what(puzzle))), wait: puzzle.goal, stays: true,
    light: lit(puzzle) }], solution: puzzle.solution,
});

export class Riddle extends Coach {
  hints = 0;                        // asked for so far
  shown = false;                    // the solution
  counted = false;                  // how it went
  gone = "";                        // what that did to the rating
  first = "";                       // the first action of the solution, in words

  // go: {again, next, list, ended(score)}, the last told how it went and says what it did to the rating.
  constructor({ game, puzzle, number, of, go }) {
    super({ game, lessons: [lessonOf(puzzle)], number: 1, go });
    this.puzzle = puzzle;
    this.rank = number;
    this.all = of;
  }

  // All may be done; that it was once another match is nothing to tell.
  narrowed(table) { return { ...table, gap: null }; }
  knows() { return true; }

  // Only the first end counts: help costs half, and what was shown all of it.
  ticked() { this.count(this.shown ? 0 : this.hints ? 0.5 : 1); }

  count(score) {
    if (!this.counted) this.gone = this.go.ended(score);
    this.counted = true;
  }

  turn(end) {
    if (end === "dead") this.count(0);
    super.turn(end);
    if (end) app.match.pause();             // the others have nothing to do with it
  }

  // Whether the match goes no further: there is nobody to watch, and nothing to go on with.
  get stands() { return Boolean(this.end); }

  top() {
    const { go, puzzle } = this, name = say("puzzle_number", { number: this.rank, of: this.all });
    return make("header.coach-top.riddle-top", {}, make("div", {},
      make("p.quiet", {}, puzzle.choices
        ? say("puzzle_own", { n: puzzle.choices, author: puzzle.author })
        : [name, " · ", say("puzzle_grade_n", { n: puzzle.grade })]),
      make("h2", {}, titleOf(this.puzzle))),
    make("div.coach-tools", {}, tool("↺", "lesson_again", go.again), tool("»", "puzzle_next", go.next),
      tool("✕", "puzzle_list", go.list)));
  }

  step() {
    const hint = this.hints < HINTS && button("lesson_hint", () => { this.hints += 1; inSight(this); });
    return [make("p", {}, asked(this.puzzle, what(this.puzzle))), this.hint(),
      this.row(hint, button("puzzle_solution", () => this.solve()))];
  }

  won() {
    return [make("p.coach-verdict", {}, say(this.shown ? "puzzle_shown" : "puzzle_solved")),
      make("p", {}, this.gone),
      this.row(button("puzzle_next", this.go.next, ".main"), button("lesson_again", this.go.again))];
  }

  hint() {
    if (!this.hints) return null;
    const { grade, choices = grade + 1 } = this.puzzle, first = this.hints > 1 && this.first;
    return make("p.coach-hint", {}, first ? say("puzzle_hint_first", { what: first })
      : say(`puzzle_hint_${kindOf(this.puzzle)}`, { n: choices }));
  }

  // The first action of the solution, in words as long as it can be chosen.
  remember(match) {
    const [first] = this.puzzle.solution;
    const choice = match.table.choices.find(({ action }) => String(action) === String(first));
    this.first = choice ? worded(choice, match) : "";
  }

  // The solution is played before one's eyes, from the beginning.
  async solve() {
    this.shown = true;
    this.count(0);
    const { match } = app;
    match.pause();
    while (match.table.step > 0 && await match.undo()) { /* further back */ }
    for (const action of this.puzzle.solution)
      if (app.match !== match || !await match.act(action)) return;
    if (!this.end) match.play();            // the others redeploy before a turn is paid for
  }
}

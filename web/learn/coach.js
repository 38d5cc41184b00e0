// The teacher beside the board: says each step of a lesson, sees when the goal is reached or lost.

import { app } from "../page/app.js";
import { make, replace } from "../page/dom.js";
import { button, inSight, tool } from "./buttons.js";
import { filled } from "./filled.js";
import { term } from "./glossary.js";
import { language, say } from "../page/words.js";
import * as spread from "../panel/spread.js";
import { paragraphs } from "./rich.js";
import { narrowed, taught, tick } from "./course.js";

// A step that asks for something says it as long as that is so (`given`), else what is so (`otherwise`).
const waits = step => step.wait ?? (step.choice ? { did: step.choice } : null);

export class Coach {
  layout = "coached";               // how the table makes room for it

  // go: {again, next, list, play}, what the buttons of the card do.
  // lessons: all of the course in their order, `number` counts from one.
  constructor({ game, lessons, number, go }) {
    this.game = game;
    this.lesson = lessons[number - 1];
    this.number = number;
    this.of = lessons.length;
    this.go = go;
    this.taught = taught(lessons.slice(0, number));
    this.at = 0;                    // the step that is said
    this.read = new Set();          // steps without a goal that were clicked away
    this.end = null;                // "done", "dead" or nothing yet
    this.since = Infinity;          // how many actions had been played when it came
    this.hinted = false;
    this.asked = 0;
    this.host = null;
    this.body = make("div.coach-body", { ariaLive: "polite" });
  }

  narrowed(table) { return narrowed(table, this.taught); }
  knows(verb) { return this.taught.has(verb); }

  // Puts the card into its place; again after a change of language.
  render(host) {
    this.host = host;
    replace(host,
      make("div.coach-card", { role: "group", ariaLabel: say("lesson_coach") }, this.top(), this.body));
    this.paint();
  }

  // A change on the table: which goals are reached now? A later question makes this one void.
  async onTable() {
    const asked = ++this.asked, { goal, dead, steps } = this.lesson;
    const [done, lost, ...rest] =
      await this.reached([goal, dead, ...steps.map(waits), ...steps.map(({ given }) => given)]);
    if (asked !== this.asked) return;
    this.met = rest.slice(0, steps.length);
    this.untrue = steps.map(({ given }, n) => Boolean(given) && !rest[steps.length + n]);
    this.turn(this.lasting(done ? "done" : lost || stuck(app.match) ? "dead" : null));
  }

  // How it ended stays as it is said, whatever is played after it; only what is taken back is not so.
  lasting(end) {
    const { step } = app.match.table;
    if (step >= this.since) return this.end;
    this.since = end ? step : Infinity;
    return end;
  }

  // Of each goal whether it is reached; one that is none never is.
  async reached(goals) {
    try {
      const { reached } = await app.crew.ask("reached", { goals: goals.filter(Boolean) });
      return goals.map(goal => Boolean(goal) && reached.shift());
    } catch {
      return goals.map(() => false);       // the engine is being replaced: the next change asks again
    }
  }

  turn(end) {
    const was = this.said;
    if (end === "done" && this.end !== "done") this.ticked();
    this.end = end;
    this.at = this.place();
    this.said = `${this.at} ${this.end} ${this.untrue?.[this.at]}`;
    if (was === this.said) return this.light();
    this.hinted = false;
    this.paint();
  }

  ticked() { tick(this.game, this.lesson.name); }

  // The first step that is neither read nor reached; undoing leads back to it. What only tells of the
  // position is over once the pupil has acted.
  place() {
    const { steps } = this.lesson, met = this.met ?? [], acted = app.match.table.step > 0;
    const open = steps.findIndex((step, n) => waits(step) ? !met[n] : !acted && !this.read.has(n));
    return open < 0 ? steps.length - 1 : open;
  }

  top() {
    const { number, of, lesson, go } = this;
    return make("header.coach-top", {}, make("div", {},
      make("p.quiet", {}, say("lesson_number", { number, of })), make("h2", {}, lesson.title[language])),
    make("div.coach-tools", {}, tool("↺", "lesson_again", go.again),
      number < of && tool("»", "lesson_skip", go.next), tool("✕", "lesson_list", go.list)));
  }

  paint() {
    if (!this.host) return;
    const { end } = this;
    this.host.firstElementChild?.classList.toggle("is-done", end === "done");
    this.host.firstElementChild?.classList.toggle("is-dead", end === "dead");
    const held = this.body.contains(document.activeElement);
    replace(this.body, this.dots(), ...end === "done" ? this.won()
      : end === "dead" ? this.lost() : this.step());
    if (held) this.body.querySelector("button:not(.term)")?.focus();
    this.light();
  }

  dots() {
    const { steps } = this.lesson, n = this.end === "done" ? steps.length : this.at;
    const list = steps.map((step, i) => make(`i${i < n ? ".past" : i === n ? ".now" : ""}`));
    return make("div.coach-dots",
      { role: "img", ariaLabel: say("lesson_step", { n: Math.min(n + 1, steps.length), of: steps.length }) },
      list);
  }

  step() {
    const step = this.lesson.steps[this.at];
    const next = waits(step) ? make("p.coach-yours", {}, say("lesson_yours"))
      : button("lesson_next_step", () => { this.read.add(this.at); this.turn(null); }, ".main");
    const text = this.untrue?.[this.at] ? step.otherwise : step.say;
    return [...paragraphs(filled(text), term), this.hinted && this.hint(), this.row(next,
      !this.hinted && button("lesson_hint", () => { this.hinted = true; inSight(this); }))];
  }

  won() {
    const last = this.number === this.of;
    return [make("p.coach-verdict", {}, say("lesson_reached")),
      ...paragraphs(filled(this.lesson.done), term),
      this.row(last ? button("lesson_play", this.go.play, ".main")
        : button("lesson_next", this.go.next, ".main"),
        button("lesson_again", this.go.again))];
  }

  lost() {
    const back = button("lesson_back", () => this.back());
    return [make("p.coach-verdict", {}, say("lesson_lost")), make("p", {}, say("lesson_lost_text")),
      this.hint(),
      this.row(button("lesson_again", this.go.again, ".main"), back)];
  }

  /** @returns {any} */
  hint() { return make("p.coach-hint", {}, filled(this.lesson.hint)); }

  // Back to the pupil's last choice from which the goal can be reached; opponents wait meanwhile.
  async back() {
    const { match } = app;
    match.pause();
    while (await match.undo()) {
      const { step, actor } = match.table;
      const [lost] = await this.reached([this.lesson.dead]);
      const open = step < this.since && !lost && !stuck(match);
      if (!step || (match.about.kinds[actor] === "human" && open)) break;
    }
    match.play();
  }

  row(...buttons) { return make("div.coach-row", {}, ...buttons); }

  // The regions of this step shine on the board; of one that asks for something, what can be chosen, or all.
  light() {
    const now = this.end || this.untrue?.[this.at] ? null : this.lesson.steps[this.at];
    const keys = app.match.land.regions.map(region => region.key), open = choosable(app.match);
    const all = (now?.light ?? []).map(key => keys.indexOf(key));
    const regions = now && waits(now) && !now.stays ? all.filter(r => open.has(r)) : all;
    this.host?.firstElementChild?.classList.toggle("on-map", pointsAt(app.match.table, regions));
    if (String(regions) === String(this.lit?.regions) && this.lit?.board === app.board) return;
    if (this.lit?.regions.length) this.lit.board?.lit?.(this.lit.regions, false);
    this.lit = { board: app.board, regions };
    if (regions.length) app.board?.lit?.(regions, true);
  }

  stop() {
    this.asked++;
    this.host = null;
    if (this.lit?.regions.length) this.lit.board?.lit?.(this.lit.regions, false);
    this.lit = null;
  }
}

// With what was taught nothing can be done any more: only back.
const stuck = ({ mine, table }) => mine && !table.choices.length;

// Whether the map is meant, not a button; what is spread is ended when it lies.
const pointsAt = ({ choices }, regions) => regions.length > 0 && !spread.offers(choices);

// Places where something can be chosen now.
export const choosable = ({ mine, table }) => new Set(mine
  ? table.choices.flatMap(({ place, from }) => [place, from]).filter(r => r !== undefined) : []);

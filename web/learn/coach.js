// The teacher beside the board: says each step of a lesson, waits for it,
// sees when the goal is reached or lost.

import { app } from "../page/app.js";
import { make, replace } from "../page/dom.js";
import { term } from "./glossary.js";
import { language, say } from "../page/words.js";
import { paragraphs } from "./rich.js";
import { tick } from "./course.js";

const waits = step => step.wait ?? (step.choice ? { did: step.choice } : null);

export class Coach {
  // go: {again, next, list}, what the buttons of the card do.
  constructor({ game, lesson, number, of, go }) {
    this.game = game;
    this.lesson = lesson;
    this.number = number;
    this.of = of;
    this.go = go;
    this.at = 0;                    // the step that is said
    this.read = new Set();          // steps without a goal that were clicked away
    this.end = null;                // "done", "dead" or nothing yet
    this.hinted = false;
    this.asked = 0;
    this.host = null;
    this.body = make("div.coach-body", { ariaLive: "polite" });
  }

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
    const [done, lost, ...met] = await this.reached([goal, dead, ...steps.map(waits)]);
    if (asked !== this.asked) return;
    this.met = met;
    this.turn(done ? "done" : lost ? "dead" : null);
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
    const was = `${this.at} ${this.end}`;
    if (end === "done" && this.end !== "done") tick(this.game, this.lesson.name);
    this.end = end;
    this.at = this.place();
    if (was === `${this.at} ${this.end}`) return this.light();
    this.hinted = false;
    this.paint();
  }

  // The first step that is neither read nor reached; undoing leads back to it.
  place() {
    const { steps } = this.lesson, met = this.met ?? [];
    const last = met.lastIndexOf(true);
    const open = steps.findIndex((step, n) => waits(step) ? !met[n] : n > last && !this.read.has(n));
    return open < 0 ? steps.length - 1 : open;
  }

  // --- what is shown ---------------------------------------------------------------------------

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
    return [...paragraphs(step.say[language], term),
      this.hinted && make("p.coach-hint", {}, this.lesson.hint[language]),
      waits(step) && next, this.row(!waits(step) && next,
        !this.hinted && button("lesson_hint", () => { this.hinted = true; this.paint(); }))];
  }

  won() {
    const last = this.number === this.of;
    return [make("p.coach-verdict", {}, say("lesson_reached")),
      ...paragraphs(this.lesson.done[language], term),
      this.row(last ? button("lesson_list", this.go.list, ".main")
        : button("lesson_next", this.go.next, ".main"),
        button("lesson_again", this.go.again))];
  }

  lost() {
    const back = button("lesson_back", () => this.back());
    return [make("p.coach-verdict", {}, say("lesson_lost")), make("p", {}, say("lesson_lost_text")),
      make("p.coach-hint", {}, this.lesson.hint[language]),
      this.row(button("lesson_again", this.go.again, ".main"), back)];
  }

  // Back to the pupil's last choice from which the goal can be reached; opponents wait meanwhile.
  async back() {
    const { match } = app;
    match.pause();
    while (await match.undo()) {
      const { step, actor } = match.table;
      const [lost] = await this.reached([this.lesson.dead]);
      if (!step || (match.about.kinds[actor] === "human" && !lost)) break;
    }
    match.play();
  }

  row(...buttons) {
    return make("div.coach-row", {}, ...buttons);
  }

  // The regions of this step shine on the board.
  light() {
    const { step } = this.lit ?? {};
    const now = this.end ? null : this.lesson.steps[this.at];
    if (step === now && this.lit?.board === app.board) return;
    if (this.lit?.regions.length) this.lit.board?.lit?.(this.lit.regions, false);
    const keys = app.match.land.regions.map(region => region.key);
    this.lit = { step: now, board: app.board, regions: (now?.light ?? []).map(key => keys.indexOf(key)) };
    if (this.lit.regions.length) app.board?.lit?.(this.lit.regions, true);
  }

  stop() {
    this.asked++;
    this.host = null;
    if (this.lit?.regions.length) this.lit.board?.lit?.(this.lit.regions, false);
    this.lit = null;
  }
}

const button = (key, onclick, kind = "") => make(`button${kind}`, { type: "button", onclick }, say(key));
const tool = (sign, key, onclick) =>
  make("button", { type: "button", onclick, ariaLabel: say(key), title: say(key) }, sign);

// The bar under a replay: first, back, play, forward, last, a slider with the rounds marked, the speed;
// keys too.

import { make, replace } from "../page/dom.js";
import { say } from "../page/words.js";

const SPEEDS = [0.5, 1, 2, 4];
const WIDE = 900;                  // pixels of the bar where there is room
const APART = 22;                  // pixels at least between two numbers
const ICONS = {
  first: "M5 5h3v14H5zM20 5v14L9 12z", back: "M16.5 4v5l-4 3 4 3v5l-10-8z", play: "M7 4v16l13-8z",
  pause: "M6 5h4v14H6zM14 5h4v14h-4z", forward: "M7.5 4v5l4 3-4 3v5l10-8z",
  last: "M16 5h3v14h-3zM4 5l11 7-11 7z",
};
const SVG = "http://www.w3.org/2000/svg";

// A small drawing in the colour of the text, from a path in a box of 24.
function face(name) {
  const svg = document.createElementNS(SVG, "svg"), line = document.createElementNS(SVG, "path");
  for (const [key, value] of [["viewBox", "0 0 24 24"], ["class", "library-icon"], ["aria-hidden", "true"]])
    svg.setAttribute(key, value);
  line.setAttribute("d", ICONS[name]);
  svg.append(line);
  return svg;
}

export class Timeline {
  // first, steps: the ends; marks: [{step, round}]; spoken(step) -> text; onStep(step, playing).
  constructor({ first = 0, steps, marks, spoken, onStep, speed = 1 }) {
    this.first = first;
    this.steps = steps;
    this.marks = marks;
    this.spoken = spoken;
    this.onStep = onStep;
    this.speed = speed;
    this.step = first;
    this.run = /** @type {object | null} */ (null);       // while it plays; each start is a new one
    this.range = make("input", {
      type: "range", min: first, max: steps, value: first, step: 1, ariaLabel: say("replay_timeline"),
      oninput: () => this.to(Number(this.range.value)),
    });
    this.buttons = ["first", "back", "play", "forward", "last"].map(name => this.button(name));
    const speeds = SPEEDS.map(n =>
      make("option", { value: n, selected: n === speed }, say("replay_speed_n", { n })));
    const select = make("select",
      { ariaLabel: say("replay_speed"), onchange: () => { this.speed = Number(select.value); } }, ...speeds);
    this.count = make("p.replay-count", { role: "status" });
    this.node = make("div.replay-bar", { role: "group", ariaLabel: say("replay_timeline") },
      make("div.replay-slider", {}, this.range, this.rounds()),
      make("div.replay-buttons", {}, ...this.buttons, select, this.count));
    this.tell();
  }

  get playing() { return this.run !== null; }

  button(name) {
    const press = {
      first: () => this.to(this.first), back: () => this.to(this.step - 1), play: () => this.toggle(),
      forward: () => this.to(this.step + 1), last: () => this.to(this.steps),
    }[name];
    const label = say(`replay_${name}`);
    const onclick = () => { if (name !== "play") this.stop(); press(); };
    return make(`button.replay-${name}`,
      { type: "button", ariaLabel: label, title: label, onclick }, face(name));
  }

  // Every round has its mark, and its number where there is room for one.
  rounds() {
    const apart = APART / Math.min(globalThis.innerWidth ?? WIDE, WIDE);
    let told = -Infinity;
    const places = this.marks.map(({ step, round }) => {
      const at = this.share(step), close = at - told < apart;
      if (!close) told = at;
      return make("span", { vars: { at } }, close ? "" : String(round));
    });
    return make("div.replay-rounds", { ariaHidden: "true" }, ...places);
  }

  share(step) {
    return (step - this.first) / Math.max(1, this.steps - this.first);
  }

  to(step, playing = false) {
    const wanted = Math.max(this.first, Math.min(this.steps, step));
    if (!playing && this.playing && wanted !== this.step) this.stop();
    if (wanted === this.step && this.told) return;
    this.step = wanted;
    this.tell();
    return this.onStep(wanted, playing);
  }

  tell() {
    this.told = true;
    this.range.value = String(this.step);
    this.range.style.setProperty("--done", String(this.share(this.step)));
    this.range.setAttribute("aria-valuetext", this.spoken(this.step));
    replace(this.count, say("replay_count", { step: this.step, steps: this.steps }));
    const [first, back, , forward, last] = this.buttons;
    for (const one of [first, back]) one.disabled = this.step === this.first;
    for (const one of [forward, last]) one.disabled = this.step === this.steps;
  }

  toggle() {
    return this.playing ? this.stop() : this.start();
  }

  async start() {
    const run = this.run = {};
    this.face();
    if (this.step === this.steps) await this.to(this.first, true);
    while (this.run === run && this.step < this.steps) await this.to(this.step + 1, true);
    if (this.run === run) this.stop();
  }

  stop() {
    this.run = null;
    this.face();
  }

  face() {
    const label = say(this.playing ? "replay_pause" : "replay_play"), [, , play] = this.buttons;
    replace(play, face(this.playing ? "pause" : "play"));
    Object.assign(play, { ariaLabel: label, title: label });
    play.classList.toggle("pause", this.playing);
  }

  // Arrows step, space plays, Home and End, page keys go by rounds. True if the key was ours.
  key(event) {
    const { key, target } = event;
    if (event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]"))
      return false;
    if (target.matches?.("select, input:not([type=range]), textarea, canvas *")) return false;
    const onButton = target.matches?.("button, summary, a") && [" ", "Enter"].includes(key);
    const before = () => this.marks.findLast(({ step }) => step < this.step)?.step ?? this.first;
    const after = () => this.marks.find(({ step }) => step > this.step)?.step ?? this.steps;
    const press = {
      ArrowLeft: () => this.to(this.step - 1), ArrowRight: () => this.to(this.step + 1),
      Home: () => this.to(this.first), End: () => this.to(this.steps), " ": () => this.toggle(),
      PageUp: () => this.to(before()), PageDown: () => this.to(after()),
    }[key];
    if (!press || onButton) return false;
    event.preventDefault();
    if (key !== " ") this.stop();
    press();
    return true;
  }
}

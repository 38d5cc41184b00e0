// What is played over the board, as a battle: it opens when one begins, shows beat by beat what happens, can
// be folded so that the map is seen, and is gone when it is over. What stands on it is the game's own.

import { app } from "../page/app.js";
import { make, replace } from "../page/dom.js";
import { play as sound } from "../page/sound.js";
import { say } from "../page/words.js";

/**
 * What a game plays over its board; all is read from what happened.
 * @typedef {object} Doing
 * @property {import("./hands.js").Hands | null} hands     null where nothing can be done
 * @property {boolean} live           the table as it stands; else a beat of what led there
 * @property {boolean} filmed         a beat that is shown now
 * @property {() => void} again       shows it anew
 * @property {() => void} fold
 * @property {() => void} close
 * @property {() => void} skip
 *
 * @typedef {object} Play
 * @property {(past: any[], match: any) => {key: string, over: boolean, people: number[]} | null} now
 *   the one that began last, and which players take part
 * @property {(past: any[], events: any[]) => {upto: number, long: number}[]} beats
 *   after how many of these events something is to be seen, and for how many beats
 * @property {(past: any[], match: any, doing: Doing) => HTMLElement} nodes
 */

const PACES = { slow: 1500, normal: 900, fast: 320, once: 0 };      // milliseconds of a beat of length 1

export class Stage {
  folded = /** @type {string | null} */ (null);      // the one that was folded
  closed = /** @type {string | null} */ (null);      // the one that is over and was put away
  film = /** @type {any} */ (null);    // what is being shown: {past, done()}
  skipped = /** @type {any} */ (null);        // the one whose result alone is awaited

  // root: a section over the board; hands: of the table, null where nothing is done, as in a replay.
  constructor(root, hands) {
    this.root = root;
    this.hands = hands;
    root.tabIndex = -1;
    root.addEventListener("keydown", event => this.heard(event));
    root.addEventListener("click", () => this.hasten());
    root.hidden = true;
  }

  // Whether it is to be seen, folded or not.
  get open() { return !this.root.hidden && !this.root.classList.contains("folded"); }

  // The match as it stands; past: what happened step by step. What ended since a person last acted is shown
  // until it is put away, at the table where somebody who sits there took part; in a replay with its step.
  paint(match, past) {
    const { stage } = match.kit;
    if (this.film || !stage) return;
    const all = past.flat(), now = stage.now(all, match), since = this.hands ? match.since : -1;
    const before = stage.now(past.slice(0, since).flat(), match);
    const ends = now?.over && !(before?.over && before.key === now.key);
    const ours = !this.hands || match.people.some(p => now?.people.includes(p));
    this.show(match, now && (!now.over || (ends && ours)) ? all : null, true);
  }

  // past: what happened so far; null: nothing is to be shown.
  show(match, past, live) {
    const { root } = this, { stage } = match.kit, now = past && stage.now(past, match);
    if (now && !now.over && this.closed === now.key) this.closed = null;      // its end was taken back
    root.hidden = !now || now.key === this.closed;
    if (root.hidden) return void replace(root);
    const folded = this.folded === now.key, { key } = focused()?.dataset ?? {};
    const held = root.contains(document.activeElement);
    const doing = {
      hands: this.hands, live, filmed: Boolean(this.film),
      again: () => this.show(match, past, live), fold: () => this.fold(now.key, match, past, live),
      close: () => this.close(now.key), skip: () => this.skip(match, now.key),
    };
    root.classList.toggle("folded", folded);
    replace(root, folded ? opener(doing) : stage.nodes(past, match, doing));
    const first = /** @type {HTMLElement | null} */ (root.querySelector("[data-first]"));
    if (held) this.refocus(key);
    else if (focused() === document.body) first?.focus({ preventScroll: true });
  }

  refocus(key) {
    const at = key && this.root.querySelector(`[data-key="${CSS.escape(key)}"]`);
    (at ?? this.root.querySelector("[data-first]") ?? this.root).focus({ preventScroll: true });
  }

  // Escape folds it: no choice is lost.
  heard(event) {
    if (event.key !== "Escape" || this.root.classList.contains("folded")) return;
    event.stopPropagation();
    this.root.querySelector("[data-key=fold]")?.click();
  }

  fold(key, match, past, live) {
    this.folded = this.folded === key ? null : key;
    this.show(match, past, live);
    this.root.querySelector(this.folded ? "button" : "[data-key=fold]")?.focus({ preventScroll: true });
  }

  close(key) {
    this.closed = key;
    this.film?.done();
    this.root.hidden = true;
    replace(this.root);
  }

  // To what comes of it: nothing more of this one is shown, whoever acts in it; only a person is waited for.
  skip(match, key) {
    this.skipped = key;
    match.skipping = true;
    this.film?.done();
  }

  // Whether a beat was being shown: what is pressed meanwhile only ends it, it was meant for another table.
  hasten() {
    const { film } = this;
    film?.done();
    return Boolean(film);
  }

  // Whether something of a change is shown here.
  films = (before, events, match) => Boolean(match.kit.stage?.beats(before, events).length);

  // Beat by beat; the promise holds when all has been seen.
  async play(before, events, match) {
    const { stage } = match.kit, past = [...before];
    let from = 0;
    for (const { upto, long } of stage.beats(before, events)) {
      const seen = events.slice(from, from = upto);
      past.push(...seen);
      const { key, over } = stage.now(past, match);
      if (over && this.skipped === key) match.skipping = Boolean(this.skipped = null);
      if (match.skipping || this.folded === key) continue;
      sound(seen.map(({ event }) => match.kit.sounds[event]).find(Boolean));
      await this.beat(match, past, PACES[app.settings.pace] * long);
    }
    this.film = null;
  }

  // The promise holds after a while, or when something is pressed.
  beat(match, past, ms) {
    return ms > 0 && new Promise(done => {
      const timer = setTimeout(() => done(null), ms);
      this.film = { done: () => { clearTimeout(timer); done(null); } };
      this.show(match, past, false);
    });
  }
}

const focused = () => /** @type {HTMLElement | null} */ (document.activeElement);

const opener = ({ fold }) =>
  make("button.main.stage-open", { type: "button", onclick: fold, data: { key: "open" } }, say("stage_open"));

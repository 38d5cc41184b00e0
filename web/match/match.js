// The running match on the page: whose turn it is, what was done, who looks, and the computer's own moves.

import { AFAR, sealed } from "../company/post.js";
import { app, tell } from "../page/app.js";
import { counted, kitOf, known } from "../games/games.js";
import { keep } from "../saves/store.js";
import * as clock from "./clock.js";
import * as device from "./device.js";
import { firstViewer, peopleOf, undoers } from "./eyes.js";
import { given, thought } from "./patience.js";

const PACES = { slow: 1100, normal: 550, fast: 180, once: 0 };      // milliseconds a move is shown

export class Match {
  curtain = /** @type {number | null} */ (null);     // the player to whom the device is being passed
  question = /** @type {number | null} */ (null);    // the player who is asked whether he reacts
  holder = /** @type {number | null} */ (null);      // who had the device when that was asked
  show = /** @type {any} */ (null);        // the table screen shows a change, until it has been seen
  coach = /** @type {any} */ (null);       // the teacher of a lesson
  stood = /** @type {any} */ ({});         // player -> tokens by place when he last spread them
  foretold = /** @type {any} */ (null);    // what the engine foretells of the table as it stands
  forecasts = /** @type {any} */ (null);   // of this table, asked already
  secret = false;          // whether there was something to hide
  longest = 0;             // milliseconds that the longest answer in a window for reactions took
  paused = false;
  skipping = false;
  closed = false;
  busy = false;
  going = false;
  thinking = false;
  allowed = 0;             // milliseconds for whoever thinks as long as he may, see patience.js
  changing = /** @type {Promise<any>} */ (Promise.resolve());    // what is being asked of the engine

  constructor(game, about, map, table, history) {
    this.about = about;
    this.map = map;
    this.table = table;
    this.history = history;
    this.key = game;
    this.game = known(game);
    this.kit = kitOf(game);
    this.land = this.kit.land(map, table.view);               // the board of the screen
    this.viewer = firstViewer(about.kinds);
    this.table = device.open(this, table);
    this.since = table.step;      // where the person who looks last acted
  }

  get people() { return peopleOf(this.about.kinds); }
  get actor() { return this.table.actor; }
  get afar() { return !this.table.over && this.about.kinds[this.actor] === AFAR; }    // a letter is awaited
  get person() { return this.about.kinds[this.actor] === "human"; }
  // Whether the device is passed on with care: once there was something to hide, there always is.
  get passing() {
    this.secret ||= this.kit.secrets(this.table.view);
    return this.people.length > 1 && this.secret;
  }
  get hurries() { return this.skipping || !PACES[app.settings.pace]; }
  get undoers() { return undoers(this.about.kinds, this.passing); }
  get taught() { return Boolean(this.coach && this.about.unkept); }    // a lesson: nothing is done by itself
  narrowed(table) { return this.coach?.narrowed?.(table) ?? device.open(this, table); }
  get mine() { return !this.table.over && this.person && this.curtain === null && this.question === null; }

  close() {
    this.closed = true;
    clock.stop(this);
    app.crew.stopThinking();
  }

  // One action, or several as one step; refused(error) is told if the engine refuses.
  async act(action, refused) {
    if (this.mine) Object.assign(this, { since: this.table.step + 1, paused: false });
    const asked = { step: this.table.step, [Array.isArray(action[0]) ? "actions" : "action"]: action };
    return this.change("apply", asked, "act", refused);
  }

  // Over a computer's turn too: what it was thinking of is past. What has gone out in a letter stays.
  undo() {
    if (sealed(this.about.post, this.table.steps))
      return tell("refused", { reply: { error: "undo", why: ["letter"] } });
    const changed = this.change("undo", {}, "undo");
    app.crew.stopThinking();
    return changed;
  }

  redo() { return this.change("redo", {}, "redo"); }

  // Changes come one after another; an action that was meant for another table is dropped.
  async change(op, args, cause, refused) {
    const { table } = this, asked = this.changing.then(() =>
      !this.closed && (cause !== "act" || table === this.table) && this.ask(op, args, cause, refused));
    this.changing = asked.catch(() => {});
    if (!await asked) return false;
    await this.changed(table, cause);
    this.go();
    return true;
  }

  // The engine's answer is the table from now on; true if there was one.
  async ask(op, args, cause, refused = error => tell("refused", error)) {
    const { viewer, undoers: people } = this;
    this.busy = true;
    try {
      this.table = this.narrowed(await app.crew.ask(op, { ...args, viewer, ...(people ? { people } : {}) }));
    } catch (error) {
      if (error.reply?.error !== "stale") refused(error);    // too late, and nothing is lost
      return false;
    } finally {
      this.busy = false;
    }
    if (cause === "undo") this.history.length = this.table.step + 1;
    this.since = Math.min(this.since, this.table.step);
    return !this.closed;
  }

  // The table has changed: it is kept, and shown at its pace.
  async changed(before, cause) {
    const { table } = this, { events } = table;
    if (cause !== "undo") this.history[table.step] = events;
    keep(this);
    const change = { before, after: table, events, cause }, pace = PACES[app.settings.pace];
    tell("table", change);
    const person = cause !== "act" || before.actor === this.viewer;
    await this.show?.({ ...change, ms: this.skipping ? 0 : person ? Math.min(350, pace) : pace });
  }

  // What an action, perhaps only begun, would cost and bring; each is asked once. None: what the turn would.
  forecast(action) {
    if (this.forecasts?.table !== this.table) this.forecasts = { table: this.table, known: new Map() };
    const { known } = this.forecasts, key = JSON.stringify(action ?? null);
    if (!known.has(key)) known.set(key, app.crew.ask("forecast", action ? { action } : {})
      .then(({ forecast }) => forecast, () => null));
    return known.get(key);
  }

  // What comes next: a person's choice, a device to be passed on, a computer's move, or the end.
  async go() {
    if (this.closed || this.going) return;
    this.going = true;
    try {
      while (!this.closed && await this.advance());
    } catch (error) {                      // whoever was to think cannot: a pause, and a person may go on
      Object.assign(this, { thinking: false, paused: true, skipping: false });
      tell("refused", error);
    } finally {
      this.going = false;
    }
    if (!this.closed) tell("wait", this);
  }

  async advance() {
    if (this.table.over) { clock.stop(this); this.skipping = false; return false; }
    if (this.person) return device.answer(this);
    clock.stop(this);
    return this.paused || this.afar ? false : this.computer();
  }

  async computer() {
    Object.assign(this, { thinking: true, allowed: given(this) });
    tell("thinking", this);
    await this.changing;
    const { table } = this, { step } = table, { ranking, took } = await thought(this);
    const reacts = ranking?.some(({ action }) => action[0] === "pass");
    const left = reacts ? device.rest(this, took) : PACES[app.settings.pace] / 2 - took;
    if (ranking && this.table === table) await this.pausing(left);
    await this.changing;
    if (this.closed || this.paused || this.table !== table) return !this.closed;
    if (!ranking) return false;
    const asked = this.changing = this.ask("apply", { step, action: ranking[0].action }, "act");
    if (!await asked) return this.table !== table;
    await this.changed(table, "act");
    return true;
  }

  pausing = ms => ms > 0 && !this.hurries && new Promise(done => setTimeout(done, ms));

  lift() { return device.lift(this); }
  peek() { device.peek(this); }
  pass() { return device.pass(this); }

  pause() { this.paused = true; app.crew.stopThinking(); tell("wait", this); }
  play() { this.paused = false; this.go(); }
  skip() { this.skipping = true; this.play(); }

  // From now on another plays for someone: a computer whose clock ran out, or a person who comes back.
  seat(p, kind) {
    this.about.kinds[p] = kind;
    for (const asks of ["curtain", "question"])
      if (kind !== "human" && this[asks] === p) this[asks] = null;
    keep(this);
    tell("table", { before: this.table, after: this.table, events: [], cause: "seat" });
    this.go();
  }

  // The best action for the person who is to act; no outcome is left out.
  async hint() {
    const { table } = this;
    const ranking = await app.crew.think({ level: counted(this.game).at(-1), every: true });
    return this.table === table ? ranking : null;
  }
}

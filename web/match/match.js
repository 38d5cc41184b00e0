// The running match on the page: whose turn it is, what was done, who looks, and the computer's own moves.

import { app, tell } from "../page/app.js";
import { kitOf, known } from "../games/games.js";
import { keep } from "../saves/store.js";
import * as clock from "./clock.js";

const PACES = { slow: 1100, normal: 550, fast: 180, once: 0 };      // milliseconds a move is shown

// One person sees with his own eyes all along; of several, whoever acts; with none, a bystander looks on.
export function firstViewer(kinds) {
  const people = kinds.flatMap((kind, p) => kind === "human" ? [p] : []);
  return people.length === 1 ? people[0] : null;
}

export class Match {
  constructor(game, about, map, table, history) {
    Object.assign(this, { about, map, table, history });
    this.game = known(game);
    this.kit = kitOf(game);
    this.land = this.kit.land(map, table.view);               // the board of the screen
    this.viewer = firstViewer(about.kinds);
    this.curtain = null;          // the player to whom the device is being passed
    this.paused = this.skipping = this.closed = this.busy = false;
    this.thinking = false;
    this.show = null;             // the table screen: shows a change and comes back when it has been seen
    this.since = table.step;      // where the person who looks last acted
  }

  get people() { return this.about.kinds.flatMap((kind, p) => kind === "human" ? [p] : []); }
  get actor() { return this.table.actor; }
  get mine() { return !this.table.over && this.about.kinds[this.actor] === "human" && this.curtain === null; }
  get passing() { return this.people.length > 1 && this.kit.secrets(this.table.view); }

  close() {
    this.closed = true;
    clock.stop(this);
    app.crew.stopThinking();
  }

  async act(action) {
    if (this.mine) this.since = this.table.step + 1;
    return this.change("apply", { step: this.table.step, action }, "act");
  }

  undo() { return this.change("undo", {}, "undo"); }
  redo() { return this.change("redo", {}, "redo"); }

  async change(op, args, cause) {
    if (this.busy || this.closed) return false;
    this.busy = true;
    const before = this.table;
    try {
      this.table = await app.crew.ask(op, { ...args, viewer: this.viewer });
    } catch (error) {
      tell("refused", error);
      return false;
    } finally {
      this.busy = false;
    }
    if (this.closed) return false;
    const events = this.table.events;
    if (cause === "undo") this.history.length = this.table.step + 1;
    else this.history[this.table.step] = events;
    keep(this);
    await this.shown({ before, after: this.table, events, cause });
    this.go();
    return true;
  }

  async shown(change) {
    tell("table", change);
    const person = change.cause !== "act" || change.before.actor === this.viewer;
    const ms = this.skipping ? 0 : person ? Math.min(350, PACES[app.settings.pace])
      : PACES[app.settings.pace];
    await this.show?.({ ...change, ms });
  }

  // What comes next: a person's choice, a device to be passed on, a computer's move, or the end.
  async go() {
    if (this.closed || this.going) return;
    this.going = true;
    try {
      while (!this.closed && await this.advance());
    } finally {
      this.going = false;
    }
    if (!this.closed) tell("wait", this);
  }

  async advance() {
    if (this.table.over) { clock.stop(this); this.skipping = false; return false; }
    if (this.about.kinds[this.actor] === "human") { await this.hand(); return false; }
    clock.stop(this);
    if (this.paused) return false;
    return this.computer();
  }

  // A person acts now; another one must look away first.
  async hand() {
    this.skipping = false;
    if (this.passing && this.viewer !== this.actor) {
      this.curtain = this.actor;
      clock.stop(this);
      if (this.viewer !== null) await this.look(null);    // behind the curtain nobody's secrets are left
    } else {
      if (this.viewer !== this.actor) await this.look(this.actor);
      clock.start(this);
    }
  }

  async lift() {
    await this.look(this.curtain);
    this.curtain = null;
    this.go();
  }

  async look(viewer) {
    this.viewer = viewer;
    this.table = { ...await app.crew.ask("view", { viewer }), events: [] };
    tell("table", { before: this.table, after: this.table, events: [], cause: "look" });
  }

  async computer() {
    this.thinking = true;
    tell("thinking", this);
    const { step, actor } = this.table;
    const began = performance.now();
    const ranking = await app.crew.think({ level: this.about.kinds[actor] });
    this.thinking = false;
    if (!ranking || this.closed || this.paused || this.table.step !== step) return false;
    const least = this.skipping ? 0 : PACES[app.settings.pace] / 2 - (performance.now() - began);
    if (least > 0) await new Promise(done => setTimeout(done, least));
    if (this.closed || this.paused || this.table.step !== step) return false;
    const before = this.table;
    this.table = await app.crew.ask("apply", { step, action: ranking[0].action, viewer: this.viewer });
    this.history[this.table.step] = this.table.events;
    keep(this);
    await this.shown({ before, after: this.table, events: this.table.events, cause: "act" });
    return true;
  }

  pause() { this.paused = true; app.crew.stopThinking(); tell("wait", this); }
  play() { this.paused = false; this.go(); }
  skip() { this.skipping = true; this.paused = false; this.go(); }

  // From now on another plays for someone: a computer whose clock ran out, or a person who comes back.
  seat(p, kind) {
    this.about.kinds[p] = kind;
    if (this.curtain === p && kind !== "human") this.curtain = null;
    keep(this);
    tell("table", { before: this.table, after: this.table, events: [], cause: "seat" });
    this.go();
  }

  // The best action for the person who is to act, with its gain.
  async hint() {
    const { step } = this.table;
    const ranking = await app.crew.think({ level: this.game.levels.at(-1) });
    return ranking && this.table.step === step ? ranking : null;
  }
}

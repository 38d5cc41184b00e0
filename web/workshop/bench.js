// Where a position is worked on: an engine of its own with the position on its table, and the way back over
// what was set.

import { start } from "../engine/engine.js";
import * as cupboard from "../extras/cupboard.js";
import { beginning } from "./positions.js";

export class Bench {
  past = /** @type {any[]} */ ([]);       // saves before each thing that was set
  future = /** @type {any[]} */ ([]);     // and those that were taken back
  table = /** @type {any} */ (null);
  save = /** @type {any} */ (null);       // of the position as it stands

  constructor(save) {
    this.game = save.game;
    this.engine = start(undefined, { guests: cupboard.guestsOf(save), name: "bench" });
  }

  // Loads a match as it stands after its actions.
  async open(save) {
    await this.engine.ready;
    this.table = await this.engine.call("load", { save, viewer: null }, this.game);
    return this.still(save.base && !save.actions.length ? save : null);
  }

  // The position as it stands, as a save that begins with it.
  async still(known = /** @type {any} */ (null)) {
    if (known) return this.save = known;
    const { save } = await this.engine.call("save", { whole: true });
    return this.save = beginning(save, save.last.state);
  }

  settings(place) {
    return this.engine.call("settings", place === null ? {} : { place }).then(({ settings }) => settings);
  }

  // Throws what the engine says if it cannot be; then nothing has changed.
  async set(row, place, to) {
    const { set, player, piece } = row, before = this.save;
    const setting = Object.fromEntries(Object.entries({ set, player, piece, place: place ?? undefined, to })
      .filter(([, value]) => value !== undefined));
    this.table = await this.engine.call("arrange", { setting });
    await this.still();
    this.past.push(before);
    this.future = [];
  }

  undo() { return this.turn(this.past, this.future); }
  redo() { return this.turn(this.future, this.past); }

  async turn(from, to) {
    const save = from.pop();
    if (!save) return;
    to.push(this.save);
    await this.open(save);
  }

  stop() { this.engine.stop(); }
}

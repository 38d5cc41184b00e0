// The way back over what was done to a thing, and forth again.

const MOST = 300;                  // steps that are remembered

export class Past {
  before = /** @type {any[]} */ ([]);
  after = /** @type {any[]} */ ([]);
  tag = "";

  constructor(now) { this.now = now; }

  // Deeds of one tag in a row are one step.
  put(next, tag = "") {
    if (!tag || tag !== this.tag) this.before.push(this.now);
    if (this.before.length > MOST) this.before.shift();
    Object.assign(this, { now: next, after: [], tag });
  }

  undo() { this.turn(this.before, this.after); }
  redo() { this.turn(this.after, this.before); }

  turn(from, to) {
    if (!from.length) return;
    to.push(this.now);
    this.now = from.pop();
    this.tag = "";
  }
}

// What clicking and dragging on the board means: the choices of the wire, and nothing else.
//
// A choice that walks moves a piece: it is picked up first, then only its goals glow. A verb pressed beside
// the board leaves only its own choices. A finger's first tap shows what it would do, the second does it.
// Escape, a click elsewhere, every change lets all go.

import { app } from "../page/app.js";
import { dismiss, note } from "../page/dialogs.js";
import { play as sound } from "../page/sound.js";
import { capital, has, say } from "../page/words.js";
import { asked, follows, next, quiet } from "./asking.js";
import { another, bothWays, first, onward, pile, walks, ways } from "./lifting.js";
import { handOf } from "./seats.js";
import * as spread from "./spread.js";
import { reason } from "./wording.js";

/** @typedef {{finger?: boolean, double?: boolean, keys?: boolean, piece?: number, march?: any[]}} How */
const ALL = "all";                 // went with all that were held

export class Choosing {
  from = /** @type {number | null} */ (null);           // the place of the pieces that are held
  pieces = /** @type {number[]} */ ([]);                // those of its pile, where they can be told apart
  verb = /** @type {string | null} */ (null);           // the verb that is pressed
  meant = /** @type {number | null} */ (null);          // the place that a finger tapped once
  hint = /** @type {any} */ (null);           // the choice that the computer likes best
  way = /** @type {number[]} */ ([]);         // the way it goes
  plan = /** @type {any[]} */ ([]);           // or how many are wanted on each place
  path = /** @type {number[] | null} */ (null);         // the way to what is pointed at with pieces in hand
  picked = /** @type {any} */ (null);         // the table that was picked from last

  // hands.act(action, asked) carries a choice out, hands.chosen() is told when something else is held.
  constructor(board, seats, hands) {
    this.board = board;
    this.hands = hands;
    Object.assign(board, {
      onPick: (place, at, how) => this.pick(place, at, how), onMinus: place => this.give(place, -1),
      onMove: (from, to) => this.move(from, to), onLift: (place, piece) => this.lift(place, piece),
      handOf: p => handOf(seats, p),
    });
  }

  // --- what may be chosen --------------------------------------------------------------------

  // The choices of the pressed verb, or all.
  get open() {
    const { match } = app, { verb } = this;
    const meant = choice => verb ? choice.action[0] === verb : !match.kit.waits(choice);
    return match.mine ? bothWays(match.table.choices.filter(meant)) : [];
  }

  // Those that are offered on the board now: what else can be done first, pieces to pick up; or goals.
  get offered() {
    const { open, from } = this;
    if (from !== null) return ways(open, from, this.pieces);
    const starts = new Set(open.filter(walks).map(choice => choice.from));
    return [...open.filter(choice => !walks(choice)),
      ...[...starts].map(place => ({ action: [], kind: "lift", place }))];
  }

  // What is in hand, for the game to ask about.
  get hand() {
    return this.from === null ? null : { from: this.from, pieces: this.pieces.map(n => pile(this.from)[n]) };
  }

  starts = place => this.open.filter(choice => choice.from === place);
  goals = place => this.open.filter(choice => walks(choice) && choice.place === place);

  // Shows the match as it stands with what is offered.
  show() {
    const { table, about } = app.match, { from, hint, meant, pieces, path, plan, way } = this;
    const lit = [meant, hint?.from].filter(place => typeof place === "number");
    this.board.show({
      view: table.view, choices: [...this.offered, ...plan], colours: about.colours, patterns: about.patterns,
      highlight: new Set(lit), hint: from === null && !plan.length ? hint?.place ?? null : null, from, pieces,
      trail: path ?? way,
    });
  }

  /** Other pieces, another verb; what is not named is let go.
   * @param {{from?: number | null, pieces?: number[], verb?: string | null, meant?: number | null}} what */
  hold({ from = null, pieces = [], verb = this.verb, meant = null } = {}) {
    if (from === this.from && verb === this.verb && String(pieces) === String(this.pieces)
      && meant === this.meant) return false;
    Object.assign(this, { from, pieces, verb, meant, path: null });
    this.hands.chosen();
    return true;
  }

  letGo = () => {
    dismiss();
    if (this.hint) this.suggest();
    return this.hold(this.from === null && this.meant === null ? { verb: null } : {});
  };

  // The table has changed: nothing is held any more, what alone is left is pressed; a hint may be told of.
  forget(hint = null, way = /** @type {number[]} */ ([]), plan = /** @type {any[]} */ ([])) {
    const verb = app.match?.mine ? app.match.kit.presses(app.match.table) : null;
    Object.assign(this, { from: null, pieces: [], verb, meant: null, path: null, hint, way, plan });
    dismiss();
  }

  suggest = (...told) => { this.forget(...told); this.hands.chosen(); };

  /** @type {(place: number, at: any, how?: How) => Promise<any>} */
  async pick(place, at, how = {}) {
    const { match } = app, before = this.picked;
    this.picked = match.table;
    if (!match.mine || match.busy || (how.double && before !== match.table)) return undefined;
    if (this.from === place) return this.more(place, how);
    const starts = this.starts(place).length;
    if (this.from !== null && !(starts && !this.offered.some(choice => choice.place === place)))
      return this.goal(place, at, how);
    const here = this.open.filter(choice => !walks(choice) && choice.place === place);
    if (spread.offers(here)) return this.give(place, 1);
    if (starts && !(how.keys && here.length)) this.lift(place, how.piece);
    const choices = here.length || starts ? here : this.goals(place);
    if (choices.length) return this.choose(place, at, choices, how, starts > 0);
    return starts ? undefined : this.explain(place);
  }

  // One of these is done: at once if it is the only one, else what is chosen beside the finger. What a finger
  // means, and what is asked about, is done when it is picked again.
  async choose(place, at, choices, how, lifting = false) {
    const { match } = app, [{ action }] = choices, single = choices.length === 1 && !lifting;
    const question = single ? this.hands.question(action) : null;
    const known = this.meant === place && !(question && how.double);
    const shy = question || (how.finger && app.settings.twice);
    if (single && (known || !shy) && !match.kit.asks(action)) return this.done(action, at, how, true);
    if (single) this.hold({ from: this.from, pieces: this.pieces, meant: place });
    const title = question ?? capital(match.kit.place(match.land.regions[place], place));
    const chosen = await this.ask(title, at ?? this.board.place(place), choices, how, lifting);
    if (chosen === "lift") return this.lift(place);
    return chosen && this.done(chosen, at, how, single);
  }

  ask = (...told) => asked(this.from !== null, ...told);

  // What is asked next lies beside the finger too. how.march: what goes along as the same step, if it may.
  async done(action, at, how, asked = false) {
    const { match } = app, { march = [] } = how;
    if (march.length && await this.hands.act([action, ...march], asked, () => {})) return ALL;
    if (!await this.hands.act(action, asked)) return false;
    if (!follows(match)) return true;
    const chosen = await next(match, at, how);
    return Boolean(chosen) && this.hands.act(chosen);
  }

  // Picks up the piece that was pointed at, else the first; again where one is held: the other, or none.
  lift = (place, piece) => this.hold({ from: place, pieces: first(this.open, place, piece) });
  /** @type {(place: number, how: How) => any} */
  more(place, { piece, double }) {
    const next = another(this.open, place, this.pieces, piece, double);
    return next && this.hold(next.length ? { from: place, pieces: next } : {});
  }

  // Where the held pieces go: a troop as one step if nobody is asked in between, else one after the other.
  async goal(place, at, how = {}) {
    const { from, pieces } = this, goals = this.offered.filter(choice => choice.place === place);
    if (!goals.length) return this.explain(place, this.open.find(walks)?.action[0]).then(() => this.hold());
    const { match } = app, [lead, ...others] = pieces.map(n => pile(from)[n]);
    const next = piece => onward(this.open, from, place, piece)?.action;
    const march = lead?.troop ? others.map(next).filter(Boolean) : [];
    let went = await this.choose(place, at, goals, { ...how, march });
    for (const piece of went === ALL ? [] : others) {
      if (went) await quiet(match);
      const then = went && app.match === match && next(piece);
      if (!then) break;
      went = await this.done(then, at, how);
    }
    return went;
  }

  // One token more or fewer on a place.
  give(place, by) {
    const { match } = app, choice = match.mine && spread.shift(match, place, by);
    if (choice) return this.hands.act(choice.action);
    sound("refuse");
    if (spread.offers(match.table.choices)) note(say(by > 0 ? "spread_empty" : "spread_least"));
  }

  // Dragged from a place to another.
  async move(from, to) {
    const { match } = app;
    if (match.mine && this.starts(from).length) return this.goal(to, this.board.place(to));
    const less = match.mine && from !== to && spread.shift(match, from, -1);
    if (less) this.hands.act([less.action, [less.action[0], to, spread.held(match, to) + 1]]);
  }

  // A click that means nothing: why it cannot be done.
  async explain(place, verb = this.verb) {
    const { match } = app, asked = match.kit.doubts(match.table, place, verb, this.hand);
    if (!asked) return;
    sound("refuse");
    this.board.refuse(place);
    const { why } = await app.crew.ask("explain", { action: asked });
    const words = why.map(reason).join(" "), guessed = asked[0] !== verb && has(`verb_${asked[0]}`);
    if (words && !this.hands.known(words))
      note(guessed ? `${say(`verb_${asked[0]}`)}: ${words}` : words, "bad");
  }
}

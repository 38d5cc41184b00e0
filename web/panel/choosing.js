// What clicking and dragging on the board means: the choices of the wire, and nothing else.
//
// A choice that walks moves a piece: its start is picked up first, then only its goals glow. A verb pressed
// beside the board leaves only its own choices.
// Both are let go by Escape, by a click elsewhere, by every change of the table.

import { app } from "../page/app.js";
import { menu, note } from "../page/dialogs.js";
import { play as sound } from "../page/sound.js";
import { capital, has, say } from "../page/words.js";
import { handOf } from "./seats.js";
import * as spread from "./spread.js";
import { reason, worded } from "./wording.js";

const walks = ({ kind }) => kind === "walk";

export class Choosing {
  from = /** @type {number | null} */ (null);           // the place of the piece that is held
  verb = /** @type {string | null} */ (null);           // the verb that is pressed
  hint = /** @type {any} */ (null);           // the choice that the computer likes best

  // seats: the players' panel; hands.act(action) carries a choice out, hands.chosen() is told when another
  // piece or verb is held.
  constructor(board, seats, hands) {
    this.board = board;
    this.hands = hands;
    Object.assign(board, {
      onPick: (place, at) => this.pick(place, at), onMinus: place => this.give(place, -1),
      onMove: (from, to) => this.move(from, to), onLift: place => this.hold({ from: place }),
      handOf: p => handOf(seats, p),
    });
  }

  // --- what may be chosen --------------------------------------------------------------------

  // The choices of the pressed verb, or all.
  get open() {
    const { match } = app, { verb } = this;
    return match.mine ? match.table.choices.filter(({ action }) => !verb || action[0] === verb) : [];
  }

  // Those that are offered on the board now: what else can be done first, pieces to pick up;
  // or goals of the held one.
  get offered() {
    const { open, from } = this;
    if (from !== null) return open.filter(choice => choice.from === from);
    const starts = new Set(open.filter(walks).map(choice => choice.from));
    return [...open.filter(choice => !walks(choice)),
      ...[...starts].map(place => ({ action: [], kind: "lift", place }))];
  }

  starts = place => this.open.filter(choice => choice.from === place);
  goals = place => this.open.filter(choice => walks(choice) && choice.place === place);

  // Shows the match as it stands with what is offered.
  show(trail = []) {
    const { table, about } = app.match, { from, hint } = this;
    this.board.show({
      view: table.view, choices: this.offered, colours: about.colours, patterns: about.patterns,
      highlight: new Set(), hint: (from === null ? hint?.from : null) ?? hint?.place ?? null, from, trail,
    });
  }

  // Another piece, another verb; what is not named is let go.
  hold({ from = null, verb = this.verb } = {}) {
    if (from === this.from && verb === this.verb) return false;
    Object.assign(this, { from, verb });
    this.hands.chosen();
    return true;
  }

  letGo = () => this.hold(this.from === null ? { verb: null } : {});

  // The table has changed: nothing is held any more.
  forget() {
    Object.assign(this, { from: null, verb: null });
  }

  // --- clicks --------------------------------------------------------------------------------

  async pick(place, at) {
    const { match } = app;
    if (!match.mine) return;
    if (this.from !== null) return this.goal(place, at);
    const here = this.open.filter(choice => !walks(choice) && choice.place === place);
    const lifts = this.starts(place);
    if (spread.offers(here)) return this.give(place, 1);
    if (here.length === 1 && !lifts.length && !match.kit.asks(here[0].action))
      return this.hands.act(here[0].action);
    if (lifts.length && !here.length) return this.hold({ from: place });
    const choices = here.length ? here : this.goals(place);
    if (!choices.length) return this.explain(place);
    const lift = lifts.length ? [["lift", say("lift")]] : [];
    const chosen = await this.ask(place, at, choices, lift);
    if (chosen === "lift") this.hold({ from: place });
    else if (chosen) this.hands.act(chosen);
  }

  // A menu that names the place; its entries need not.
  ask(place, at, choices, more = []) {
    const { match } = app, known = { here: true, held: this.from !== null };
    const name = match.kit.place(match.land.regions[place], place);
    const entries = choices.map(choice => [choice.action, capital(worded({ ...choice, ...known }, match))]);
    return menu(capital(name), at ?? this.board.place(place), [...more, ...entries]);
  }

  // Where the held piece goes.
  async goal(place, at) {
    const goals = this.goals(place).filter(({ from }) => from === this.from);
    if (goals.length) {
      const action = goals.length > 1 ? await this.ask(place, at, goals) : goals[0].action;
      return action ? this.hands.act(action) : this.hold();
    }
    if (place === this.from) return this.hold();
    if (this.starts(place).length) return this.hold({ from: place });
    await this.explain(place, this.open.find(walks)?.action[0]);
    return this.hold();
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
    if (!less) return;
    const [verb] = less.action;
    this.hands.act([less.action, [verb, to, spread.held(match, to) + 1]]);
  }

  // A click that means nothing: why it cannot be done.
  async explain(place, verb = this.verb) {
    const { match } = app, asked = match.kit.doubts(match.table, place, verb);
    if (!asked) return;
    sound("refuse");
    this.board.refuse(place);
    const { why } = await app.crew.ask("explain", { action: asked });
    const words = why.map(reason).join(" "), guessed = asked[0] !== verb && has(`verb_${asked[0]}`);
    if (words && !this.hands.known(words))
      note(guessed ? `${say(`verb_${asked[0]}`)}: ${words}` : words, "bad");
  }
}

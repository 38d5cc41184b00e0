// What pointing at, clicking and dragging on the board means: the choices of the wire, and nothing else.
//
// A choice with `from` moves a piece: its start is picked up first, then only its goals glow. A verb pressed
// beside the board leaves only its own choices.
// Both are let go by Escape, by a click elsewhere, by every change of the table.

import { app } from "../page/app.js";
import { menu, note } from "../page/dialogs.js";
import { make, replace } from "../page/dom.js";
import { play as sound } from "../page/sound.js";
import { capital, has, say } from "../page/words.js";
import { reason, worded } from "./wording.js";
import { handOf } from "./seats.js";
import * as spread from "./spread.js";

const LOW = 190;    // pixels over the lower edge of the board where the bill would hide what it tells of

const ofMove = ({ from }) => from !== undefined;

export class Choosing {
  // pointed: where the bill is shown; seats: the players' panel; hands.act(action) carries a choice out,
  // hands.chosen() is told when another piece or verb is held, hands.aim(choices) what is pointed at.
  constructor(board, pointed, seats, hands) {
    Object.assign(this, {
      board, pointed, seats, hands, at: null, asked: null, from: null, verb: null, hint: null,
    });
    Object.assign(board, {
      onPick: (region, at) => this.pick(region, at), onPoint: region => this.point(region),
      onMinus: region => this.give(region, -1), onMove: (from, to) => this.move(from, to),
      onLift: region => this.hold({ from: region }),
      describe: region => this.spoken(region), handOf: p => handOf(seats, p),
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
    const starts = new Set(open.filter(ofMove).map(choice => choice.from));
    return [...open.filter(choice => !ofMove(choice)),
      ...[...starts].map(region => ({ action: [], region, lift: true }))];
  }

  starts = region => this.open.filter(choice => choice.from === region);
  goals = region => this.open.filter(choice => ofMove(choice) && choice.region === region);

  // Shows the match as it stands with what is offered.
  show(trail = []) {
    const { table, about } = app.match, { from, hint } = this;
    this.board.show({
      view: table.view, choices: this.offered, colours: about.colours, patterns: about.patterns,
      highlight: new Set(), hint: (from === null ? hint?.from : null) ?? hint?.region ?? null, from, trail,
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

  async pick(region, at) {
    const { match } = app;
    if (!match.mine) return;
    if (this.from !== null) return this.goal(region, at);
    const here = this.open.filter(choice => !ofMove(choice) && choice.region === region);
    const lifts = this.starts(region);
    if (spread.offers(here)) return this.give(region, 1);
    if (here.length === 1 && !lifts.length && !match.kit.asks(here[0].action))
      return this.hands.act(here[0].action);
    if (lifts.length && !here.length) return this.hold({ from: region });
    const choices = here.length ? here : this.goals(region);
    if (!choices.length) return this.explain(region);
    const lift = lifts.length ? [["lift", say("lift")]] : [];
    const chosen = await this.ask(region, at, choices, lift);
    if (chosen === "lift") this.hold({ from: region });
    else if (chosen) this.hands.act(chosen);
  }

  // A menu that names the region; its entries need not.
  ask(region, at, choices, more = []) {
    const { match } = app, known = { here: true, held: this.from !== null };
    const name = match.kit.place(match.land.regions[region], region);
    const entries = choices.map(choice => [choice.action, capital(worded({ ...choice, ...known }, match))]);
    return menu(capital(name), at ?? this.board.place(region), [...more, ...entries]);
  }

  // Where the held piece goes.
  async goal(region, at) {
    const goals = this.goals(region).filter(({ from }) => from === this.from);
    if (goals.length) {
      const action = goals.length > 1 ? await this.ask(region, at, goals) : goals[0].action;
      return action ? this.hands.act(action) : this.hold();
    }
    if (region === this.from) return this.hold();
    if (this.starts(region).length) return this.hold({ from: region });
    await this.explain(region, this.open.find(ofMove)?.action[0]);
    return this.hold();
  }

  // One token more or fewer on a region.
  give(region, by) {
    const { match } = app, choice = match.mine && spread.shift(match, region, by);
    if (choice) return this.hands.act(choice.action);
    sound("refuse");
    if (spread.offers(match.table.choices)) note(say(by > 0 ? "spread_empty" : "spread_least"));
  }

  // Dragged from a region to another.
  async move(from, to) {
    const { match } = app;
    if (match.mine && this.starts(from).length) return this.goal(to, this.board.place(to));
    const less = match.mine && from !== to && spread.shift(match, from, -1);
    if (!less || !await this.hands.act(less.action)) return;
    const more = spread.shift(match, to, 1);
    if (more) await this.hands.act(more.action);
  }

  // A click that means nothing: why it cannot be done.
  async explain(region, verb = this.verb) {
    const { kit, table } = app.match, asked = kit.doubts(table, region, verb);
    if (!asked) return;
    sound("refuse");
    this.board.refuse(region);
    const { why } = await app.crew.ask("explain", { verb: asked, region });
    const words = why.map(reason).join(" "), guessed = asked !== verb && has(`verb_${asked}`);
    if (this.pointed.textContent.includes(words)) return;
    note(guessed ? `${say(`verb_${asked}`)}: ${words}` : words, "bad");
  }

  // --- pointing ------------------------------------------------------------------------------

  // Tells of a region what it is, what it costs and the way there; null takes the words away.
  async point(region) {
    const { match } = app, { from } = this;
    if (region === this.at && match?.table === this.asked?.table && from === this.asked?.from) return;
    const asked = this.asked = { table: match?.table, from };
    this.at = region;
    if (!match || region === null || region === undefined) return this.unpoint();
    const { kit, table, land } = match;
    const goal = from !== null && this.goals(region).some(one => one.from === from);
    const needs = match.mine && kit.bills(table);
    const where = { region, ...(goal ? { from } : {}) };
    const forecast = needs ? (await app.crew.ask("forecast", where)).forecast : null;
    if (this.asked !== asked) return;
    const aimed = this.offered.filter(one => one.region === region && !one.lift);
    const { y } = this.board.place(region);
    this.pointed.classList.toggle("above", y > this.board.host.getBoundingClientRect().bottom - LOW);
    const name = make("b", {}, capital(kit.spoken(table.view, region, land.regions[region])));
    replace(this.pointed, name, forecast ? kit.bill(forecast, aimed, match) : []);
    this.aim(aimed);
    if (from !== null) this.show(forecast?.path);
  }

  unpoint() {
    replace(this.pointed);
    this.aim([]);
    if (this.from !== null) this.show();
  }

  aim = choices => this.hands.aim(choices);

  // The table has changed: what is pointed at may cost something else now;
  // `anew`: it is to be said in other words.
  again(anew = false) {
    if (anew) this.asked = null;
    if (typeof this.at === "number") this.point(this.at);
  }

  // A region, what is there and what may be done with it, for a person who listens.
  spoken(region) {
    const { match } = app, { table, land, kit } = match;
    const may = new Set(this.offered.filter(choice => choice.region === region)
      .map(choice => choice.lift ? say("lift") : worded(choice, match)));
    const held = region === this.from ? [say("lifted")] : [];
    const told = kit.spoken(table.view, region, land.regions[region]);
    return [told, ...held, ...[...may].slice(0, 3)].join(", ");
  }
}

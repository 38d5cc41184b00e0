// What pointing at, clicking and dragging on the board means: the choices of the wire, and nothing else.

import { app } from "../app.js";
import { menu, note } from "../dialogs.js";
import { play as sound } from "../sound.js";
import { say } from "../words.js";
import { named } from "./action.js";
import { bill, reason } from "./bill.js";
import * as spread from "./spread.js";

export class Choosing {
  // pointed: where the bill is shown; seats: the players' panel; hands.act(action) carries a choice out.
  constructor(board, pointed, seats, hands) {
    Object.assign(this, { board, pointed, seats, hands, at: null, asked: null });
    Object.assign(board, {
      onPick: (region, at) => this.pick(region, at), onPoint: region => this.point(region),
      onMinus: region => this.give(region, -1), onMove: (from, to) => this.move(from, to),
      describe: region => this.spoken(region), handOf: p => this.handOf(p),
    });
  }

  // A region, what is there and what may be done with it, for a person who listens.
  spoken(region) {
    const { match } = app, { table, map, painter } = match;
    const choices = match.mine ? table.choices.filter(choice => choice.region === region) : [];
    const may = [...new Set(choices.map(choice => named(choice, match)))].slice(0, 3);
    return [painter.spoken(table.view, region, map.regions[region]), ...may].join(", ");
  }

  async pick(region, at) {
    const { match } = app, { painter } = match;
    if (!match.mine) return;
    const choices = match.table.choices.filter(choice => choice.region === region);
    if (choices.some(({ action }) => action.length === 3)) return this.give(region, 1);
    if (!choices.length) return this.explain(region);
    if (choices.length === 1 && !painter.asks(choices[0].action)) return this.hands.act(choices[0].action);
    const entries = choices.map(choice => [choice.action, named(choice, match)]);
    const chosen = await menu(painter.place(match.map.regions[region], region), at ?? this.board.place(region), entries);
    if (chosen) this.hands.act(chosen);
  }

  // One token more or fewer on a region.
  give(region, by) {
    const { match } = app, choice = match.mine && spread.shift(match, region, by);
    if (choice) return this.hands.act(choice.action);
    sound("refuse");
    if (spread.offers(match.table.choices)) note(say(by > 0 ? "spread_empty" : "spread_least"));
  }

  async move(from, to) {
    const { match } = app, less = match.mine && from !== to && spread.shift(match, from, -1);
    if (!less || !await this.hands.act(less.action)) return;
    const more = spread.shift(match, to, 1);
    if (more) await this.hands.act(more.action);
  }

  async explain(region) {
    const { painter, table } = app.match;
    if (!painter.bills(table)) return;
    sound("refuse");
    this.board.refuse(region);
    const { forecast } = await app.crew.ask("forecast", { region });
    if (forecast.why?.length) note(forecast.why.map(reason).join(" "), "bad");
  }

  // Tells of a region what it is and what it costs; null takes the words away.
  async point(region) {
    const { match } = app;
    if (region === this.at && match?.table === this.asked?.table) return;
    const asked = this.asked = { table: match?.table };
    this.at = region;
    if (!match || region === null || region === undefined) return bill(this.pointed, "");
    const needs = match.mine && match.painter.bills(match.table);
    const forecast = needs ? (await app.crew.ask("forecast", { region })).forecast : null;
    const { painter, table, map } = match;
    if (this.asked === asked) bill(this.pointed, painter.spoken(table.view, region, map.regions[region]), forecast?.bill ? forecast : null);
  }

  // The table has changed: what is pointed at may cost something else now; `anew`: it is to be said in other words.
  again(anew = false) {
    if (anew) this.asked = null;
    if (typeof this.at === "number") this.point(this.at);
  }

  // Where a player's tokens come from and go to: his place on the panel.
  handOf(p) {
    const box = this.seats.querySelectorAll(".seat")[p]?.querySelector(".badge")?.getBoundingClientRect();
    return box?.width ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
  }
}

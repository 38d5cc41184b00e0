// What is pointed at on the board: what it is, what it costs and the way there, in words.

import { app } from "../page/app.js";
import { sparing } from "../page/dialogs.js";
import { make, replace } from "../page/dom.js";
import { capital, say } from "../page/words.js";
import { worded } from "./wording.js";

const REST = 40;   // milliseconds a pointer stays before the engine is asked: a click goes before a question
const NEAR = 30;    // pixels between a place and the words about it

export class Pointing {
  at = /** @type {number | null} */ (null);             // the place
  asked = /** @type {any} */ (null);          // what it was asked for: {table, held}

  // box: where the words are shown; aim(choices) is told what is pointed at.
  constructor(board, box, choosing, aim) {
    this.board = board;
    this.box = box;
    this.choosing = choosing;
    this.aim = aim;
    Object.assign(board, { onPoint: place => this.point(place), describe: place => this.spoken(place) });
  }

  // null takes the words away.
  async point(place) {
    const { match } = app, { choosing } = this, held = `${choosing.from} ${choosing.pieces}`;
    if (place === this.at && match?.table === this.asked?.table && held === this.asked?.held) return;
    const asked = this.asked = { table: match?.table, held };
    this.at = place;
    if (!match?.land.regions[place]) return this.leave();   // nowhere, or on the board of another match
    const { kit, table, land } = match, action = this.begun(match);
    await new Promise(done => setTimeout(done, REST));
    const forecast = action && this.asked === asked && await match.forecast(action);
    if (this.asked !== asked) return;
    const aimed = choosing.offered.filter(one => one.place === place && one.kind !== "lift");
    this.box.style.setProperty("--board-top", `${this.board.host.offsetTop}px`);  // a guide may be over it
    const name = make("b", {}, capital(kit.spoken(table.view, place, land.regions[place])));
    replace(this.box, name, forecast ? kit.bill(forecast, aimed, match) : []);
    this.box.classList.toggle("above", this.hides(place));
    sparing();
    this.aim(aimed);
    this.lead(forecast?.path);
    this.board.sail(forecast ? kit.ferry(forecast, table) : null, place);
  }

  // Whether the words would hide the place they tell of at the lower edge of the board, less at the upper.
  hides(place) {
    const { y } = this.board.place(place), { top, bottom } = this.board.host.getBoundingClientRect();
    const under = bottom - y - this.box.offsetHeight, over = y - top - this.box.offsetHeight;
    return under < NEAR && over > under;
  }

  // The action that is meant, perhaps only begun, if the game has something to tell of it; else null.
  begun({ kit, mine, table } = app.match) {
    const { at, choosing: { verb, offered, hand } } = this;
    if (!mine || typeof at !== "number" || !kit.bills(table)) return null;
    const aimed = offered.find(one => one.place === at && one.kind !== "lift");
    if (aimed) return hand ? kit.together(aimed.action, hand.pieces) : aimed.action;
    return kit.doubts(table, at, verb, hand) ?? [table.frame.phase, at];
  }

  leave() {
    replace(this.box);
    this.aim([]);
    this.lead();
    this.board.sail(null);
  }

  // With pieces in hand, those of the match that is on the table: the way there.
  lead(path = /** @type {number[] | null} */ (null)) {
    if (this.choosing.from === null || this.board.land !== app.match?.land) return;
    this.choosing.path = path;
    this.choosing.show();
  }

  // A finger points at nothing when it is gone.
  clear() {
    this.at = this.asked = null;
    this.board.pointed = null;
    replace(this.box);
  }

  // The table has changed: what is pointed at may cost something else now;
  // `anew`: it is to be said in other words.
  again(anew = false) {
    if (anew) this.asked = null;
    if (typeof this.at === "number") this.point(this.at);
  }

  // A place, what is there and what may be done with it, for a person who listens.
  spoken(place) {
    const { match } = app, { table, land, kit } = match, { offered, from } = this.choosing;
    if (!land.regions[place]) return "";                      // its board is not there yet
    const may = new Set(offered.filter(choice => choice.place === place)
      .map(choice => choice.kind === "lift" ? say("lift") : worded(choice, match)));
    const held = place === from ? [say("lifted")] : [];
    const told = kit.spoken(table.view, place, land.regions[place]);
    return [told, ...held, ...[...may].slice(0, 3)].join(", ");
  }
}

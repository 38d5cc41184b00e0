// The guide beside a real match: what is to be done now and why, in a line, and where. It asks nothing, holds
// nothing up, and can be sent away.

import { app } from "../page/app.js";
import { make, replace } from "../page/dom.js";
import { capital, has, say } from "../page/words.js";
import * as spread from "../panel/spread.js";
import { because, worded } from "../panel/wording.js";
import { keep } from "../saves/store.js";

const LEVEL = "normal";            // that recommends: quick, and much better than the easiest opponent
const REASONS = 2;

export class Guide {
  layout = "guided";               // how the table makes room for it
  host = /** @type {any} */ (null);
  best = /** @type {any} */ (null);          // {table, choice, why}: what is recommended
  lit = /** @type {any} */ (null);
  asked = 0;

  constructor(match) {
    this.match = match;
    this.line = make("div.guide-line", { ariaLive: "polite" });
    this.pointer = new CSSStyleSheet();      // marks a button, however often the panels are made anew
  }

  // Puts the line into its place; again after a change of language.
  render(host) {
    this.host = host;
    document.adoptedStyleSheets = [...new Set([...document.adoptedStyleSheets, this.pointer])];
    replace(host, make("div.guide-card", { role: "group", ariaLabel: say("guide_title") }, this.line,
      make("button.quiet", { type: "button", onclick: () => this.away(), title: say("guide_away"),
        ariaLabel: say("guide_away") }, "✕")));
    this.onTable();
  }

  // A change on the table: what is usual now is told at once, what is best here a moment later.
  async onTable() {
    const { match } = this, { table } = match, asked = ++this.asked;
    this.best = null;
    this.paint();
    if (!match.mine || spread.offers(table.choices) || table.choices.length < 2) return;
    const ranking = await app.crew.think({ level: LEVEL, every: true }).catch(() => null);
    if (asked !== this.asked || match.table !== table || !ranking?.length) return;
    const [{ action, why }] = ranking;
    const choice = table.choices.find(one => String(one.action) === String(action));
    this.best = choice && { choice, why: because(why, match).slice(0, REASONS).join("; ") };
    this.paint();
  }

  paint() {
    if (!this.host) return;
    const { match, best } = this, { kit, table } = match;
    this.host.hidden = Boolean(table.over);
    if (table.over) return this.point([], "");
    replace(this.line, ...advice(match, best).map((text, i) => make(i ? "p.guide-best" : "p", {}, text)));
    if (!best) return this.point([], "");
    const { place, from } = best.choice;
    this.point([from, place].filter(r => r !== undefined), kit.guide.at(best.choice));
  }

  // Shines on the board, and on a button.
  point(places, selector) {
    this.lit?.board?.lit(this.lit.places, false);
    this.lit = { board: app.board, places };
    app.board?.lit(places, true);
    this.pointer.replaceSync(selector && `.table :is(${selector}) {
      outline: 3px solid var(--gold, #a87a1e); outline-offset: 2px; }`);
  }

  away() {
    this.stop();
    this.host?.replaceChildren();
    this.host?.closest(".table")?.classList.remove(this.layout);
    this.match.coach = null;
    Object.assign(this.match.about, { guided: false, setup: { ...this.match.about.setup, guided: false } });
    keep(this.match);
  }

  stop() {
    this.asked++;
    this.point([], "");
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => sheet !== this.pointer);
  }
}

// What is said now: what is usual in this phase, then what is best here.
export function advice(match, best) {
  const { kit, table, mine } = match;
  if (!mine) return [say("guide_watch")];
  const { key, facts } = kit.phase(table);
  const own = `guide_${kit.guide.key(table, best?.choice) ?? key.replace(/^phase_/, "")}`;
  const usual = has(own) ? say(own, facts) : say("guide_plain");
  const told = best && say("guide_best", { what: capital(worded(best.choice, match)), why: best.why });
  return told ? [usual, told] : [usual];
}

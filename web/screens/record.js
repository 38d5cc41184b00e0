// The record of one's own: matches, wins by game, level and what was led, streaks, awards; on this device.

import { dateOf } from "../company/days.js";
import * as record from "../company/record.js";
import { totals } from "../company/tally.js";
import * as games from "../games/games.js";
import { app, on } from "../page/app.js";
import { note, sure } from "../page/dialogs.js";
import { button, make, replace } from "../page/dom.js";
import { head } from "../page/screens.js";
import { language, named, say, within } from "../page/words.js";
import { everything } from "../saves/everything.js";

const MOST = 12;                         // lines of a table before the rest is folded away
/** @type {any} */
let shown = null;
let only = "";                           // the game that is looked at, or all

async function enter(root) {
  shown = root;
  const entries = await record.list();
  await Promise.all([...new Set(entries.map(({ game }) => game))].map(games.dress)).catch(() => {});
  if (!shown) return;
  draw(entries);
  await app.whenReady;                   // the engine knows the names of races and powers
  await Promise.all([...new Set(entries.map(({ game }) => game))].map(games.meet)).catch(() => {});
  if (shown) draw(entries);
}

on("record", async () => {
  const entries = await record.list();
  if (shown) draw(entries);
});

function draw(all) {
  const keys = [...new Set(all.map(({ game }) => game))];
  if (!keys.includes(only)) only = "";
  const entries = all.filter(({ game }) => !only || game === only), sum = totals(entries, dateOf());
  const held = /** @type {any} */ (document.activeElement)?.dataset?.only;
  replace(shown, make("div.record", {}, head(say("menu_record")),
    keys.length > 1 ? filter(keys, all) : "",
    all.length ? [numbers(sum), ...parts(entries, sum)] : make("p.library-empty", {}, say("record_empty")),
    make("p.quiet", {}, say("record_text")),
    make("div.library-row", {}, make("a.button", { href: "#/day" }, say("menu_day")),
      button(say("record_save"), () => everything().catch(error => note(String(error), "bad"))),
      all.length ? button(say("record_clear"), erased, "danger") : "")));
  if (held !== undefined) shown.querySelector(`[data-only="${held}"]`)?.focus();
}

const filter = (keys, all) => make("div.choice", { role: "group", ariaLabel: say("setup_game") },
  ...["", ...keys].map(key => make("button", {
    type: "button", data: { only: key }, ariaPressed: String(key === only),
    onclick: () => { only = key; draw(all); },
  }, key ? games.nameOf(key) : say("filter_all"))));

function numbers(sum) {
  const one = (n, word) =>
    make("div", {}, make("dt", {}, say(word)), make("dd", {}, n.toLocaleString(language)));
  return [make("dl.record-numbers", {}, one(sum.games, "record_games"), one(sum.won, "record_won"),
    one(sum.row, "record_row"), one(sum.longest, "record_longest"), one(sum.days.row, "record_days")),
  sum.shared ? make("p.quiet", {}, say("record_shared", { n: sum.shared })) : ""];
}

// The words of the games that brought them, first come first served.
const wordOf = (key, entries, said) => within(entries.find(entry =>
  [...entry.used, ...entry.awards].includes(key))?.game, () => said(key));

function parts(entries, sum) {
  const level = key => say(key === "human" || key === "afar" ? "record_people" : `level_${key}`);
  const order = [...new Set(app.games.flatMap(({ levels }) => levels))];     // from the weakest
  return [
    table("record_by_game", sum.byGame, games.nameOf, ({ best }) => best),
    table("record_by_level", sum.byLevel.sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key)), level),
    table("record_by_used", sum.byUsed, key => wordOf(key, entries, named)),
    sum.awards.length ? medals(sum.awards, entries) : "",
  ];
}

function table(title, lines, name, best) {
  if (!lines.length) return "";
  const cell = n => make("td.number", {}, n.toLocaleString(language));
  const row = line => make("tr", {}, make("th", { scope: "row" }, name(line.key)),
    cell(line.games), cell(line.won),
    make("td.number", {}, say("percent", { n: Math.round(100 * line.won / line.games) })),
    best ? cell(best(line)) : null);
  const words = ["record_name", "record_games", "record_won", "record_share", ...best ? ["record_best"] : []];
  const whole = some => make("table.record-table", { ariaLabel: say(title) }, make("thead", {}, make("tr", {},
    ...words.map(word => make("th", { scope: "col" }, say(word))))), make("tbody", {}, ...some.map(row)));
  const rest = lines.slice(MOST);
  return make("section.record-part", {}, make("h2", {}, say(title)), whole(lines.slice(0, MOST)), rest.length
    ? make("details", {}, make("summary", {}, say("record_more", { n: rest.length })), whole(rest)) : "");
}

function medals(awards, entries) {
  const medal = ({ key, n }) => make("li", {}, make("span.end-medal", { ariaHidden: "true" }, `×${n}`),
    make("div", {}, make("h3", {}, wordOf(key, entries, one => say(`end_award_${one}`))),
      make("p.quiet", {}, say("record_times", { n }))));
  return make("section.end-awards", {}, make("h2", {}, say("record_awards")),
    make("ul", {}, ...awards.map(medal)));
}

async function erased() {
  if (await sure(say("record_sure"), say("record_clear"))) await record.clear();
}

export default {
  name: "record", title: () => say("menu_record"), enter, leave() { shown = null; },
  refresh: () => shown && enter(shown),
};

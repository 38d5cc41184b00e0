// The game of the day: what today deals of each game, how it went, and the days before.

import { board } from "../company/cover.js";
import * as days from "../company/days.js";
import * as record from "../company/record.js";
import * as games from "../games/games.js";
import { begin, resume } from "../match/begin.js";
import * as setup from "../match/setup.js";
import { shownOf } from "./parts.js";
import { app } from "../page/app.js";
import { note } from "../page/dialogs.js";
import { button, make, replace } from "../page/dom.js";
import { go, head } from "../page/screens.js";
import { say } from "../page/words.js";
import { copied } from "../saves/send.js";
import * as store from "../saves/store.js";
import { locale } from "../saves/titles.js";
import { complain } from "../saves/trouble.js";

const STOOD = ["behind", "level", "led"], SIGNS = ["▼", "●", "▲"];       // the squares, never by colour alone
const MOST = 30;                         // days of the history that are listed
/** @type {any} */
let shown = null;

// game: whose result is asked for; it is brought into sight.
async function enter(root, [game] = []) {
  shown = root;
  const wait = make("p.quiet", { role: "status" }, say("boot_label"));
  replace(root, make("div.day", {}, head(say("day_page")), wait));
  await app.whenReady;
  await Promise.all(games.keys().map(games.meet)).catch(() => {});
  if (shown) await paint();
  shown?.querySelector(`[data-game="${CSS.escape(game ?? "")}"]`)?.scrollIntoView({ block: "center" });
}

async function paint() {
  const today = days.dateOf(), [notes, all] = await Promise.all([store.list(), record.list()]);
  if (!shown) return;
  const mine = all.filter(({ day }) => day), sum = days.rows(mine.map(({ day }) => day), today);
  replace(shown, make("div.day", {}, head(say("day_page")),
    make("p.day-date", {}, worded(today)),
    make("p.quiet", {}, say("day_text")),
    mine.length ? make("p.day-row", {}, say("day_row", { n: sum.row, most: longer(sum) })) : "",
    make("ul.library-list", {}, ...games.keys().filter(playable).map(key => card(key, today, notes, mine))),
    history(mine.filter(({ day }) => day !== today)),
    make("p.day-more", {}, make("a.button", { href: "#/puzzles" }, say("puzzles_title")), " ",
      make("a.button", { href: "#/record" }, say("menu_record")))));
}

const longer = ({ row, longest }) => longest > row ? longest : null;
const worded = date => new Intl.DateTimeFormat(locale(), { dateStyle: "full" }).format(days.noon(date));
const playable = key => games.known(key) && setup.sizes(key).length;

// The boards of a game, each with the number of players it is for, as the site lists them.
const boards = key => setup.sizes(key)
  .map(players => ({ players, file: setup.mapsFor(key, players)[0].file }));

function card(key, today, notes, mine) {
  const deal = days.dealt(today, key, boards(key), games.counted(games.known(key)));
  const picture = make("canvas.library-thumb", { width: 480, height: 270, ariaHidden: "true" });
  shownOf(deal).then(seen => board(picture, key, deal.map, undefined, false, seen))
    .catch(() => {});                                            // plain water then
  const done = mine.find(({ game, day }) => game === key && day === today);
  const open = notes.find(({ game, day, over, broken }) => game === key && day === today && !over && !broken);
  const against = say("day_against", { n: deal.kinds.length - 1, level: say(`level_${deal.kinds[1]}`) });
  const safe = deed => () => deed().catch(complain);
  const play = safe(open ? () => on(open) : () => start(deal));
  const acts = done ? told(done, today)
    : [button(say(open ? "library_continue" : "day_play"), play, "main")];
  return make("li.library-card", { data: { game: key } },
    picture,
    make("div.library-facts", {}, make("h2", {}, games.nameOf(key)), make("p", {}, against),
      done ? make("p.day-squares", {}, result(done)) : ""),
    make("div.library-row.library-acts", {}, ...acts));
}

function result(done) {
  const place = days.placeOf(done.scores, done.winners, done.seat);
  const facts = { place, players: done.scores.length, points: done.scores[done.seat] };
  return [say("day_place", facts), done.stood.length ? make("span.squares", {
    role: "img", ariaLabel: spoken(done),
  }, ...done.stood.map(sign => make(`i.${STOOD[sign + 1]}`, {}, SIGNS[sign + 1]))) : ""];
}

const spoken = ({ stood }) => say("day_stood", {
  led: stood.filter(sign => sign > 0).length, level: stood.filter(sign => sign === 0).length,
  behind: stood.filter(sign => sign < 0).length,
});

// The result as lines of text, nothing in them but what they say.
function told(done, date) {
  const title = `Marchlands · ${games.nameOf(done.game)} · ${worded(date)}`;
  const text = days.line(done, title, `${location.origin}${location.pathname}#/day`);
  const field = make("textarea.day-line",
    { readOnly: true, rows: 5, value: text, ariaLabel: say("day_line") });
  const copy = () => copied(text, field).then(() => note(say("day_copied")));
  const share = () => navigator.share({ text }).catch(() => {});
  return [field, button(say("day_copy"), copy, "main"),
    "share" in navigator ? button(say("library_send"), share) : null];
}

async function start({ kinds, ...deal }) {
  await games.bring(deal.game);
  setup.choose(deal.game);
  const { name = "" } = setup.usual(deal.game).seats.find(({ kind }) => kind === "human") ?? {};
  const seats = kinds.map((kind, p) => ({ ...setup.seat(p, kind), name: p ? "" : name }));
  const { nameOf } = games, date = new Intl.DateTimeFormat(locale(), { day: "numeric", month: "long" });
  const title = `${nameOf(deal.game)}, ${date.format(days.noon(deal.day))}`;
  await begin({ ...setup.finished({ ...deal, seats, options: {}, clock: null }), title });
  go("table");
}

async function on({ id }) {
  await resume(await store.read(id));
  go("table");
}

function history(mine) {
  if (!mine.length) return "";
  const short = new Intl.DateTimeFormat(locale(), { day: "numeric", month: "short" });
  const rows = mine.sort((a, b) => (a.day < b.day ? 1 : -1)).slice(0, MOST).map(one => make("tr", {},
    make("th", { scope: "row" }, short.format(days.noon(one.day))),
    make("td", {}, games.nameOf(one.game)), make("td", {}, ...result(one))));
  return make("section.record-part", {}, make("h2", {}, say("day_history")),
    make("div.end-scroll", { tabIndex: 0, role: "group", ariaLabel: say("day_history") },
      make("table.record-table", {}, make("thead", {}, make("tr", {},
        ...["day_date", "setup_game", "library_result"]
          .map(word => make("th", { scope: "col" }, say(word))))),
      make("tbody", {}, ...rows))));
}

export default {
  name: "day", title: () => say("day_page"), enter, leave() { shown = null; },
  refresh: () => shown && app.ready && paint(),
};

// What the computers think of a game: how often races, seats and sides win, from matches they played against
// themselves. The file is large for what it is needed, so it is fetched when somebody opens it.

import { entry } from "../games/games.js";
import { make, replace } from "../page/dom.js";
import { read } from "../page/site.js";
import { language, say } from "../page/words.js";
import { locale } from "../saves/titles.js";

// A part of the rules that opens; nothing for a game of which nothing was counted.
export function balance(book) {
  const { balance: file } = entry(book.game), body = make("div.rules-balance");
  if (!file) return null;
  const fill = async () => {
    try {
      replace(body, tables(book, await read(file)));
    } catch {
      replace(body, make("p", { role: "alert" }, say("ref_trouble"),
        make("button", { type: "button", onclick: fill }, say("retry"))));
    }
  };
  return make("details.rules-group", { id: "rules-balance", ontoggle: ({ target }) => target.open && fill() },
    make("summary", {}, make("h2", {}, say("balance_title"))), body);
}

function tables(book, { made, names, tables: all }) {
  const level = say(`level_${made.level}`);
  return [
    make("p", {}, say("balance_intro", { games: made.games, level })),
    all.filter(({ rows }) => rows.length).map(one => table(book, names, one)),
    make("p.rules-made", {}, say("balance_made"), " ", make("code", {}, made.command)),
  ];
}

function table(book, names, { kind, of, counts, rows }) {
  const map = names[of]?.[language], caption = say(`balance_${kind}`, { n: of, map });
  const columns = [say("balance_seen"), ...counts.map(what => say(`balance_${what}`))];
  return make("div.rules-balance-table", { tabIndex: 0, role: "region", ariaLabel: caption },
    make("table", {}, make("caption", {}, caption),
      make("thead", {}, make("tr", {}, make("td"),
        columns.map(name => make("th", { scope: "col" }, name)))),
      make("tbody", {}, rows.map(row => line(book, names, kind, row)))));
}

function line(book, names, kind, [key, seen, ...found]) {
  const cells = [];
  for (let i = 0; i < found.length; i += 2) cells.push(`${number(found[i], 2)} ± ${number(found[i + 1], 2)}`);
  return make("tr", {}, make("th", { scope: "row" }, label(book, names, kind, key)),
    [number(seen), ...cells].map(text => make("td", {}, text)));
}

const number = (n, digits = 0) =>
  n.toLocaleString(locale(), { minimumFractionDigits: digits, maximumFractionDigits: digits });

// A seat is a number, an island has a name in the file, all else one in the book.
function label(book, names, kind, key) {
  if (typeof key === "number") return say("balance_nth", { n: key });
  const title = one => book.entry(one)?.title ?? one;
  return names[key]?.[language] ?? key.split(" ").map(title).join(kind === "duel" ? " : " : " + ");
}

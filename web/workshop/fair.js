// Is it fair? Computers play with what was made.

import { mapsFor } from "../match/setup.js";
import { button, make, replace } from "../page/dom.js";
import { read } from "../page/site.js";
import { language, named, say, within } from "../page/words.js";
import { trouble } from "../saves/trouble.js";
import { bouts, summed } from "./bouts.js";
import { coins, single, tooWell } from "./partners.js";

const GAMES = 200, PLAYERS = 2;
const FEW = 12;                 // games in which somebody must have had it
const EVEN = [0.8, 1.25];       // of an even share: what lies within is fair

// A section with progress and a way to stop; made: as the engine reads it.
export function fairness(game, made, name) {
  const node = make("section.make-fair", { ariaLabel: say("fair_title"), role: "region" });
  const bar = /** @type {HTMLProgressElement} */ (make("progress", { max: GAMES, value: 0,
    ariaLabel: say("fair_title") }));
  const told = make("p.quiet", { role: "status" }, say("fair_begins"));
  let going = true;
  const stop = button(say("fair_stop"), () => { going = false; });
  replace(node, make("h3", {}, say("fair_title")), bar, told, stop);
  played(game, made, games => {
    bar.value = games;
    told.textContent = say("fair_progress", { n: games, of: GAMES });
    return going && node.isConnected;
  }).then(rows => node.isConnected && replace(node, ...verdict(rows, made.key, name, game)),
    error => replace(node, make("p.bad", { role: "alert" }, trouble(error))));
  return node;
}

// What was counted when all games are over, or somebody has had enough.
async function played(game, made, onward) {
  const map = await read(mapsFor(game, PLAYERS)[0].file);
  return bouts("fair", { game, map, players: PLAYERS, made, count: GAMES }, summed, onward);
}

// --- the answer -------------------------------------------------------------------------------

const share = ([had, won]) => won / had / PLAYERS;
const short = n => n.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

function verdict(rows, key, name, game) {
  const mine = Object.hasOwn(rows, key) ? rows[key] : null, title = make("h3", {}, say("fair_title"));
  if (!mine || mine[0] < FEW) return [title, make("p", {}, say("fair_few", { name, n: mine?.[0] ?? 0 }))];
  const [low, high] = EVEN, part = share(mine) * PLAYERS;
  const how = part < low ? "weak" : part > high ? "strong" : "even";
  const percent = value => Math.round(value * 100);
  return [title,
    make("p.make-verdict", { data: { how } }, say(`fair_${how}${most(rows, key, how)}`, { name })),
    make("p", {}, say("fair_share", { n: mine[0], won: percent(share(mine)), even: percent(1 / PLAYERS) })),
    within(game, () => partners(rows, key)), within(game, () => plot(rows, key, name))];
}

// Whether nothing of the box wins as often, or as seldom.
function most(rows, key, how) {
  const box = Object.entries(rows).filter(([other, row]) => other !== key && row[0] >= FEW && single(other))
    .map(([, row]) => share(row)), mine = share(rows[key]);
  const all = how === "strong" ? box.every(other => other < mine) : box.every(other => other > mine);
  return how !== "even" && box.length && all ? "est" : "";
}

function partners(rows, key) {
  const list = tooWell(rows, key)
    .map(({ other, n }) => say("fair_pair", { other: named(other), n: short(n) })).join(", ");
  return list ? make("p", {}, say("fair_pairs", { list, n: short(coins(rows[key])) })) : null;
}

// Coins a turn, beside those of the box that were met often enough.
function plot(rows, key, name) {
  const all = Object.entries(rows).filter(([other, row]) => row[0] >= FEW && single(other))
    .map(([other, row]) => ({ other, n: coins(row) })).sort((a, b) => b.n - a.n);
  const most = Math.max(...all.map(({ n }) => n)), place = all.findIndex(({ other }) => other === key);
  const shown = all.filter((_, i) => i < 3 || i >= all.length - 3 || Math.abs(i - place) < 2);
  return make("table.fair-plot", {}, make("caption", {}, say("fair_coins")), make("tbody", {},
    ...shown.map(({ other, n }) => make("tr", { data: { mine: other === key } },
      make("th", { scope: "row" }, other === key ? name : named(other)),
      make("td", { vars: { part: `${100 * n / most}%` } }, short(n))))));
}

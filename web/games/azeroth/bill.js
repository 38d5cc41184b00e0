// What an action costs and brings here: the price with its parts, coins that are due first, what comes in,
// what lies where afterwards, towers that stand or fall.

import { make } from "../../page/dom.js";
import { capital, named, person, say } from "../../page/words.js";
import { reason } from "../../panel/wording.js";
import { brings, summed } from "../conquest/bill.js";

const DICE = 36;                   // pairs of faces: a raid is thrown with two dice

export function bill(forecast, choices, match) {
  const { bill: items, chance, place, why = [] } = forecast;
  if (place === undefined) return [...odds(chance), ...tolls(forecast), ...gains(forecast, match)];
  const barred = why.filter(code => code !== "poor");
  if (barred.length && String(barred) !== "own")
    return [make("p.why", {}, barred.map(reason).join(" ")), ...tolls(forecast), ...fate(forecast, match)];
  if (barred.length) return [];
  const lines = items?.length ? price(forecast) : [], [verb] = choices[0]?.action ?? [];
  if (verb === "champion") lines.push(make("p", {}, say("bill_champion")));
  if (verb === "raid") lines.push(make("p", {}, say("bill_raid")));
  return [...lines, ...tolls(forecast), ...gains(forecast, match), ...fate(forecast, match)];
}

// The sum and the odds.
function price({ bill: items, cost, hand, chance }) {
  const short = cost - hand, sum = summed(items, cost);
  if (!chance) return short > 0 ? [sum, make("p.why", {}, say("why_short", { n: short }))] : [sum];
  const key = chance[1] === DICE ? "bill_odds_raid" : "bill_odds";
  return [sum, make("p.odds", {}, say(key, { good: chance[0], all: chance[1], short }))];
}

// Of a bomb, and of the second die of a raid.
function odds(chance) {
  const [good, all] = chance ?? [];
  return chance ? [make("p.odds", {}, say("bill_chance", { good, all }))] : [];
}

// What is to be paid before the attack: how much, why, to whom.
const tolls = ({ tolls: rows = [] }) => rows.map(([key, n, to]) => make("p.toll", {},
  to < 0 ? say("bill_toll_bank", { n, what: named(key) })
    : say("bill_toll", { n, what: named(key), player: person(to) })));

// Coins by source: those of the end of the turn, and those that change hands at once.
function gains({ income, income_with: then, paid = [], tolls: due }, { viewer, actor }) {
  const me = viewer ?? actor, lines = [];
  const more = Object.keys(then ?? {}).map(source => ({ source, n: then[source] - (income[source] ?? 0) }))
    .filter(({ n }) => n);
  const sum = more.reduce((all, { n }) => all + n, 0);
  const plain = more.every(({ source }) => source === "region");
  if (more.length) lines.push(make("p.brings", {}, brings(sum, plain ? "" : more.map(part).join(", "))));
  for (const [p, source, n] of paid) {
    if (due && source === "toll" && (p === me) === (n < 0)) continue;      // told with its reason
    const facts = { n: Math.abs(n), player: person(p), what: say(`end_source_${source}`) };
    lines.push(make("p.paid", {}, capital(say(n > 0 ? "bill_gets" : "bill_gives", facts))));
  }
  return lines;
}

const part = ({ source, n }) =>
  `${say(`end_source_${source}`).toLowerCase()} ${n > 0 ? "+" : "−"}${Math.abs(n)}`;

// What comes of it beside: what comes to light, what goes there, which towers stand and fall, what regions
// cost then.
function fate({ lies = [], towers = [], prices = [], opens }, { kit, land }) {
  const place = r => kit.place(land.regions[r], r), lines = [];
  for (const [r, n] of prices) lines.push(say("bill_price", { place: place(r), n }));
  if (opens) lines.push(say("bill_opens"));
  for (const key of lies) lines.push(say("bill_lies", { what: named(key) }));
  for (const [key, r, mine, most] of towers)
    lines.push(say(mine > most ? "bill_tower_stands" : "bill_tower_falls",
      { what: named(key), place: place(r), mine, most }));
  return lines.map(text => make("p.fate", {}, text));
}


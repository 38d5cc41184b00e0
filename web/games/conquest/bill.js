// What taking a region costs, as a sum; the odds of the die; or why it cannot be had.

import { make } from "../../page/dom.js";
import { reason } from "../../panel/wording.js";
import { has, many, named, say } from "../../page/words.js";

const coins = income => Object.values(income ?? {}).reduce((sum, n) => sum + n, 0);

export function bill({ bill: items, cost, hand, chance, why, income, income_with: then }) {
  if (!items) return [];
  if (why?.length === 1 && why[0] === "own") return [];
  if (why?.length && !(why.length === 1 && why[0] === "poor"))
    return [make("p.why", {}, why.map(reason).join(" "))];
  const lines = [summed(items, cost)];
  if (chance)
    lines.push(make("p.odds", {}, say("bill_odds", { good: chance[0], all: chance[1], short: cost - hand })));
  else if (cost > hand) lines.push(make("p.why", {}, say("why_short", { n: cost - hand })));
  if (then && coins(then) !== coins(income))
    lines.push(make("p", {}, brings(coins(then) - coins(income))));
  return lines;
}

// What a deed is worth in this turn; whoever leaves a region has less.
export const brings = (n, parts = "") => say(`bill_${n < 0 ? "loses" : "brings"}${parts && "_of"}`,
  { n: Math.abs(n), parts });

// The price with its parts.
export const summed = (items, cost) =>
  make("p.sum", {}, `${items.map(item).join(" ")} = `, make("b", {}, many("tokens", cost)));

function item([what, n], place) {
  const name = has(`bill_${what}`) ? say(`bill_${what}`, { n: Math.abs(n) }) : named(what).toLowerCase();
  const sign = n < 0 ? "−" : place ? "+" : "";
  return `${sign}${sign && " "}${Math.abs(n)} ${name}`.trim();
}

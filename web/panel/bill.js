// What taking a region costs, as a sum; the odds of the die; or why it cannot be had.

import { make, replace } from "../dom.js";
import { has, many, named, say } from "../words.js";

const coins = income => Object.values(income ?? {}).reduce((sum, n) => sum + n, 0);

// place: the region in words; forecast: what the engine says of it, or null.
export function bill(root, place, forecast) {
  if (!place) return replace(root);
  const lines = [make("b", {}, place)];
  if (forecast) lines.push(...told(forecast));
  return replace(root, ...lines);
}

function told({ bill: items, cost, hand, chance, why, income, income_with: then }) {
  if (why?.length && !(why.length === 1 && why[0] === "poor")) return [make("p.why", {}, why.map(reason).join(" "))];
  const lines = [make("p.sum", {}, `${items.map(item).join(" ")} = `, make("b", {}, many("tokens", cost)))];
  if (chance) lines.push(make("p.odds", {}, say("bill_odds", { good: chance[0], all: chance[1], short: cost - hand })));
  else if (cost > hand) lines.push(make("p.why", {}, say("why_short", { n: cost - hand })));
  if (then && coins(then) !== coins(income)) lines.push(make("p", {}, say("bill_brings", { n: coins(then) - coins(income) })));
  return lines;
}

export const reason = code => has(`why_${code}`) ? say(`why_${code}`) : named(code);

function item([what, n], place) {
  const name = has(`bill_${what}`) ? say(`bill_${what}`, { n: Math.abs(n) }) : named(what).toLowerCase();
  const sign = n < 0 ? "−" : place ? "+" : "";
  return `${sign}${sign && " "}${Math.abs(n)} ${name}`.trim();
}

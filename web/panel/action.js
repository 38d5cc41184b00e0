// A choice in words: for menus, hints and people who listen.

import { many, named as traitName, player, say, has } from "../words.js";

export function named(choice, match) {
  const { action: [verb], region, cost, chance, tokens, race, power, player: p } = choice;
  const place = region === undefined ? "" : match.painter.place(match.map.regions[region], region);
  const facts = {
    place, cost: cost === undefined ? "" : many("tokens", cost), good: chance?.[0], all: chance?.[1], n: tokens,
    what: race ? `${traitName(power)} ${traitName(race)}` : "", player: p === undefined ? "" : player(p),
  };
  const phase = match.table.frame?.phase;
  return say(has(`do_${verb}`) ? `do_${verb}` : has(`${verb}_${phase}`) ? `${verb}_${phase}` : `verb_${verb}`, facts);
}

// How much better the best choice is than doing the next best, in coins.
export function gainOf(ranking) {
  const gain = ranking[0].gain - (ranking[1]?.gain ?? ranking[0].gain);
  return Math.max(0, Math.round(gain * 10) / 10);
}

// A choice in words: for buttons, menus, hints and people who listen.

import { has, player, say } from "../words.js";

export function named(choice, match) {
  const { action: [verb], region, tokens, player: p, ...rest } = choice, { kit, land, table } = match;
  const facts = {
    ...rest, place: region === undefined ? "" : kit.place(land.regions[region], region), n: tokens,
    player: p === undefined ? "" : player(p), ...kit.facts?.(choice, match),
  };
  const own = `${verb}_${table.frame?.phase}`;
  return say(has(`do_${verb}`) ? `do_${verb}` : has(own) ? own : `verb_${verb}`, facts);
}

// How much better the best choice is than doing the next best, in points.
export function gainOf(ranking) {
  const gain = ranking[0].gain - (ranking[1]?.gain ?? ranking[0].gain);
  return Math.max(0, Math.round(gain * 10) / 10);
}

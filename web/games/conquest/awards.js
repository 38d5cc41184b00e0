// Awards of a conquest game that raise a smile, worked out from what happened: [{key, players, n, facts}].

import { best, count, detailed, only } from "../../replay/awards.js";
import { named } from "../../page/words.js";

// The mean of a player's dice where he rolled twice at least.
function dice(events, players) {
  const rolls = count(players, events, only("rolled"));
  const pips = count(players, events, only("rolled"), event => event.pips);
  return pips.map((n, p) => rolls[p] > 1 ? Math.round(10 * n / rolls[p]) / 10 : null);
}

// The people that were led longest: rounds from the choice to the decline.
function empires(events, players, rounds) {
  const longest = /** @type {any[]} */ (Array.from({ length: players }, () => ({ n: 0 }))), led = [];
  let round = 1;
  const close = p => {
    if (led[p] && round - led[p].since + 1 > longest[p].n)
      longest[p] = { n: round - led[p].since + 1, race: led[p].race };
    led[p] = null;
  };
  for (const event of events) {
    if (event.event === "turn") round = event.round;
    if (event.event === "taken") led[event.player] = { since: round, race: event.race };
    if (event.event === "declined") close(event.player);
  }
  round = rounds ?? round;
  led.forEach((_, p) => close(p));
  return longest;
}

// The turn that paid best, by player.
function turns(events, players) {
  const top = /** @type {any[]} */ (Array.from({ length: players }, () => ({ n: 0 })));
  let round = 1;
  for (const event of events) {
    if (event.event === "turn") round = event.round;
    if (event.event === "scored" && event.coins > top[event.player].n)
      top[event.player] = { n: event.coins, round };
  }
  return top;
}

// Whom a conquest beat: another player, for nobody loses what he takes from his own race in decline.
const beaten = ({ event, player, foe }) => event === "conquered" && foe !== player ? foe : -1;

// Who took most from whom: [{n, foe}] by player.
function feuds(events, players) {
  const from = Array.from({ length: players }, () => Array(players).fill(0));
  for (const event of events) if (beaten(event) >= 0) from[event.player][event.foe]++;
  return from.map(row => ({ n: Math.max(...row), foe: row.indexOf(Math.max(...row)) }));
}

// The facts of an award in words.
export const words = ({ race }) => race ? { race: named(race) } : {};

// All that were earned, the most telling first.
export function earned({ moves, players, view }) {
  const events = moves.flatMap(({ events }) => events), luck = dice(events, players);
  const taken = only("conquered");
  const attacks = count(players, events.filter(event => beaten(event) >= 0), taken);
  const found = {
    conqueror: best(count(players, events, taken), 5),
    turn: detailed(turns(events, players), 8),
    empire: detailed(empires(events, players, view.round), 4),
    lucky: best(luck, 1.1),
    unlucky: best(luck, 0.9, Math.min),
    beaten: best(count(players, events, beaten), 3),
    peace: best(attacks, Math.max(...attacks) / 2, Math.min),
    feud: players > 2 ? detailed(feuds(events, players), 4) : null,
    pension: best(count(players, view.earned ?? [], row => row[1], row => row[3]), 8),
    finder: best(count(players, events, only("taken"), event => event.found), 2),
    spender: best(count(players, events, only("taken"), event => event.paid), 3),
    leader: best(count(players, events, only("taken")), 4),
    gambler: best(count(players, events, only("failed")), 2),
  };
  return Object.entries(found).flatMap(([key, won]) => won ? [{ key, facts: {}, ...won }] : []);
}

// Reads a whole match of a conquest game for its end: coins by round, coins by source, what breaks ties.

import { rounds } from "../../replay/story.js";

const PURSE = 5;                                   // coins at the start, where nobody tells
const FIRST = 2;                                   // where coins begin in a row of view.earned

// The coins an event brings to its player, or takes: [[player, coins], ...].
export function gains({ event, player, coins = 0, paid = 0, found = 0 }) {
  if (event === "scored") return [[player, coins]];
  return event === "taken" ? [[player, found - paid]] : [];
}

// The races and powers that a player led.
function led(moves, player) {
  const events = moves.flatMap(one => one.events);
  const taken = events.filter(one => one.event === "taken" && one.player === player);
  return [...new Set(taken.flatMap(({ race, power }) => [race, power]))];
}

// sources: where coins come from, in the order they are stacked; row: the same as in view.earned; gained:
// as gains, for a game with more events that pay.
export function historyOf(sources, row, gained = gains) {
  // Coins at the end of each round, by player: {rounds: [0, 1, ...], series: [[coins ...], ...]};
  // the first is the start.
  function purses({ moves, players, over }) {
    const won = Array(players).fill(0), numbers = [0], series = won.map(() => [0]);
    let round = 0;
    const close = () => series.forEach((line, p) => { line[numbers.indexOf(round)] = won[p]; });
    for (const { events } of moves) for (const event of events) {
      if (event.event === "turn" && event.round !== round) {
        close();
        round = event.round;
        if (!numbers.includes(round)) numbers.push(round);
      }
      for (const [p, n] of gained(event)) if (p >= 0) won[p] += n;
    }
    close();
    const start = won.map((n, p) => over ? over.scores[p] - n : PURSE);
    return { rounds: numbers, series: series.map((line, p) => line.map(n => n + start[p])), start };
  }

  // What brought how much: {sources, table: [[coins by source] by player], start: [coins]}; a source may be
  // below nought: the column takes what a dear combination costs.
  function bySource({ view, moves, players, over }) {
    const sums = Array.from({ length: players }, () => sources.map(() => 0));
    for (const earned of view.earned ?? []) {
      sources.forEach((source, i) => { sums[earned[1]][i] += earned[FIRST + row.indexOf(source)] ?? 0; });
    }
    const used = sources.map((_, i) => i).filter(i => sums.some(sum => sum[i]));
    return {
      sources: used.map(i => sources[i]), table: sums.map(sum => used.map(i => sum[i])),
      start: purses({ moves, players, over }).start,
    };
  }

  // The coins of every player after `step` actions, of a match that is over.
  function scoresAt(moves, players, over, step) {
    const { start } = purses({ moves, players, over }), coins = [...start];
    for (const { events } of moves.slice(0, step + 1)) for (const event of events)
      for (const [p, n] of gained(event)) if (p >= 0) coins[p] += n;
    return coins;
  }

  // ties: what stands in over.ranking after the points.
  return { sources, ties: ["end_tie_tokens"], looks: false, rounds, purses, bySource, scoresAt, led };
}

export const history = historyOf(["region", "race", "power", "decline", "column"],
  ["region", "decline", "race", "power", "column"]);

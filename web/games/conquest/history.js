// Reads a whole match of a conquest game for its end: coins by round, coins by source, what breaks ties.

export const sources = ["region", "race", "power", "decline", "column"];     // in the order they are stacked
const ROW = ["round", "player", "region", "decline", "race", "power", "column"];    // of view.earned
const PURSE = 5;                                   // coins at the start, where nobody tells
export const ties = ["end_tie_tokens"];            // what stands in over.ranking after the points

export const looks = false;
export { rounds } from "../../replay/story.js";

// The coins an event brings to its player, or takes.
function gain({ event, coins = 0, paid = 0, found = 0 }) {
  if (event === "scored") return coins;
  return event === "taken" ? found - paid : 0;
}

// Coins at the end of each round, by player: {rounds: [0, 1, ...], series: [[coins ...], ...]};
// the first is the start.
export function purses({ moves, players, over }) {
  const won = Array(players).fill(0), numbers = [0], series = won.map(() => [0]);
  let round = 0;
  const close = () => series.forEach((line, p) => { line[numbers.indexOf(round)] = won[p]; });
  for (const { events } of moves) for (const event of events) {
    if (event.event === "turn" && event.round !== round) {
      close();
      round = event.round;
      if (!numbers.includes(round)) numbers.push(round);
    }
    if (Number.isInteger(event.player)) won[event.player] += gain(event);
  }
  close();
  const start = won.map((n, p) => over ? over.scores[p] - n : PURSE);
  return { rounds: numbers, series: series.map((line, p) => line.map(n => n + start[p])), start };
}

// What brought how much: {sources, table: [[coins by source] by player], start: [coins]}; a source may be
// below nought: the column takes what a dear combination costs.
export function bySource({ view, moves, players, over }) {
  const sums = Array.from({ length: players }, () => sources.map(() => 0));
  for (const row of view.earned ?? []) {
    sources.forEach((source, i) => { sums[row[1]][i] += row[ROW.indexOf(source)] ?? 0; });
  }
  const used = sources.map((_, i) => i).filter(i => sums.some(row => row[i]));
  return {
    sources: used.map(i => sources[i]), table: sums.map(row => used.map(i => row[i])),
    start: purses({ moves, players, over }).start,
  };
}

// The races and powers that a player led.
export function led(moves, player) {
  const events = moves.flatMap(one => one.events);
  const taken = events.filter(one => one.event === "taken" && one.player === player);
  return [...new Set(taken.flatMap(({ race, power }) => [race, power]))];
}

// The coins of every player after `step` actions, of a match that is over.
export function scoresAt(moves, players, over, step) {
  const { start } = purses({ moves, players, over }), coins = [...start];
  for (const { events } of moves.slice(0, step + 1)) for (const event of events)
    coins[event.player] += gain(event);
  return coins;
}

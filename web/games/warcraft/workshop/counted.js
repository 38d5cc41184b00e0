// What games of the computers come to: shares of wins with their bounds, the middle of many numbers.

const SURE = 1.96;                 // of a normal distribution: 95 of a hundred lie within

// Seats by team, each alone who has none: [[0, 2], [1, 3]].
/** @type {(seats: any[]) => number[][]} */
export function sidesOf(seats) {
  const sides = new Map();
  seats.forEach(({ team }, p) => {
    const key = team === undefined ? `seat ${p}` : team;
    sides.set(key, [...sides.get(key) ?? [], p]);
  });
  return [...sides.values()];
}

// Of every side how often it won, and between what bounds that lies for sure (Wilson's interval).
/** @type {(sides: number[][], won: number[][]) => {seats: number[], share: number, low: number,
  high: number}[]} */
export const shares = (sides, won) => sides.map(seats => {
  const n = won.length, wins = won.filter(all => all.some(p => seats.includes(p))).length;
  const share = wins / n, z = SURE * SURE, middle = (share + z / (2 * n)) / (1 + z / n);
  const wide = SURE / (1 + z / n) * Math.sqrt(share * (1 - share) / n + z / (4 * n * n));
  return { seats, share, low: Math.max(0, middle - wide), high: Math.min(1, middle + wide) };
});

/** @type {(numbers: number[]) => number} */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b), half = sorted.length >> 1;
  return sorted.length % 2 ? sorted[half] : Math.round((sorted[half - 1] + sorted[half]) / 2);
}

// What several engines counted, as one.
/** @type {(all: {won: number[][], rounds: number[]}[]) => {won: number[][], rounds: number[]}} */
export const joined = all =>
  ({ won: all.flatMap(({ won }) => won), rounds: all.flatMap(({ rounds }) => rounds) });

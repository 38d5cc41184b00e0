// What was counted in games of computers for what somebody made: rows [had, won, turns, coins] by the name of
// a race or a power, and by both names of each pair that has it.

const MET = 8, MUCH = 1.25, NAMED = 3;     // of a pair: games, what it earns too much, how many are named

/** @type {(row: number[]) => number} */
export const coins = ([, , turns, sum]) => turns ? sum / turns : 0;
export const single = name => !name.includes(" ");

// With whom it earns much more than on the whole, the best first.
/** @type {(rows: Record<string, number[]>, key: string) => {other: string, n: number}[]} */
export function tooWell(rows, key) {
  const usual = coins(rows[key]), met = Object.entries(rows).filter(([, [had]]) => had >= MET);
  const partner = pair => pair.split(" ").find(one => one !== key) ?? "";
  return met.filter(([name]) => !single(name))
    .map(([pair, row]) => ({ other: partner(pair), n: coins(row) }))
    .filter(({ n }) => n > usual * MUCH).sort((a, b) => b.n - a.n).slice(0, NAMED);
}

// How strong a player of puzzles is, after Elo: a puzzle counts as an opponent whose strength is its grade.

export const FIRST = 1200;                       // a player's rating at first
const BELOW = 800, STEP = 200;                   // that of a puzzle, by its grade
const FAST = 40, SLOW = 20, EARLY = 20;          // points at stake, in a player's first puzzles and later
const KEY = /^[a-z0-9-]{1,40}$/, DAY = /^\d{4}-\d\d-\d\d$/;

export const strength = grade => BELOW + STEP * grade;

// The rating after a puzzle: score 1 solved, 0 not.
export function rated(rating, grade, score, played) {
  const expected = 1 / (1 + 10 ** ((strength(grade) - rating) / 400));
  return Math.round(rating + (played < EARLY ? FAST : SLOW) * (score - expected));
}

// What was remembered, whatever lies there.
export function sound({ rating, done, days } = /** @type {any} */ ({})) {
  const plain = done && typeof done === "object" ? Object.entries(done) : [];
  return {
    rating: Number.isFinite(rating) ? Math.max(100, Math.min(3500, Math.round(rating))) : FIRST,
    done: Object.fromEntries(plain.filter(([key, n]) => KEY.test(key) && n >= 0 && n <= 1)),
    days: Array.isArray(days) ? days.filter(day => typeof day === "string" && DAY.test(day)) : [],
  };
}

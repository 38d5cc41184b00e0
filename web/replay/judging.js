// What an analysis comes to: how well somebody decided, his dearest slips, where the match turned. Knows no
// screen.

const SLIPS = 3, LEAST = 0.5;          // slips that are shown; points that are worth a word

const of = (judged, player) => judged.filter(one => one.player === player);

// The dearest slips of a player, those that can be told.
export const dearest = (judged, player) => of(judged, player)
  .filter(({ loss, choices }) => choices && loss >= LEAST)
  .sort((a, b) => b.loss - a.loss).slice(0, SLIPS);

// What a player lost at a decision, on the mean; one blunder is not all of a match.
export function meanLoss(judged, player, most) {
  const mine = of(judged, player).map(({ loss }) => Math.max(-most, Math.min(most, loss)));
  return mine.length ? mine.reduce((a, b) => a + b, 0) / mine.length : null;
}

// Where a mean loss stands among those of the levels, from the weakest: {at, level, mean}; `at` goes from 0
// to one less than there are levels, `level` is the nearest.
export function standing(mean, levels) {
  const means = levels.map(([, [n]]) => n), last = means.length - 1;
  const least = means.map((_, i) => Math.min(...means.slice(0, i + 1)));       // stronger is never worse
  const below = least.findIndex(n => n <= mean);
  let at = below < 0 ? last : Math.max(0, below);
  if (below > 0) at -= (mean - least[below]) / Math.max(1e-9, least[below - 1] - least[below]);
  const near = Math.round(at);
  return { at, level: levels[near][0], mean: means[near] };
}

// What positions were worth at the end of each round, as charts want it; a point is the least that is shown.
export function byRound(course) {
  const last = course.length - 1;
  const ends = course.filter(({ round }, i) => i > 0 && (i === last || round > course[i - 1].round));
  const shown = [course[0], ...ends];
  const rounds = shown.map(({ round }, i) => i === 0 ? 0 : i < shown.length - 1 ? round - 1 : round);
  const series = course[0].worth.map((_, p) => shown.map(({ worth }) => Math.max(0, Math.round(worth[p]))));
  return { rounds, series };
}

// Where a match turned for those who won it: {round, player, n}, the turn in which they gained most on the
// rest, and `ahead`, the round from which they were never behind again; null where nobody lost.
export function turned(course, winners) {
  const best = (worth, wins) => Math.max(...worth.filter((_, p) => winners.includes(p) === wins));
  if (winners.length === course[0].worth.length) return null;
  const leads = course.map(({ worth }) => best(worth, true) - best(worth, false));
  const gains = leads.slice(1).map((lead, i) => lead - leads[i]);
  const at = gains.indexOf(Math.max(...gains)), { round, player } = course[at];
  const behind = leads.findLastIndex(lead => lead < 0);
  return { round, player, n: Math.round(gains[at]), ahead: behind < 0 ? null : course[behind].round };
}

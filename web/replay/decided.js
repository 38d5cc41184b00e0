// What decided a match: by how much it was won, the round without which it would not have been, since
// when the winner led.

// purses: {rounds, series} of the game's history; ranking: of the match, [[points, ...]] by player.
// held: points are lost again, no round decides.
// -> {first, second, by, swing: {round, gain, other} | null, led: round | null}; null if nobody won alone.
export function decided({ rounds, series }, ranking, held = false) {
  const order = ranking.map((_, p) => p).sort((a, b) => ranking[b][0] - ranking[a][0]);
  const [first, second] = order, by = second === undefined ? 0 : ranking[first][0] - ranking[second][0];
  if (!by) return null;
  const gain = (p, i) => series[p][i] - series[p][i - 1], edge = i => gain(first, i) - gain(second, i);
  const told = rounds.map((_, i) => i).filter(i => i > 1 && gain(second, i) >= 0);    // all begin by paying
  const best = told.reduce((a, b) => a && edge(a) >= edge(b) ? a : b, 0);
  const swing = !held && best && edge(best) >= by        // without it he would not have won
    ? { round: rounds[best], gain: gain(first, best), other: gain(second, best) } : null;
  return { first, second, by, swing, led: ledSince({ rounds, series }, first) };
}

// The round at whose end the winner came to lead for good; null if he did from the first.
function ledSince({ rounds, series }, first) {
  const leads = i => series.every((line, p) => p === first || line[i] < series[first][i]);
  const behind = rounds.map((_, i) => i).findLast(i => i > 0 && !leads(i));
  return behind === undefined ? null : rounds[behind + 1] ?? null;
}

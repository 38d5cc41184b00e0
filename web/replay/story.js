// A whole match as it is looked at: its tables, fetched as they are needed, and what happened when.

const KEPT = 64;

// The same view, but the last ones asked for are remembered.
export function remembering(view, most = KEPT) {
  const kept = new Map();
  return at => {
    if (!kept.has(at)) {
      const asked = view(at);
      kept.set(at, asked);
      asked.catch(() => kept.delete(at));
      if (kept.size > most) kept.delete(kept.keys().next().value);
    }
    return kept.get(at);
  };
}

// What lies since the turn began in which `step` falls: moves with events, the newest last.
export function since(moves, step, begins, most = 40) {
  const from = Math.max(0, ...begins.filter(at => at <= step));
  return moves.slice(from, step + 1).filter(({ events }) => events.length).slice(-most);
}

// Where a round begins: [{step, round}]; moves = [{step, events}].
export function rounds(moves) {
  const marks = [];
  for (const { step, events } of moves) {
    for (const { event, round } of events) {
      if (event === "turn" && round !== marks.at(-1)?.round) marks.push({ step, round });
    }
  }
  return marks;
}

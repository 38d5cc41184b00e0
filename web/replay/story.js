// Reads a whole match from the engine, step by step: what happened when;
// the tables are fetched again as they are needed.

const BATCH = 32, KEPT = 64;

// loan: what referee.borrow gave. Returns [{step, events}] or null if it was given up.
export async function gather({ view, history }, steps, onProgress = () => {}, wanted = () => true) {
  try {
    const { events } = await history();                          // all at once, where the engine knows how
    return wanted() ? events.map((events, step) => ({ step, events })) : null;
  } catch (error) {
    if (error.reply?.error !== "unknown_op") throw error;
  }
  const moves = [];
  for (let from = 0; from <= steps; from += BATCH) {
    const places = Array.from({ length: Math.min(BATCH, steps + 1 - from) }, (_, i) => from + i);
    const tables = await Promise.all(places.map(view));
    if (!wanted()) return null;
    for (const { step, events } of tables) moves.push({ step, events });
    onProgress(Math.min(1, (from + BATCH) / (steps + 1)));
  }
  return moves;
}

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

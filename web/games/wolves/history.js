// Reads a whole match of The Wolves for the end screen: points by round, points by source, what breaks ties.

export { rounds } from "../../replay/story.js";

// In the order they are stacked; what stands in over.ranking after the points.
const SOURCES = ["tokens", "wolves", "lairs", "prey", "spread", "speed", "howl"];
export const ties = ["end_tie_trophies", "end_tie_wolves", "end_tie_alphas"];
export const ends = ({ event }) => event === "stalled" ? "end_stalled" : null;
export const scoresAt = null;
export const led = () => [];       // all packs are alike
export const looks = true;         // the points are those of the views at the beginning of each round

// views: one for the beginning of every round; the last points are those of the end.
export function purses({ views, over }) {
  const columns = [...views.map(({ scores }) => scores), over.scores];
  const series = over.scores.map((_, p) => columns.map(scores => scores[p]));
  return { rounds: columns.map((_, i) => i), series };
}

export function bySource({ view, players }) {
  const used = SOURCES.filter(source => view.earnings.some(row => row[source]));
  const table = view.earnings.map(row => used.map(source => row[source]));
  return { sources: used, table, start: Array(players).fill(0) };
}

// A whole match of a game that says nothing of its history: points by round, where its views tell them.

export { rounds } from "../../replay/story.js";

export const ties = [], looks = true, scoresAt = null;

// One column for the beginning of every round, and the end.
export function purses({ views, over }) {
  if (!views.length || !views.every(({ scores }) => Array.isArray(scores))) return null;
  const columns = [...views.map(({ scores }) => scores), over.scores];
  const series = over.scores.map((_, p) => columns.map(scores => scores[p]));
  return { rounds: columns.map((_, i) => i), series };
}

export const led = () => [];

export const bySource = () => null;

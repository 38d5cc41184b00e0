// Reads a whole match of Warcraft for the end screen: points, armies and goods by round, points by source.

import { won } from "./won.js";

const WIDTH = 8, UNITS = 3;       // a piece is WIDTH times its player and its kind
const SOURCES = ["cards", "types", "town", "objective"];       // of points, as the engine names them
export const ties = ["end_tie_points"];
export const scoresAt = null;
export const looks = true;
export const held = true;
export const ends = (event, view) => event.event === "captured" && event.lost ? "end_captured"
  : ["eliminated", "stalled"].includes(event.event) ? `end_${event.event}` : won(event, view);

// Where a round begins: with the first step of its first player.
export function rounds(moves) {
  const marks = [];
  for (const { step, events } of moves) for (const { event, round } of events)
    if (event === "step" && round !== marks.at(-1)?.round) marks.push({ step, round });
  return marks;
}

// One column for the beginning of each round, and the end; nothing where points do not win.
export function purses({ views, view, over }) {
  if (!view.goal) return null;
  return columns([...views.map(({ scores }) => scores), over.scores]);
}

function columns(list) {
  return { rounds: list.map((_, i) => i), series: list[0].map((_, p) => list.map(row => row[p])) };
}

// Strength on the board: each unit counts what a die must not exceed for it to hit.
function army({ pieces, kinds, players }) {
  const sums = Array(players).fill(0);
  for (const piece of pieces.flat()) {
    const p = Math.floor(piece / WIDTH), kind = piece % WIDTH;
    if (p < players && kind < UNITS) sums[p] += kinds[p][kind].strength;
  }
  return sums;
}

const goods = ({ gold, wood }) => gold.map((n, p) => n + wood[p]);

// Two charts more; nothing of what nobody ever had.
export const more = ({ views, view }) => [
  { key: "end_chart_army", ...columns([...views, view].map(army)) },
  { key: "end_chart_goods", ...columns([...views, view].map(goods)) },
].filter(({ series }) => series.flat().some(Boolean));

// Who is out has no points.
export function bySource({ view, players }) {
  if (!view.goal) return null;
  const rows = view.points.map((row, p) => view.out.includes(p) ? {} : row);
  const used = SOURCES.filter(source => rows.some(row => row[source]));
  const table = rows.map(row => used.map(source => row[source] ?? 0));
  return { sources: used, table, start: Array(players).fill(0) };
}

// For the record: which race he led.
export const led = (moves, player, { races }) => races[player] ? [races[player]] : [];

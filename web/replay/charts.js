// The charts of the end screen, each with its legend and the same numbers as a table.

import { bars, hatch, lines as drawn } from "./plot.js";
import { make } from "../page/dom.js";
import { language, say } from "../page/words.js";
import { nameOf, signOf, tint } from "../match/people.js";

export const INKS = ["#7a5c1e", "#9b3d2e", "#2d6a6a", "#5b5470", "#4a6b2f", "#2f5f8f", "#8a4d6f", "#a3570f",
  "#40464f"];

// story: {moves, views, view, players, over}, what the history of the game is read from.
// All give {node, draw}, or null if the game does not tell.
export function scoreByRound(story, { history }, about) {
  const found = history.purses(story);
  return found && lines("end_chart_rounds", found, about);
}

// Lines of something else that a game counts, round by round.
export const otherByRound = (story, { history }, about) =>
  (history.more?.(story) ?? []).map(found => lines(found.key, found, about));

// A line for each player, with the same numbers as a table under it.
export function lines(key, { rounds, series }, about) {
  const rows = series.map((values, p) =>
    ({ name: nameOf(about, p), colour: tint(about, p), sign: signOf(about, p), values }));
  const canvas = make("canvas.chart", { ariaHidden: "true" });
  const heads = rounds.map(n => n ? say("end_round_n", { n }) : say("end_start"));
  const numbers = sheet([say("player"), ...heads], rows.map(({ name, values }) => [name, ...values]));
  const node = figure(key, canvas, [], numbers);
  return { node, draw: () => drawn(canvas, { rounds, series: rows, axis: say("end_axis") }) };
}

export function scoreBySource(story, { history }, about) {
  const found = history.bySource(story);
  if (!found) return null;
  const { sources, table: parts, start } = found;
  const rows = parts.map((row, p) =>
    ({ name: nameOf(about, p), colour: tint(about, p), sign: signOf(about, p), parts: row }));
  const canvas = make("canvas.chart", { ariaHidden: "true" });
  const words = sources.map(source => say(`end_source_${source}`));
  const sum = (parts, p) => parts.reduce((a, b) => a + b, start[p]);
  const numbers = sheet([say("player"), say("end_start"), ...words, say("end_sum")],
    rows.map(({ name, parts }, p) => [name, start[p], ...parts, sum(parts, p)]));
  const node = figure("end_chart_sources", canvas, words.map(legend), numbers);
  return { node, draw: () => bars(canvas, { rows, inks: INKS }) };
}

function legend(word, i) {
  const canvas = make("canvas.chart-key", { width: 40, height: 28, ariaHidden: "true" });
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  pen.fillStyle = INKS[i];
  pen.fillRect(0, 0, 40, 28);
  hatch(pen, i, 0, 0, 40, 28);
  return make("li", {}, canvas, word);
}

function figure(key, canvas, keys, table) {
  return make("figure.end-chart", {}, make("figcaption", {}, say(key)),
    keys.length ? make("ul.chart-keys", {}, ...keys) : "", canvas,
    make("details.end-numbers", {}, make("summary", {}, say("end_numbers")),
      make("div.end-scroll", { tabIndex: 0, role: "region", ariaLabel: say(key) }, table)));
}

function sheet([first, ...heads], rows) {
  const number = n => make("td.number", {}, n.toLocaleString(language).replace("-", "−"));
  return make("table", {},
    make("thead", {}, make("tr", {}, ...[first, ...heads].map(head => make("th", { scope: "col" }, head)))),
    make("tbody", {}, ...rows.map(([name, ...cells]) =>
      make("tr", {}, make("th", { scope: "row" }, name), ...cells.map(number)))));
}

// Names, colours, patterns and signs of the players: never colour alone.

import { make } from "../page/dom.js";
import { has, say } from "../page/words.js";

export const COLOURS = ["#0072b2", "#d55e00", "#009e73", "#b8588f", "#c98a00"];
export const PATTERNS = ["stripes", "dots", "cross-hatch", "checks", "waves"];
const SIGNS = ["●", "▲", "■", "◆", "★"];

// A match always has a colour and a pattern for every seat, whatever a save says.
export function dressed(about, seats) {
  const fill = (list, all) =>
    seats.map((_, p) => typeof list?.[p] === "string" ? list[p] : all[list?.[p] ?? p] ?? all[p]);
  return { ...about, colours: fill(about.colours, COLOURS), patterns: fill(about.patterns, PATTERNS) };
}

// The player's mark: his sign on his colour.
export const badge = (about, p) =>
  make("i.badge", { vars: { own: about.colours[p] }, ariaHidden: "true" },
    SIGNS[PATTERNS.indexOf(about.patterns[p])] ?? "●");

export const swatch = n => make("i.badge", { vars: { own: COLOURS[n] }, ariaHidden: "true" }, SIGNS[n]);

// Sides of players who play together: each has a name, a letter, a shape and a colour of its own.

export const together = sides => Boolean(sides) && new Set(sides).size < sides.length;
export const sideName = n => say(`side_${n}`);

// Its mark; of a player nothing where everybody plays for himself.
const signOfSide = n => has(`sign_side_${n}`) ? say(`sign_side_${n}`) : String(n + 1);
export const sideMark = n =>
  make("i.side-mark", { data: { side: n }, ariaHidden: "true" }, signOfSide(n));
export const sideOf = (sides, p) => together(sides) && p >= 0 ? sideMark(sides[p]) : null;

// The same for a match that lies on the shelf.

// Who has no name goes by his colour, in the language spoken.
export function nameOf(about, p) {
  const hue = COLOURS.indexOf(about?.colours?.[p]);
  return about?.names?.[p] || say(`player_${hue < 0 ? p : hue}`);
}

const seats = about => about.names ?? about.kinds ?? [];

// The colour of a player, and the place of his sign: the same on the table, in lists and on charts.
export const tint = (about, p) => dressed(about, seats(about)).colours[p];
export const signOf = (about, p) => Math.max(0, PATTERNS.indexOf(dressed(about, seats(about)).patterns[p]));
export const mark = (about, p) => badge(dressed(about, seats(about)), p);

// Colours, patterns and signs of the players: never colour alone.

import { make } from "./dom.js";

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

// Small World on the screen: its painter, its panels, and what the table asks about it (see games.js).

import { many, named, player, say } from "../page/words.js";
import * as awards from "./smallworld/awards.js";
import { owner } from "./smallworld/bands.js";
import { bill } from "./smallworld/bill.js";
import { column } from "./smallworld/column.js";
import { die } from "./smallworld/die.js";
import * as history from "./smallworld/history.js";
import { painter } from "./smallworld/paint.js";
import { progress, seat, when } from "./smallworld/seat.js";

const hand = ({ view, frame }) => frame?.band ? view.hand[frame.band] : 0;

export const smallworld = {
  painter, seat, progress, when, bill, history, awards,
  tray: column,
  apart: ({ race }) => Boolean(race),                  // chosen in the column
  watching: { coins: "open" },                         // options of a game that nobody plays but all watch
  options: ["coins"],                                  // of the engine, that a player may set
  first: "first",                                      // the option that says who starts
  secrets: view => view.open !== true,
  tints: {
    farmland: "#e0c778", forest: "#7fa263", hill: "#b6b56c", swamp: "#94906f", mountain: "#a89d94",
    sea: "#6f9fbd", lake: "#8ab8cf",
  },
  sounds: {
    conquered: "take", rolled: "dice", scored: "coin", turn: "turn", over: "win", failed: "lose",
    built: "place",
  },
  splash: ({ event, pips }) => event === "rolled" ? die(pips) : null,

  phase: table => ({ key: `phase_${table.frame.phase}`, facts: { n: hand(table) } }),
  bills: ({ frame }) => frame?.phase === "conquer",

  unusual(table, [verb]) {
    const { view, frame, choices } = table;
    if (verb === "decline" && view.round === 1) return "ask_decline_first";
    if (verb === "done" && frame.phase === "conquer" && hand(table)
      && choices.some(({ action }) => action[0] === "conquer")) return "ask_done_tokens";
    return null;
  },

  asks: ([verb]) => verb === "abandon",
  doubts: ({ frame }) => frame?.phase === "conquer" ? "conquer" : null,

  // The facts of a choice in words.
  facts: ({ cost, chance, race, power }) => ({
    cost: cost === undefined ? "" : many("tokens", cost), good: chance?.[0], all: chance?.[1],
    what: race ? `${named(power)} ${named(race)}` : "",
  }),

  place: ({ key = "", terrain }, r) =>
    say("region", { terrain: say(`terrain_${terrain}`), number: key.replace(/\D/g, "") || r + 1 }),

  spoken(view, r, region) {
    const band = view.band[r], n = view.troops[r], p = owner(band);
    const facts = () => ({ n, race: named(view.race[band]), player: player(p) });
    const who = p < 0 ? (band === 0 && n ? say("spoken_tribe", { n }) : say("spoken_empty"))
      : say(view.declined[band] ? "spoken_declined" : "spoken_active", facts());
    const things = [...region.marks ?? [], ...Object.keys(view.tokens[r])].map(named);
    return [this.place(region, r), ...things, who].join(", ");
  },

  // Coins by source come as they are; where an event was.
  reads: ({ event, player: p, ...coins }) => event === "scored" ? coins : {},
  spots: ({ event, region }) => typeof region === "number" && event !== "scored" ? [region] : [],
};

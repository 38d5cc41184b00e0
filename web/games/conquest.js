// The family of Small World on the screen: its painter, its panels, and what the table asks about it.

import { has, many, named, person, say, spelled } from "../page/words.js";
import { plain } from "./plain.js";
import * as awards from "./conquest/awards.js";
import { owner } from "./conquest/bands.js";
import { bill } from "./conquest/bill.js";
import { column } from "./conquest/column.js";
import { die } from "./conquest/die.js";
import { history } from "./conquest/history.js";
import { painter } from "./conquest/paint.js";
import { purse } from "./conquest/purse.js";
import { progress, seat, when } from "./conquest/seat.js";

const SPREADS = ["conquer", "redeploy", "retreat"];           // after these all tokens lie on the map again

const hand = ({ view, frame }) => frame?.band ? view.hand[frame.band] : 0;

// What the guide tells of conquests: it differs by what can be done.
const LAST = ["gamble", "decline", "abandon", "done"];

function situation({ view, frame, choices }, best) {
  const verbs = choices.map(({ action }) => action[0]), first = !view.band.includes(frame.band);
  if (frame.phase !== "conquer") return null;
  if (best?.action[0] === "decline") return "decline";
  if (verbs.some(verb => !LAST.includes(verb))) return first ? "conquer_first" : null;
  if (verbs.includes("gamble")) return "conquer_die";
  return verbs.includes("decline") && !best ? "decline" : "conquer_over";
}

const guide = {
  key: situation,
  at: choice => choice.action[0] === "take" ? `.column > :nth-child(${choice.action[1] + 1}) .take`
    : plain.guide.at(choice),
};

/** @type {import("./kit.js").Kit} */
export const conquest = {
  ...plain,
  painter, seat: (view, p) => seat(view, p), progress, when, bill, history, awards,
  guide, tray: column, purse,
  arranges: true,
  makes: {
    effect: name => say(`effect_${name}`),
    // a drawing may be of a game never met here
    drawing: key => has(`picture_${key}`) ? say(`picture_${key}`) : named(key),
    value: (field, value) => say(field === "on" ? `ground_${value}` : `${field}_${value}`),
  },
  watching: { coins: "open" },
  options: () => ["coins"],
  secrets: view => view.open !== true,
  sounds: {
    conquered: "take", rolled: "dice", scored: "coin", turn: "turn", over: "win", failed: "lose",
    built: "place",
  },
  splash: ({ event, pips }) => event === "rolled" ? die(pips) : null,

  phase: table => ({ key: `phase_${table.frame.phase}`, facts: { n: hand(table) } }),
  bills: ({ frame }) => frame?.phase === "conquer",

  // What cannot be mended is asked about once, and what ends a turn while something is left to do in it.
  unusual(table, [verb]) {
    const { view, frame, choices } = table, sure = choices.some(({ action }) => action[0] === "conquer");
    if (verb === "take") return "ask_take";
    if (verb === "decline") return view.round === 1 ? "ask_decline_first" : "ask_decline";
    if (verb === "gamble" && sure) return "ask_gamble_sure";
    if (verb === "done" && frame.phase === "conquer" && hand(table) && sure) return "ask_done_tokens";
    return null;
  },
  finishes: ({ frame: { phase } }, begun = phase) =>
    SPREADS.includes(phase) && (phase !== SPREADS[0] || begun === phase),
  // While something can still be won or given up for something better, no button tempts to end.
  rests: ({ frame, choices }) => choices.every(({ kind, action: [verb] }) => verb === "abandon"
    || (["plain", "heap"].includes(kind) && !(verb === "decline" && frame.phase === "conquer"))),
  minor: ({ action: [verb] }, { choices }) =>
    verb === "decline" && choices.some(({ cost }) => cost !== undefined),

  asks: ([verb]) => verb === "abandon",
  doubts: ({ frame }, r, verb) => frame?.phase === "conquer" ? [verb ?? "conquer", r] : null,

  // The facts of a choice in words.
  facts: ({ cost, chance, race, power }) => ({
    cost: cost === undefined ? "" : many("tokens", cost), good: chance?.[0], all: chance?.[1],
    what: race ? say("people_active", { race: named(race), power: named(power) }) : "",
  }),

  // Boards of earlier saves have no names.
  place: ({ key = "", name, terrain }, r) => spelled(name)
    || say("region", { terrain: say(`terrain_${terrain}`), number: key.replace(/\D/g, "") || r + 1 }),

  spoken(view, r, region) {
    const band = view.band[r], n = view.troops[r], p = owner(view, band);
    const facts = () => ({ n, race: named(view.race[band]), player: person(p) });
    const who = p < 0 ? (band === 0 && n ? say("spoken_tribe", { n }) : say("spoken_empty"))
      : say(view.declined[band] ? "spoken_declined" : "spoken_active", facts());
    const land = region.name ? [say(`terrain_${region.terrain}`)] : [];
    const things = [...land, ...[...region.marks ?? [], ...Object.keys(view.tokens[r])].map(named)];
    const isle = region.isle ? [spelled(region.isle)] : [];
    return [conquest.place(region, r), ...things, ...isle, who].join(", ");
  },

  // Coins by source come as they are; nobody beats himself, he takes the place of his race in decline.
  reads({ event, player: p, ...facts }) {
    if (event === "scored") return facts;
    return facts.foe === p && p !== undefined ? { foe: null, kin: say("kin_declined") } : {};
  },
  spots: ({ event, region }) => typeof region === "number" && event !== "scored" ? [region] : [],
};

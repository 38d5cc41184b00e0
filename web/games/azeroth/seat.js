// A player's row and the purse of whoever looks: crests, finds, harmony, and the faction bonus as it grows.

import { make } from "../../page/dom.js";
import { card } from "../../panel/card.js";
import { emblem } from "../../panel/emblem.js";
import { named, say } from "../../page/words.js";
import { bandsOf } from "../conquest/bands.js";
import { purse as family } from "../conquest/purse.js";
import { seat as usual } from "../conquest/seat.js";
import { crest, crestOf, factionName, factionOf } from "./factions.js";

export function seat(view, p) {
  const { lines, ...rest } = usual(view, p, crestOf);
  return { ...rest, lines: [...lines, ...bonus(view, p), ...held(view, p)] };
}

// What a player holds and owes beside his races, each a small picture with its name.
function held(view, p) {
  const finds = bandsOf(view, p).filter(b => !view.declined[b]).flatMap(b => view.items[b]);
  const home = view.race.indexOf("pandaren"), harmony = view.memo.pandaren?.includes(p) && home > 0;
  const laying = view.race[view.active[p]] === "goblins" && view.memo.goblins !== undefined;
  const notes = [...finds.map(key => note(key, named(key), () => card([key]))),
    ...laying ? [note("bomb", say("bombs_left", { n: bombs(view) }), () => card(["bomb"]), bombs(view))] : [],
    ...harmony ? [note("pandaren", say("owes_harmony"), () => card(["pandaren"]))] : []];
  return notes.length ? [make("div.finds", {}, notes)] : [];
}

// How many bombs are in the pile: neither opened, nor on the map, nor gone unopened.
export const bombs = view =>
  view.bombs - (view.memo.goblins ?? 0) - view.tokens.filter(({ bomb }) => bomb).length;

/** @type {(key: string, title: string, onclick: () => any, n?: number | null) => any} */
const note = (key, title, onclick, n = null) =>
  make("button.find", { type: "button", ariaLabel: title, title, onclick }, emblem(key), n);

// The races of the other faction that were beaten this turn, and what they bring.
function bonus(view, p) {
  const rows = view.bonus[p];
  if (!rows.length) return [];
  const sum = rows.reduce((all, [, , coins]) => all + coins, 0);
  const told = say("bonus_told", { n: sum, list: rows.map(([, race]) => named(race)).join(", ") });
  return [make("div.bonus", { role: "img", ariaLabel: told, title: told },
    make("small", {}, say("bonus")), rows.map(([b, race, coins]) =>
      make(`span.beaten${view.declined[b] ? ".faded" : ""}`, {},
        crest(factionOf(race), false), emblem(race), `+${coins}`)))];
}

// The purse with the bonus under it; before the first victory over the other faction whom to beat.
export function purse(match) {
  const { table, viewer, person, curtain } = match, { view } = table;
  const own = family(match), p = viewer ?? (person && curtain === null ? table.actor : null);
  if (!own || view.active[p] < 0) return own;
  const rows = bonus(view, p);
  own.append(...rows.length ? rows : wanted(view, view.active[p]));
  return own;
}

// Whom to beat: the Battleground pays for two regions of a race, and neutral races for the better side.
function wanted(view, b) {
  const field = view.items[b].includes("battleground"), either = field ? ["alliance", "horde"] : [];
  const foes = { alliance: ["horde"], horde: ["alliance"] }[factionOf(view.race[b])] ?? either;
  const key = foes.length > 1 ? "bonus_either" : field ? "bonus_double" : "bonus_none";
  return foes.length ? [make("div.bonus", {}, make("small", {}, say("bonus")),
    foes.map(side => crest(side, false)),
    make("small", {}, say(key, { faction: factionName(foes[0]) })))] : [];
}

// The score of a side is that of its weaker member.
export function party(view, players) {
  const scores = players.map(p => view.scores?.[p] ?? null);
  if (players.length < 2) return null;
  return make("small.party", {}, scores.includes(null) ? say("party_weaker")
    : say("party_score", { n: Math.min(.../** @type {number[]} */ (scores)) }));
}


// Both sides of a battle: who fights, and in columns by the order in which they attack, their units.

import { badge } from "../../../match/people.js";
import { make } from "../../../page/dom.js";
import { capital, has, named, player, say } from "../../../page/words.js";
import { emblem } from "../../../panel/emblem.js";

export const KINDS = ["ranged", "flying", "melee"];        // in the order of their phases
const NUMBER = { melee: 0, ranged: 1, flying: 2, worker: 0 };
const MARKS = { fallen: "✕", devoured: "✕", still: "z", risen: "+" };
const NOBODY = "#77756c";                                  // the colour of the neutrals

// The neutrals have the number after the last player, and no colour of their own.
export const mark = ({ about }, p) => p < about.colours.length ? badge(about, p)
  : make("i.badge", { vars: { own: NOBODY }, ariaHidden: "true" }, "◇");
export const nameOf = ({ table: { view } }, p) => p < view.players ? player(p) : named("neutrals");

const levelOf = ({ table: { view } }, p, piece) => view.kinds[p]?.[NUMBER[piece]] ?? { level: 1, strength: 0 };

// How a kind of a player's units is called at its level.
function called({ table: { view } }, p, piece, level) {
  const key = `unit_${view.races[p]}_${piece}_${level}`;
  return has(key) ? say(key) : capital(say(`kind_${piece}`));
}

// choose: {label, note, odds, onclick} where it may be chosen.
function token(unit, tale, match, choose, key) {
  const { place, player: p, piece, state } = unit, flank = place !== tale.r;
  const { strength, ability } = levelOf(match, p, piece);
  const words = [capital(named(piece)), nameOf(match, p), say(flank ? "battle_on_flank" : "battle_on_field"),
    say("strength_n", { n: strength }), ability ? named(ability) : "", state ? say(`battle_${state}`) : ""]
    .filter(Boolean).join(", ");
  const kind = `.unit.${piece}${flank ? ".flank" : ""}${state && `.${state}`}${choose ? ".may" : ""}`;
  const facts = { title: words, vars: { own: match.about.colours[p] ?? NOBODY } };
  const face = [emblem(piece), state ? make("b.unit-mark", { ariaHidden: "true" }, MARKS[state]) : null];
  return choose
    ? make(`button${kind}`, { ...facts, type: "button", ariaLabel: `${choose.label}. ${words}`,
      onclick: choose.onclick, data: { key, odds: JSON.stringify(choose.action) } }, face)
    : make(`span${kind}`, { ...facts, role: "img", ariaLabel: words }, face);
}

// The units of a kind on a side: what hits, what they can do, those in the battlefield before those beside it.
function column(kind, n, tale, match, chosen) {
  const units = tale.sides[n].filter(({ piece }) => piece === kind || (kind === "melee" && piece === "worker"));
  if (!units.length) return make(`div.column.none${kindNow(kind, tale)}`, {}, heading(kind));
  const owners = [...new Set(units.map(({ player: p }) => p))];
  const facts = owners.map(p => {
    const { level, strength, ability } = levelOf(match, p, kind);
    return make("span.column-fact", {}, owners.length > 1 ? mark(match, p) : null,
      make("span.column-name", {}, called(match, p, kind, level)),
      make("b", { title: say("strength_n", { n: strength }) }, `≤ ${strength}`),
      ability ? make("em", {}, named(ability)) : null);
  });
  const order = [...units].sort((a, b) => Number(a.place !== tale.r) - Number(b.place !== tale.r));
  return make(`div.column${kindNow(kind, tale)}`, {}, heading(kind), make("div.units", {},
    order.map(unit => token(unit, tale, match, chosen(unit), `${n}-${tale.sides[n].indexOf(unit)}`))),
  make("div.column-facts", {}, facts));
}

const kindNow = (kind, tale) => tale.kind !== null && NUMBER[kind] === tale.kind ? ".now" : "";
const heading = kind => make("span.column-kind", {}, capital(say(`kind_${kind}`)));

// A side: its players, its columns; chosen(unit): how it may be chosen, if at all.
export function host(n, tale, match, chosen) {
  const team = n ? tale.foe : match.table.view.teams[tale.player];
  const players = [...tale.side.keys()].filter(p => tale.side.get(p) === n);
  const due = tale.due.get(team), lost = tale.lost[n].length
    + tale.sides[n].filter(({ state }) => state === "fallen").length;
  return make(`div.host-head`, {},
    make("b.host-names", {}, players.map(p => [mark(match, p), " ", nameOf(match, p), " "])),
    make("small", {}, say(n ? "battle_defends" : "battle_attacks")),
    lost ? make("small.host-lost", {}, say("battle_lost", { n: lost })) : null,
    due ? make("small.host-due", {}, losses(due)) : null,
    make("div.columns", {}, KINDS.map(kind => column(kind, n, tale, match, chosen))));
}

// What a roll comes to for a side, and what kept others alive.
function losses({ n, healed = 0, spared = 0 }) {
  const less = [healed ? say("battle_healed", { n: healed }) : "", spared ? say("battle_spared", { n: spared }) : ""];
  return [say("battle_due", { n }), ...less].filter(Boolean).join(", ");
}

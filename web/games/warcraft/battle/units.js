// Both sides of a battle: who fights, and in columns by the order in which they attack, their units.

import { badge } from "../../../match/people.js";
import { make } from "../../../page/dom.js";
import { capital, has, named, player, say, told } from "../../../page/words.js";
import { emblem } from "../../../panel/emblem.js";

export const KINDS = ["ranged", "flying", "melee"];        // in the order of their phases
const NUMBER = { melee: 0, ranged: 1, flying: 2, worker: 0 };
const MARKS = { fallen: "✕", devoured: "✕", still: "z", risen: "+" };
const NOBODY = "#77756c";                                  // the colour of the neutrals

// The neutrals have the number after the last player, and no colour of their own.
export const mark = ({ about }, p) => p < about.colours.length ? badge(about, p)
  : make("i.badge", { vars: { own: NOBODY }, ariaHidden: "true" }, "◇");
export const nameOf = ({ table: { view } }, p) => p < view.players ? player(p) : named("neutrals");

const levelOf = ({ table: { view } }, p, piece) =>
  view.kinds[p]?.[NUMBER[piece]] ?? { level: 1, strength: 0, ability: "" };

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
    ? make(`button${kind}`, { ...facts, type: "button", onclick: choose.onclick,
      data: { key, odds: JSON.stringify(choose.action) } },
    make("span.hidden", {}, `${choose.label}. ${words}`), face)
    : make(`span${kind}`, { ...facts, role: "img", ariaLabel: words }, face);
}

// The units of a kind on a side: what they are and hit with, those in the battlefield before those beside it.
function column(kind, n, tale, match, chosen) {
  const units = tale.sides[n].filter(({ piece }) => NUMBER[piece] === NUMBER[kind]);
  const owners = [...new Set(units.map(({ player: p }) => p))];
  const now = tale.kind !== null && NUMBER[kind] === tale.kind ? ".now" : "";
  const order = [...units].sort((a, b) => Number(a.place !== tale.r) - Number(b.place !== tale.r));
  return make(`div.column${now}${units.length ? "" : ".none"}`, {},
    units.length ? owners.map(p => known(p, kind, match, owners.length > 1))
      : make("span.column-kind", {}, say(`kind_${kind}`)),
    make("div.units", {}, order.map(unit =>
      token(unit, tale, match, chosen(unit), `${n}-${tale.sides[n].indexOf(unit)}`))));
}

// What a player's units of a kind are called, what they hit with, what they can do.
function known(p, kind, match, several) {
  const { level, strength, ability } = levelOf(match, p, kind);
  return make("div.column-fact", {}, several ? mark(match, p) : null,
    make("span.column-kind", { title: capital(say(`kind_${kind}`)) }, called(match, p, kind, level)),
    make("b", { title: say("strength_n", { n: strength }) }, `≤ ${strength}`),
    ability ? make("em", { title: told(ability) }, named(ability)) : null);
}

// A side: its players, its columns; chosen(unit): how it may be chosen, if at all.
export function host(n, tale, match, chosen) {
  const units = [...tale.sides[n], ...tale.lost[n]];       // an ally who keeps out has none
  const players = [...tale.side.keys()].filter(p =>
    tale.side.get(p) === n && units.some(({ player: q }) => q === p));
  const due = !tale.over && tale.due.get(n), lost = tale.lost[n].length
    + tale.sides[n].filter(({ state }) => state === "fallen").length;
  const beside = tale.sides[n].some(({ place }) => place !== tale.r);
  return make("div.host-head", {},
    make("b.host-names", {}, players.map(p =>
      make("span.host-name", {}, mark(match, p), emblem(match.table.view.races[p]), nameOf(match, p)))),
    make("small", {}, say(n ? "battle_defends" : "battle_attacks")),
    lost ? make("small.host-lost", {}, say("battle_lost", { n: lost })) : null,
    beside ? make("small.host-flanks", {}, say("battle_flanks")) : null,
    due ? make("small.host-due", {}, losses(due)) : null,
    make("div.columns", {}, KINDS.map(kind => column(kind, n, tale, match, chosen))));
}

// What a roll comes to for a side, and what kept others alive.
function losses({ n, healed = 0, spared = 0 }) {
  const less = { battle_healed: healed, battle_spared: spared };
  const told = Object.entries(less).flatMap(([key, some]) => some ? [say(key, { n: some })] : []);
  return [n ? say("battle_due", { n }) : "", ...told].filter(Boolean).join(", ");
}

// What is to be decided in a battle: units to tap, cards, buttons. Never more than the engine offers.

import { make } from "../../../page/dom.js";
import { capital, named, say, told } from "../../../page/words.js";
import { emblem } from "../../../panel/emblem.js";
import { worded } from "../../../panel/wording.js";

export const PHASES = ["join", "poison", "rise", "lose", "cards", "back"];
const ENDS = ["pass", "done"];

let aimed = /** @type {{table: any, verb: string} | null} */ (null);      // a card that waits for its target

const LEVIED = { worker: "melee" };       // those called to arms fight and are bewitched as melee units

const isUnit = ({ owner, piece, place }) => owner !== undefined && piece !== undefined && place !== undefined;
const verbOf = ({ action: [verb] }) => verb;

export const decides = match => match.mine && PHASES.includes(match.table.frame?.phase);

const held = table => aimed && aimed.table === table ? aimed.verb : null;

// How a unit may be chosen: unit -> {label, action, onclick} or null. A loss is chosen by its unit, a target
// once its card is held, or at once where only one card could mean it.
export function chooser(match, { hands }) {
  const { table } = match, verb = held(table);
  const open = decides(match) ? table.choices.filter(isUnit) : [];
  const verbs = new Set(open.map(verbOf)), able = open.filter(choice =>
    verbOf(choice) === (verb ?? (verbs.size === 1 ? verbOf(open[0]) : null)));
  return unit => {
    if (["fallen", "devoured"].includes(unit.state)) return null;
    const here = able.filter(({ owner, place }) => owner === unit.player && place === unit.place);
    const choice = here.find(({ piece }) => piece === unit.piece)
      ?? here.find(({ piece }) => piece === LEVIED[unit.piece]);
    if (!choice) return null;
    const label = capital(worded(choice, match));
    return { label, action: choice.action, onclick: () => { aimed = null; hands.act(choice.action); } };
  };
}

// Everything that is not a unit: cards first, what ends it last.
export function buttons(match, { hands, again }) {
  const { table } = match, groups = new Map();
  for (const choice of table.choices) {
    const key = verbOf(choice);
    groups.set(key, [...groups.get(key) ?? [], choice]);
  }
  const rows = [...groups].filter(([, all]) => !(isUnit(all[0]) && !all[0].card))
    .sort(([a], [b]) => Number(ENDS.includes(a)) - Number(ENDS.includes(b)));
  return rows.map(([verb, all]) => all[0].card
    ? card(verb, all, match, hands, again) : all.map(choice => plain(choice, match, hands, rows.length)));
}

function plain(choice, match, hands, rows) {
  const { action, kind } = choice, main = ENDS.includes(action[0]) || rows === 1;
  const odds = kind === "pass" ? {} : { odds: JSON.stringify(action) };
  return make(`button${main ? ".main" : ""}`, {
    type: "button", data: { verb: action[0], key: String(action), first: "", ...odds },
    onclick: () => hands.act(action),
  }, make("span", {}, capital(worded(choice, match))));
}

// A card with what it does; one with several targets is held until one is chosen.
function card(verb, all, match, hands, again) {
  const [{ card: key, action }] = all, pressed = held(match.table) === verb, units = isUnit(all[0]);
  const many = all.length > 1 || units;
  const toggle = () => {
    aimed = pressed ? null : { table: match.table, verb };
    again();
  };
  const node = make("button.war-card", {
    type: "button", ariaPressed: many ? String(pressed) : null,
    onclick: many ? toggle : () => hands.act(action),
    data: { verb, key: verb, first: "", ...many ? {} : { odds: JSON.stringify(action) } },
  }, emblem(key), make("span.war-card-words", {}, make("b", {}, named(key)), make("small", {}, told(key))));
  if (!pressed) return node;
  return [node, units ? make("p.battle-aim", { role: "status" }, say("battle_aim")) : all.map(choice =>
    make("button", {
      type: "button", data: { verb, key: String(choice.action), odds: JSON.stringify(choice.action) },
      onclick: () => hands.act(choice.action),
    }, capital(worded(choice, match))))];
}

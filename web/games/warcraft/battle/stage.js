// The stage of a battle over the map: both sides, the dice, the cards, the odds, and what is to be decided.

import { make } from "../../../page/dom.js";
import { capital, named, say, told } from "../../../page/words.js";
import { emblem } from "../../../panel/emblem.js";
import { reading } from "../../../panel/wording.js";
import { chooser } from "./choices.js";
import { deciding } from "./deciding.js";
import { thrown } from "./dice.js";
import { fitting } from "./fitting.js";
import { reckoned } from "./reckoned.js";
import { beats, story } from "./story.js";
import { host, KINDS, mark, nameOf } from "./units.js";

const NAMES = ["melee", "ranged", "flying"];    // by the numbers of the engine
const LATEST = 3, TOLD = 2;                     // cards that are shown, events that are told
const RECENT = 6;

export { beats };

// Which battle began last, whether it is over, who fights in it.
export function now(past) {
  const tale = story(past);
  return tale && { key: tale.key, over: Boolean(tale.over), people: [...tale.side.keys()] };
}

/** @type {import("../../../panel/stage.js").Play["nodes"]} */
export function nodes(past, match, doing) {
  const tale = /** @type {import("./story.js").Story} */ (story(past));
  const own = tale.side.get(match.viewer), mine = own ?? 0, goes = doing.live && !tale.over;
  const chosen = goes ? chooser(match, doing) : () => null;
  const side = n => make(`section.host.host-${n === mine ? "near" : "far"}`,
    { ariaLabel: say(n ? "battle_defends" : "battle_attacks") },
    host(n, tale, match, chosen), lane(n, tale, doing));
  const odds = make("div.battle-odds", { ariaLive: "polite" });
  if (goes && match.forecast) reckoned(odds, match, mine, own !== undefined);
  return fitting(make("div.battle", { role: "group", ariaLabel: titled(tale, match) },
    make("div.battle-field", {}, head(tale, match, doing), side(1 - mine), odds, side(mine)),
    make("div.battle-side", {}, played(tale, match),
      make("p.battle-said", { role: "status" }, said(past, match, tale)), deciding(tale, match, doing))));
}

const titled = ({ r }, { kit, land }) => say("battle_title", { place: kit.place(land.regions[r], r) });

function head(tale, match, doing) {
  const at = KINDS.indexOf(NAMES[tale.kind ?? -1]), where = tale.over ? say("battle_is_over")
    : tale.round ? say("battle_round_n", { n: tale.round }) : "";
  const phases = KINDS.map((kind, i) =>
    make("li", { ariaCurrent: at === i ? "step" : null }, capital(say(`kind_${kind}`))));
  const skips = doing.hands && !tale.over && (doing.filmed || !match.mine);
  return make("header.battle-head", {}, make("h2", {}, titled(tale, match)),
    make("span.battle-round", {}, where),
    make("ol.phases", { ariaLabel: say("battle_phases") }, phases),
    skips ? tool("battle_skip", "»", doing.skip, "skip") : null,
    tool("stage_fold", tale.over ? "✕" : "▾", tale.over ? doing.close : doing.fold, "fold"));
}

const tool = (word, sign, onclick, key) => make("button.quiet.battle-tool",
  { type: "button", onclick, data: { key }, ariaLabel: say(word), title: say(word) },
  make("span", { ariaHidden: "true" }, sign),
  make("span.tool-words", { ariaHidden: "true" }, say(word)));

// The dice of a side lie beside its units.
function lane(n, tale, { filmed }) {
  const fresh = filmed && !tale.due.size;
  return make("div.lane", {}, tale.rolls.filter(({ player: p }) => tale.side.get(p) === n)
    .map(roll => thrown(roll, fresh)));
}

// Cards lie face up, the last one with what it does.
function played({ cards, over }, match) {
  if (!cards.length || over) return null;
  const late = cards.slice(-LATEST);
  return make("ul.battle-cards", { ariaLabel: say("battle_cards") },
    late.map((one, i) => lying(one, match, i === late.length - 1)));
}

function lying({ card, player: p, off }, match, last) {
  const words = off ? say("battle_off") : last ? told(card) : "";
  return make(`li${off ? ".off" : ""}`, {}, mark(match, p), emblem(card),
    make(off ? "s" : "b", {}, named(card)), words ? make("small", {}, words) : null);
}

// The last thing that happened, in words; who has won, of those who were there.
function said(past, match, { over, sides, lost }) {
  const words = past.slice(-RECENT).map(event => reading(event, match)).filter(Boolean);
  if (!over || over.won === undefined) return words.slice(-TOLD).join(" · ");
  const { won } = over, { teams } = match.table.view;
  const there = new Set([...sides, ...lost].flat().map(unit => unit.player));
  const who = teams.flatMap((team, p) => team === won && there.has(p) ? [nameOf(match, p)] : []);
  return make("b", {}, won === null ? say("battle_nobody") : say("battle_winner", { who: who.join(", ") }));
}

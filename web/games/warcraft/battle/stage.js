// The stage of a battle over the map: both sides, the dice, the cards, the odds, and what is to be decided.

import { make, replace } from "../../../page/dom.js";
import { named, say, told } from "../../../page/words.js";
import { emblem } from "../../../panel/emblem.js";
import { reading } from "../../../panel/wording.js";
import { buttons, chooser, deciding } from "./choices.js";
import { thrown } from "./dice.js";
import { forecast, percent, winning } from "./odds.js";
import { beats, story } from "./story.js";
import { host, KINDS, mark, nameOf } from "./units.js";

const KIND = [2, 0, 1];                  // by number of a kind, the place of its phase
const LATEST = 3;                        // cards that are shown

// Which battle is on, whether it is over, who fights in it.
export function now(past) {
  const tale = story(past);
  return tale && { key: tale.key, over: Boolean(tale.over), people: [...tale.side.keys()] };
}

export { beats };

/** @type {import("../../kit.js").Stage["nodes"]} */
export function nodes(past, match, doing) {
  const tale = /** @type {import("./story.js").Story} */ (story(past));
  const own = tale.side.get(match.viewer), mine = own ?? 0;
  const chosen = doing.live && !tale.over ? chooser(match, doing) : () => null;
  const side = n => make(`section.host.host-${n === mine ? "near" : "far"}`, { ariaLabel: say(n ? "battle_defends" : "battle_attacks") },
    host(n, tale, match, chosen), lane(n, tale, match, doing));
  return make("div.battle", { role: "group", ariaLabel: titled(tale, match) },
    head(tale, match, doing), make("div.hosts", {}, side(1 - mine), side(mine)),
    played(tale, match), make("p.battle-said", { role: "status" }, said(past, match, tale)),
    tale.over || !doing.live ? null : reckoned(match, tale, mine, own !== undefined),
    choice(tale, match, doing));
}

const titled = (tale, { kit, land }) => say("battle_title", { place: kit.place(land.regions[tale.r], tale.r) });

function head(tale, match, doing) {
  const phases = KINDS.map((kind, i) => make("li", { ariaCurrent: KIND[tale.kind ?? -1] === i ? "step" : null },
    say(`kind_${kind}`)));
  return make("header.battle-head", {}, make("h2", {}, titled(tale, match)),
    make("span.battle-round", {}, tale.over ? say("battle_is_over") : tale.round ? say("battle_round_n", { n: tale.round }) : ""),
    make("ol.phases", { ariaLabel: say("battle_phases") }, phases),
    doing.hands && !tale.over && (doing.filmed || !match.mine)
      ? make("button.quiet", { type: "button", onclick: doing.skip, data: { key: "skip" } }, say("battle_skip")) : null,
    make("button.quiet", { type: "button", onclick: tale.over ? doing.close : doing.fold, data: { key: "fold" } },
      say("stage_fold")));
}

// The dice of a side lie beside its units.
const lane = (n, tale, match, { filmed }) => {
  const fresh = filmed && !tale.due.size;
  return make("div.lane", {}, tale.rolls.filter(({ player: p }) => tale.side.get(p) === n)
    .map(roll => thrown(roll, fresh)));
};

// Cards lie face up, the last one with what it does.
function played({ cards, over }, match) {
  if (!cards.length || over) return null;
  const late = cards.slice(-LATEST);
  return make("ul.battle-cards", { ariaLabel: say("battle_cards") }, late.map(({ card, player: p, off }, i) =>
    make(`li${off ? ".off" : ""}`, {}, mark(match, p), emblem(card), off ? make("s", {}, named(card)) : make("b", {}, named(card)),
      off ? make("small", {}, say("battle_off")) : i === late.length - 1 ? make("small", {}, told(card)) : null)));
}

// The last thing that happened, in words.
function said(past, match, { over }) {
  if (over) return [make("b", {}, outcome(over, match))];
  const words = past.slice(-6).map(event => reading(event, match)).filter(Boolean);
  return words.slice(-2).join(" · ");
}

function outcome({ won, foe, player: p }, match) {
  if (won === null) return say("battle_nobody");
  const { teams } = match.table.view, winners = teams.flatMap((team, q) => team === won ? [nameOf(match, q)] : []);
  return say("battle_winner", { who: winners.join(", ") });
}

// The odds from here; they come a moment later, and those known of this table at once.
function reckoned(match, { player: p }, n, own) {
  const box = make("div.battle-odds", { ariaLive: "polite" });
  match.forecast?.(["battle"]).then(found => {
    if (!found?.odds) return;
    replace(box, forecast(found.odds, n, own));
    if (own && deciding(match)) compare(box, match, winning(found.odds, n), n);
  });
  return box;
}

// What each choice would make of them.
async function compare(box, match, before, n) {
  await null;
  const { table } = match, root = box.closest(".battle");
  for (const node of root?.querySelectorAll("[data-odds]") ?? []) {
    const found = await match.forecast(JSON.parse(node.dataset.odds));
    if (!node.isConnected || match.table !== table) return;
    if (!found?.odds) continue;
    const after = winning(found.odds, n), kind = after > before + 0.005 ? "better" : after < before - 0.005 ? "worse" : "same";
    node.append(make(`small.then.${kind}`, { title: say("battle_then", { chance: percent(after) }) }, percent(after)));
  }
}

// What is to be decided, or by whom.
function choice(tale, match, doing) {
  if (tale.over) return make("div.battle-choice", {}, make("div.buttons", {},
    doing.hands ? make("button.main", { type: "button", onclick: doing.close, data: { key: "close", first: "" } }, say("battle_to_map")) : null));
  if (!doing.live || !doing.hands) return make("div.battle-choice");
  const { question, curtain } = match;
  if (question !== null) return make("div.battle-choice", {}, make("p.battle-asks", {}, say("reacts", { player: nameOf(match, question) })),
    make("div.buttons", {}, make("button", { type: "button", onclick: doing.hands.peek, data: { key: "peek" } }, say("look")),
      make("button.main", { type: "button", onclick: doing.hands.pass, data: { key: "pass", first: "" } }, say("verb_pass"))));
  if (curtain !== null || !deciding(match)) return waits(match);
  const { key, facts } = match.kit.phase(match.table);
  return make("div.battle-choice.mine", {}, make("p.battle-asks", {}, say(key, facts)),
    make("div.buttons", {}, buttons(match, doing)));
}

const waits = match => make("div.battle-choice", {}, match.table.actor === null ? null
  : make("p.battle-asks", {}, say("battle_waits", { player: nameOf(match, match.table.actor) })));

// Who plays on the same side: what they own and hold, asking and giving in one's own steps.

import { make } from "../../page/dom.js";
import { named, person, say } from "../../page/words.js";
import { badge } from "../../match/people.js";
import { card } from "../../panel/card.js";
import { emblem } from "../../panel/emblem.js";
import { heaped } from "./hand.js";
import { price } from "./signs.js";
import { goods } from "./who.js";

const GIFTS = { gold: [1, 0], wood: [0, 1] };

// A row for each teammate of player p who shows his cards, or may be asked or given something now.
export function partners(match, p, hands) {
  const { table: { view, choices, frame } } = match;
  const deals = match.mine && frame.phase !== "grant" ? choices.filter(({ kind }) => kind === "player") : [];
  const mates = view.homes.map((_, q) => q).filter(q => q !== p && view.teams[q] === view.teams[p]);
  const rows = mates.map(q => row(match, q, deals.filter(({ player }) => player === q), hands));
  return rows.some(Boolean) ? make("section.partners", { ariaLabel: say("partners") }, ...rows) : null;
}

function row({ about, table: { view } }, q, choices, hands) {
  const cards = Array.isArray(view.hands[q]) ? view.hands[q] : [];
  if (!choices.length && !cards.length) return null;
  const has = /** @type {[number, number]} */ ([view.gold[q], view.wood[q]]);
  const asks = ({ action: [verb] }) => verb === "ask";
  const button = ({ action, what }) => make("button", {
    type: "button", data: { action }, onclick: () => hands.act(action),
    ariaLabel: what ? say("give_told", { player: person(q), what: goods(GIFTS[what]) })
      : say("ask_told", { player: person(q), what: goods(has) }),
  }, what ? ["+", price(GIFTS[what])] : say("ask_short"));
  const gifts = choices.filter(choice => !asks(choice)).map(button);
  return make("div.partner", {}, badge(about, q), make("b", {}, String(person(q))), price(has),
    cards.length ? held(cards, q) : null, ...choices.filter(asks).map(button),
    gifts.length ? make("span.gifts", {}, say("give_short"), ...gifts) : null);
}

// The cards of a teammate: a press says what one does.
const held = (cards, q) => make("span.mate-cards",
  { role: "group", ariaLabel: say("cards_of", { player: person(q) }) },
  ...heaped(cards).map(([key, n]) => make("button.mate-card", {
    type: "button", title: named(key), ariaLabel: `${named(key)}${n > 1 ? ` ×${n}` : ""}`,
    onclick: () => card([key]),
  }, emblem(key), n > 1 ? make("b", {}, `×${n}`) : null)));

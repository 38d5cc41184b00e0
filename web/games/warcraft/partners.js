// Who plays on the same side: what they own, and asking and giving in one's own Spend step.

import { make } from "../../page/dom.js";
import { person, say } from "../../page/words.js";
import { badge } from "../../match/people.js";
import { price } from "./signs.js";
import { goods } from "./who.js";

const GIFTS = { gold: [1, 0], wood: [0, 1] };

// A row for each teammate of player p who may be asked or given something now.
export function partners(match, p, hands) {
  const { table: { view, choices, frame } } = match;
  if (!match.mine || frame.phase !== "spend") return null;
  const with_whom = q => choices.filter(({ kind, player }) => kind === "player" && player === q);
  const mates = view.homes.map((_, q) => q).filter(q => q !== p && view.teams[q] === view.teams[p]);
  const rows = mates.map(q => row(match, q, with_whom(q), hands)).filter(Boolean);
  return rows.length ? make("section.partners", { ariaLabel: say("partners") }, ...rows) : null;
}

function row({ about, table: { view } }, q, choices, hands) {
  if (!choices.length) return null;
  const has = /** @type {[number, number]} */ ([view.gold[q], view.wood[q]]);
  const asks = ({ action: [verb] }) => verb === "ask";
  const button = ({ action, what }) => make("button", {
    type: "button", data: { action }, onclick: () => hands.act(action),
    ariaLabel: what ? say("give_told", { player: person(q), what: goods(GIFTS[what]) })
      : say("ask_told", { player: person(q), what: goods(has) }),
  }, what ? ["+", price(GIFTS[what])] : say("ask_short"));
  return make("div.partner", {}, badge(about, q), make("b", {}, String(person(q))), price(has),
    ...choices.filter(asks).map(button), make("span.gifts", {}, say("give_short"), ...choices
      .filter(choice => !asks(choice)).map(button)));
}

// The hand of cards: each with its name and what it does; one that may be played now says how.

import { make } from "../../page/dom.js";
import { capital, named, say, told } from "../../page/words.js";
import { emblem } from "../../panel/emblem.js";
import { worded } from "../../panel/wording.js";

let open = "";                     // the card that is looked at

// The choices that play a card, by its key.
export function plays({ table: { choices } }) {
  const found = new Map();
  for (const choice of choices.filter(({ card }) => card))
    found.set(choice.card, [...found.get(choice.card) ?? [], choice]);
  return found;
}

// Of player p, if they are open to whoever looks, else a button to look at them; null without any.
export function hand(match, p, hands) {
  const cards = match.table.view.hands[p];
  if (!Array.isArray(cards)) return match.mine && match.passing && cards ? covered(cards, hands) : null;
  if (!cards.length) return null;
  const piles = heaped(cards), may = match.mine ? plays(match) : new Map();
  const box = make("section.hand", { ariaLabel: say("hand_of_cards") });
  const look = key => { open = open === key ? "" : key; fill(); };
  const fill = () => box.replaceChildren(
    make("div.hand-cards", {}, ...piles.map(([key, n]) => chip(key, n, may.has(key), look))),
    ...cards.includes(open) ? [text(open, may.get(open) ?? [], match, hands)] : []);
  fill();
  return box;
}

// [card, how many], each kind once.
export const heaped = cards =>
  [...new Set(cards)].sort().map(key => [key, cards.filter(card => card === key).length]);

// At a shared device: nobody sees them before he has taken it.
const covered = (n, hands) => make("section.hand", { ariaLabel: say("hand_of_cards") },
  make("button.hand-card", { type: "button", data: { key: "peek" }, onclick: hands.peek }, emblem("hand"),
    make("span", {}, say("look")), make("b", {}, String(n))));

const chip = (key, n, playable, look) => make(`button.hand-card${playable ? ".open" : ""}`, {
  type: "button", ariaExpanded: String(open === key), title: told(key), data: { card: key },
  ariaLabel: `${named(key)}${n > 1 ? ` ×${n}` : ""}. ${told(key)}${playable ? ` ${say("card_now")}` : ""}`,
  onclick: () => look(key),
}, emblem(key), make("span", {}, named(key)), n > 1 ? make("b", {}, `×${n}`) : null);

// What it does, and the ways to play it: those on the map begin with a press.
const text = (key, choices, match, hands) => make("div.card-text", {},
  make("p", {}, told(key)),
  choices.length ? make("div.buttons", {}, ...ways(choices, match, hands))
    : make("p.quiet", {}, say("card_not_now")));

function ways(choices, match, hands) {
  const [{ action: [verb], place }] = choices;
  if (match.table.frame.phase === "cards") return [make("p.quiet", {}, say("card_in_battle"))];
  if (place !== undefined) return [button(say("card_on_map"), [verb], () => hands.press(verb))];
  return choices.map(choice =>
    button(capital(worded(choice, match)), choice.action, () => hands.act(choice.action)));
}

const button = (words, action, onclick) =>
  make("button.main", { type: "button", data: { action }, onclick }, words);

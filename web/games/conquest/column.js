// The column of combinations: price, coins on it, tokens, and what race and power do.

import { make } from "../../page/dom.js";
import { card, outside } from "../../panel/card.js";
import { emblem } from "../../panel/emblem.js";
import { many, named, say, told } from "../../page/words.js";

export const column = (match, hands) => lane(match.table.view.column, match, hands);

// One column of combinations, the first of which is free; hands.act(action) is called with the choice of
// whoever may choose now.
export function lane(combinations, { table, kit }, hands, name = say("tray")) {
  const mine = ({ race }) => combinations.some(([other]) => other === race);
  const choices = new Map(table.choices.filter(mine).map(choice => [choice.race, choice]));
  const offers = combinations.map(([race, power, coins], price) => ({ race, power, coins, price }));
  return make(`ol.column.${choices.size ? "choosing" : "idle"}`, { ariaLabel: name },
    ...offers.map(offer => entry(offer, choices.get(offer.race), choices.size, hands.act, kit)));
}

function entry({ race, power, coins, price }, choice, choosing, act, kit) {
  const name = say("people_active", { race: named(race), power: named(power) });
  const take = choice
    ? make("button.main.take", {
      type: "button", data: { action: choice.action }, onclick: () => act(choice.action),
    }, say("verb_take"))
    : choosing ? make("small.cannot", {}, say("too_dear")) : null;
  return make(`li.offer${choice ? ".open" : ""}`, {},
    make("button.emblems",
      { type: "button", ariaLabel: say("about_trait", { name }), onclick: () => card([power, race]) },
      emblem(power), emblem(race)),
    take,
    make("div.named", {}, make("h2", {}, kit.crest(race), name), make("div.price", {},
      make("span", {}, price ? say("price", { n: price }) : say("price_free")),
      coins ? make("span.found", {}, say("coins_on_it", { n: coins })) : null,
      choice ? make("span", {}, many("tokens", choice.tokens)) : null)),
    make("div.does", {}, [power, race].map(key => make("p", {}, told(key), outside(key)))));
}

// The column of combinations: price, coins on it, tokens, and what race and power do.

import { make, replace } from "../dom.js";
import { GAMES } from "../games.js";
import { many, named, say, told } from "../words.js";
import { card } from "./card.js";
import { emblem } from "./emblem.js";

// act(action) is called with the choice of whoever may choose now.
export function column(root, match, act) {
  const { table, game } = match, choices = new Map(table.choices.filter(({ race }) => race).map(choice => [choice.race, choice]));
  const offers = GAMES[game.key].offers(table.view);
  root.classList.toggle("choosing", choices.size > 0);
  replace(root, make("ol.column", { ariaLabel: say("column") }, ...offers.map(offer => entry(offer, choices.get(offer.race), choices.size, act))));
}

function entry({ race, power, coins, price }, choice, choosing, act) {
  const facts = make("div.price", {},
    make("span", {}, price ? say("price", { n: price }) : say("price_free")),
    coins ? make("span.found", {}, say("coins_on_it", { n: coins })) : null,
    choice ? make("span", {}, many("tokens", choice.tokens)) : null);
  const words = make("div.what", {}, make("h2", {}, `${named(power)} ${named(race)}`), make("p", {}, told(power)), make("p", {}, told(race)), facts);
  const take = choice ? make("button.main.take", { type: "button", onclick: () => act(choice.action) }, say("verb_take"))
    : choosing ? make("small.cannot", {}, say("too_dear")) : null;
  return make(`li.offer${choice ? ".open" : ""}`, {},
    make("button.emblems", { type: "button", ariaLabel: say("about_trait", { name: `${named(power)} ${named(race)}` }), onclick: () => card([power, race]) },
      emblem(power), emblem(race)),
    words, take);
}

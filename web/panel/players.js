// The players: who leads which peoples, how many regions, coins and tokens, whose turn it is.

import { make, replace } from "../dom.js";
import { badge } from "../players.js";
import { GAMES } from "../games.js";
import { named, player, say } from "../words.js";
import { card } from "./card.js";

export function players(root, match) {
  const { table, game } = match, painter = GAMES[game.key];
  const rows = painter.players(table.view);
  replace(root, make("ol.players", { ariaLabel: say("players") }, ...rows.map((row, p) => seat(row, p, match))));
}

function seat(row, p, match) {
  const { table, about } = match;
  const acts = !table.over && table.actor === p, won = table.over?.winners.includes(p);
  const coins = table.over ? table.over.scores[p] : row.coins;
  return make(`li.seat${acts ? ".acting" : ""}${won ? ".winner" : ""}`, { ariaCurrent: acts ? "true" : "false" },
    badge(about, p),
    make("div.who", {},
      make("b", {}, player(p)), " ", make("small", {}, say(about.kinds[p] === "human" && match.people.length === 1 ? "you" : `kind_${about.kinds[p]}`)),
      about.left && !table.over ? make("small.clock", { data: { clock: p } }, time(about.left[p])) : null,
      ...row.peoples.map(people)),
    make("div.sums", {},
      make("span", { title: say("coins") }, make("b.coins", {}, coins === null ? "?" : String(coins)), make("small", {}, say("coins_word", { n: coins ?? 0 }))),
      make("small", { title: say("income_hint") }, `+${row.income}`)));
}

function people({ race, power, declined, tokens, hand }) {
  const name = say(declined ? "people_declined" : "people_active", { race: named(race), power: power ? named(power) : "" });
  const more = declined ? "" : hand ? say("people_hand", { n: hand }) : say("people_tokens", { n: tokens });
  return make(`button.people${declined ? ".faded" : ""}`, { type: "button", onclick: () => card([power, race]) }, name,
    more ? make("small", {}, ` ${more}`) : null);
}

export const time = ms => {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};

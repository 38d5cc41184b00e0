// What the person at the table leads: his peoples with their banner and their rules, the tokens in hand.

import { make } from "../../page/dom.js";
import { card, outside } from "../../panel/card.js";
import { emblem } from "../../panel/emblem.js";
import { many, named, say, told as tells } from "../../page/words.js";
import { bandsOf } from "./bands.js";
import { banner, once, single } from "./portrait.js";

const MOST = 14;                   // tokens that are shown one by one

export function purse(match) {
  const { table, viewer, person, curtain, about } = match, { view } = table;
  const p = viewer ?? (person && curtain === null ? table.actor : null);
  if (p === null || table.over) return null;
  const look = { colour: about.colours[p], pattern: about.patterns[p] };
  const b = bandsOf(view, p).find(band => !view.declined[band]), coins = view.scores?.[p] ?? null;
  return make("div.own", { vars: { own: look.colour } }, b === undefined ? null : active(match, b, look),
    coins === null ? null : make("span.own-coins", { title: say("score_title") }, String(coins),
      make("small", {}, say("score_word", { n: coins }))));
}

function active(match, b, look) {
  const { kit, table: { view } } = match, painted = [look.colour, look.pattern];
  const race = view.race[b], power = view.power[b], n = view.hand[b];
  const name = say("people_active", { race: named(race), power: power ? named(power) : "" });
  const told = say("people_hand", { n });
  const rule = key => make("p", {}, emblem(key), make("span", {}, tells(key), outside(key)));
  return [
    make("button.portrait", { type: "button", ariaLabel: say("about_trait", { name }), title: name,
      onclick: () => card([power, race]) },
      once(match, [race, power, ...painted], () => banner({ race, power, faded: false }, look)),
      kit.crest(race)),
    make("div.own-words", {}, make("h2", {}, kit.crest(race), name), [power, race].filter(Boolean).map(rule)),
    make("div.in-hand", { role: "img", ariaLabel: told, title: told },
      Array.from({ length: Math.min(n, MOST) }, (_, i) =>
        once(match, [race, i, ...painted], () => single(race, look))),
      n ? make("b", {}, String(n)) : make("small", {}, many("tokens", tokens(view, b)))),
  ];
}

const tokens = (view, b) => view.band.reduce((sum, band, r) => band === b ? sum + view.troops[r] : sum, 0);

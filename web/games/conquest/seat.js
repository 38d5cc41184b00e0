// What stands in a player's row, and how far the match is.

import { make } from "../../page/dom.js";
import { card } from "../../panel/card.js";
import { named, say } from "../../page/words.js";
import { bandsOf } from "./bands.js";

const sum = income => Object.values(income).reduce((all, n) => all + n, 0);

const nothing = /** @type {(key: string) => any} */ (() => null);

// The peoples a player leads, each with what stands beside a race, his coins, and what his turn would bring
// if it ended now.
export const seat = (view, p, crest = nothing) => ({
  lines: peoples(view, p).map(one => people(one, crest)),
  score: view.scores?.[p] ?? null, aside: `+${sum(view.income[p])}`,
});

const peoples = (view, p) => bandsOf(view, p).map(b => ({
  race: view.race[b], power: view.power[b], declined: view.declined[b], hand: view.hand[b],
  tokens: view.hand[b] + view.band.reduce((all, band, r) => band === b ? all + view.troops[r] : all, 0),
})).sort((a, b) => a.declined - b.declined);

function people({ race, power, declined, tokens, hand }, crest) {
  const name = say(declined ? "people_declined" : "people_active",
    { race: named(race), power: power ? named(power) : "" });
  const more = declined ? "" : hand ? say("people_hand", { n: hand }) : say("people_tokens", { n: tokens });
  return make(`button.people${declined ? ".faded" : ""}`,
    { type: "button", onclick: () => card([power, race]) }, crest(race), name,
    more ? make("small", {}, ` ${more}`) : null);
}

export const when = ({ round, rounds }) => say("round", { round, rounds });

export function progress(view) {
  const { round, rounds } = view, name = when(view);
  const dot = i => make(`i${i < round ? ".past" : i === round ? ".now" : ""}`, {},
    i === round ? String(round) : "");
  return make("div.rounds", { role: "img", ariaLabel: name, title: name },
    ...Array.from({ length: rounds }, (_, i) => dot(i + 1)));
}

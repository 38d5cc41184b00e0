// Tokens spread over places: one more here, one fewer there, evenly, or as they stood before.

import { make } from "../page/dom.js";
import { say } from "../page/words.js";

const setting = ({ kind }) => kind === "heap";

export const offers = choices => choices.some(setting);

// How many are still to place, or must be taken off, and how many go back to the box.
export function left(choices) {
  const one = choices.find(setting);
  const n = one && "heap" in one ? one.heap - (one.owed ?? 0) : null;
  return n === null ? null : { n, owed: one.owed ?? 0, short: Math.max(0, -n), ready: Math.max(0, n) };
}

// The choice that makes a place hold n, if there is one.
const to = (choices, place, n) =>
  choices.find(choice => setting(choice) && choice.place === place && choice.tokens === n);

export function held(match, place) {
  const { painter } = match.kit, pile = painter.pile(match.table.view, place, match.land.regions[place]);
  const choice = match.table.choices.find(one => setting(one) && one.place === place);
  return choice ? painter.held(match.table.view, pile, choice) : 0;
}

// One more or fewer on a place; from another one if the heap is empty is the hand's affair.
export const shift = (match, place, by) => to(match.table.choices, place, held(match, place) + by);

export function buttons(match, hands) {
  const { choices } = match.table, gather = choices.some(({ action }) => action[0] === "gather");
  const tool = (word, plan) => make("button.quiet",
    { type: "button", onclick: () => hands.act(carried(match, plan)) }, say(word));
  return [
    tool("spread_even", even),
    match.stood?.[match.actor] ? tool("spread_before", before(match.stood[match.actor])) : null,
    gather ? make("button.quiet", { type: "button", onclick: () => hands.act(["gather"]) },
      say("verb_gather")) : null,
  ];
}

// How it is done without a word: as the player himself did it last, else evenly.
export const usual = ({ stood, actor }) => stood?.[actor] ? before(stood[actor]) : even;

// How many every place is to hold after these actions, as wishes for the board; none if they are no spread.
export function planned(match, actions) {
  const settings = match.table.choices.filter(setting), [verb] = settings[0]?.action ?? [];
  const wanted = actions.filter(([first]) => first === verb);
  if (!wanted.length) return [];
  const gathers = actions.some(([first]) => first === "gather"), plan = {};
  for (const { place, tokens } of settings) {
    const now = gathers ? tokens : held(match, place);
    plan[place] = Math.min(plan[place] ?? Infinity, now);
  }
  for (const [, place, n] of wanted) plan[place] = n;
  const wish = ([place, tokens]) => ({ action: [], kind: "wish", place: Number(place), tokens });
  return Object.entries(plan).map(wish);
}

// The actions of a plan, one step together: everything is taken up, then place after place is set.
// plan(places, sum): how many more than must be there each shall hold.
export function carried(match, plan) {
  const { choices } = match.table, settings = choices.filter(setting);
  const places = [...new Set(settings.map(({ place }) => place))], [verb] = settings[0].action;
  const least = place => Math.min(...settings.filter(one => one.place === place).map(({ tokens }) => tokens));
  const spare = places.reduce((sum, place) => sum + held(match, place) - least(place), 0);
  const gather = choices.filter(({ action }) => action[0] === "gather").map(({ action }) => action);
  const steps = places.map(place => settings.find(one => one.place === place).step ?? 1);
  const more = allowed(plan(places, (left(choices)?.n ?? 0) + spare), steps);
  if (places.every((place, i) => held(match, place) === least(place) + more[i])) return [];
  return [...gather, ...places.flatMap((place, i) => more[i] ? [[verb, place, least(place) + more[i]]] : [])];
}

// Where fewer than `step` may not come, they go to the first place that can have them.
function allowed(more, steps) {
  const few = more.map((n, i) => n < steps[i] ? n : 0), rest = few.reduce((sum, n) => sum + n, 0);
  const kept = more.map((n, i) => n - few[i]), other = kept.findIndex((n, i) => n + rest >= steps[i]);
  return kept.map((n, i) => i === other ? n + rest : n);
}

export const even = (places, sum) =>
  places.map((_, i) => Math.floor(sum / places.length) + (i < sum % places.length ? 1 : 0));

// As the places stood when the player last ended this phase; what is over goes evenly.
export const before = stood => (places, sum) => {
  let rest = sum;
  const plan = places.map(place => {
    const here = Math.min(Math.max(0, (stood[place] ?? 1) - 1), rest);
    rest -= here;
    return here;
  });
  return even(places, rest).map((n, i) => n + plan[i]);
};

// Tokens spread over regions: one more here, one fewer there, evenly, or as they stood before.

import { make } from "../page/dom.js";
import { say } from "../page/words.js";

const setting = ({ action, region, tokens }) => action.length === 3 && region !== undefined
  && tokens !== undefined;

export const offers = choices => choices.some(setting);

// How many are still to place, and how many go back to the box.
export function left(choices) {
  const one = choices.find(setting);
  return one && "heap" in one ? { n: one.heap - (one.owed ?? 0), owed: one.owed ?? 0 } : null;
}

// The choice that makes a region hold n, if there is one.
export const to = (choices, region, n) =>
  choices.find(choice => setting(choice) && choice.region === region && choice.tokens === n);

export function held(match, region) {
  const { painter } = match.kit, pile = painter.pile(match.table.view, region, match.land.regions[region]);
  const choice = match.table.choices.find(one => setting(one) && one.region === region);
  return choice ? painter.held(match.table.view, pile, choice) : 0;
}

// One more or fewer on a region; from another region if the heap is empty is the hand's affair.
export const shift = (match, region, by) => to(match.table.choices, region, held(match, region) + by);

export function buttons(match, hands) {
  const gather = match.table.choices.some(({ action }) => action[0] === "gather");
  const tool = (word, plan) =>
    make("button.quiet", { type: "button", onclick: () => carry(match, hands, plan) }, say(word));
  return [
    tool("spread_even", even),
    match.stood?.[match.actor] ? tool("spread_before", (regions, sum) => before(match, regions, sum)) : null,
    gather ? make("button.quiet", { type: "button", onclick: () => hands.act(["gather"]) },
      say("verb_gather")) : null,
  ];
}

let carrying = false;

// Carries a plan out, unless another is on its way.
async function carry(match, hands, plan) {
  if (carrying) return;
  carrying = true;
  try { await carried(match, hands, plan); } finally { carrying = false; }
}

// Takes everything up and sets region after region as the plan says.
async function carried(match, hands, plan) {
  if (match.table.choices.some(({ action }) => action[0] === "gather") && !await hands.act(["gather"]))
    return;
  const first = match.table.choices.filter(setting);
  const regions = [...new Set(first.map(({ region }) => region))];
  if (!regions.length) return;
  const least = r => Math.min(...first.filter(({ region }) => region === r).map(({ tokens }) => tokens));
  const sum = left(match.table.choices)?.n ?? 0;
  for (const [r, more] of plan(regions, sum, least)) {
    const choice = more > 0 && to(match.table.choices, r, least(r) + more);
    if (choice && !await hands.act(choice.action)) return;
  }
}

const even = (regions, sum) =>
  regions.map((r, i) => [r, Math.floor(sum / regions.length) + (i < sum % regions.length)]);

// As the regions stood when the player last ended this phase; what is over goes evenly.
function before(match, regions, sum) {
  const stood = match.stood[match.actor], wish = regions.map(r => [r, Math.max(0, (stood[r] ?? 1) - 1)]);
  let rest = sum;
  const plan = wish.map(([r, n]) => {
    const here = Math.min(n, rest);
    rest -= here;
    return [r, here];
  });
  return plan.map(([r, n], i) => [r, n + Math.floor(rest / plan.length) + (i < rest % plan.length)]);
}

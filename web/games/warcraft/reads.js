// Events of Warcraft in words, and where they were.

import { named, person, say } from "../../page/words.js";
import { allOf, goods, who } from "./who.js";
import { won } from "./won.js";

const KINDS = ["melee", "ranged", "flying"];                   // as the engine numbers them
const WALKED = ["move", "led", "portal", "parted"];            // events that tell where from and to
const LOSSES = ["killed", "razed", "captured", "eliminated"];  // what hurts whose it was

// What other lines tell: who sees his card needs no more, and losses are told where something changes them.
const untold = ({ event, player, healed, spared }) =>
  event === "drawn" && person(player).you || event === "due" && healed === 0 && spared === 0;

// Facts that need words of their own; null if the event is not told.
export function reads(event, match) {
  if (untold(event)) return null;
  const { view } = match.table ?? match.shown, said = {};
  const place = r => Number.isInteger(r) ? match.kit.place(match.land.regions[r], r) : null;
  for (const name of ["r", "start"]) if (name in event) said[name] = place(event[name]);
  if (WALKED.includes(event.event)) said.to = place(event.to);
  for (const name of Object.keys(WORDS)) if (name in event) said[name] = WORDS[name](event[name], view);
  return { ...said, ...MORE[event.event]?.(event, view) };
}

const WORDS = {
  player: who, cost: cost => goods(cost),
  building: kind => say(`building_${kind}`), token: token => say(`token_${token}`),
  kind: n => say(`many_${KINDS[n]}`), dice: faces => faces.join(" "),
};
const told = (key, { goal }) => key && say(key, { goal });
const several = ({ piece }) => ({ kind: say(`many_${piece}`) });
const MORE = {
  asked: ({ of }, view) => ({ ally: who(of, view) }),
  given: ({ to, what }, view) => ({ ally: who(to, view), what: named(what), to: null }),
  attack: ({ hits, wounds }) => ({ wounds: wounds === hits ? null : wounds }),
  battle: ({ foe }, view) => ({ foe: allOf(foe, view) }),
  battle_over: ({ won }, view) => ({ winner: won === null ? null : allOf(won, view), foe: null }),
  build: ({ piece }) => ({ building: say(`building_${piece}`) }),
  captured: ({ lost }) => ({ again: lost ? say("captured_again") : null }),
  crippled: ({ mover }, view) => ({ foe: who(mover, view) }),
  depleted: ({ level }) => ({ state: say(`depleted_${level}`) }),
  due: ({ team }, view) => ({ foe: allOf(team, view) }),
  over: (event, view) => ({ why: told(won(event, view), view) }),
  pillaged: ({ of, gold, wood }, view) =>
    ({ foe: who(of, view), loot: goods([gold, wood]) || say("n_nothing") }),
  poison: several, upgrade: several,
  stalled: (_, { goal }) => ({ decides: goal ? say("points_decide") : null }),
  step: ({ step }) => ({ step: say(`step_${step}`) }),
};

export const spots = ({ event, r, start, to }) =>
  [r, start, WALKED.includes(event) ? to : null].filter(Number.isInteger);

// Whoever loses something by it.
export const hurts = ({ event, player, of }, me) =>
  LOSSES.includes(event) ? player === me : event === "pillaged" && of === me;

// What events and choices of this game say in words of their own.

import { conquest } from "../conquest.js";
import { has, named, person, say } from "../../page/words.js";

const FORMS = { 1: "form_human", 2: "form_worgen" };        // of the Worgen, as the engine numbers them
const tool = key => has(`wield_${key}`) ? say(`wield_${key}`) : named(key);

const OWN = {
  armed: ({ trait }) => ({ what: tool(trait) }),
  form: ({ form }) => ({ shape: say(FORMS[form]) }),
  opened: ({ live }) => ({ outcome: say(live ? "bomb_live" : "bomb_dud") }),
  objective: ({ player: p, humans }) => ({ owner: humans === p ? null : person(humans) }),
  harmony: ({ players }) => ({ players: players.map(p => String(person(p))).join(", ") }),
  driven: ({ to }) => to < 0 ? { to: null } : {},
  swapped: ({ other }, { kit, land }) => ({ other: kit.place(land.regions[other], other) }),
};

// Harmony that nobody is given is not told.
export function reads(event, match) {
  if (event.event === "harmony" && !event.players.length) return null;
  return { ...conquest.reads(event, match), ...OWN[event.event]?.(event, match) };
}

// The facts of a choice: a tool by what it is for.
export const facts = (choice, match) => ({
  ...conquest.facts(choice, match), ...choice.trait && { what: tool(choice.trait) },
});

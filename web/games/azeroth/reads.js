// What events of this game say in words of their own, and where they were.

import { has, named, person, say } from "../../page/words.js";
import { conquest } from "../conquest.js";

const FORMS = { 1: "form_human", 2: "form_worgen" };        // of the Worgen, as the engine numbers them
const TOLD_ELSEWHERE = ["race", "prize", "faction"];        // what is paid for something told by itself

export const tool = key => has(`wield_${key}`) ? say(`wield_${key}`) : named(key);

const OWN = {
  armed: ({ trait }) => ({ what: tool(trait) }),
  form: ({ form }) => ({ shape: say(FORMS[form]) }),
  opened: ({ live }) => ({ outcome: say(live ? "bomb_live" : "bomb_dud") }),
  objective: ({ player: p, humans }) => ({ owner: humans === p ? null : person(humans) }),
  harmony: ({ players }) => ({ players: players.map(p => String(person(p))).join(", ") }),
  conquered: ({ alone }) => alone ? { alone: say(`alone_${alone}`), tokens: null } : { alone: null },
  driven: ({ to, out }) => ({ ...to < 0 && { to: null }, out: out ? say("driven_out") : null }),
  fell: ({ what }) => ({ what: named(what).toLowerCase() }),
  paid: ({ foe }) => ({ source: null, bank: foe < 0 ? say("paid_bank") : null }),
  swapped: ({ other }, { kit, land }) => ({ other: kit.place(land.regions[other], other) }),
};

// Harmony that nobody is given is not told, nor what is paid for something that is.
export function reads(event, match) {
  if (event.event === "harmony" && !event.players.length) return null;
  if (event.event === "paid" && TOLD_ELSEWHERE.includes(event.source)) return null;
  return { ...conquest.reads(event, match), ...OWN[event.event]?.(event, match) };
}

export function spots(event, match) {
  const { event: name, region, to, other } = event;
  if (name === "swapped") return [region, other];
  if (name === "driven" || name === "stolen") return to >= 0 ? [region, to] : [region];
  return conquest.spots(event, match);
}

// Whoever loses something by it.
export const hurts = ({ event, foe, player }, me) => foe === me && player !== me && event !== "paid";

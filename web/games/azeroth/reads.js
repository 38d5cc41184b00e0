// What happened in Azeroth, for the log: facts that need words of their own, and where it was.

import { named, person, say } from "../../page/words.js";
import { conquest } from "../conquest.js";

const TOLD_ELSEWHERE = ["race", "prize", "faction"];        // what is paid for something told by itself

export function reads(event, match) {
  if (event.event === "paid") return paid(event);
  if (event.event === "opened") return { what: say(event.live ? "bomb_live" : "bomb_dud") };
  if (event.event === "form") return { what: say(`form_${event.form}`), coins: Math.abs(event.coins) };
  if (event.event === "harmony") return harmony(event);
  if (event.event === "driven") return event.to < 0 ? { to: null, out: say("driven_out") } : {};
  if (event.event === "objective" && event.player === event.humans) return { humans: null };
  if (event.event === "objective") return { humans: person(event.humans) };
  if (event.event === "armed") return { trait: named(event.trait) };
  return conquest.reads(event, match);
}

// Tolls are told; the bank pays and is paid without a word where it has an event of its own.
function paid({ player, foe, source }) {
  if (TOLD_ELSEWHERE.includes(source)) return null;
  const who = p => p < 0 ? say("the_bank") : person(p);
  return { player: who(player), foe: who(foe), source: null };
}

const harmony = ({ players }) => players.length ? { list: players.map(person).join(", ") } : null;

export function spots({ event, region, to, other, ...rest }, match) {
  if (event === "swapped") return [region, other];
  if (event === "driven" || event === "stolen") return to >= 0 ? [region, to] : [region];
  return conquest.spots({ event, region, ...rest }, match);
}

// Whoever loses something by it.
export const hurts = ({ event, foe, player }, me) =>
  foe === me && player !== me && event !== "paid";

// Whose something is, in words: a player, a team, the elves that nobody leads; what a price is.

import { many, person, say } from "../../page/words.js";

// A player in a sentence, or the neutrals, who have the number after the last.
export const who = (p, { players }) => p < players ? person(p) : say("neutrals");

// All of a team.
export function allOf(team, view) {
  const found = view.teams.flatMap((one, p) => p < view.players && one === team ? [p] : []);
  return found.length === 1 ? who(found[0], view)
    : found.map(p => String(who(p, view))).join(", ") || say("neutrals");
}

// [gold, wood] as "2 gold, 1 wood"; nothing of what is none.
export const goods = ([gold, wood]) =>
  [["gold", gold], ["wood", wood]].flatMap(([what, n]) => n ? [many(what, n)] : []).join(", ");

// What the person at the table owns, always in sight: goods, points, idle workers.

import { make } from "../../page/dom.js";
import { person, say } from "../../page/words.js";
import { idle, own } from "./counts.js";
import { crest, fact } from "./signs.js";

export function purse(match) {
  const { table: { view, over, gone } } = match, p = own(match);
  if (over || gone.includes(p)) return null;
  const free = idle(view, p), goods = ["gold", "wood"].map(what =>
    fact(what, view[what][p], say(`n_${what}`, { n: view[what][p] })));
  return make("div.war-purse", { role: "group", ariaLabel: say("purse_of", { player: person(p) }) },
    crest(view.races[p]), ...goods, points(view, p),
    free ? fact("worker", free, say("idle_workers", { n: free })) : null);
}

// Of the player or his team, and what wins.
function points(view, p) {
  const { goal, totals } = view;
  return goal ? fact("points", `${totals[p]}/${goal}`, say("points_of", { n: totals[p], goal })) : null;
}

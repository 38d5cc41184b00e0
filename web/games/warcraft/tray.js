// What lies before the person at the table: his cards, his Town, and what wins this match.

import { make } from "../../page/dom.js";
import { card } from "../../panel/card.js";
import { named, say, spelled } from "../../page/words.js";
import { own } from "./counts.js";
import { hand, plays } from "./hand.js";
import { partners } from "./partners.js";
import { town } from "./town.js";

export function tray(match, hands) {
  const { table: { over, gone } } = match, p = own(match);
  if (over || gone.includes(p)) return null;
  return make(`div.war-tray.${asks(match) ? "asking" : "idle"}`, {},
    hand(match, p, hands), town(match, p, hands), partners(match, p, hands), aims(match, p));
}

// Whether something can be done in it now: a lesson shows it only then.
const asks = match => match.mine && (match.table.frame.phase === "spend" || plays(match).size > 0);

// How one wins: by points, or by the rules of the scenario.
function aims({ map, table: { view: { goal, teams, homes, depleted, laws = [] } } }, p) {
  const team = teams.filter(one => one === teams[p]).length > 1;
  const law = key => make("button.law", { type: "button", onclick: () => card([key]) }, named(key));
  const rules = laws.map(law);
  return make("section.aims", { ariaLabel: say("aims") },
    goal ? make("p", {}, say(team ? "aim_points_team" : "aim_points", { n: goal })) : null,
    laws.length ? make("p", {}, spelled(map.about)) : null,
    rules.length ? make("p", {}, `${say("aim_laws")} `, ...rules) : null,
    make("p", {}, say(team ? "aim_towns_team" : "aim_towns")),
    depleted[homes[p]] ? make("p.taken", {}, say("aim_taken")) : null);
}

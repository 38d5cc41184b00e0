// The column of combinations; where teams play, one for each side.

import { make } from "../../page/dom.js";
import { capital, say } from "../../page/words.js";
import { lane } from "../conquest/column.js";
import { crest, factionName, factionOf } from "./factions.js";

const FACTIONS = ["alliance", "horde", "neutral"];

export function column(match, hands) {
  const { column: all, teams } = match.table.view;
  if (!teams) return lane(all, match, hands);
  const factions = FACTIONS.filter(faction => all.some(([race]) => factionOf(race) === faction));
  return make("div.lanes", {}, factions.map(faction => make("section.lane", {},
    make("h2", {}, crest(faction, false), capital(factionName(faction))),
    lane(all.filter(([race]) => factionOf(race) === faction), match, hands,
      say("tray_side", { side: factionName(faction) })))));
}

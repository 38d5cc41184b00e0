// Awards of this game, beside those of the family: bombs, finds, the war of the factions.

import { best, count, only } from "../../replay/awards.js";
import { earned as family, words } from "../conquest/awards.js";
import { taken } from "./history.js";

export { words };

export function earned(story) {
  const { moves, players, view } = story, events = moves.flatMap(one => one.events);
  const opened = live => events.filter(one => one.event === "opened" && one.live === live);
  const found = {
    war: best(taken(view, players, "faction"), 6),
    bomber: best(count(players, opened(true), only("opened")), 2),
    dud: best(count(players, opened(false), only("opened")), 2),
    treasure: best(count(players, events, only("found")), 2),
    armed: best(count(players, events, only("armed")), 3),
    relic: best(taken(view, players, "find"), 6),
    publican: best(taken(view, players, "toll"), 4),
    marksman: best(count(players, events, only("objective")), 2),
    bully: best(count(players, events, only("driven")), 4),
    sailor: best(count(players, events, only("swapped")), 3),
  };
  const own = Object.entries(found).flatMap(([key, won]) => won ? [{ key, facts: {}, ...won }] : []);
  return [...own, ...family(story)];
}

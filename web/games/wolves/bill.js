// What pointing at a hex tells: what the actions there would cost, and who leads in its region.

import { make } from "../../page/dom.js";
import { say } from "../../page/words.js";
import { icon } from "./icons.js";
import { regionName, who } from "./pack.js";
import { leading } from "./regions.js";
import { terrainName } from "./tiles.js";

// choices: those of the hex that are open now.
export function bill({ region: part, stack, awards }, choices, match) {
  const { view } = match.table, lines = costs(match, choices);
  if (part === undefined) return lines;
  const moon = stack.at(-1);
  const prize = awards?.length ? [" ", prizes(awards, view, moon)] : null;
  return [...lines, make("p.leads", {}, moon ? icon(moon) : null,
    `${regionName(match.land, part)}: ${leading(view, part)}`, prize)];
}

const prizes = (awards, view, moon) => make("small", {}, say("would_bring", {
  moon: say(`moon_${moon}`), list: awards.map(([p, n]) => `${who(p, view)} +${n}`).join(", "),
}));

// One line for each verb that can be done to this hex.
function costs({ table: { view, frame } }, choices) {
  const here = new Map(choices.filter(({ cost }) => cost).map(one => [one.action[0], one]));
  return [...here].map(([verb, { cost, terrain, flips, gives }]) => {
    const backs = [...new Set(flips.map(i => view.backs[frame.player][i]))].map(terrainName);
    const n = cost - gives;
    const turned = { n, terrain: terrainName(terrain), back: backs.join(say("or")) };
    const parts = [n && say("cost_tiles", turned), gives && say("token_terrain_n", { n: gives })];
    return make("p.cost", {}, make("b", {}, say(`verb_${verb}`)), ": ", parts.filter(Boolean).join(" + "));
  });
}

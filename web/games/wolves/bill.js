// What pointing at a hex tells: what the actions there would cost and bring, who leads in its region now and
// after them.

import { make } from "../../page/dom.js";
import { say } from "../../page/words.js";
import { icon } from "./icons.js";
import { regionName, who } from "./pack.js";
import { leading } from "./regions.js";
import { terrainName } from "./tiles.js";

// choices: those of the hex that are open now.
export function bill(forecast, choices, match) {
  const { region: part, stack, awards } = forecast, { view } = match.table;
  const lines = [...costs(match, choices), ...dens(forecast, choices)], then = foreseen(forecast, match);
  if (then) lines.push(make("p.then", {}, then));
  if (part === undefined) return lines;
  const moon = stack.at(-1);
  const prize = awards?.length ? [" ", prizes(awards, view, moon)] : null;
  return [...lines, make("p.leads", {}, moon ? icon(moon) : null,
    ` ${regionName(match.land, part)}: ${leading(view, part)}`, prize)];
}

// What a den of each track would bring.
const dens = ({ tracks }, choices) => choices.some(({ action: [verb] }) => verb === "den")
  ? Object.entries(tracks ?? {}).map(([track, { token, ...more }]) => make("p.brings", {}, say("den_brings",
    { track: say(`track_${track}`), bonus: token ? say(`token_${token}`) : "", ...more })))
  : [];

// Who leads after the action, what it brings at once and when the next moon rises.
export function foreseen({ region: part, moon, control, control_with: then, ...facts }, { table }) {
  const { view, frame: { player: p } } = table, { gains, gains_with: more, points } = facts;
  const led = then && String(then) !== String(control)
    ? leading({ ...view, control: { ...view.control, [part]: then } }, part) : "";
  const n = more ? more[p] - gains[p] : 0;
  return [
    led && say("then_leads", { what: led }), points > 0 && say("then_points", { n: points }),
    n > 0 && say("then_moon", { n, moon: say(`moon_${moon}`) }),
    n < 0 && say("then_less", { n: -n, moon: say(`moon_${moon}`) }),
  ].filter(Boolean).join("; ");
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

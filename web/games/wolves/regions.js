// Who leads in every region, by how much, and what the next scorings bring.

import { app } from "../../page/app.js";
import { make } from "../../page/dom.js";
import { badge } from "../../match/people.js";
import { say } from "../../page/words.js";
import { icon } from "./icons.js";
import { hexesOf, regionName, who } from "./pack.js";
import { numbers } from "./tables.js";

const FLASH = 1600;                // milliseconds a region stays lit after a click

// Players by their points in a region, best first: [{p, points, alphas}].
export const standing = (view, part) => view.control[part]
  .map(([points, alphas], p) => ({ p, points, alphas })).filter(({ points }) => points)
  .sort((a, b) => b.points - a.points || b.alphas - a.alphas);

// Who leads, in words: by how much, by alphas, or that it is a tie, and who would get what of it.
export function leading(view, part) {
  const all = standing(view, part), [one, two] = all;
  if (!one) return say("lead_nobody");
  if (!two) return say("lead_alone", { player: who(one.p, view), n: one.points });
  const level = all.filter(({ points, alphas }) => points === one.points && alphas === one.alphas);
  if (level.length > 1) return tie(view, level.map(({ p }) => p), one.points, view.stacks[part].length);
  const facts = {
    player: who(one.p, view), foe: who(two.p, view), n: one.points, by: one.points - two.points,
    alphas: one.alphas, less: two.alphas,
  };
  return say(facts.by ? "lead_by" : "lead_alphas", facts);
}

// The pack that nobody plays gets no prize, and nobody gets one where no token lies any more.
function tie(view, level, n, tokens) {
  const names = packs => packs.map(p => who(p, view)).join(", ");
  const winners = tokens ? level.filter(p => p < view.players) : [];
  return say("lead_tie", { players: names(level), n, list: names(winners) });
}

export function regions(match) {
  const { view } = match.table, next = numbers().moons[view.scored], { gains } = match.foretold ?? {};
  const due = part => view.stacks[part].at(-1) === next, parts = view.stacks.map((_, part) => part);
  parts.sort((a, b) => Number(due(b)) - Number(due(a)) || a - b);
  return make("section.regions", { ariaLabel: say("regions") },
    make("div.regions-head", {}, make("h2", {}, say("regions")),
      next && gains ? gain(match, next, gains) : null),
    make("ul", {}, ...parts.map(part => line(match, part, due(part)))));
}

// What the next scoring would bring everybody as the map stands.
const gain = ({ about }, moon, gains) => make("p.gains", {},
  icon(moon), make("span.words", {}, say("next_scoring", { moon: say(`moon_${moon}`) })),
  ...gains.map((n, p) => make("span", {}, badge(about, p), `+${n}`)));

function line({ table: { view }, about, land }, part, due) {
  const words = leading(view, part), stack = view.stacks[part], all = standing(view, part);
  const light = on => app.board?.lit(hexesOf(view, part), on);
  const flash = () => { light(true); setTimeout(() => light(false), FLASH); };
  const hover = { onpointerenter: () => light(true), onpointerleave: () => light(false) };
  const prizes = stack.length ? make("small", {}, numbers().points[stack.at(-1)].join("/")) : null;
  const two = stack.length > 1;                     // moons beside the name leave no room for more
  return make(`li${due ? ".due" : ""}`, {},
    make("button.region", { type: "button", title: words, onclick: flash, ...hover },
      make("b", {}, regionName(land, part)),
      make("span.stack", {}, ...[...stack].reverse().map(icon), two ? null : prizes),
      make("span.standing", {}, ...all.map((one, i) => share(view, about, one, all, i)), two ? prizes : null),
      make("span.hidden", {}, words)));
}

// A pack's points in a region; alphas are told where they decide.
function share(view, about, { p, points, alphas }, all, i) {
  const tied = all.some((other, j) => j !== i && other.points === points);
  const mark = p < view.players ? badge(about, p) : make("i.badge.nobody", { ariaHidden: "true" }, "✕");
  const more = tied ? make("small", {}, `α${alphas}`) : null;
  return make(`span.share${i ? "" : ".first"}`, { ariaHidden: "true" }, mark, String(points), more);
}

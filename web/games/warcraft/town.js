// The Town card, kind by kind: what can be bought and why not, what it costs, and what one has.

import { known } from "../games.js";
import { make } from "../../page/dom.js";
import { capital, named, say } from "../../page/words.js";
import { emblem } from "../../panel/emblem.js";
import { ARMS, WORKER, here, many } from "./counts.js";
import { abilitySign, levelTold, rise, riseTold, unitName } from "./levels.js";
import { offer } from "./offer.js";
import { fact } from "./signs.js";
import { KINDS } from "./tables.js";

const OPTIONS = ["train", "construct", "upgrade"];        // one of the three in a Spend step
const ROWS = [...ARMS, KINDS[WORKER]];

const numbers = () => known("warcraft")?.numbers ?? { cost: {} };

// Of player p. Where there is no Town, or nothing is bought in a scenario, his army alone.
export function town(match, p, hands) {
  const { view, frame } = match.table, shop = view.shop[p];
  if (!shop?.train || match.map?.seats?.[p]?.skips?.includes("spend")) return army(view, p);
  const mine = match.mine && frame.phase === "spend" && frame.player === p;
  const sale = { view, p, shop, mine, hands, option: mine ? frame.option : "" };
  const grid = make("div.town-grid", {}, ...head(sale), ...ROWS.flatMap((name, k) => row(sale, name, k)));
  const parts = frame.phase === "deploy" ? [coming(view, p), grid] : [grid, coming(view, p)];
  return make(`section.town${mine ? ".buying" : ""}`, { ariaLabel: say("town_card") }, ...parts);
}

const army = (view, p) => make("section.town", { ariaLabel: say("army_card") },
  make("div.town-grid.army", {}, ...ARMS.map((name, k) => kindOf({ view, p }, name, k))));

// What the Deploy step brings, in words: the pips of the grid only count it.
function coming({ training, rising, outpost, unfinished }, p) {
  const posts = outpost.filter((q, r) => q === p && unfinished[r]).length, outposts = say("outpost");
  const list = [...ROWS.map((name, k) => training[p][k] && say(`n_${name}`, { n: training[p][k] })),
    ...ARMS.map((name, k) => times(say(`building_${name}`), rising[p][k])), times(outposts, posts)];
  const what = list.filter(Boolean).join(", ");
  return what && make("p.coming", {}, say("town_coming", { what }));
}

const times = (word, n) => n > 1 ? `${word} ×${n}` : n && word;

// The columns are the three options; once one is chosen the others are closed.
const head = ({ option }) => [make("span", {}, say("town_card")), ...OPTIONS.map(name =>
  make(`span.option${option && option !== name ? ".closed" : ""}`, {}, say(`column_${name}`)))];

const row = (sale, name, k) => [kindOf(sale, name, k), trained(sale, name, k),
  ...k < ARMS.length ? [built(sale, name, k), upgraded(sale, name, k)] : [outposts(sale)]];

// A kind: how it is called at its level, how strong it is, how many there are and could be.
function kindOf({ view, p }, name, k) {
  const n = many(view, p, k), left = view.reserve[p][k], level = view.kinds[p][k], works = k === WORKER;
  const home = works ? here(view, view.homes[p], p, WORKER) : 0;
  const counts = say(works ? "worker_counts" : "unit_counts", { n, left, home });
  const told = works ? capital(named(name)) : levelTold(view, p, k);
  return make("div.kind", { title: `${told}. ${counts}` }, emblem(name), make("div", {},
    make("b", {}, works ? told : unitName(view.races[p], name, level.level)),
    make("small", {}, works ? null : [strength(level), abilitySign(level)],
      make("span", { role: "img", ariaLabel: counts },
        say("on_map_of", { n, of: n + left + away(view, p, k) })),
      works ? make("span", {}, say("in_town", { n: home })) : null)));
}

// Those that are neither on the map nor in the reserve: in training, and workers on a building.
const away = ({ training, rising, summoned }, p, k) => training[p][k]
  + (k === WORKER ? rising[p].reduce((sum, n, i) => sum + n - summoned[p][i], 0) : 0);

const strength = ({ strength: n }) => fact("strength", n, say("strength_n", { n }));

// --- what can be bought --------------------------------------------------------------------------

const bought = (sale, verb, name, cost, told, face) => offer(sale, {
  verb, name, cost, told, face, why: sale.shop[verb][name], act: () => sale.hands.act([verb, name]),
});

function trained(sale, name, k) {
  const { view, p } = sale, n = view.training[p][k], places = k === WORKER ? 1 : view.built[p][k];
  const face = pips([["busy", n], ["free", places - n]]);
  return bought(sale, "train", name, numbers().cost.train[name], say("training_of", { n, places }), face);
}

function built(sale, name, k) {
  const { view, p } = sale, stands = view.built[p][k], rising = view.rising[p][k], left = view.tiles[p][k];
  const told = say("buildings_told", { stands, rising, left });
  const face = pips([["stands", stands], ["rising", rising], ["empty", left]]);
  return bought(sale, "build", name, numbers().cost.build, told, face);
}

function upgraded(sale, name, k) {
  const { view, p } = sale, now = view.kinds[p][k], next = view.next[p][k], n = view.built[p][k];
  const then = next && { ...next, top: next.top && view.goal > 0 };     // points are not counted everywhere
  if (!then) return make("div.topped", { title: say("why_top") }, emblem("types"), say("top_short"));
  const told = `${riseTold(now, then, many(view, p, k))}. ${say("needs_told", { n, needs: now.needs })}`;
  const needs = n < now.needs && make("small.needs", {}, say("needs_short", { n, needs: now.needs }));
  return bought(sale, "upgrade", name, numbers().cost.upgrade, told, [rise(now, then), needs]);
}

// A worker builds them on the map: the button waits for a space.
function outposts(sale) {
  const { view, p, hands } = sale, n = view.outpost.filter(q => q === p).length, most = numbers().outposts;
  return offer(sale, {
    verb: "found", why: sale.shop.found, cost: numbers().cost.found, told: say("outposts_told", { n, most }),
    face: make("span", {}, emblem("outpost"), ` ${say("outpost_n", { n, most })}`),
    act: () => hands.press("found"),
  });
}

const pips = rows => make("span.pips", { ariaHidden: "true" }, ...rows.flatMap(([name, n]) =>
  Array.from({ length: n }, () => make(`i.${name}`))));

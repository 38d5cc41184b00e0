// Small signs of the panels: goods with their number, the emblem of a kind, a crest.

import { make } from "../../page/dom.js";
import { emblem } from "../../panel/emblem.js";
import { named } from "../../page/words.js";

const GOODS = ["gold", "wood"];

// "2 gold, 1 wood" in pictures; short: of which there is too little.
export const price = (cost, have = cost) => make("span.cost-tag", { ariaHidden: "true" },
  ...GOODS.map((what, i) => cost[i] > 0 && make(`span.goods.${what}${have[i] < cost[i] ? ".short" : ""}`, {},
    emblem(what), String(cost[i]))));

// A number with its picture; its words for who listens, and as a hint.
/** @type {(key: string, n: number | string, title: string, less?: boolean) => HTMLElement} */
export const fact = (key, n, title, less = false) =>
  make(`span.fact.of-${key}${less ? ".none" : ""}`, { role: "img", ariaLabel: title, title },
    emblem(key), String(n));

// Whose race it is.
export const crest = race => race
  ? make(`span.crest.race-${race}`, { role: "img", ariaLabel: named(race), title: named(race) }, emblem(race))
  : null;

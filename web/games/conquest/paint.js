// What the conquest games have on their maps, read from a view:
// whose land it is, which tokens, pieces and marks lie where.

import { hash } from "../../board/chance.js";
import { NARROW } from "../../board/heaps.js";
import * as signs from "../../board/signs.js";
import * as badges from "./badges.js";
import { owner } from "./bands.js";
import { painter as plain } from "../plain/paint.js";
import * as tokens from "./tokens.js";

/** @type {(kind: string) => (...what: any[]) => void} */
const DRAW = kind => ({ ...signs, ...badges, ...tokens })[kind] ?? signs.unknown;
const SHORT = 3;                   // letters of odds beside which a die has room
const COINS = 26;                  // at most so many coins rise at once

/** @type {import("../kit.js").Painter} */
export const painter = {
  ...plain,

  // For every region null or whose it is: {player, band, faded}.
  holders: view => view.band.map(band =>
    band > 0 ? { player: owner(view, band), band, faded: Boolean(view.declined[band]) } : null),

  // All that lies on a region: {heap, pieces, marks}.
  pile(view, r, region) {
    const marks = (region.marks ?? []).map(key => ({ kind: "mark", key }));
    if (!view) return { heap: null, pieces: [], marks };
    const main = heap(view, r), [x, y] = main ? [-0.92, -1.08] : [0, 0];
    const pieces = Object.entries(view.tokens[r]).map(([key, n], i) =>
      ({ kind: "piece", key, n, at: [x + i * 1.22, y - (i % 2) * 0.14], size: 0.66 }));
    return { heap: main, pieces, marks };
  },

  // What an offered region costs, on a badge: a price, or the faces of the die that win it; or how many a
  // hint wants there.
  badge(offer, radius) {
    if (offer?.wish !== undefined) return { kind: "wish", n: offer.wish };
    if (offer?.cost !== undefined && (offer.sure || !offer.chance)) return { kind: "price", n: offer.cost };
    if (!offer?.chance) return null;
    const key = offer.chance.join("/"), narrow = radius < NARROW || key.length > SHORT;
    return { kind: narrow ? "luck" : "odds", n: offer.chance[0], key };
  },

  // How many of what a choice sets are on the region now.
  held: (view, { heap, pieces }, { token }) =>
    (token ? pieces.find(({ key }) => key === token)?.n : heap?.n) ?? 0,

  // One token, as it hangs on the finger that drags it.
  single: ({ heap }, { token }) => token ? { kind: "piece", key: token, n: 1 } : { ...heap, n: 1 },

  // Coins that rise from the regions of whoever scored; a die that falls where one was rolled.
  signs(events, before, after, points) {
    return events.flatMap(event => {
      if (event.event === "scored") return coins(event, after, points);
      if (event.event === "failed") return [miss(points[event.region])];
      return [];
    });
  },

  draw(pen, thing, radius, look) {
    DRAW(thing.kind)(pen, thing, radius, look);
  },
};

function heap(view, r) {
  const band = view.band[r], n = view.troops[r];
  if (band < 0 || (band === 0 && !n)) return null;
  if (band === 0) return { kind: "tribe", key: "lost_tribes", n, band };
  return {
    kind: "heap", key: view.race[band], n, band, player: owner(view, band),
    faded: Boolean(view.declined[band]), kin: true,
  };
}

function coins({ player, coins: sum }, view, points) {
  const lands = view.band.flatMap((band, r) => owner(view, band) === player ? [r] : []), n = lands.length;
  return Array.from({ length: n && Math.min(sum, COINS) },
    (_, i) => rise(points[lands[i % n]], i, Math.floor(i / n)));
}

// A coin's way up; those of a second lap go later and to the side.
function rise([x, y], i, lap) {
  const late = (hash(i) % 100) / 700 + lap * 0.12, side = lap && 26 * (lap % 2 ? 1 : -1);
  const way = {
    from: [x, y - 20], to: [x + side, y - 105], start: 0.08 + late, end: Math.min(1, 0.72 + late),
  };
  return { ...way, thing: { kind: "coin" }, size: 0.6, away: true };
}

const miss = ([x, y]) => ({
  thing: { kind: "miss" }, from: [x, y], to: [x, y - 50], start: 0.1, end: 0.95, away: true,
});

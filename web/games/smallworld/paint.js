// What Small World has on its map, read from a view: whose land it is, which tokens, pieces and marks lie where.

import { hash } from "../../board/chance.js";
import * as badges from "./badges.js";
import { learn } from "./emblems.js";
import * as tokens from "./tokens.js";

const BANDS = 3;                   // bands of a player, as in smallworld/state.py; band 0 is the lost tribes
const BRUSH = {
  farmland: "fields", forest: "woods", hill: "hills", mountain: "peaks", swamp: "swamp", sea: "water", lake: "water",
};
const COINS = 26;                  // at most so many coins rise at once

const owner = band => band > 0 ? Math.floor((band - 1) / BANDS) : -1;

export const painter = {
  emblems: {},                     // key -> path data in a box of 512; a trait without one shows its first letter

  // Fetches the emblems; the board is to be refreshed after it.
  async gather(address = "emblems.json") {
    const reply = await fetch(address);
    if (reply.ok) this.learn(await reply.json());
  },

  learn(emblems) {
    this.emblems = emblems;
    learn(emblems);
  },

  brush: terrain => BRUSH[terrain] ?? terrain,

  // For every region null or whose it is: {player, band, faded}.
  holders: view => view.band.map(band =>
    band > 0 ? { player: owner(band), band, faded: Boolean(view.declined[band]) } : null),

  // All that lies on a region: {heap, pieces, marks}.
  pile(view, r, region) {
    const marks = (region.marks ?? []).map(key => ({ kind: "mark", key }));
    if (!view) return { heap: null, pieces: [], marks };
    const pieces = Object.entries(view.tokens[r]).map(([key, n]) => ({ kind: "piece", key, n }));
    return { heap: heap(view, r), pieces, marks };
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
    (tokens[thing.kind] ?? badges[thing.kind] ?? badges.unknown)(pen, thing, radius, look);
  },
};

function heap(view, r) {
  const band = view.band[r], n = view.troops[r];
  if (band < 0 || (band === 0 && !n)) return null;
  if (band === 0) return { kind: "tribe", key: "lost_tribes", n, band };
  return { kind: "heap", key: view.race[band], n, band, player: owner(band), faded: Boolean(view.declined[band]) };
}

function coins({ player, coins: sum }, view, points) {
  const lands = view.band.flatMap((band, r) => owner(band) === player ? [r] : []), n = lands.length;
  return Array.from({ length: n && Math.min(sum, COINS) }, (_, i) => rise(points[lands[i % n]], i, Math.floor(i / n)));
}

// A coin's way up; those of a second lap go later and to the side.
function rise([x, y], i, lap) {
  const late = (hash(i) % 100) / 700 + lap * 0.12, side = lap && 26 * (lap % 2 ? 1 : -1);
  const way = { from: [x, y - 20], to: [x + side, y - 105], start: 0.08 + late, end: Math.min(1, 0.72 + late) };
  return { ...way, thing: { kind: "coin" }, size: 0.6, away: true };
}

const miss = ([x, y]) => ({ thing: { kind: "miss" }, from: [x, y], to: [x, y - 50], start: 0.1, end: 0.95, away: true });

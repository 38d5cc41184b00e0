// What lies on the islands, read from a view: finds and bombs beside what all conquest games have.

import * as signs from "../../board/signs.js";
import * as badges from "../conquest/badges.js";
import { owner } from "../conquest/bands.js";
import { painter as family } from "../conquest/paint.js";
import { isArtifact } from "./factions.js";
import * as own from "./pieces.js";

const KINDS = {
  bomb: "bomb", objective: "objective", champion: "champion", beast: "beast", tower: "guard", fort: "guard",
  wall: "guard", unknown: "hidden",
};
const LAID_BY = { bomb: "goblins", objective: "humans" };      // pieces that lie in the regions of others
const MOVING = ["champion"];
const ARMED = 1;                   // what view.used says of a tool: armed; any more is spent
// Where pieces lie, in heap radii: around the tokens; without any, around the price.
const AROUND = [[-0.86, -1.04], [-1.5, 0], [1.46, 0.16], [0.06, -1.5], [-0.4, 1.5], [0.72, 1.5]];
const ALONE = [[-1.16, 0], [1.16, 0], [0, -1.2], [0, 1.2], [-1.16, -1.2], [1.16, -1.2]];

/** @type {Record<string, (...what: any[]) => void>} */
const DRAW = { ...signs, ...badges, ...own };

// How a piece is drawn: finds by what they are and whether they were used.
function kindOf(key, used) {
  if (KINDS[key]) return KINDS[key];
  if (!isArtifact(key)) return "site";
  return used[key] === undefined ? "artifact" : used[key] === ARMED ? "armed" : "spent";
}

function piece(view, r, key, n) {
  const band = LAID_BY[key] ? view.race.indexOf(LAID_BY[key]) : view.band[r];
  return {
    kind: kindOf(key, view.used), key: key === "unknown" ? view.letters[view.island[r]] : key, n,
    player: owner(view, band), band: MOVING.includes(key) || isArtifact(key) ? key : undefined,
  };
}

/** @type {import("../kit.js").Painter} */
export const painter = {
  ...family,

  pile(view, r, region) {
    const marks = (region.marks ?? []).filter(key => key !== "find");
    if (region.terrain === "mountain") marks.push("mountain");
    const told = marks.map(key => ({ kind: "mark", key }));
    if (!view) return { heap: null, pieces: [], marks: told };
    const { heap } = family.pile(view, r, region), spots = heap ? AROUND : ALONE;
    const main = heap?.kind === "tribe" ? { ...heap, key: "murlocs" } : heap;
    const pieces = Object.entries(view.tokens[r]).map(([key, n], i) =>
      ({ ...piece(view, r, key, n), token: key, at: spots[i % spots.length], size: 0.64, yields: !heap }));
    return { heap: main, pieces, marks: told };
  },

  // Coins that are due first stand beside the price.
  badge(offer, radius) {
    const badge = /** @type {any} */ (family.badge(offer, radius));
    return badge?.kind === "price" && offer.toll ? { ...badge, kind: "dear", key: offer.toll } : badge;
  },

  /** @type {(view: any, pile: any, choice: any) => number} */
  held: (view, { heap, pieces }, { token }) =>
    (token ? pieces.find(one => one.token === token)?.n : heap?.n) ?? 0,
  /** @type {(pile: any, choice: any) => any} */
  single: ({ heap }, { token }) => token ? { kind: KINDS[token], key: token, n: 1 } : { ...heap, n: 1 },

  // A bomb that goes off, or does not; coins of an objective and of a toll, on their way to whom they belong.
  signs(events, before, after, points) {
    return [...family.signs(events, before, after, points),
      ...events.flatMap((event, n) => sign(event, points, events.slice(n)))];
  },

  draw(pen, thing, radius, look) {
    if (thing.kind === "dear") DRAW.price(pen, thing, radius);
    (DRAW[thing.kind] ?? signs.unknown)(pen, thing, radius, look);
  },
};

// What is paid first is paid where it is done then.
/** @type {(event: any, points: any, rest: any[]) => any[]} */
function sign({ event, player, foe, humans, source, region, live }, points, rest) {
  if (event === "opened") return [burst(points[region], live)];
  const there = rest.find(one => one.region !== undefined)?.region;
  if (event === "paid" && source === "toll" && foe >= 0 && there !== undefined)
    return prize(points[there], foe);
  return event === "objective" ? [...new Set([player, humans])].flatMap(p => prize(points[region], p)) : [];
}

const prize = (from, player) => [0, 0.12].map(late => (
  { thing: { kind: "coin" }, player, from, start: 0.2 + late, end: 0.98, away: true, size: 0.6 }));

const burst = ([x, y], live) => ({
  thing: { kind: "blast", key: live ? "live" : "dud" }, from: [x, y], to: [x, y - 12], start: 0.05, end: 0.9,
  away: true, size: live ? 1.5 : 0.8,
});

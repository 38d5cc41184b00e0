// What lies on the board of Warcraft, read from a view: units and workers in heaps by kind, Outposts, tokens.

import * as signs from "../../board/signs.js";
import { painter as plain } from "../plain/paint.js";
import { brush } from "./brushes.js";
import { looked } from "./land.js";
import * as pieces from "./pieces.js";
import { KINDS, UNITS, WIDTH } from "./tables.js";

const ARMY = "army", WORK = "work";
const DRAW = { ...signs, ...pieces, ...Object.fromEntries(KINDS.map(kind => [kind, pieces.unit])) };

/** @type {import("../kit.js").Painter} */
export const painter = {
  ...plain,
  brush,
  brushes: new URL("./brushes.js", import.meta.url).href,    // the same, for the worker that paints the land

  looks: looked,

  // Whose points a place brings: of whoever has a unit there.
  holders: view => view.cells.map(([, , , points], r) => {
    const sides = points && view.goal ? armed(view, r) : [];
    if (sides.length !== 1) return null;
    const [{ player }] = sides;
    return { player, band: r, faded: false, leaders: [player] };
  }),
  badge: () => null,

  pile(view, r, region) {
    if (!view) return { heap: null, pieces: [], marks: [] };
    const heaps = heapsOf(view, r), sides = sidesOf(view, heaps);
    const due = sides.filter(side => side.some(({ troop }) => troop === ARMY)).length > 1;
    const clash = due ? [{ kind: "clash", at: [1.5, 0], size: 0.5 }] : [];
    return { heap: null, pieces: [...laid(sides, region), ...lying(view, r, region, heaps.length > 0),
      ...clash], marks: [] };
  },

  single: ({ pieces: all }) => all.find(({ troop }) => troop) ?? all[0],
  signs: () => [],

  draw(pen, thing, radius, look) {
    (DRAW[thing.kind] ?? signs.unknown)(pen, thing, radius, look);
  },
};

export const teamOf = ({ teams }, player) => teams?.[player] ?? player;

// [{player, team, n}] of those who have units there, in the order of their numbers.
export function armed(view, r) {
  const players = [...new Set(view.pieces[r].filter(code => code % WIDTH < UNITS)
    .map(code => Math.floor(code / WIDTH)))];
  const sides = players.map(player => ({ team: teamOf(view, player), player }));
  return sides.filter(({ team }, i) => sides.findIndex(one => one.team === team) === i);
}

// Who moves now, and which of a place's pieces have moved in this step, as codes.
function moving(view, r) {
  const { player = -1, moved = [] } = view.stack?.findLast(({ phase }) => phase === "move") ?? {};
  const gone = moved.filter(one => Math.floor(one / WIDTH) === r).map(one => WIDTH * player + one % WIDTH);
  return { player, gone };
}

// One heap for each kind of a player's pieces; those that have moved lie apart.
export function heapsOf(view, r) {
  const { player, gone } = moving(view, r), heaps = new Map();
  for (const code of view.pieces[r]) {
    const at = gone.indexOf(code), tired = at >= 0;
    if (tired) gone.splice(at, 1);
    const name = `${code} ${tired}`;
    if (heaps.has(name)) heaps.get(name).n += 1;
    else heaps.set(name, { ...heap(view, code, tired), fresh: !tired
      && Math.floor(code / WIDTH) === player });
  }
  return [...heaps.values()];
}

function heap(view, code, tired) {
  const player = Math.floor(code / WIDTH), rank = code % WIDTH, kind = KINDS[rank];
  const level = rank < UNITS ? view.levels[player][rank] : 0;
  const key = [view.races[player], level, tired ? "tired" : ""].join(" ").trim();
  return { kind, key, player, n: 1, band: code, tired, troop: rank < UNITS ? ARMY
    : rank === KINDS.length - 1 ? kind : WORK };
}

// Heaps by team.
function sidesOf(view, heaps) {
  const teams = new Map();
  for (const one of heaps) {
    const team = teamOf(view, one.player);
    teams.set(team, [...teams.get(team) ?? [], one]);
  }
  return [...teams.values()];
}

// Where heaps lie, in heap radii: side by side, in two rows from three on, a side above the other.
const ROWS = [null, [1], [2], [2, 1], [2, 2], [3, 2], [3, 3], [4, 3], [4, 4]];
const SIZES = [0, 1, 0.84, 0.62, 0.48], HIGH = [0, 1, 0.78, 0.58, 0.46];

function laid(sides, { terrain }) {
  const rows = sides.flatMap(side => sides.length > 1 && side.length <= 3 ? [side] : split(side));
  const low = rows.length === 1 && terrain !== "clear" ? 0.42 : 0.1, high = HIGH[rows.length] ?? 0.4;
  return rows.flatMap((row, j) => {
    const size = Math.min(SIZES[row.length], high),
      apart = Math.max(size * 2.06, row.length === 2 ? 1.74 : 0);
    const y = rows.length === 1 ? low
      : (j - (rows.length - 1) / 2) * high * 2.02 + (rows.length === 2 ? 0.12 : 0);
    return row.map((one, i) => ({ ...one, size, at: [(i - (row.length - 1) / 2) * apart, y] }));
  });
}

function split(side) {
  const [first] = ROWS[Math.min(side.length, 8)] ?? [1];
  return first === side.length ? [side] : [side.slice(0, first), side.slice(first)];
}

// What lies there beside pieces: an Outpost, tokens, the points it brings.
function lying(view, r, { terrain, points }, crowded) {
  const outpost = view.outpost[r] >= 0
    ? [{ kind: view.unfinished[r] ? "site" : "outpost", player: view.outpost[r], fixed: true }] : [];
  const token = view.token[r] && view.token[r] !== "nordrassil" ? [{ kind: "rune", key: view.token[r] }] : [];
  const taken = terrain === "town" && view.depleted[r] ? [{ kind: "captured" }] : [];
  const standing = [...outpost, ...token, ...taken], alone = standing.length === 1 && !crowded;
  const where = i => alone ? { at: [0, 0.1], size: 0.9 } : { at: [-1.12 + i * 0.9, -1.16], size: 0.54 };
  const worth = points && view.goal ? [{ kind: "points", n: points, at: [1.16, -1.16], size: 0.42 }] : [];
  return [...standing.map((one, i) => ({ ...one, ...where(i) })), ...worth];
}

// What lies on the board of Warcraft, read from a view: units and workers in heaps by kind, Outposts, tokens.

import * as signs from "../../board/signs.js";
import { painter as plain } from "../plain/paint.js";
import { brush } from "./brushes.js";
import { ARMY, armed, heapsOf, sidesOf } from "./heaps.js";
import { looked } from "./land.js";
import * as pieces from "./pieces.js";
import { KINDS } from "./tables.js";

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
    const sides = sidesOf(view, heapsOf(view, r)), lying = standing(view, r, region);
    const due = sides.filter(side => side.some(({ troop }) => troop === ARMY)).length > 1;
    const clash = due ? [{ kind: "clash", at: [1.5, 0.2], size: 0.5 }] : [];
    const heaps = laid(sides, region.terrain !== "clear" || lying.length > 0);
    return { heap: null, pieces: [...beside(lying, heaps), ...heaps, ...worth(view, region), ...clash],
      marks: [] };
  },

  single: ({ pieces: all }) => all.find(({ troop }) => troop) ?? all[0],

  // What was harvested goes to whom it belongs.
  signs: (events, before, after, points) => events.filter(({ event }) => event === "harvest")
    .map(({ player, r, what, n }, i) => ({
      thing: { kind: what, n }, player, from: points[r], start: Math.min(0.5, i * 0.12), end: 0.98,
        away: true,
      size: 0.8,
    })),

  draw(pen, thing, radius, look) {
    (DRAW[thing.kind] ?? signs.unknown)(pen, thing, radius, look);
  },
};

// Where heaps lie, in heap radii: side by side, in two rows from three on, a side above the other; below the
// middle where something is to be seen behind them.
const ROWS = [[], [1], [2], [2, 1], [2, 2], [3, 2], [3, 3], [4, 3], [4, 4]];
const SIZES = [0, 1, 0.84, 0.62, 0.48], HIGH = [0, 1, 0.74, 0.53, 0.43], LOW = [0, 0.42, 0.16, 0.2, 0.1];

function laid(sides, sight) {
  const rows = sides.flatMap(side => sides.length > 1 && side.length < 4 ? [side] : split(side));
  const many = Math.min(rows.length, HIGH.length - 1), high = HIGH[many];
  const low = many > 1 || sight ? LOW[many] : 0.1;
  return rows.flatMap((row, j) => {
    const size = Math.min(SIZES[Math.min(row.length, 4)], high), y = (j - (rows.length - 1) / 2) * high * 2;
    return row.map((one, i) => ({ ...one, size, at: [(i - (row.length - 1) / 2) * size * 2.08, y + low] }));
  });
}

function split(side) {
  const [first] = ROWS[Math.min(side.length, ROWS.length - 1)];
  return first === side.length ? [side] : [side.slice(0, first), side.slice(first)];
}

// What stands there besides: an Outpost, a token, the banner of a Town that was taken.
function standing(view, r, { terrain }) {
  const outpost = view.outpost[r] >= 0
    ? [{ kind: view.unfinished[r] ? "site" : "outpost", player: view.outpost[r], fixed: true }] : [];
  const token = view.token[r] && view.token[r] !== "nordrassil" ? [{ kind: "rune", key: view.token[r] }] : [];
  const taken = terrain === "town" && view.depleted[r] ? [{ kind: "captured" }] : [];
  return [...outpost, ...token, ...taken];
}

// It stands in the middle if nobody is there, else above them at the left.
function beside(lying, heaps) {
  const rows = new Set(heaps.map(({ at: [, y] }) => y)).size;
  const size = rows > 1 ? 0.5 : 0.62, y = rows > 1 ? -1.3 : -1.06;
  return lying.map((one, i) => lying.length + heaps.length === 1 ? { ...one, at: [0, 0.1], size: 0.9 }
    : { ...one, at: [-1.06 + i * 2 * size, y], size });
}

// The points it brings, where points win.
const worth = ({ goal }, { points }) =>
  points && goal ? [{ kind: "points", n: points, at: [1.16, -1.16], size: 0.42 }] : [];

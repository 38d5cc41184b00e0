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
  numbered: [0, 1.95],             // below all heaps

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
    const armies = sides.map(side => side.filter(({ troop }) => troop === ARMY)).filter(army => army.length);
    const clash = armies.length > 1 ? [{ kind: "clash", at: [1.76, 0.1], size: 0.46 }] : [];
    const coin = worth(view, region), above = lying.length + coin.length > 0;
    const heaps = armies.length === 2 ? facing(armies, sides)
      : laid(sides, above ? "tokens" : region.terrain === "clear" ? "" : "land");
    return { heap: null, pieces: [...beside(lying, heaps), ...heaps, ...coin, ...clash], marks: [] };
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
// middle where something is to be seen above them.
const ROWS = [[], [1], [2], [2, 1], [2, 2], [3, 2], [3, 3], [4, 3], [4, 4]];
const SIZES = [0, 1, 0.9, 0.68, 0.52], HIGH = [0, 1, 0.82, 0.56, 0.43], LOW = [0, 0.42, 0.14, 0.16, 0.1];
const TIGHT = 0.7, LOWER = 0.4;    // two rows under tokens

function laid(sides, above) {
  const rows = sides.flatMap(side => sides.length > 1 && side.length < 4 ? [side] : split(side));
  const many = Math.min(rows.length, HIGH.length - 1), tight = many === 2 && above === "tokens";
  const high = tight ? TIGHT : HIGH[many], low = tight ? LOWER : many > 1 || above ? LOW[many] : 0.1;
  return rows.flatMap((heaps, j) => row(heaps, Math.min(SIZES[Math.min(heaps.length, 4)], high),
    (j - (rows.length - 1) / 2) * high * 2 + low));
}

// Two armies before their battle, whoever else is there between them.
const FRONT = [0, 0.88, 0.84, 0.66, 0.5], REST = 0.4;

function facing(armies, sides) {
  const others = sides.flat().filter(({ troop }) => troop !== ARMY);
  const rows = armies.flatMap((army, j) => row(army, FRONT[Math.min(army.length, 4)], j ? 0.96 : -0.8));
  return [...rows, ...others.map((one, i) => ({ ...one, size: REST, at: [-1.76 + i * 0.8, 0.1] }))];
}

const row = (heaps, size, y) =>
  heaps.map((one, i) => ({ ...one, size, at: [(i - (heaps.length - 1) / 2) * size * 2.08, y] }));

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
  const size = rows > 1 ? 0.5 : 0.62, y = rows > 1 ? -1.36 : -1.06;
  return lying.map((one, i) => lying.length + heaps.length === 1 ? { ...one, at: [0, 0.1], size: 0.9 }
    : { ...one, at: [-1.06 + i * 2 * size, y], size });
}

// The points it brings, where points win.
const worth = ({ goal }, { points }) =>
  points && goal ? [{ kind: "points", n: points, at: [1.16, -1.16], size: 0.42 }] : [];

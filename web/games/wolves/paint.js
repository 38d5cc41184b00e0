// What The Wolves has on its map: packs, prey and lone wolves on the hexes, moons and leaders on the lakes.

import * as signs from "../../board/signs.js";
import { brush } from "./brushes.js";
import { painter as plain } from "../plain/paint.js";
import * as pieces from "./pieces.js";
import { plaque, ranked } from "./plaque.js";
import * as flying from "./signs.js";

const RANKS = 4, KINDS = ["den", "wolf", "alpha", "lair"];      // as in wolves/tables.py
const SIZES = { den: 1.06, wolf: 1.06, alpha: 1.17, lair: 1.23 }, PAIR = 0.815;

/** @type {import("../kit.js").Painter} */
export const painter = {
  ...plain,
  brush,
  brushes: new URL("./brushes.js", import.meta.url).href,    // the same, for the worker that paints the land

  // The border of a region is that of its leaders, as long as it will be scored.
  holders(view) {
    const led = view.control.map((control, part) => view.stacks[part].length
      ? ranked(control).filter(({ place }) => place === 0).map(({ player }) => player) : []);
    return view.cells.map(([, , , part]) => led[part]?.length
      ? { player: led[part][0], band: `region ${part}`, faded: false, leaders: led[part] } : null);
  },
  badge: () => null,               // what a hex costs stands beside the board

  // All that lies on a hex: pieces and tokens side by side, on a lake who leads in its region.
  pile(view, r, { terrain, part }) {
    const marks = [];
    if (!view) return { heap: null, pieces: [], marks };
    if (terrain === "water" && part >= 0) return { heap: null, pieces: plaque(view, part), marks };
    const here = [...token(view, r), ...view.pieces[r].map(piece)];
    return { heap: null, pieces: here.length > 1 ? here.map(beside) : here, marks };
  },

  single: ({ pieces }) => pieces.find(({ fixed }) => !fixed) ?? pieces[0],

  // What flies when something was hunted or a region was scored.
  signs: (events, before, after, points) => flying.flights(events, before, after, points),

  draw(pen, thing, radius, look) {
    (pieces[thing.kind] ?? signs[thing.kind] ?? signs.unknown)(pen, thing, radius, look);
  },
};

const piece = number => {
  const rank = number % RANKS, kind = KINDS[rank], fixed = kind === "den" || kind === "lair";
  return { kind, player: Math.floor(number / RANKS), band: number, rank, fixed, n: 1, size: SIZES[kind] };
};

// Several on a hex lie side by side, the strongest on the right.
const beside = (thing, i, { length }) =>
  ({ ...thing, size: thing.size * PAIR, at: [(i - (length - 1) / 2) * (length > 2 ? 1.26 : 1.86), 0] });

function token({ token: tokens, heap }, r) {
  const key = tokens[r];
  return key ? [{ kind: key === "lone" ? "lone" : "prey", key, n: heap[r], size: 1.02 }] : [];
}


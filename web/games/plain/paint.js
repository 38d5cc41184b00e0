// What lies on the map of a game without a painter of its own, read from a view by two names: `owner`, whose
// each place is, and `troops`, how many stand there. Other words by place are pieces with a letter.

import { emblem, stranger } from "../../board/emblems.js";
import { circle, count, dim, shadow } from "../../board/figures.js";
import * as signs from "../../board/signs.js";
import { patterned } from "../../board/patterns.js";
import { brush } from "./brushes.js";

const INK = "#2a1a0c", CREAM = "#f8efd8";
const isPlayer = p => Number.isInteger(p) && p >= 0;

// Words that lie on a place: [[key, how many]].
function lying(view, place) {
  const lists = Object.values(view).filter(list => Array.isArray(list) && list.length === view.owner?.length);
  return lists.map(list => list[place]).flatMap(one =>
    typeof one === "string" && one ? [[one, 1]]
      : one && typeof one === "object" && !Array.isArray(one) ? Object.entries(one) : []);
}

function heapOf(view, place) {
  const player = view.owner?.[place], n = view.troops?.[place] ?? 1;
  if (isPlayer(player)) return { kind: "stone", player, n, band: player };
  return view.troops?.[place] > 0 ? { kind: "stone", n, band: -1 } : null;
}

/** @type {import("../kit.js").Painter} */
export const painter = {
  brush,
  brushes: new URL("./brushes.js", import.meta.url).href,

  holders: view => (view.owner ?? [])
    .map(player => isPlayer(player) ? { player, band: player, faded: false } : null),

  pile(view, place, region) {
    const marks = (region.marks ?? []).map(key => ({ kind: "mark", key }));
    if (!view) return { heap: null, pieces: [], marks };
    const heap = heapOf(view, place), [x, y] = heap ? [-0.92, -1.08] : [0, 0];
    const pieces = lying(view, place).map(([key, n], i) =>
      ({ kind: "piece", key, n, at: /** @type {[number, number]} */ ([x + i * 1.22, y]), size: 0.66 }));
    return { heap, pieces, marks };
  },

  // What an offered place costs, how likely it is won, or how many a hint wants there.
  badge(offer) {
    if (offer?.wish !== undefined) return { kind: "wish", n: offer.wish };
    if (!offer || (offer.cost === undefined && !offer.chance)) return null;
    return { kind: "price", n: offer.cost ?? offer.chance.join("/") };
  },
  held: (view, { heap }) => heap?.n ?? 0,
  single: ({ heap, pieces }) => heap ? { ...heap, n: 1 } : pieces[0] ?? { kind: "piece", key: "?", n: 1 },
  signs: () => [],
  draw(pen, thing, radius, look) {
    (DRAW[thing.kind] ?? signs[thing.kind] ?? DRAW.piece)(pen, thing, radius, look);
  },
};

const DRAW = {
  stone(pen, { n }, R, look) {
    const colour = look?.colour ?? "#8b8276";
    shadow(pen, R * 0.3, R * 0.16, "#120a04b0", () => circle(pen, 0, 0, R * 0.94, INK));
    circle(pen, 0, 0, R * 0.92, colour, INK, R * 0.08);
    if (look) {
      const fill = patterned(pen, look.colour, look.pattern, R * 0.84, "#ffffffb4");
      fill.setTransform(new DOMMatrix().scale(0.5));
      circle(pen, 0, 0, R * 0.86, fill);
    }
    circle(pen, 0, 0, R * 0.5, dim(colour, 0.45));
    if (n > 1) count(pen, n, R * 0.66, R * 0.6, Math.max(R * 0.47, 7.6), "#21140a", "#fff8e6", colour);
  },

  piece(pen, { key, n }, R) {
    circle(pen, 0, 0, R * 0.9, CREAM, INK, R * 0.1);
    stranger(pen, key, R * 1.2);
    if (n > 1) count(pen, n, R * 0.7, R * 0.6, Math.max(R * 0.48, 6.6), CREAM, INK, INK);
  },

  mark(pen, { key }, R) {
    circle(pen, 0, 0, R * 0.9, CREAM, INK, R * 0.1);
    emblem(pen, key, R * 1.3, INK);
  },
};

// The painter of the table, and what only a desk shows: open ground, a mark where something is wrong, and the
// grip by which a piece of the board is dragged.

import { circle, letter } from "../../../board/figures.js";
import { brush } from "./brushes.js";

const BAD = "#c22a1c", CREAM = "#fff4da", INK = "#160d06";

export function painterOf(mine) {
  const { painter } = mine.kit;
  return {
    ...painter, brush, brushes: new URL("./brushes.js", import.meta.url).href,
    looks: (view, r) => view.look[r],
    pile(view, r, region) {
      const pile = painter.pile(view, r, region);
      return view?.wrong?.has(r)
        ? { ...pile, pieces: [...pile.pieces, { kind: "fault", at: [-1.3, -1.1], size: 0.5 }] } : pile;
    },
    single: () => ({ kind: "grip" }),
    draw(pen, thing, radius, look) {
      if (thing.kind === "fault") fault(pen, radius);
      else if (thing.kind === "grip") circle(pen, 0, 0, radius * 0.7, "#ffe08ac0", INK, radius * 0.1);
      else painter.draw(pen, thing, radius, look);
    },
  };
}

function fault(pen, R) {
  circle(pen, 0, 0, R, BAD, CREAM, R * 0.2);
  letter(pen, "!", 0, 0, R * 1.5, CREAM);
}

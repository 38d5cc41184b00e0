// The board of The Wolves as a map for the screen: its hexes, each with its terrain and its region board.

import { hash } from "../../board/chance.js";
import { hexes } from "../../board/hexes.js";

// view.cells: [[q, r, terrain, part, mark]] by hex
export function land(map, view) {
  const counts = new Map(), { regions, ...sheet } = hexes(view.cells);
  const parts = map.slots?.filter(({ kind }) => kind === "region") ?? [];
  const named = view.cells.map(([column, row, terrain, part], h) => {
    counts.set(part, (counts.get(part) ?? 0) + 1);
    return {
      ...regions[h], terrain, part, name: parts[part]?.name,
      key: `${column},${row}`, number: `${part + 1}.${counts.get(part)}`,
    };
  });
  const seed = hash(JSON.stringify(view.cells)) % 9973;
  return { ...sheet, seed, around: "wilds", regions: named };
}

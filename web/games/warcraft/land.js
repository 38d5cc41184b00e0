// The board of Warcraft as a map for the screen: its spaces, each with its terrain.

import { hexes } from "../../board/hexes.js";

// view.cells: [[q, r, terrain, points]] by space; before there is a view nothing is laid
export function land(_, view) {
  const cells = view?.cells ?? [[0, 0, "clear", 0]], { regions, ...sheet } = hexes(cells);
  const spaces = cells.map(([q, r, terrain], n) => ({ ...regions[n], terrain, key: `${q},${r}` }));
  return { ...sheet, around: "sheet", regions: spaces, edges: view?.walls };
}

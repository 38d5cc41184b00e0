// The board of The Wolves as a map for the screen: its hexes, each with its terrain and its region board.

import { hash } from "../../board/chance.js";
import { hexes } from "../../board/hexes.js";

// The region boards in the order of the box, for a picture of the board before any match is set up.
function laid({ legend, corner: [column, row], boards, start, slots }) {
  const piece = rows => rows.flatMap((line, j) => [...line].flatMap((letter, i) =>
    letter in legend ? [[column + i, row + j, legend[letter]]] : []));
  const around = (cells, n) => Math.min(...cells.map(one => one[n])) + Math.max(...cells.map(one => one[n]));
  const lies = (cells, [q, r], turned, part) => cells.map(([x, y, terrain]) => turned
    ? [q + around(cells, 0) - x, r + around(cells, 1) - y, terrain, part] : [q + x, r + y, terrain, part]);
  let part = -1;
  return slots.flatMap(({ kind, at, turned }) => kind === "start" ? lies(piece(start), at, turned, -1)
    : lies(piece(boards[++part]), at, turned, part));
}

// view.cells: [[q, r, terrain, part, mark]] by hex; without a view see above
export function land(map, view) {
  const cells = view?.cells ?? laid(map);
  const counts = new Map(), { regions, ...sheet } = hexes(cells);
  const parts = map.slots?.filter(({ kind }) => kind === "region") ?? [];
  const named = cells.map(([column, row, terrain, part], h) => {
    counts.set(part, (counts.get(part) ?? 0) + 1);
    return {
      ...regions[h], terrain, part, name: parts[part]?.name,
      key: `${column},${row}`, number: `${part + 1}.${counts.get(part)}`,
    };
  });
  const seed = hash(JSON.stringify(cells)) % 9973;
  return { ...sheet, seed, around: "wilds", regions: named };
}

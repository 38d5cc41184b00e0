// The board of The Wolves as a map for the screen: its hexes, each with its terrain and its region board.

import { hash } from "../../board/chance.js";
import { hexes } from "../../board/hexes.js";
import { say, spelled } from "../../page/words.js";

const TURNED = " turned";
const named = (n, turned) => `${n}${turned ? TURNED : ""}`;

// A picture of the board before any match is set up: the region boards that are named, or those of the box in
// their order. One alone is shown by itself.
function laid({ legend, corner: [column, row], boards, start, slots }, names) {
  const piece = rows => rows.flatMap((line, j) => [...line].flatMap((letter, i) =>
    letter in legend ? [[column + i, row + j, legend[letter]]] : []));
  const around = (cells, n) => Math.min(...cells.map(one => one[n])) + Math.max(...cells.map(one => one[n]));
  const lies = (cells, [q, r], turned, part) => cells.map(([x, y, terrain]) => turned
    ? [q + around(cells, 0) - x, r + around(cells, 1) - y, terrain, part] : [q + x, r + y, terrain, part]);
  const read = name => /** @type {[number, boolean]} */ ([parseInt(name), name.endsWith(TURNED)]);
  if (names?.length === 1) {
    const [tile, over] = read(names[0]);
    return lies(piece(boards[tile]), [0, 0], over, 0);
  }
  let part = -1;
  return slots.flatMap(({ kind, at, turned }) => {
    if (kind === "start") return lies(piece(start), at, turned, -1);
    part += 1;
    const [tile, over] = read(names?.[part] ?? named(part, false));
    return lies(piece(boards[tile]), at, turned !== over, part);
  });
}

// The places of the region boards, each with the boards that may lie there, one way round or the other.
export function pool(map) {
  const slots = map.slots.filter(({ kind }) => kind === "region").map((place, i) => ({
    name: `${i + 1} · ${spelled(place.name)}`,
    sides: map.boards.flatMap((_, n) => [false, true].map(turned => ({
      key: named(n, turned), board: named(n, false), of: turned ? named(n, false) : undefined,
      name: say(turned ? "boards_turned" : "boards_board", { n: n + 1 }),
      view: named(n, place.turned !== turned),
    }))),
  }));
  return { option: "boards", slots, lot: true, only: () => map };
}

// view.cells: [[q, r, terrain, part, mark]] by hex; without a view, or with the names of boards, see above
export function land(map, view) {
  const cells = view?.cells ?? laid(map, view?.boards);
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

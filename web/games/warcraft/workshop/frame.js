// The board of a scenario under work as the table would show it: its spaces and, around them, free ones on
// which something can be laid.

import { hexes } from "../../../board/hexes.js";
import { WORN } from "../land.js";
import { KINDS, WIDTH } from "../tables.js";
import { NEUTRAL, cellOf, keyOf, peopled, spacesOf } from "./chart.js";
import { lawsOf, ownerOf, standing } from "./folk.js";

const AIR = 2, ROOM = 0;           // free columns around the board at least, and more when it is laid anew
const FREE = "free";

// A box of columns and rows that holds a board and some air; `before` serves as long as it does.
export function boxOf(spaces, before = /** @type {any} */ (null)) {
  const cells = [...spaces.keys()].map(cellOf), all = cells.length ? cells : [[0, 0]];
  const columns = all.map(([q]) => q), rows = all.map(([q, r]) => 2 * r + q);
  const grown = air => ({ left: Math.min(...columns) - air, right: Math.max(...columns) + air,
    top: Math.min(...rows) - 2 * air, foot: Math.max(...rows) + 2 * air });
  const need = grown(AIR), fits = before && before.left <= need.left && before.right >= need.right
    && before.top <= need.top && before.foot >= need.foot;
  return fits ? before : grown(AIR + ROOM);
}

export function cellsOf({ left, right, top, foot }) {
  const found = [];
  for (let q = left; q <= right; q++)
    for (let row = top; row <= foot; row++) if ((row - q) % 2 === 0) found.push([q, (row - q) / 2]);
  return found;
}

// The land for a board of the page. Nothing turns it: what is laid stays where it is.
export function groundOf(map, box) {
  const cells = cellsOf(box), { regions, ...sheet } = hexes(cells);
  const number = new Map(cells.map((cell, n) => [keyOf(cell), n]));
  const edges = (map.edges ?? []).map(([a, b, kind]) => [number.get(keyOf(a)), number.get(keyOf(b)), kind])
    .filter(([a, b]) => a !== undefined && b !== undefined && regions[a].near.includes(b));
  const spaces = regions.map((region, n) => ({ ...region, key: keyOf(cells[n]), part: 0, terrain: FREE,
    points: 0, look: FREE, name: "" }));
  return { ...sheet, turns: 2, seed: 7, around: FREE, regions: spaces, edges };
}

// What is told the painter: the view of a match that begins so, and the look of every space.
export function viewOf(map, land) {
  const spaces = spacesOf(map), seats = peopled(map.seats), players = seats.length, sides = players + 1;
  const at = of => land.regions.map(({ key }) => of(key));
  const pieces = at(key => [...seats.keys(), NEUTRAL].flatMap((owner, p) => {
    const here = ownerOf(map, owner) ? standing(map, owner, key, spaces) : {};
    return KINDS.flatMap((kind, n) => Array(Math.min(here[kind] ?? 0, 20)).fill(WIDTH * p + n));
  }));
  const bases = new Map(map.seats.flatMap(({ outposts = [] }, p) => outposts.map(cell => [keyOf(cell), p])));
  const level = one => one?.levels ?? [1, 1, 1];
  return {
    spaces, players, look: looks(map, land, spaces), pieces, stack: [], goal: 1, round: 1,
    cells: at(key => { const { terrain = FREE, points = 0 } = spaces.get(key) ?? {};
      return [...cellOf(key), terrain, points]; }),
    races: [...seats.map(({ race }) => race), map.neutral?.race ?? ""],
    levels: [...map.seats.map(level), level(map.neutral)],
    teams: [...map.seats.map(({ team }, p) => team ?? 10 + p), 99],
    homes: seats.map((_, p) => land.regions.findIndex(({ key }) => spaces.get(key)?.seat === p)),
    outpost: at(key => bases.get(key) ?? -1), unfinished: at(() => false),
    token: at(key => map.tokens?.[key] ?? ""), depleted: at(key => map.depleted?.[key] ?? 0),
    training: Array.from({ length: sides }, () => [0, 0, 0, 0]),
  };
}

// How every space is painted.
function looks(map, land, spaces) {
  const gate = lawsOf(map).includes("gate") && map.places?.gate;
  return land.regions.map(({ key }) => {
    const { terrain, points, race } = spaces.get(key) ?? {}, worn = map.depleted?.[key] ?? 0;
    if (!terrain) return FREE;
    if (gate && keyOf(gate) === key) return "gate";
    if (map.tokens?.[key] === "nordrassil") return "worldtree";
    return WORN.includes(terrain) ? `${terrain} ${worn}` : terrain === "town" ? `town ${race}`
      : terrain === "objective" ? `objective ${points}` : terrain;
  });
}

// The land takes on what a view says of it; it is painted anew where it looks otherwise.
export function dressed(regions, view) {
  regions.forEach((region, n) => {
    const [, , terrain, points] = view.cells[n];
    Object.assign(region, { terrain, points });
  });
}

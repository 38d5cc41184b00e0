// Mends cells: every region in one piece, none that meets itself across a corner, no border that is a mere
// point or nearly one.

import { GRAIN, OUT, around, inside } from "./grid.js";
import { measured, traced } from "./trace.js";

const PATIENCE = 60;               // times that strays are given away
const SHORT = 52, REACH = 32;      // map units: a border below this is widened, and how far around its middle

// What lies apart from the rest of its region goes to its neighbours.
export function whole(grid, { regions, reach }) {
  for (let round = 0; round < PATIENCE; round++) {
    const stray = strays(grid, regions.length);
    if (!stray.length) return;
    heal(grid, stray, reach !== undefined);
  }
}

function strays(grid, count) {
  const { cells } = grid, piece = new Int32Array(cells.length).fill(-1), sizes = [], owners = [];
  const largest = new Int32Array(count + 1).fill(-1), queue = new Int32Array(cells.length);
  for (let i = 0; i < cells.length; i++) {
    if (piece[i] >= 0) continue;
    const number = sizes.length;
    sizes.push(filled(grid, i, number, piece, queue));
    owners.push(cells[i]);
    const best = largest[cells[i] + 1];
    if (best < 0 || sizes[number] > sizes[best]) largest[cells[i] + 1] = number;
  }
  const found = [];
  inside(grid, i => { if (largest[cells[i] + 1] !== piece[i] || crossed(grid, i)) found.push(i); });
  return found;
}

// Numbers all that hangs together with a cell by its sides; how many there are.
function filled({ wide, cells }, first, number, piece, queue) {
  const own = cells[first];
  let head = 0, tail = 0;
  queue[tail++] = first;
  piece[first] = number;
  while (head < tail) {
    const i = queue[head++];
    for (let side = 0; side < 4; side++) {
      const j = i + (side & 1 ? 1 : -1) * (side & 2 ? wide : 1);
      if (j < 0 || j >= cells.length || piece[j] >= 0 || cells[j] !== own) continue;
      piece[j] = number;
      queue[tail++] = j;
    }
  }
  return tail;
}

// Whether a cell meets its own kind only across its lower right or lower left corner.
function crossed({ wide, cells }, i) {
  const own = cells[i], below = cells[i + wide];
  if (below === own) return false;
  return cells[i + wide + 1] === own && cells[i + 1] !== own
    || cells[i + wide - 1] === own && cells[i - 1] !== own;
}

// Strays take what most of those around them are; the open sea, if there is one, only if there is
// nothing else.
function heal(grid, stray, open) {
  const { cells } = grid, lost = new Set(stray), changes = [];
  for (const i of stray) {
    const votes = new Map();
    for (const j of around(grid, i)) {
      if (lost.has(j) || cells[j] === cells[i] || cells[j] === OUT && !open) continue;
      votes.set(cells[j], (votes.get(cells[j]) ?? 0) + (cells[j] === OUT ? 1 : 10));
    }
    const [best] = [...votes].sort(([a, n], [b, m]) => m - n || a - b);
    if (best) changes.push([i, best[0]]);
  }
  for (const [i, r] of changes) cells[i] = r;
}

// Makes each border that is too short wider at the cost of who meets at its ends; whether there was one.
export function widened(grid, land) {
  const { lines, sides } = traced(grid);
  const short = lines.map((line, n) => ({ line, side: sides[n] }))
    .filter(({ line }) => measured(line) < SHORT);
  for (const { line, side } of short) widen(grid, line, side, land);
  return short.length > 0;
}

// On the right of the way from end to end all becomes the one, on the left the other.
function widen({ wide, high, cells }, line, [right, left], { reach }) {
  const [ax, ay] = line[0], [bx, by] = line.at(-1), middle = [(ax + bx) / 2, (ay + by) / 2];
  const u = bx - ax, v = by - ay;
  if (!u && !v) return;
  const open = reach !== undefined, [west, top] = middle.map(n => Math.floor((n - REACH) / GRAIN));
  const most = Math.ceil(2 * REACH / GRAIN) + 2;
  for (let row = Math.max(1, top); row < Math.min(high - 1, top + most); row++)
    for (let column = Math.max(1, west); column < Math.min(wide - 1, west + most); column++) {
      const x = (column - 0.5) * GRAIN - middle[0], y = (row - 0.5) * GRAIN - middle[1];
      if (x * x + y * y > REACH * REACH) continue;
      const side = u * y - v * x > 0 ? right : left;
      if (side !== OUT || open) cells[row * wide + column] = side;
    }
}

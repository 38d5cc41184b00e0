// Divides a sheet among the hearts of its regions: a cell belongs to the nearest, weights make some nearer.

import { OUT, across, inside, sheet } from "./grid.js";
import { REACH } from "./isle.js";
import { pulls } from "./noise.js";
import { whole, widened } from "./mend.js";

const OWN = 18;                    // map units around a heart that are always its region's
const ROUNDS = 12;                 // of mending

// land: {size, seed, reach, winding, regions: [{hearts: [x, y, x, y ...], weight}]}; reach: how far land goes
// from its hearts into an open sea, if there is one; winding: how much borders wind, in hundredths, and by
// how much of its reach a coast does. Every region comes in one piece, with no border that is too short.
export function divided(land) {
  const grid = sheet(land.size), hearts = land.regions.flatMap(spots);
  nearest(grid, hearts, land);
  stamp(grid, hearts);
  whole(grid, land);
  for (let round = 0; round < ROUNDS && widened(grid, land); round++) whole(grid, land);
  return grid;
}

// The hearts of a region: [x, y, region, weight].
export const spots = ({ hearts, weight = 0 }, r) =>
  Array.from({ length: hearts.length / 2 }, (_, n) => [hearts[2 * n], hearts[2 * n + 1], r, weight]);

function nearest(grid, hearts, { size, seed, reach, winding = 100 }) {
  const [right, down, rough] = pulls(grid, size, seed), part = winding / 100;
  const coast = part * (reach ?? 0) / REACH;
  const xs = Float64Array.from(hearts, one => one[0]), ys = Float64Array.from(hearts, one => one[1]);
  const weights = Float64Array.from(hearts, one => one[3]), { cells } = grid, count = hearts.length;
  inside(grid, (i, x, y) => {
    const u = x + part * right[i], v = y + part * down[i];
    const far = reach && reach + coast * rough[i];
    let least = far ? far * far : Infinity, found = -1;
    for (let n = 0; n < count; n++) {
      const a = u - xs[n], b = v - ys[n], way = a * a + b * b - weights[n];
      if (way < least) { least = way; found = n; }
    }
    cells[i] = found < 0 ? OUT : hearts[found][2];
  });
}

// Wherever a heart is put, its region has a place.
function stamp({ wide, high, cells }, hearts) {
  for (const [x, y, r] of hearts) {
    const column = Math.floor(x / 5) + 1, row = Math.floor(y / 5) + 1, most = Math.ceil(OWN / 5);
    for (let j = Math.max(1, row - most); j <= Math.min(high - 2, row + most); j++)
      for (let i = Math.max(1, column - most); i <= Math.min(wide - 2, column + most); i++) {
        const a = across(i) - x, b = across(j) - y;
        if (a * a + b * b < OWN * OWN) cells[j * wide + i] = r;
      }
  }
}

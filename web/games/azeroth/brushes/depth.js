// How deep the sea is: how far each cell of a grid lies from what stands out of the water. Numbers only.

const FAR = 1e12;

// The square of the way from every cell to the nearest dry one, row by row and then column by column.
/** @type {(dry: (cell: number) => boolean, w: number, h: number) => Float64Array} */
export function ways(dry, w, h) {
  const field = new Float64Array(w * h).map((_, i) => dry(i) ? 0 : FAR);
  for (let y = 0; y < h; y++) along(field, y * w, 1, w);
  for (let x = 0; x < w; x++) along(field, x, w, h);
  return field;
}

// The lower envelope of parabolas over one line of cells, after Felzenszwalb and Huttenlocher.
function along(field, start, step, n) {
  const heights = new Float64Array(n), roots = [0], from = [-Infinity];
  for (let i = 0; i < n; i++) heights[i] = field[start + i * step];
  const meet = (a, b) => (heights[b] + b * b - heights[a] - a * a) / (2 * (b - a));
  for (let i = 1; i < n; i++) {
    while (roots.length > 1 && meet(roots[roots.length - 1], i) <= from[from.length - 1]) {
      roots.pop();
      from.pop();
    }
    from.push(meet(roots[roots.length - 1], i));
    roots.push(i);
  }
  for (let i = 0, at = 0; i < n; i++) {
    while (from[at + 1] <= i) at++;
    field[start + i * step] = (i - roots[at]) ** 2 + heights[roots[at]];
  }
}

// Smooth chance over the plane, from -1 to 1.
/** @type {(seed: number) => (x: number, y: number) => number} */
export function swell(seed) {
  const knot = (x, y) => {
    let a = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 974634777) | 0;
    a = Math.imul(a ^ a >>> 13, 1274126177);
    return ((a ^ a >>> 16) >>> 0) / 2147483648 - 1;
  };
  const ease = t => t * t * (3 - 2 * t);
  return (x, y) => {
    const left = Math.floor(x), top = Math.floor(y), u = ease(x - left), v = ease(y - top);
    const [a, b, c, d] = [knot(left, top), knot(left + 1, top), knot(left, top + 1), knot(left + 1, top + 1)];
    return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
  };
}

// Where a grid of values crosses a level, as short lines between cells: [x, y, x, y].
/** @type {(grid: ArrayLike<number>, w: number, h: number, level: number) => number[][]} */
export function contour(grid, w, h, level) {
  const found = [];
  for (let y = 0; y + 1 < h; y++) {
    for (let x = 0; x + 1 < w; x++) {
      const i = y * w + x, a = grid[i] - level, b = grid[i + 1] - level;
      const c = grid[i + w + 1] - level, d = grid[i + w] - level;
      if (a > 0 === b > 0 && b > 0 === c > 0 && c > 0 === d > 0) continue;
      const cuts = [];
      if (a > 0 !== b > 0) cuts.push(x + a / (a - b), y);
      if (b > 0 !== c > 0) cuts.push(x + 1, y + b / (b - c));
      if (c > 0 !== d > 0) cuts.push(x + 1 - c / (c - d), y + 1);
      if (d > 0 !== a > 0) cuts.push(x, y + 1 - d / (d - a));
      if (cuts.length >= 4) found.push(cuts.slice(0, 4));
    }
  }
  return found;
}

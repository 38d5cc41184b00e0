// Questions about the outlines of regions; numbers only, no screen. A shape is a flat list x, y, x, y ...

const ROUND = 28;                  // corners of a region that has no outline of its own

// Every region with outline, label point and room, whatever the map leaves out.
export function outlined(map) {
  const [w, h] = map.size ?? [1600, 1000];
  return map.regions.map(region => {
    const at = region.at ?? [region.pos[0] * w, region.pos[1] * h], room = region.room ?? map.room ?? 60;
    const shape = region.shape?.length ? region.shape : ring(at, room);
    return { at, room, shape, box: bounds(shape) };
  });
}

export function ring([x, y], radius, corners = ROUND) {
  const angles = Array.from({ length: corners }, (_, i) => i * 2 * Math.PI / corners);
  return angles.flatMap(a => [x + radius * Math.cos(a), y + radius * Math.sin(a)]);
}

// Turns points around 0, 0; turn: of a full one.
/** @type {(turn: number) => (x: number, y: number) => [number, number]} */
export const turner = turn => {
  const [cos, sin] = [Math.cos, Math.sin].map(of => of(turn * 2 * Math.PI));
  return (x, y) => [x * cos - y * sin, x * sin + y * cos];
};

// The points of a flat list.
/** @type {(flat: number[]) => [number, number][]} */
export const pairs = flat =>
  Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i], flat[2 * i + 1]]);

/** @type {(shape: number[], put: (x: number, y: number) => number[]) => number[]} */
export const carried = (shape, put) => pairs(shape).flatMap(([x, y]) => put(x, y));

// A region where `put` brings its points.
/** @type {(region: import("../games/kit.js").Place, put: (x: number, y: number) => number[]) => any} */
export const placed = (region, put) => ({
  ...region, at: region.at && put(region.at[0], region.at[1]),
  shape: region.shape && carried(region.shape, put),
});

export function bounds(shape) {
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < shape.length; i += 2) {
    box[0] = Math.min(box[0], shape[i]);
    box[1] = Math.min(box[1], shape[i + 1]);
    box[2] = Math.max(box[2], shape[i]);
    box[3] = Math.max(box[3], shape[i + 1]);
  }
  return box;
}

// The box around some boxes, and some air.
export function around(boxes, air) {
  const rim = (i, most) => most(...boxes.map(box => box[i]));
  return [rim(0, Math.min) - air, rim(1, Math.min) - air, rim(2, Math.max) + air, rim(3, Math.max) + air];
}

export function inside(shape, x, y) {
  let odd = false;
  for (let i = 0, j = shape.length - 2; i < shape.length; j = i, i += 2) {
    const yi = shape[i + 1], yj = shape[j + 1];
    if (yi > y !== yj > y && x < (shape[j] - shape[i]) * (y - yi) / (yj - yi) + shape[i]) odd = !odd;
  }
  return odd;
}

// Where a level line lies within regions: [[from, to]], from left to right.
export function spans(regions, y) {
  const all = regions.flatMap(({ shape }) => {
    const xs = [];
    for (let i = 0, j = shape.length - 2; i < shape.length; j = i, i += 2) {
      const [ay, by] = [shape[j + 1], shape[i + 1]];
      if (ay > y !== by > y) xs.push(shape[j] + (shape[i] - shape[j]) * (y - ay) / (by - ay));
    }
    xs.sort((a, b) => a - b);
    return Array.from({ length: xs.length >> 1 }, (_, i) => [xs[2 * i], xs[2 * i + 1]]);
  }).sort((a, b) => a[0] - b[0]);
  const joined = /** @type {number[][]} */ ([]);
  for (const [a, b] of all) {
    const last = joined.at(-1);
    if (last && a - last[1] < 3) last[1] = Math.max(last[1], b);
    else joined.push([a, b]);
  }
  return joined;
}

// How far a point is from the outline.
export function clearance(shape, x, y) {
  let best = Infinity;
  for (let i = 0, j = shape.length - 2; i < shape.length; j = i, i += 2)
    best = Math.min(best, square(x, y, shape[j], shape[j + 1], shape[i], shape[i + 1]));
  return Math.sqrt(best);
}

// The square of how far a point is from a side that goes from a to b.
export function square(x, y, ax, ay, bx, by) {
  const dx = bx - ax, dy = by - ay;
  const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return (ax + t * dx - x) ** 2 + (ay + t * dy - y) ** 2;
}

// The region under a map point, or null.
export function hit(outlines, [x, y]) {
  const found = outlines.findIndex(({ box, shape }) =>
    x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3] && inside(shape, x, y));
  return found < 0 ? null : found;
}

const TOWARDS = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

// The neighbour that lies in a direction; if none does, the nearest other region that does; else null.
export function towards(map, outlines, r, direction) {
  const near = best(outlines, r, TOWARDS[direction], map.regions[r].near, 0.38);
  return near ?? best(outlines, r, TOWARDS[direction], outlines.keys(), 0.62);
}

function best(outlines, r, [dx, dy], candidates, narrow) {
  const [x, y] = outlines[r].at;
  let found = null, least = Infinity;
  for (const q of candidates) {
    const vx = outlines[q].at[0] - x, vy = outlines[q].at[1] - y, far = Math.hypot(vx, vy);
    const along = (vx * dx + vy * dy) / (far || 1);
    if (q === r || along < narrow) continue;
    const bad = far * (1 + 2.2 * (1 - along));
    if (bad < least) [found, least] = [q, bad];
  }
  return found;
}

// Borders, each once: [{a, b, line}], b is -1 at the rim of the map; line is flat like a shape.
export function seams(outlines) {
  const owners = new Map();
  outlines.forEach(({ shape }, r) => eachEdge(shape, (x1, y1, x2, y2) => {
    const key = x1 < x2 || (x1 === x2 && y1 < y2) ? `${x1},${y1},${x2},${y2}` : `${x2},${y2},${x1},${y1}`;
    if (owners.has(key)) owners.get(key).push(r); else owners.set(key, [r]);
  }));
  return outlines.flatMap(({ shape }, r) => chains(shape, r, owners));
}

// What lies between places, as lines: [{kind, line}]. A way leads from one to the other; all else lies on
// their common border or, where they have none, across the way between them.
export function between(edges, outlines, seams) {
  return edges.flatMap(([a, b, kind]) => {
    const shared = seams.filter(seam => Math.min(a, b) === seam.a && Math.max(a, b) === seam.b);
    const lines = kind === "way" ? [[...outlines[a].at, ...outlines[b].at]]
      : shared.length ? shared.map(({ line }) => line) : [across(outlines[a], outlines[b])];
    return lines.map(line => ({ kind, line }));
  });
}

function across({ at: [ax, ay], room }, { at: [bx, by], room: other }) {
  const far = Math.hypot(bx - ax, by - ay) || 1, half = Math.min(room, other) * 0.6;
  const [x, y] = [(ax + bx) / 2, (ay + by) / 2], [dx, dy] = [(by - ay) / far * half, (ax - bx) / far * half];
  return [x - dx, y - dy, x + dx, y + dy];
}

function eachEdge(shape, tell) {
  for (let i = 0; i < shape.length; i += 2) {
    const j = (i + 2) % shape.length;
    tell(shape[i], shape[i + 1], shape[j], shape[j + 1]);
  }
}

function chains(shape, r, owners) {
  const found = [];
  let open = /** @type {any} */ (null);
  eachEdge(shape, (x1, y1, x2, y2) => {
    const key = x1 < x2 || (x1 === x2 && y1 < y2) ? `${x1},${y1},${x2},${y2}` : `${x2},${y2},${x1},${y1}`;
    const other = owners.get(key).find(q => q !== r) ?? -1;
    if (other >= 0 && other < r) open = null;
    else if (open?.b === other) open.line.push(x2, y2);
    else found.push(open = { a: r, b: other, line: [x1, y1, x2, y2] });
  });
  return found;
}

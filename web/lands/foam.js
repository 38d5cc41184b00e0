// Places for the regions of a new land: scattered, then pushed and weighed like bubbles until all are
// as large as they should be, the waters at the frame or in the middle.

const GRAIN = 25, ROUNDS = 70, SETTLED = 20, DRIFT = 50;      // cells; rounds: all, before waters, of moving
const PACE = 0.4;
const STAGE = 3;                   // rounds between two that are shown
const RIM = 0.75;                  // of the side of a region: who lies so near to the frame lies at it

// size: of the sheet; wish: [{terrain, share}, ...] by region, the waters first; cells: those of an island,
// as [x, y]; without them all of the sheet is parted. The regions, [{terrain, hearts, weight ...}]; `tell` is
// shown now and then where they are.
/** @type {(size: any, wish: any[], dice: () => number, how?: {cells?: any, tell?: (stage: any[]) => void}) =>
 *   any[]} */
export function foam(size, wish, dice, { cells: blot = null, tell } = {}) {
  const cells = blot ?? everywhere(size), side = Math.sqrt(cells.length / wish.length) * GRAIN;
  const places = wish.map(() => ({ at: [...cells[Math.floor(dice() * cells.length)]], weight: 0 }));
  const all = wish.reduce((sum, one) => sum + one.share, 0);
  for (let round = 0; round < ROUNDS; round++) {
    if (round === SETTLED) watered(wish, places, blot ? null : size, side, dice);
    const own = shared(cells, places);
    places.forEach((place, r) => {
      const { n, x, y } = own[r], part = round < SETTLED ? 1 / wish.length : wish[r].share / all;
      if (n && round < DRIFT) place.at = [x / n, y / n];
      place.weight += PACE * GRAIN * GRAIN * (cells.length * part - n);
    });
    if (tell && round % STAGE === 0)
      tell(places.map(({ at }, r) => ({ at, terrain: round < SETTLED ? "" : wish[r].terrain })));
  }
  const mean = places.reduce((sum, { weight }) => sum + weight, 0) / places.length;
  return places.map(({ at, weight }, r) => ({
    terrain: wish[r].terrain, marks: [], tribe: false, hearts: at.map(Math.round),
    weight: Math.round(weight - mean),
  }));
}

function everywhere([width, height]) {
  const found = [];
  for (let y = GRAIN / 2; y < height; y += GRAIN)
    for (let x = GRAIN / 2; x < width; x += GRAIN) found.push([x, y]);
  return found;
}

// How many cells each place has, and the sums of their places.
function shared(cells, places) {
  const own = places.map(() => ({ n: 0, x: 0, y: 0 })), count = places.length;
  const xs = Float64Array.from(places, one => one.at[0]), ys = Float64Array.from(places, one => one.at[1]);
  const weights = Float64Array.from(places, one => one.weight);
  for (let i = 0; i < cells.length; i++) {
    const x = cells[i][0], y = cells[i][1];
    let least = Infinity, found = 0;
    for (let r = 0; r < count; r++) {
      const a = x - xs[r], b = y - ys[r], way = a * a + b * b - weights[r];
      if (way < least) { least = way; found = r; }
    }
    const mine = own[found];
    mine.n++;
    mine.x += x;
    mine.y += y;
  }
  return own;
}

/** @type {(one: number[], other: number[]) => number} */
const square = ([a, b], [c, d]) => (a - c) * (a - c) + (b - d) * (b - d);
const best = (list, value) => list.reduce((one, other) => value(other) > value(one) ? other : one);

// The waters take the places that suit them: seas at the frame and far from each other, lakes in the
// middle; on an island, which has no frame, seas lie outmost.
function watered(wish, places, size, side, dice) {
  const middle = size ? [size[0] / 2, size[1] / 2]
    : [0, 1].map(k => places.reduce((sum, { at }) => sum + at[k], 0) / places.length);
  const inner = ([x, y]) => size ? Math.min(x, y, size[0] - x, size[1] - y)
    : -Math.sqrt(square([x, y], middle));
  wish.forEach(({ terrain }, r) => {
    if (!["sea", "lake"].includes(terrain)) return;
    const before = places.slice(0, r).filter((_, q) => wish[q].terrain === terrain), open = places.slice(r);
    const rim = open.filter(({ at }) => size ? inner(at) < RIM * side : inner(at) < -RIM * side);
    const away = ({ at }) => before.length ? Math.min(...before.map(other => square(other.at, at))) : 0;
    const taste = new Map(open.map(place => [place, dice()]));
    const chosen = terrain === "lake"
      ? best(open, place => inner(place.at) + Math.sqrt(away(place)) + side * taste.get(place))
      : best(rim.length ? rim : open, place => Math.sqrt(away(place)) + side * taste.get(place));
    const other = places.indexOf(chosen);
    [places[r], places[other]] = [places[other], places[r]];
  });
}

// The cells of an island of so many regions, each of this side: some discs that hang together, as much
// of them as is needed.
export function blot(size, count, side, dice) {
  const discs = [{ at: [0, 0], r: 1 }];
  for (let n = Math.floor(dice() * 4); n > 0; n--) {
    const { at: [x, y], r } = discs[Math.floor(dice() * discs.length)], radius = 0.45 + 0.5 * dice();
    const u = 2 * dice() - 1, v = 2 * dice() - 1, long = Math.sqrt(u * u + v * v) || 1;
    const way = (r + radius) * 0.62;
    discs.push({ at: [x + u / long * way, y + v / long * way], r: radius });
  }
  const [left, right, top, bottom] = [[0, -1], [0, 1], [1, -1], [1, 1]].map(([k, sign]) =>
    sign * Math.max(...discs.map(({ at, r }) => sign * at[k] + r)));
  const scale = Math.min(size[0] / (right - left), size[1] / (bottom - top)) * 0.8;
  const spot = ([x, y]) =>
    [(x - size[0] / 2) / scale + (left + right) / 2, (y - size[1] / 2) / scale + (top + bottom) / 2];
  const far = cell => Math.min(...discs.map(({ at, r }) => square(spot(cell), at) / (r * r)));
  const all = everywhere(size).map((cell, i) => ({ cell, i, far: far(cell) }));
  all.sort((a, b) => a.far - b.far || a.i - b.i);
  return all.slice(0, Math.round(count * side * side / (GRAIN * GRAIN))).map(({ cell }) => cell);
}

// Where the name of an island can be written: in the sea beside it, across no land and no rock.

import { around, bounds, spans } from "./shapes.js";

const ROW = 22, LINE = 11;         // map units from one try to the next, and between lines that are looked at
const REACH = 74;                  // how far above and below the island they go
const RIM = 26, AIR = 12;          // left free at the rim of the sheet, and beside the coasts
const CLEAR = 2, DOUBT = 3;        // how much farther others should be, what it costs if not
const SURE = 2;                  // so much nearer its own it must be to be written at all
const STEP = 22;                   // widths that differ by less are served alike
const COARSE = 4;                  // of so many points of a coast one is looked at

// By island a function from the width and height of a name, in map units, to its ways, the nearest first.
/** @type {(map: any) => ((w: number, h: number) => {at: number[], wide: number}[])[]} */
export function offshore(map) {
  const sea = open(map);
  const of = island => map.regions.filter(region => region.island === island);
  const coasts = (map.islands ?? []).map((_, island) => coast(of(island)));
  return coasts.map((own, island) => {
    const strange = coasts.filter((_, n) => n !== island).flat(), known = new Map();
    const box = around(of(island).map(({ shape }) => bounds(shape)), 0);
    return (w, h) => {
      /** @type {[number, number]} */
      const size = [stepped(w), stepped(h)], key = String(size);
      if (!known.has(key)) known.set(key, beside({ own, strange, box }, sea, map.size, size));
      return known.get(key);
    };
  });
}

const stepped = span => Math.ceil(span / STEP) * STEP;

// What of a level line is open sea, [[from, to]]; every line is looked at once.
function open({ regions, rocks = [], size: [wide] }) {
  const shapes = [...regions.map(({ shape }) => shape), ...rocks];
  const stones = shapes.map(shape => ({ shape, box: bounds(shape) }));
  const known = new Map();
  return y => {
    const line = Math.round(y / LINE), at = line * LINE;
    const crossed = () => stones.filter(({ box }) => box[1] <= at && box[3] >= at);
    if (!known.has(line)) known.set(line, gaps(spans(crossed(), at), wide));
    return known.get(line);
  };
}

function gaps(land, wide) {
  const found = [];
  let from = RIM;
  for (const [a, b] of land) {
    if (a - AIR > from) found.push([from, a - AIR]);
    from = Math.max(from, b + AIR);
  }
  return wide - RIM > from ? [...found, [from, wide - RIM]] : found;
}

const coast = own => own.flatMap(({ shape }) => shape.filter((_, i) => i % (2 * COARSE) < 2));

// A name that lies nearer to another island would be taken for its.
function beside({ own, strange, box }, sea, size, [w, h]) {
  const [left, top, right, bottom] = box, middle = (left + right) / 2, found = [];
  const last = Math.min(size[1] - RIM - h / 2, bottom + REACH);
  for (let y = Math.max(RIM + h / 2, top - REACH); y <= last; y += ROW) {
    const [above, on, below] = [-h / 2, 0, h / 2].map(shift => sea(y + shift));
    for (const [a, b] of both(both(above, on), below)) {
      if (b - a < w) continue;
      const x = Math.min(Math.max(middle, a + w / 2), b - w / 2), off = far(own, x, y, w);
      const others = far(strange, x, y, w), doubt = Math.max(0, CLEAR * off - others) * DOUBT;
      if (off * SURE < others && off < REACH * 2)
        found.push({ at: [x, y], wide: w + 1, far: off + Math.abs(x - middle) * 0.12 + doubt });
    }
  }
  return found.sort((a, b) => a.far - b.far);
}

// How far the coast is from a name: from its ends or its middle.
function far(coast, x, y, w) {
  let least = Infinity;
  for (let i = 0; i < coast.length; i += 2) {
    const dx = Math.max(0, Math.abs(coast[i] - x) - w / 2), dy = coast[i + 1] - y;
    least = Math.min(least, dx * dx + dy * dy);
  }
  return Math.sqrt(least);
}

// What two lists of spans have in common.
export const both = (one, other) => one
  .flatMap(([a, b]) => other.map(([c, d]) => [Math.max(a, c), Math.min(b, d)])).filter(([a, b]) => b > a);

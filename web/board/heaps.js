// What stands on the regions: where each heap, piece, mark and badge goes on the screen,
// and a store of drawn sprites.

import { picture } from "./paper.js";
import { clearance, inside } from "./shapes.js";
import { spreads } from "./offers.js";

const ROOM = 3.4;                  // width of a sprite in radii
const STEP = 1.06;                 // sprites are drawn for sizes this factor apart
const BUTTON = 13;                 // radius of +/-
export const NARROW = 15.5;        // heaps smaller than this have none

// Radius of a heap in screen pixels; where all of the land is small in view, as it is beside a draft on a
// phone, none is larger than its region has room for.
export const heapRadius = (room, k, least = 11.5) =>
  Math.min(Math.max(Math.min(room, 115) * k * 0.38, Math.min(least, room * k * 0.9)), 58);

export class Sprites {
  made = new Map();
  ratio = 1;

  /** @param {import("../games/kit.js").Painter} painter */
  constructor(painter) {
    this.painter = painter;
  }

  clear() {
    for (const sprite of this.made.values()) sprite.close?.();
    this.made.clear();
  }

  get(thing, radius, look) {
    const size = STEP ** Math.round(Math.log(radius) / Math.log(STEP));
    const { kind, key, n, player, faded } = thing;
    const name = [kind, key, n, player, faded, look?.colour, look?.pattern, size.toFixed(2), this.ratio]
      .join("|");
    if (!this.made.has(name)) {
      if (this.made.size > 600) this.clear();
      this.made.set(name, this.draw(thing, size, look));
    }
    return this.made.get(name);
  }

  draw(thing, size, look) {
    const { ratio } = this, wide = size * ROOM * ratio;
    return picture(wide, wide, pen => {
      pen.setTransform(ratio, 0, 0, ratio, pen.canvas.width / 2, pen.canvas.height / 2);
      this.painter.draw(pen, thing, size, look);
    });
  }

  // Puts a thing on the screen, centred, in the pen's screen pixels.
  put(pen, thing, x, y, radius, look, { alpha = 1, squash = 1, turn = 0, grow = 1 } = {}) {
    const sprite = this.get(thing, radius, look), w = radius * ROOM * grow;
    if (alpha === 1 && squash === 1 && !turn) return pen.drawImage(sprite, x - w / 2, y - w / 2, w, w);
    pen.save();
    pen.globalAlpha *= alpha;
    pen.translate(x, y);
    pen.rotate(turn);
    pen.scale(1, squash);
    pen.drawImage(sprite, -w / 2, -w / 2, w, w);
    pen.restore();
  }
}

// A piece in hand hangs over its place; what is left of its heap stays. `of`: its number in the pile.
export function lifted(pieces, held) {
  const raised = /** @type {any[]} */ ([]), many = i => held.filter(n => n === i).length;
  const left = pieces.map((thing, of) => {
    const n = many(of), rest = (thing.n ?? 1) - n, [x, y] = thing.at ?? [0, 0];
    if (!n) return thing;
    const up = { ...thing, n: rest > 0 ? n : thing.n, at: [x, y - 0.5], size: (thing.size ?? 1) * 1.12 };
    if (rest > 0) raised.push({ ...up, of });
    return rest > 0 ? { ...thing, n: rest } : up;
  });
  return [...left, ...raised];
}

// Where the marks of a region go: beside the heap, wherever there is most room. Offsets in map units.
const ANGLES = [90, 58, 122, 28, 152, 0, 180, -28, 208, -58, 238, -90].map(a => a * Math.PI / 180);
export function markSpot({ at, shape }, away, size) {
  let best = /** @type {number[] | null} */ (null), most = -Infinity;
  ANGLES.forEach((a, i) => {
    const x = at[0] + away * Math.cos(a), y = at[1] + away * Math.sin(a);
    if (!inside(shape, x, y)) return;
    const worth = Math.min(clearance(shape, x, y), size * 1.25) - i * size * 0.02;
    if (worth > most) [best, most] = [[x, y], worth];
  });
  return best ?? [at[0], at[1] + away];
}

// Everything one region shows, as [{thing, x, y, radius}] in screen pixels; (x, y) is the region's heap
// point. A piece lies `at` [x, y] from there, `size` large, both in heap radii, if R is within those it is
// `seen` at; one that `yields` lies on the other side where the marks are on its own. `rim`: the right edge
// of the view, which no badge crosses.
export function arrange(pile, badge, x, y, R, spot, rim = Infinity) {
  const placed = [];
  const [sx, sy] = spot, marks = pile.marks ?? [];
  const row = i => (i - (marks.length - 1) / 2) * R * 1.24;
  marks.forEach((thing, i) => placed.push({ thing, x: sx + row(i), y: sy, radius: R * 0.6 }));
  if (pile.heap) placed.push({ thing: pile.heap, x, y, radius: R });
  const turned = marks.length && sx < x - R ? -1 : 1;
  for (const thing of pile.pieces ?? []) {
    const { at: [dx, dy] = [0, 0], size = 1, seen: [least, most] = [0, Infinity], yields } = thing;
    const aside = yields ? dx * turned : dx;
    if (R >= least && R < most) placed.push({ thing, x: x + aside * R, y: y + dy * R, radius: size * R });
  }
  const radius = Math.max(R * 0.6, 10.5), side = x + R + radius * 1.5 > rim ? -1 : 1;
  const up = Math.max(R, R * 0.35 + radius * 1.1);       // what stands there is seen, however small it is
  if (badge) placed.push({
    thing: badge, radius, x: x + (pile.heap ? side * R * 1.02 : 0), y: y - (pile.heap ? up : 0),
  });
  return placed;
}

// The +/- beside a heap that may be changed: {minus: [x, y], plus: [x, y], radius} or null.
export function steppers(offer, x, y, R) {
  if (!spreads(offer) || R < NARROW) return null;
  const away = R + BUTTON + 3;
  return { minus: [x - away, y + R * 0.25], plus: [x + away, y + R * 0.25], radius: BUTTON };
}

// Footsteps along a way, so far apart, left and right in turn: [{at, turn}], turn 0 is upwards.
export function steps(points, apart) {
  const found = [];
  points.slice(1).forEach(([x, y], i) => {
    const [fx, fy] = points[i], n = Math.max(1, Math.round(Math.hypot(x - fx, y - fy) / apart));
    const turn = Math.atan2(y - fy, x - fx) + Math.PI / 2;
    const side = apart * 0.16 / (Math.hypot(x - fx, y - fy) || 1);
    const [dx, dy] = [(fy - y) * side, (x - fx) * side];
    for (let s = 1; s <= n; s++) {
      const foot = found.length % 2 ? 1 : -1;
      found.push({ at: [fx + (x - fx) * s / n + dx * foot, fy + (y - fy) * s / n + dy * foot], turn });
    }
  });
  return found.slice(Math.min(1, found.length - 1));
}

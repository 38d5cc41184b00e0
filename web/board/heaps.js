// What stands on the regions: where each heap, piece, mark and badge goes on the screen, and a store of drawn sprites.

import { sheet } from "./paper.js";
import { clearance, inside } from "./shapes.js";
import { spreads } from "./offers.js";

const ROOM = 3.4;                  // width of a sprite in radii
const STEP = 1.06;                 // sprites are drawn for sizes this factor apart
const BUTTON = 13, NARROW = 15.5;  // radius of +/-; heaps smaller than this have none

// Radius of a heap in screen pixels.
export const heapRadius = (room, k) => Math.min(Math.max(Math.min(room, 115) * k * 0.38, 11.5), 58);

export class Sprites {
  constructor(painter) {
    Object.assign(this, { painter, made: new Map(), ratio: 1 });
  }

  clear() {
    this.made.clear();
  }

  get(thing, radius, look) {
    const size = STEP ** Math.round(Math.log(radius) / Math.log(STEP));
    const { kind, key, n, player, faded } = thing;
    const name = [kind, key, n, player, faded, look?.colour, look?.pattern, size.toFixed(2), this.ratio].join("|");
    if (!this.made.has(name)) {
      if (this.made.size > 600) this.clear();
      this.made.set(name, this.draw(thing, size, look));
    }
    return this.made.get(name);
  }

  draw(thing, size, look) {
    const canvas = sheet(size * ROOM * this.ratio, size * ROOM * this.ratio), pen = canvas.getContext("2d");
    pen.setTransform(this.ratio, 0, 0, this.ratio, canvas.width / 2, canvas.height / 2);
    this.painter.draw(pen, thing, size, look);
    return canvas;
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

// Where the marks of a region go: beside the heap, wherever there is most room. Offsets in map units.
const ANGLES = [90, 58, 122, 28, 152, 0, 180, -28, 208, -58, 238, -90].map(a => a * Math.PI / 180);
export function markSpot({ at, shape }, away, size) {
  let best = null, most = -Infinity;
  ANGLES.forEach((a, i) => {
    const x = at[0] + away * Math.cos(a), y = at[1] + away * Math.sin(a);
    if (!inside(shape, x, y)) return;
    const worth = Math.min(clearance(shape, x, y), size * 1.25) - i * size * 0.02;
    if (worth > most) [best, most] = [[x, y], worth];
  });
  return best ?? [at[0], at[1] + away];
}

// Everything one region shows, as [{thing, x, y, radius}] in screen pixels; (x, y) is the region's heap point.
// `rim`: the right edge of the view, which no badge crosses.
export function arrange(pile, offer, x, y, R, spot, rim = Infinity) {
  const placed = [];
  const [sx, sy] = spot, marks = pile.marks ?? [];
  const row = i => (i - (marks.length - 1) / 2) * R * 1.24;
  marks.forEach((thing, i) => placed.push({ thing, x: sx + row(i), y: sy, radius: R * 0.6 }));
  if (pile.heap) placed.push({ thing: pile.heap, x, y, radius: R });
  const pieces = pile.pieces ?? [];
  pieces.forEach((thing, i) => placed.push({
    thing, radius: R * 0.66,
    x: x + R * (pile.heap ? -0.92 : 0) + i * R * 1.22, y: y - R * (pile.heap ? 1.08 : 0) - (i % 2) * R * 0.14,
  }));
  const badge = badgeOf(offer, R), radius = Math.max(R * 0.6, 10.5), side = x + R + radius * 1.5 > rim ? -1 : 1;
  if (badge) placed.push({ thing: badge, radius, x: x + (pile.heap ? side * R * 1.02 : 0), y: y - (pile.heap ? R : 0) });
  return placed;
}

function badgeOf(offer, R) {
  if (!offer || (offer.cost === undefined && !offer.chance)) return null;
  if (offer.sure || !offer.chance) return { kind: "price", n: offer.cost };
  return { kind: R < NARROW ? "luck" : "odds", n: offer.chance[0], key: offer.chance.join("/") };
}

// The +/- beside a heap that may be changed: {minus: [x, y], plus: [x, y], radius} or null.
export function steppers(offer, x, y, R) {
  if (!spreads(offer) || R < NARROW) return null;
  const away = R + BUTTON + 3;
  return { minus: [x - away, y + R * 0.25], plus: [x + away, y + R * 0.25], radius: BUTTON };
}

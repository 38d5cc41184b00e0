// What stands on the land in every frame: heaps with their badges, tokens in flight, the way of a piece.

import { toView } from "./camera.js";
import { arrange, heapRadius, steppers, steps } from "./heaps.js";
import { along, flip, pileAt } from "./motion.js";

const ARROW = 11;                  // pixels
const DOT = 10, HEAD = 8;          // pixels from dot to dot of a sea way; its head
const WAYS = [[-1, 0], [1, 0], [0, -1], [0, 1]];

export function heaps(scene, pen, camera, marks) {
  const { plan, ratio } = scene, [w, h] = [pen.canvas.width / ratio, pen.canvas.height / ratio];
  plan.regions.forEach(({ at, room }, r) => {
    const [x, y] = toView(camera, at), R = heapRadius(room, camera.k, plan.least);
    if (x < -4 * R || y < -4 * R || x > w + 4 * R || y > h + 4 * R) return;
    region(scene, pen, camera, { r, x, y, R }, marks);
  });
  if (!marks.film) beyond(scene, pen, camera, [w, h]);
}

// Arrows where more may be chosen than is in view.
function beyond({ plan, now }, pen, camera, view) {
  const points = [...now.offered.keys()].map(r => toView(camera, plan.regions[r].at));
  for (const way of WAYS) {
    const n = way[0] ? 0 : 1, side = way[n] < 0 ? 0 : view[n];
    const out = points.filter(point => (point[n] - side) * way[n] > 0);
    if (!out.length) continue;
    const along = out.reduce((sum, point) => sum + point[1 - n], 0) / out.length, spot = [0, 0];
    spot[n] = side - way[n] * ARROW * 1.4;
    spot[1 - n] = Math.min(Math.max(along, 3 * ARROW), view[1 - n] - 3 * ARROW);
    arrow(pen, spot, way);
  }
}

/** @type {(pen: any, at: number[], way: number[], size?: number) => void} */
function arrow(pen, [x, y], [dx, dy], size = ARROW) {
  pen.beginPath();
  for (const [ahead, aside] of [[1, 0], [-0.6, 1.5], [-0.6, -1.5]])
    pen.lineTo(x + (dx * ahead - dy * aside) * size, y + (dy * ahead + dx * aside) * size);
  pen.closePath();
  Object.assign(pen, { lineJoin: "round", lineWidth: 5, strokeStyle: "#2a1804e0", fillStyle: "#ffc42e" });
  pen.stroke();
  pen.fill();
}

function region(scene, pen, camera, { r, x, y, R }, { film, pulse, hint }) {
  const { now, sprites, painter, ratio } = scene, offer = film ? null : now.offered.get(r);
  const lying = film ? pileAt(film.script, r, film.t, now.piles[r]) : now.piles[r];
  const relics = scene.recalls.relics.get(r) ?? [];
  const pile = relics.length ? { ...lying, pieces: [...lying.pieces ?? [], ...relics] } : lying;
  const spot = toView(camera, scene.spot(r, R * 1.62 / camera.k, R * 0.6 / camera.k));
  const turning = film?.script.flips.get(r), badge = painter.badge(offer, R), rim = pen.canvas.width / ratio;
  for (const { thing, x: px, y: py, radius } of arrange(pile, badge, x, y, R, spot, rim)) {
    sprites.put(pen, thing, px, py, radius, scene.look(thing),
      turning?.has(thing.band) ? flip(film.t) : undefined);
  }
  if (hint === r) sprites.put(pen, { kind: "star" }, x - R * 0.95, y - R * 1.05,
    R * 0.75 * (0.9 + 0.16 * pulse), null);
  const two = steppers(offer, x, y, R);
  if (!two) return;
  const n = painter.held(now.view, pile, offer.choice);
  sprites.put(pen, { kind: "minus", faded: n <= offer.least }, ...two.minus, two.radius, null);
  sprites.put(pen, { kind: "plus", faded: n >= offer.most }, ...two.plus, two.radius, null);
}

// Steps along the way a piece would go, from region to region.
export function trail({ plan, sprites }, pen, camera, regions) {
  const R = heapRadius(plan.room, camera.k, plan.least) * 0.44;
  for (const { at, turn } of steps(regions.map(r => toView(camera, plan.regions[r].at)), R * 2.4)) {
    sprites.put(pen, { kind: "step" }, ...at, R, null, { turn });
  }
}

// A way over the sea, dotted, with a head where it lands.
/** @type {(pen: any, camera: any, points: [number, number][], crawl: number) => void} */
export function voyage(pen, camera, points, crawl) {
  const all = points.map(point => toView(camera, point)), way = new Path2D(), last = all[all.length - 1];
  way.moveTo(...all[0]);
  for (const [i, [x, y]] of all.slice(1).entries()) {
    const [u, v] = all[i + 2] ?? [x, y];
    way.quadraticCurveTo(x, y, (x + u) / 2, (y + v) / 2);
  }
  pen.lineCap = "round";
  pen.setLineDash([0, DOT]);
  pen.lineDashOffset = -crawl % DOT;
  for (const [wide, colour] of [[8, "#08283ce0"], [4.6, "#fff6d0"]])
    Object.assign(pen, { lineWidth: wide, strokeStyle: colour }) && pen.stroke(way);
  pen.setLineDash([]);
  const [x, y] = all.at(-2) ?? last, far = Math.hypot(last[0] - x, last[1] - y) || 1;
  arrow(pen, last, [(last[0] - x) / far, (last[1] - y) / far], HEAD);
}

// The token that hangs on a finger.
export function held(scene, pen, { thing, point, radius }) {
  scene.sprites.put(pen, thing, ...point, radius, scene.look(thing), { alpha: 0.9 });
}

export function flights(scene, pen, camera, { script, t }) {
  for (const flight of script.flights) {
    const now = along(flight, t);
    if (!now) continue;
    const [x, y] = toView(camera, [now.x, now.y]);
    const R = heapRadius(scene.plan.room, camera.k, scene.plan.least);
    const [dx, dy] = now.spot.map(shift => shift * R), size = R * (flight.size ?? 0.94);
    scene.sprites.put(pen, flight.thing, x + dx, y + dy, size, scene.look(flight.thing), now);
  }
}

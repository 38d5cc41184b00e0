// What a finger or the mouse does on the map: pointing, picking, taking one token off, dragging one over.

import * as cam from "./camera.js";
import { heapRadius, steppers } from "./heaps.js";
import { spreads } from "./offers.js";

const CLOSER = 2.2;                // how much a double tap zooms in
const FINGER = 22;                 // pixels from its middle to its rim

// The wishes of controls.js, carried out on a board.
export function pointing(board) {
  return {
    touch: () => board.projector.rest(),
    pan: (dx, dy) => board.look(cam.panned(board.camera, dx, dy, board.view, board.size)),
    zoom: (factor, point) => board.look(cam.zoomed(board.camera, factor, point, board.view, board.size)),
    hover: point => board.point(point && board.at(point)),
    tap: (point, how) => tap(board, point, how),
    minus: point => minus(board, point),
    grab: point => grab(board, point),
    drag: point => drag(board, point),
    drop: point => drop(board, point),
    rest: velocity => board.calm || board.projector.glide(velocity),
  };
}

// The wishes of keys.js.
export function typing(board) {
  return {
    name: r => board.describe(r),
    focus: (r, ring) => board.focus(r, ring),
    pick: r => board.onPick(r, board.place(r), { keys: true }),
    minus: r => board.onMinus(r),
    pan: (dx, dy) => board.look(cam.panned(board.camera, dx, dy, board.view, board.size)),
    zoom: factor => board.zoom(factor),
    fit: () => board.fit(),
  };
}

const offered = board => board.scene.now?.offered ?? new Map();

function heapOf(board, r) {
  const { at, room } = board.outlines[r];
  return [...cam.toView(board.camera, at), heapRadius(room, board.camera.k, board.map.least)];
}

// A second tap comes closer, where neither meant anything.
function tap(board, point, { double, finger }) {
  const stepped = stepper(board, point), r = stepped?.r ?? (finger ? meant : under)(board, point);
  const idle = !offered(board).has(r) && typeof board.state.from !== "number";
  const closer = double && idle && board.idle;
  board.idle = idle;
  if (closer) return board.fits ? approach(board, r, point) : board.fit();
  if (r === null) return board.point(null);
  board.keys.focus(r, true);
  board.pointed = r;
  if (stepped?.side === "minus") board.onMinus(r);
  else board.onPick(r, board.client(point), { double, finger, piece: piece(board, r, point) });
  board.repaint();
}

// Closer to a point; to the whole island, where it is on one.
function approach(board, r, point) {
  const island = board.map.regions[r]?.island;
  if (island !== undefined) return board.visit(sharing(board.map, island));
  return board.travel(cam.zoomed(board.camera, CLOSER, point, board.view, board.size));
}

const sharing = ({ regions }, island) => regions.flatMap((one, r) => one.island === island ? [r] : []);

// Which piece of a place's pile is under a point; none if it is none of them.
function piece(board, r, point) {
  const [x, y, R] = heapOf(board, r), pieces = board.scene.now?.piles[r].pieces ?? [];
  const away = ({ at: [dx, dy] = [0, 0] }) => far(point, [x + dx * R, y + dy * R]);
  const near = pieces.map((thing, n) => [away(thing), n]).sort(([a], [b]) => a - b)[0];
  return near && near[0] < R * 1.6 ? pieces[near[1]].of ?? near[1] : undefined;
}

const under = (board, point) => board.at(point);

// A finger is thick: if what it hit is not offered, it meant what is offered close by.
function meant(board, point) {
  const hit = board.at(point), offers = offered(board);
  if (offers.has(hit)) return hit;
  const away = r => far(point, cam.toView(board.camera, board.outlines[r].at));
  const near = [...offers.keys()].sort((a, b) => away(a) - away(b))[0];
  const close = near !== undefined && away(near) < FINGER && (hit === null || away(near) < 2 * away(hit));
  return close ? near : hit;
}

// The + or - under a point.
function stepper(board, point) {
  for (const [r, offer] of offered(board)) {
    const two = steppers(offer, ...heapOf(board, r));
    const side = two && ["minus", "plus"].find(name => far(point, two[name]) < two.radius + 5);
    if (side) return { r, side };
  }
  return null;
}

// A long touch or the right button: one token less, or only a look at what is there.
function minus(board, point) {
  const r = board.at(point);
  if (spreads(offered(board).get(r))) board.onMinus(r);
  else board.point(r);
  return r !== null;
}

function grab(board, point) {
  const r = board.at(point), offer = offered(board).get(r);
  const lift = offer?.lift || (r !== null && board.state.from === r);
  if (r === null || !(lift || spreads(offer))) return false;
  const [x, y, R] = heapOf(board, r), pile = board.scene.now.piles[r];
  if (far(point, [x, y]) > R * (lift ? 2 : 1.3)) return false;
  if (!lift && board.painter.held(board.state.view, pile, offer.choice) <= offer.least) return false;
  if (lift) board.onLift(r, piece(board, r, point));
  board.held = {
    from: r, lift, point, radius: R * 0.9, thing: board.painter.single(pile, lift ? {} : offer.choice),
  };
  return true;
}

function drag(board, point) {
  board.held.point = [point[0], point[1] - 12];
  board.point(board.at(point));
  board.repaint();
}

function drop(board, point) {
  const { from, lift } = board.held, to = point && board.at(point);
  board.held = null;
  if (typeof to === "number" && to !== from && (lift || spreads(offered(board).get(to))))
    board.onMove(from, to);
  board.repaint();
}

/** @type {(a: number[], b: number[]) => number} */
const far = ([ax, ay], [bx, by]) => Math.hypot(ax - bx, ay - by);

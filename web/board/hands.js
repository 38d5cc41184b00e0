// What a finger or the mouse does on the map: pointing, picking, taking one token off, dragging one over.

import * as cam from "./camera.js";
import { heapRadius, steppers } from "./heaps.js";
import { spreads } from "./offers.js";

const CLOSER = 2.2;                // how much a double tap zooms in

// The wishes of controls.js, carried out on a board.
export function hands(board) {
  return {
    touch: () => board.player.rest(),
    pan: (dx, dy) => board.look(cam.panned(board.camera, dx, dy, board.view, board.size)),
    zoom: (factor, point) => board.look(cam.zoomed(board.camera, factor, point, board.view, board.size)),
    hover: point => board.point(point && board.at(point)),
    tap: (point, { double }) => tap(board, point, double),
    minus: point => minus(board, point),
    grab: point => grab(board, point),
    drag: point => drag(board, point),
    drop: point => drop(board, point),
    rest: velocity => board.calm || board.player.glide(velocity),
  };
}

// The wishes of keys.js.
export function fingers(board) {
  return {
    name: r => board.describe(r),
    focus: (r, ring) => board.focus(r, ring),
    pick: r => board.onPick(r, board.place(r)),
    minus: r => board.onMinus(r),
    pan: (dx, dy) => board.look(cam.panned(board.camera, dx, dy, board.view, board.size)),
    zoom: factor => board.zoom(factor),
    fit: () => board.fit(),
  };
}

const offered = board => board.scene.now?.offered ?? new Map();

function heapOf(board, r) {
  const { at, room } = board.outlines[r];
  return [...cam.toView(board.camera, at), heapRadius(room, board.camera.k)];
}

function tap(board, point, double) {
  const stepped = stepper(board, point), r = stepped?.r ?? board.at(point);
  if (double && !offered(board).has(r)) {
    return board.fits ? board.travel(cam.zoomed(board.camera, CLOSER, point, board.view, board.size)) : board.fit();
  }
  if (r === null) return board.point(null);
  board.keys.focus(r, true);
  board.pointed = r;
  if (stepped?.side === "minus") board.onMinus(r);
  else board.onPick(r, board.client(point));
  board.repaint();
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

function minus(board, point) {
  const r = board.at(point);
  if (r === null || !spreads(offered(board).get(r))) return false;
  board.onMinus(r);
  return true;
}

function grab(board, point) {
  const r = board.at(point), offer = offered(board).get(r);
  if (r === null || !spreads(offer)) return false;
  const [x, y, R] = heapOf(board, r), pile = board.scene.now.piles[r];
  if (far(point, [x, y]) > R * 1.3 || board.painter.held(board.state.view, pile, offer.choice) <= offer.least) return false;
  board.held = { from: r, point, radius: R * 0.9, thing: board.painter.single(pile, offer.choice) };
  return true;
}

function drag(board, point) {
  board.held.point = [point[0], point[1] - 12];
  board.point(board.at(point));
  board.repaint();
}

function drop(board, point) {
  const { from } = board.held, to = point && board.at(point);
  board.held = null;
  if (typeof to === "number" && to !== from && spreads(offered(board).get(to))) board.onMove(from, to);
  board.repaint();
}

const far = ([ax, ay], [bx, by]) => Math.hypot(ax - bx, ay - by);

// What the others did, drawn over the land: arrows where something went, numbers in their order.

import { toView } from "./camera.js";
import { heapRadius } from "./heaps.js";

const SMALL = 9;                   // radius of a number

const BESIDE = [-0.95, 0.85];     // where it lies if the painter knows no better, in heap radii

// traces: [{player, from, to}]. Arrows lie under what stands there.
export function ways(scene, pen, camera, traces) {
  const { plan } = scene, at = r => toView(camera, plan.regions[r].at);
  const R = heapRadius(plan.room, camera.k, plan.least);
  for (const { player, from, to } of traces)
    if (from !== null) arrow(pen, at(from), at(to), R, scene.look({ player }).colour);
}

// A place keeps the number of what was done there last.
export function recalled(scene, pen, camera, traces) {
  const { plan, sprites, painter } = scene, last = new Map(traces.map((trace, i) => [trace.to, i]));
  const [dx, dy] = painter.numbered ?? BESIDE, R = heapRadius(plan.room, camera.k, plan.least);
  for (const [to, i] of last) {
    const { at, room } = plan.regions[to], own = heapRadius(room, camera.k, plan.least);
    const [x, y] = toView(camera, at), { player } = traces[i];
    sprites.put(pen, { kind: "number", n: i + 1, player }, x + own * dx, y + own * dy,
      Math.max(SMALL, R * 0.4), scene.look({ player }));
  }
}

function arrow(pen, [ax, ay], [bx, by], R, colour) {
  const far = Math.hypot(bx - ax, by - ay) || 1, [dx, dy] = [(bx - ax) / far, (by - ay) / far];
  const [sx, sy] = [ax + dx * R * 0.9, ay + dy * R * 0.9];
  const [tx, ty] = [bx - dx * R * 0.95, by - dy * R * 0.95];
  const bend = far * 0.14, [mx, my] = [(sx + tx) / 2 + dy * bend, (sy + ty) / 2 - dx * bend];
  const turn = Math.atan2(ty - my, tx - mx), wing = Math.max(7, R * 0.5);
  pen.beginPath();
  pen.moveTo(sx, sy);
  pen.quadraticCurveTo(mx, my, tx, ty);
  for (const side of [-0.5, 0.5]) {
    pen.moveTo(tx, ty);
    pen.lineTo(tx - wing * Math.cos(turn + side), ty - wing * Math.sin(turn + side));
  }
  pen.lineCap = pen.lineJoin = "round";
  for (const [wide, style] of [[6, "#1a0d04d0"], [4.4, "#fff6e0"], [2.8, colour]]) {
    pen.lineWidth = wide;
    pen.strokeStyle = style;
    pen.stroke();
  }
}

// What the others did, drawn over the land: arrows where something went, numbers in their order.

import { toView } from "./camera.js";
import { heapRadius } from "./heaps.js";

const SMALL = 9;                   // radius of a number

// traces: [{player, from, to}]; a place keeps the number of what was done there last.
export function recalled(scene, pen, camera, traces) {
  const { plan, sprites } = scene, last = new Map(traces.map((trace, i) => [trace.to, i]));
  const at = r => toView(camera, plan.regions[r].at), R = heapRadius(plan.room, camera.k, plan.least);
  traces.forEach(({ player, from, to }, i) => {
    const look = scene.look({ player });
    if (from !== null) arrow(pen, at(from), at(to), R, look.colour);
    if (last.get(to) !== i) return;
    const [x, y] = at(to), own = heapRadius(plan.regions[to].room, camera.k, plan.least);
    sprites.put(pen, { kind: "number", n: i + 1, player }, x - own * 0.95, y + own * 0.85,
      Math.max(SMALL, R * 0.4), look);
  });
}

function arrow(pen, [ax, ay], [bx, by], R, colour) {
  const far = Math.hypot(bx - ax, by - ay) || 1, [dx, dy] = [(bx - ax) / far, (by - ay) / far];
  const [sx, sy] = [ax + dx * R * 0.9, ay + dy * R * 0.9];
  const [tx, ty] = [bx - dx * R * 0.95, by - dy * R * 0.95];
  const bend = far * 0.14, [mx, my] = [(sx + tx) / 2 + dy * bend, (sy + ty) / 2 - dx * bend];
  const turn = Math.atan2(ty - my, tx - mx), wing = Math.max(7, R * 0.5), path = new Path2D();
  path.moveTo(sx, sy);
  path.quadraticCurveTo(mx, my, tx, ty);
  for (const side of [-0.5, 0.5]) {
    path.moveTo(tx, ty);
    path.lineTo(tx - wing * Math.cos(turn + side), ty - wing * Math.sin(turn + side));
  }
  pen.lineCap = pen.lineJoin = "round";
  for (const [wide, style] of [[6, "#1a0d04d0"], [4.4, "#fff6e0"], [2.8, colour]]) {
    pen.lineWidth = wide;
    pen.strokeStyle = style;
    pen.stroke(path);
  }
}

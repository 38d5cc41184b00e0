// Hexes with a flat top as a map for the screen, from their axial coordinates.

import { hash } from "./chance.js";

const WIDE = 99, HIGH = 57;        // map units from column to column, and half a hex; all are whole
const CORNERS = [[66, 0], [33, 57], [-33, 57], [-66, 0], [-33, -57], [33, -57]];
const RING = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];
const RIM = 62, ROOM = 84;         // air around the land; what a heap of a hex counts as its room
const TURNS = 12;                  // of a twelfth lay a hex on its corner or its side
const SHAKE = 4, KNOTS = [0.2, 0.4, 0.6, 0.8];

// [[q, r]] by place -> {size, room, least, turns, regions: [{at, shape, near}]}: every hex is a region,
// drawn by an unsteady hand.
export function hexes(cells) {
  const spots = placed(cells.map(([q, r]) => [q, r]));
  const [w, h] = [0, 1].map(n => Math.max(...spots.map(spot => spot.at[n])) + (n ? HIGH : 66) + RIM);
  const number = new Map(spots.map(({ cell }, n) => [String(cell), n]));
  const near = ([q, r]) =>
    RING.map(([dq, dr]) => number.get(`${q + dq},${r + dr}`)).filter(n => n !== undefined);
  const regions = spots.map(({ at, cell }) => ({ at, shape: outline(at), near: near(cell) }));
  return { size: [w, h], room: ROOM, least: 6.5, turns: TURNS, regions };
}

/** @returns {{cell: [number, number], at: [number, number]}[]} */
function placed(cells) {
  const all = cells.map(([q, r]) => [q * WIDE, (2 * r + q) * HIGH]);
  const [left, top] = [0, 1].map(i => Math.min(...all.map(at => at[i])));
  const [dx, dy] = [66 + RIM - left, HIGH + RIM - top];
  return cells.map((cell, i) => ({ cell, at: [all[i][0] + dx, all[i][1] + dy] }));
}

// Every corner and every edge shakes alike for all hexes that share it.
function outline([x, y]) {
  const corners = CORNERS.map(([dx, dy]) => [x + dx, y + dy]);
  return corners.flatMap((corner, i) => edge(corner, corners[(i + 1) % 6]));
}

function edge(a, b) {
  const turned = a[0] > b[0] || (a[0] === b[0] && a[1] > b[1]), [from, to] = turned ? [b, a] : [a, b];
  const [ax, ay] = shaken(from), [bx, by] = shaken(to), [dx, dy] = [bx - ax, by - ay], points = [[ax, ay]];
  for (const t of KNOTS) {
    const out = shift(`${from} ${to} ${t}`) * SHAKE * 0.55 / Math.hypot(dx, dy);
    points.push([ax + dx * t - dy * out, ay + dy * t + dx * out].map(Math.round));
  }
  points.push([bx, by]);
  return (turned ? points.reverse() : points).slice(0, -1).flat();
}

const shaken = spot => spot.map((at, i) => Math.round(at + shift(`${spot} ${i}`) * SHAKE));
const shift = word => (hash(word) % 2001) / 1000 - 1;

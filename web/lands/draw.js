// Draws a land from the hearts of its regions: who is near whom, outlines as if drawn by hand, places
// for what stands there. Drawn again it is the same: files and links carry the hearts, docs/LANDS.md
// says how.

import { divided } from "./divide.js";
import { OUT } from "./grid.js";
import { wet } from "./count.js";
import { label } from "./label.js";
import { offenders } from "./crossing.js";
import { distance, ring, softened, spaced, traced } from "./trace.js";

export const FORM = 1;             // of the drawing: another one draws other lands and gets another number
const STEP = 13;                   // map units between two points of a border
const COAST = 2, INLAND = 7, MOUTH = 40;       // how often a border is smoothed
const TRIES = 8;

// land: {size, seed, reach, regions: [{terrain, hearts, weight ...}]} -> the same with near, at, room,
// shape of every region, and whether it lies at the edge: the frame, or the open sea.
export function drawn(land) {
  const found = traced(divided(land)), lines = smooth(found, land);
  const regions = land.regions.map((region, r) => {
    const { way } = ring(found, r), near = new Set();
    for (const [n] of around(found, r)) for (const side of found.sides[n]) near.add(side);
    const frame = near.delete(OUT);
    near.delete(r);
    const shape = way.flatMap(([n, forward]) => (forward ? lines[n] : [...lines[n]].reverse()).slice(0, -1));
    return {
      ...region, edge: frame, near: [...near].sort((a, b) => a - b),
      ...shape.length > 2 ? label(shape) : { at: region.hearts.slice(0, 2), room: 1 }, shape: shape.flat(),
    };
  });
  return { ...land, regions };
}

const around = ({ sides }, r) => sides.flatMap((pair, n) => pair.includes(r) ? [[n]] : []);

// The lines as they are drawn; those that would cross are drawn closer to their cells.
function smooth({ lines, sides }, land) {
  const care = lines.map(() => 0), draw = (line, n) => one(line, sides[n], land, care[n]);
  const result = lines.map(draw);
  for (let round = 0; round < TRIES; round++) {
    const bad = offenders(result);
    if (!bad.size) break;
    for (const n of bad) {
      care[n]++;
      result[n] = draw(lines[n], n);
    }
  }
  return result;
}

function one(line, pair, { reach, regions }, care) {
  if (!reach && pair.includes(OUT)) return straight(line);
  if (care > 2) return line;
  const water = pair.map(r => r === OUT || wet(regions[r]));
  const times = water.every(Boolean) ? MOUTH : water.some(Boolean) ? COAST : INLAND;
  return spaced(softened(line, care > 1 ? 1 : care ? Math.min(times, COAST) : times), care > 1 ? 5 : STEP);
}

// Along the frame a border has its corners only.
const straight = line => line.filter((_, i) => !i || i === line.length - 1
  || (line[i - 1][0] !== line[i + 1][0] && line[i - 1][1] !== line[i + 1][1]));

// How long the border of two regions is, as drawn; with itself: of a region with what is outside.
export function borders(regions) {
  const owner = new Map(), found = new Map();
  const each = visit => regions.forEach(({ shape }, r) => {
    for (let i = 0; i < shape.length; i += 2) {
      const j = (i + 2) % shape.length;
      visit(r, [shape[i], shape[i + 1]], [shape[j], shape[j + 1]]);
    }
  });
  each((r, a, b) => owner.set(`${a} ${b}`, r));
  each((r, a, b) => {
    const key = `${r} ${owner.get(`${b} ${a}`) ?? r}`;
    found.set(key, (found.get(key) ?? 0) + distance(a, b));
  });
  return found;
}

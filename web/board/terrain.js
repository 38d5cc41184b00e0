// Paints the land of a map, a little at a time: washes, shores, borders, then all that stands on it.
// A brush is {base, ground(pen, region, dice), things(pen, region, dice)}; one with SHORE and BEACH, lists of
// [width, colour], draws them along the coast of all its regions together,
// the one inside and the other outside.

import { borders, edges, pathOf } from "./borders.js";
import { chance, hash } from "./chance.js";
import { frame, roughen } from "./paper.js";
import { between } from "./shapes.js";

export const OVERHANG = 70;               // map units by which a drawing may stick out of its region
const BURNS = [[34, "#2a1a0812"], [20, "#2a1a0818"], [9, "#2a1a0826"]];

// What painting needs to know of a map, worked out once. brushOf: terrain -> brush.
export function survey(map, outlines, seams, brushOf) {
  const brush = terrain => brushOf(terrain) ?? { base: `hsl(${hash(terrain) % 360} 30% 62%)` };
  const regions = outlines.map((outline, r) => {
    const { terrain, look = terrain, part, island } = map.regions[r], wild = chanceOf(map, r);
    return { ...outline, r, path: pathOf(outline.shape), brush: brush(look), part, island, wild };
  });
  for (const seam of seams) seam.style = styleOf(regions[seam.a], regions[seam.b]);
  for (const region of regions) region.edge = region.part === undefined ? region.path : edgeOf(region, seams);
  const { size, least, room = 110 } = map, bodies = bodiesOf(map, regions);
  const lines = between(map.edges ?? [], outlines, seams), ways = lines.filter(({ kind }) => kind === "way");
  return {
    size, least, room, regions, seams, bodies, ways, barriers: lines.filter(({ kind }) => kind !== "way"),
    around: map.around && around(map, regions, brush),
  };
}

// How a border is drawn: inside a part of the map lines are fine, between parts they are bold; an island has
// a coast, and a bay of it a mouth.
function styleOf(one, other) {
  if (!other && one.island !== undefined) return one.brush.SHORE ? "mouth" : "coast";
  if (!other) return one.part === undefined ? "none" : "bold";
  if (Boolean(one.brush.SHORE) !== Boolean(other.brush.SHORE)) return "coast";
  if (one.part === undefined) return "plain";
  if (one.part !== other.part) return "bold";
  return soilOf(one) === soilOf(other) ? "soft" : "fine";
}

// Brushes of one soil flow into each other.
const soilOf = ({ brush }) => brush.soil ?? brush;

// The border of a region, but for where the same land goes on.
function edgeOf({ r }, seams) {
  const path = new Path2D();
  const own = seams.filter(({ a, b, style }) => (a === r || b === r) && style !== "soft");
  for (const { line } of own) path.addPath(pathOf(line, false));
  return path;
}

// All regions of a brush that has a shore, and all their neighbours, as two paths.
function bodiesOf(map, regions) {
  const brushes = new Set(regions.map(({ brush }) => brush).filter(brush => brush.SHORE));
  return [...brushes].map(brush => {
    const inner = new Set(regions.filter(region => region.brush === brush).map(({ r }) => r));
    const coast = regions.filter(({ r }) => !inner.has(r) && map.regions[r].near.some(q => inner.has(q)));
    return { brush, inner: joined(regions.filter(({ r }) => inner.has(r))), outer: joined(coast) };
  });
}

// The sheet that a map does not fill, as a region with all others on it.
function around(map, regions, brush) {
  const [w, h] = map.size, shape = [0, 0, w, 0, w, h, 0, h], path = pathOf(shape);
  const rest = { shape, box: [0, 0, w, h], at: [w / 2, h / 2], room: 0, path, edge: new Path2D(), regions };
  const { rocks, seed } = map;
  return { ...rest, rocks, seed, brush: brush(map.around), whole: joined(regions), wild: chanceOf(map, -1) };
}

function joined(regions) {
  const path = new Path2D();
  for (const region of regions) path.addPath(region.path);
  return path;
}

const chanceOf = (map, r) => salt => chance((map.seed ?? 1) * 7919 + r * 101 + salt);

// The plain colour of each region's terrain, and of the sheet around them.
export function flat(pen, { regions, around }) {
  for (const { brush, path } of around ? [around, ...regions] : regions) {
    pen.fillStyle = brush.base;
    pen.fill(path);
  }
}

// A generator: every step is short. The pen's transform is set to map units; `box` is what will be seen.
export function* land(pen, plan, box) {
  const seen = plan.regions.filter(({ box: b }) =>
    b[2] > box[0] - OVERHANG && b[0] < box[2] + OVERHANG && b[3] > box[1] - OVERHANG
      && b[1] < box[3] + OVERHANG);
  pen.lineJoin = pen.lineCap = "round";
  if (plan.around) yield* sheet(pen, plan.around);
  edges(pen, plan.ways);
  for (const region of seen) {
    coat(pen, region);
    yield;
  }
  yield* shores(pen, plan.bodies);
  yield* borders(pen, plan.seams, box);
  edges(pen, plan.barriers);
  for (const region of seen) {
    region.brush.things?.(pen, region, region.wild(2));
    yield;
  }
  yield* grades(pen, seen);
  roughen(pen, pen.canvas.width, pen.canvas.height);
  yield true;
  frame(pen, plan.size);
}

// The air of a place over its colours: brush.grade is [how, colour] laid over all of its land.
function* grades(pen, regions) {
  for (const grade of new Set(regions.map(({ brush }) => brush.grade ?? []))) {
    const path = joined(regions.filter(({ brush }) => brush.grade === grade));
    for (const [how, colour] of grade) {
      pen.globalCompositeOperation = how;
      pen.fillStyle = colour;
      pen.fill(path);
      yield true;
    }
    pen.globalCompositeOperation = "source-over";
  }
  yield true;
}

function coat(pen, { path, edge, brush, ...region }) {
  pen.save();
  pen.clip(path);
  pen.fillStyle = brush.base;
  pen.fill(path);
  brush.ground?.(pen, region, region.wild(1));
  for (const [wide, colour] of brush.SHORE ? [] : BURNS) {
    pen.strokeStyle = colour;
    pen.lineWidth = wide;
    pen.stroke(edge);
  }
  pen.restore();
}

function* sheet(pen, region) {
  coat(pen, region);
  yield true;
  yield* region.brush.things?.(pen, region, region.wild(2)) ?? [];
  for (const [wide, colour] of region.brush.COAST ?? []) {
    pen.strokeStyle = colour;
    pen.lineWidth = wide;
    pen.stroke(region.whole);
    yield true;
  }
}

function* shores(pen, bodies) {
  for (const { brush: { SHORE, BEACH }, inner, outer } of bodies) {
    for (const [clip, line, strokes] of [[inner, outer, SHORE], [outer, inner, BEACH]]) {
      for (const [wide, colour] of strokes) {
        pen.save();
        pen.clip(clip);
        pen.strokeStyle = colour;
        pen.lineWidth = wide;
        pen.stroke(line);
        pen.restore();
        yield true;
      }
    }
  }
}

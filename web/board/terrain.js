// Paints the land of a map, a little at a time: washes, shores, borders, then all that stands on it.

import { borders, pathOf } from "./borders.js";
import * as fields from "./brushes/fields.js";
import * as hills from "./brushes/hills.js";
import * as peaks from "./brushes/peaks.js";
import * as swamp from "./brushes/swamp.js";
import * as water from "./brushes/water.js";
import * as woods from "./brushes/woods.js";
import { chance, hash } from "./chance.js";
import { frame, roughen } from "./paper.js";

const BRUSHES = { fields, hills, peaks, swamp, water, woods };
const OVERHANG = 70;               // map units by which a drawing may stick out of its region
const BURNS = [[34, "#2a1a0812"], [20, "#2a1a0818"], [9, "#2a1a0826"]];

// What painting needs to know of a map, worked out once. brushOf: terrain -> name of a brush.
export function survey(map, outlines, seams, brushOf) {
  const regions = outlines.map((outline, r) => ({
    ...outline, r, path: pathOf(outline.shape), brush: brushOf(map.regions[r].terrain), wild: chanceOf(map, r),
  }));
  const waters = new Set(regions.filter(region => region.brush === "water").map(({ r }) => r));
  const coast = regions.filter(({ r }) => !waters.has(r) && map.regions[r].near.some(q => waters.has(q)));
  return { size: map.size, regions, seams, waters, wet: joined(regions.filter(({ r }) => waters.has(r))), dry: joined(coast) };
}

function joined(regions) {
  const path = new Path2D();
  for (const region of regions) path.addPath(region.path);
  return path;
}

const chanceOf = (map, r) => salt => chance((map.seed ?? 1) * 7919 + r * 101 + salt);

// A generator: every step is short. The pen's transform is set to map units; `box` is what will be seen.
export function* land(pen, plan, box) {
  const seen = plan.regions.filter(({ box: b }) =>
    b[2] > box[0] - OVERHANG && b[0] < box[2] + OVERHANG && b[3] > box[1] - OVERHANG && b[1] < box[3] + OVERHANG);
  pen.lineJoin = pen.lineCap = "round";
  for (const region of seen) {
    coat(pen, region);
    yield;
  }
  yield* shores(pen, plan);
  yield* borders(pen, plan);
  for (const region of seen) {
    BRUSHES[region.brush]?.things(pen, region, region.wild(2));
    yield;
  }
  yield true;
  roughen(pen, pen.canvas.width, pen.canvas.height);
  yield true;
  frame(pen, plan.size);
}

function coat(pen, region) {
  const brush = BRUSHES[region.brush];
  pen.save();
  pen.clip(region.path);
  pen.fillStyle = brush?.base ?? `hsl(${hash(region.brush) % 360} 30% 62%)`;
  pen.fill(region.path);
  brush?.ground(pen, region, region.wild(1));
  for (const [wide, colour] of brush === water ? [] : BURNS) {
    pen.strokeStyle = colour;
    pen.lineWidth = wide;
    pen.stroke(region.path);
  }
  pen.restore();
}

const SAND = [[26, "#ecd9a04c"], [17, "#ecd9a0b0"], [9, "#f6e8bd"]];

function* shores(pen, { wet, dry }) {
  for (const [clip, line, strokes] of [[wet, dry, water.SHORE], [dry, wet, SAND]]) {
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

// Whose land it is: a tint and an edge in the owner's colour and pattern; dashed and pale for those in
// decline; a mere line where somebody only leads.

import { pathOf } from "./borders.js";
import { patterned } from "./patterns.js";

const EDGE = 14.5, FADED_EDGE = 9, INSET = 9, LEAD = 11, DASH = 26;
const VEIL = "#0b141c3d", DEEP = "#050a1080";      // over what cannot be chosen now; for who needs contrast

// Lines keep their weight for the eye: map units for one pixel-like step at k screen pixels a unit.
export const weight = k => Math.min(Math.max(k, 0.34), 1.1) / k;

// The sheet inside its frame.
export const within = ([w, h]) => {
  const path = new Path2D();
  path.rect(INSET, INSET, w - 2 * INSET, h - 2 * INSET);
  return path;
};

// holders: for every region null or {player, band, faded, leaders}; vivid: with contrast;
// scale: device pixels for a map unit, ratio: for a screen pixel.
export function realms(pen, plan, holders, { colours, patterns, vivid }, scale, ratio) {
  const held = new Map();
  holders.forEach((holder, r) => {
    if (!holder) return;
    if (!held.has(holder.band)) held.set(holder.band, { ...holder, regions: new Set() });
    held.get(holder.band).regions.add(r);
  });
  const brush = { scale, unit: weight(scale / ratio), rim: within(plan.size), vivid };
  const cloth = player => [colours[player] ?? "#6b6b6b", patterns[player]];
  for (const realm of held.values()) one(pen, plan, realm, cloth, brush);
}

// Regions that are not offered lie in the shade while others may be chosen, but for heaps that grow and
// shrink on a map of few large places. null if there is no shade; one path, for it is drawn in every frame.
export function shade({ regions }, offered) {
  const small = regions[0].part !== undefined;
  if (![...offered.values()].some(({ sure, gamble }) => sure || gamble || small)) return null;
  const path = new Path2D();
  regions.forEach((region, r) => offered.has(r) || path.addPath(region.path));
  return path;
}

export function veil(pen, path, vivid) {
  pen.fillStyle = vivid ? DEEP : VEIL;
  pen.fill(path);
}

function one(pen, plan, { regions, faded, player, leaders }, cloth, brush) {
  const all = new Path2D(), edge = new Path2D(), [colour, pattern] = cloth(player);
  for (const r of regions) all.addPath(plan.regions[r].path);
  for (const { a, b, line } of plan.seams) {
    if (regions.has(a) !== (b >= 0 && regions.has(b))) edge.addPath(pathOf(line, false));
  }
  pen.save();
  pen.clip(all);
  pen.clip(brush.rim);
  pen.lineJoin = "round";
  if (leaders) lead(pen, edge, leaders.map(p => motif(pen, ...cloth(p), brush)), brush);
  else {
    wash(pen, all, colour, pattern, faded, brush);
    (faded ? dashes : band)(pen, edge, colour, motif(pen, colour, pattern, brush), brush.unit);
  }
  pen.restore();
}

function wash(pen, all, colour, pattern, faded, brush) {
  pen.globalAlpha = (faded ? 0.08 : 0.17) * (brush.vivid ? 2 : 1);
  pen.fillStyle = colour;
  pen.fill(all);
  if (!brush.vivid) return;
  pen.globalAlpha = faded ? 0.16 : 0.34;
  pen.fillStyle = motif(pen, colour, pattern, { ...brush, unit: brush.unit * 2 });
  pen.fill(all);
}

// Those who lead together share the line, a piece each in turn.
function lead(pen, edge, motifs, { unit, vivid }) {
  const wide = (vivid ? 1.7 : 1) * LEAD * unit, dash = DASH * unit;
  stroke(pen, edge, wide + 5 * unit, "#120a04", vivid ? 0.9 : 0.5);
  motifs.forEach((motif, i) => {
    if (motifs.length > 1) pen.setLineDash([dash, dash * (motifs.length - 1)]);
    pen.lineDashOffset = -i * dash;
    stroke(pen, edge, wide, motif, 0.95);
  });
  pen.setLineDash([]);
}

function band(pen, edge, colour, motif, unit) {
  pen.lineCap = "round";
  stroke(pen, edge, (EDGE * 2 + 34) * unit, colour, 0.14);
  stroke(pen, edge, (EDGE * 2 + 16) * unit, colour, 0.2);
  stroke(pen, edge, (EDGE * 2 + 3.4) * unit, "#1d1208", 0.6);
  stroke(pen, edge, EDGE * 2 * unit, motif, 1);
  stroke(pen, edge, 6 * unit, "#2e1c0c", 0.5);
}

function dashes(pen, edge, colour, motif, unit) {
  pen.lineCap = "butt";
  stroke(pen, edge, (FADED_EDGE * 2 + 2) * unit, "#3d382f", 0.4);
  stroke(pen, edge, FADED_EDGE * 2 * unit, "#d8d2c4", 0.72);
  pen.setLineDash([15 * unit, 9 * unit]);
  stroke(pen, edge, FADED_EDGE * 2 * unit, motif, 0.95);
  pen.setLineDash([]);
}

function stroke(pen, path, width, style, alpha) {
  pen.globalAlpha = alpha;
  pen.strokeStyle = style;
  pen.lineWidth = width;
  pen.stroke(path);
}

function motif(pen, colour, pattern, { scale, unit }) {
  const cell = 12.5 * unit, fill = patterned(pen, colour, pattern, cell * scale);
  fill.setTransform(new DOMMatrix().scale(1 / scale));
  return fill;
}

// Follows the borders between cells: junctions, the lines between them, the rings they make.

import { GRAIN } from "./grid.js";

const STEPS = [[1, 0], [0, 1], [-1, 0], [0, -1]];          // right, down, left, up

const STRAIGHT = [0, 3, 5, 6, 9, 10, 12];                  // ways of a corner where no line begins
const knotted = Uint8Array.from({ length: 16 }, (_, bits) => Number(!STRAIGHT.includes(bits)));

// Lines of corners [x, y] in map units, each with the region on its right and on its left.
export function traced(grid) {
  const ways = corners(grid), used = new Uint8Array(ways.length), lines = [], sides = [];
  for (const knots of [1, 0])                            // then what runs in a circle and meets no other
    for (let corner = 0; corner < ways.length; corner++) {
      if (!ways[corner] || knotted[ways[corner]] !== knots) continue;
      for (let step = 0; step < 4; step++) {
        if (!(ways[corner] & 1 << step) || used[corner] & 1 << step) continue;
        lines.push(followed(ways, used, grid.wide + 1, corner, step));
        sides.push(pair(grid, corner, step));
      }
    }
  return { lines, sides };
}

// By its number a corner's ways: a bit for each step that runs between unlike cells.
function corners({ wide, high, cells }) {
  const width = wide + 1, ways = new Uint8Array(width * (high + 1));
  for (let y = 1; y < high; y++)
    for (let x = 1; x < wide; x++) {
      const i = y * wide + x, over = cells[i - wide - 1], right = cells[i - wide], below = cells[i - 1];
      ways[y * width + x] = Number(right !== cells[i]) | Number(below !== cells[i]) << 1
        | Number(over !== below) << 2 | Number(over !== right) << 3;
    }
  return ways;
}

// The cells on the right and on the left of a step.
function pair({ wide, cells }, corner, step) {
  const x = corner % (wide + 1), i = (corner - x) / (wide + 1) * wide + x;
  const [right, left] = [[i, i - wide], [i - 1, i], [i - wide - 1, i - 1], [i - wide, i - wide - 1]][step];
  return [cells[right], cells[left]];
}

function followed(ways, used, width, start, first) {
  const line = [spot(start, width)];
  for (let corner = start, step = first; ;) {
    used[corner] |= 1 << step;
    corner += STEPS[step][0] + STEPS[step][1] * width;
    const back = (step + 2) % 4;
    used[corner] |= 1 << back;
    line.push(spot(corner, width));
    if (knotted[ways[corner]] || corner === start) return line;
    for (step = 0; step === back || !(ways[corner] & 1 << step);) step++;
  }
}

const spot = (corner, width) =>
  [(corner % width - 1) * GRAIN, ((corner - corner % width) / width - 1) * GRAIN];

// The lines around a region, end to end and clockwise, [[line, whether it runs forward]]: the longest such
// ring, and whether there are others, around holes.
export function ring({ lines, sides }, region) {
  const left = sides.flatMap((pair, n) => pair.includes(region) ? [[n, pair[0] === region]] : []);
  const end = ([n, forward], last) => String(lines[n].at(forward === last ? -1 : 0));
  const found = [];
  while (left.length) {
    const way = left.splice(0, 1);
    while (end(way.at(-1), true) !== end(way[0], false)) {
      const next = left.findIndex(one => end(one, false) === end(way.at(-1), true));
      if (next < 0) break;
      way.push(...left.splice(next, 1));
    }
    found.push(way);
  }
  const long = way => way.reduce((sum, [n]) => sum + lines[n].length, 0);
  found.sort((a, b) => long(b) - long(a));
  return { way: found[0] ?? [], holes: found.length > 1 };
}

// A line with its corners smoothed, its ends where they were.
export function softened(line, times) {
  let now = line;
  for (let n = 0; n < times; n++) {
    const before = now;
    now = before.map((here, i) => i && i < before.length - 1
      ? [(before[i - 1][0] + 2 * here[0] + before[i + 1][0]) / 4,
        (before[i - 1][1] + 2 * here[1] + before[i + 1][1]) / 4] : here);
  }
  return now;
}

/** @type {(one: number[], other: number[]) => number} */
export const distance = ([a, b], [c, d]) => Math.sqrt((a - c) * (a - c) + (b - d) * (b - d));

// How long a line is when it is drawn.
export function measured(line) {
  const soft = softened(line, 7);
  let sum = 0;
  for (let i = 1; i < soft.length; i++) sum += distance(soft[i - 1], soft[i]);
  return sum;
}

// Points along a line, as even as may be and about a step apart, in whole numbers and none twice in a row.
export function spaced(line, step) {
  const way = [0];
  for (let i = 1; i < line.length; i++) way.push(way[i - 1] + distance(line[i - 1], line[i]));
  const all = way[way.length - 1], count = Math.max(2, Math.round(all / step)), points = [];
  for (let n = 0, i = 0; n <= count; n++) {
    const at = all * n / count;
    while (i < line.length - 2 && way[i + 1] < at) i++;
    const part = way[i + 1] > way[i] ? (at - way[i]) / (way[i + 1] - way[i]) : 0;
    points.push([0, 1].map(k => Math.round(line[i][k] + (line[i + 1][k] - line[i][k]) * Math.min(1, part))));
  }
  return points.filter((here, i) => !i || String(here) !== String(points[i - 1]));
}

// Rocks: bare cool grey ground with cracks, scree, and broken blocks lit from the left.

import { between } from "../../../board/chance.js";
import { fill, line, oval, scatter, wash } from "../../../board/brushes/strokes.js";

export const base = "#99958f";

export function ground(pen, region, dice) {
  wash(pen, region, dice, ["#b9b4ab", "#77746f", "#a8a297", "#868a86", "#c6c1b6"], 0.6, 14);
  for (const [x, y] of scatter(region, dice, [42, 34], 6)) if (dice() < 0.6) crack(pen, x, y, dice);
}

function crack(pen, x, y, dice) {
  const points = [x, y];
  for (let i = 1; i < 4; i++) points.push(x + i * between(dice, 3, 8), y + between(dice, -6, 6));
  line(pen, points, "#4a474550", 1.2);
  line(pen, points.map(v => v + 1), "#e0dbd03c", 0.9);
}

export function things(pen, region, dice) {
  for (const [x, y] of scatter(region, dice, [21, 17], 5)) {
    if (dice() < 0.5) pebble(pen, x, y, between(dice, 1.4, 3.4));
  }
  for (const [x, y] of scatter(region, dice, [38, 28], 14)) {
    const luck = dice();
    if (luck < 0.76) block(pen, x, y + 6, between(dice, 8, luck < 0.16 ? 20 : 14), dice);
  }
}

function pebble(pen, x, y, r) {
  oval(pen, x + 1, y + 1, r, r * 0.6, "#33312f60");
  oval(pen, x, y, r, r * 0.7, "#c4bfb5");
}

// A boulder: a crooked outline, a lit face, a dark face, a little moss.
function block(pen, x, y, r, dice) {
  const high = r * between(dice, 1, 1.5), top = x + between(dice, -0.25, 0.1) * r;
  const knee = r * between(dice, 0.1, 0.35);
  const rim = [x - r, y, x - r * 0.86, y - high * 0.55, top - r * 0.3, y - high,
    top + r * 0.34, y - high * 0.94, x + r * 0.8, y - high * 0.5, x + r, y];
  oval(pen, x + r * 0.35, y + 1, r * 1.15, r * 0.34, "#2b292860");
  fill(pen, rim, "#b3ada3");
  fill(pen, [x - r * 0.86, y - high * 0.55, top - r * 0.3, y - high, top + r * 0.34, y - high * 0.94,
    x + knee * 0.4, y - high * 0.62], "#dcd7cc");
  fill(pen, [top + r * 0.34, y - high * 0.94, x + r * 0.8, y - high * 0.5, x + r, y, x + knee, y,
    x + knee * 0.4, y - high * 0.62], "#76716b");
  line(pen, [...rim, x - r, y], "#37332fc0", 1.2);
  line(pen, [x + knee * 0.4, y - high * 0.62, x + knee, y], "#37332f70", 1);
  if (dice() < 0.5) oval(pen, x - r * 0.5, y - high * 0.22, r * 0.3, r * 0.13, "#7d8a55b0");
}

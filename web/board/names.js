// Names written on the land in small capitals, where nothing stands; not at all where there is no room.

import { toView } from "./camera.js";
import { arrange, heapRadius } from "./heaps.js";
import { sheet } from "./paper.js";
import { around } from "./shapes.js";

const LINES = 14;                  // ways through a region that are looked at
const LEAST = 9.5, MOST = 14.5;    // pixels of a letter
const AIR = 5;                     // pixels left and right
const FONT = `"Marchlands Title", "Philosopher", Georgia, serif`;

// What has a name, a region or a part of the map: [{name, places}].
function titled({ regions }) {
  const found = new Map();
  regions.forEach(({ name, part }, r) => {
    const key = part === undefined ? `region ${r}` : part;
    if (name) found.set(key, { name, places: [...found.get(key)?.places ?? [], r] });
  });
  return [...found.values()];
}

export class Names {
  made = new Map();
  chosen = new Map();
  about = "";            // what they were chosen for

  constructor(map, plan) {
    this.plan = plan;
    this.titles = titled(map).map(({ name, places }) =>
      ({ name, places, ways: ways(places.map(r => plan.regions[r])), room: map.room ?? 110 }));
  }

  // Something else stands on the land.
  anew() { this.about = ""; }

  show(pen, camera, scene) {
    if (!this.titles.length) return;
    const { ratio } = scene, language = document.documentElement.lang;
    const about = `${camera.k.toFixed(3)} ${language} ${ratio}`;
    if (about !== this.about) this.choose(camera.k, language, scene);
    this.about = about;
    for (const { picture, at } of this.chosen.values()) {
      const [x, y] = toView(camera, at), w = picture.width / ratio, h = picture.height / ratio;
      pen.drawImage(picture, x - w / 2, y - h / 2, w, h);
    }
  }

  // For every name its place, where it lay before if that will do.
  choose(k, language, scene) {
    const { plan, chosen } = this, { ratio } = scene;
    this.titles.forEach(({ name, places, ways }, i) => {
      const grown = k * (places.length > 1 ? 22 : plan.regions[places[0]].room * 0.17);
      const size = Math.min(MOST, Math.max(LEAST, grown)), text = name[language] ?? name.en ?? name;
      const picture = this.picture(text, size, ratio), w = picture.width / ratio / k;
      const blocks = places.flatMap(r => blocked(scene, r, k, places.length === 1));
      const h = size * 1.15 / k;
      const free = way => way.wide > w && !blocks.some(block => meets(block, way.at, w, h));
      const before = ways[chosen.get(i)?.way];
      const way = before && free(before) ? before : ways.find(free);
      if (way) chosen.set(i, { picture, at: way.at, way: ways.indexOf(way) });
      else chosen.delete(i);
    });
  }

  picture(text, size, ratio) {
    const letter = Math.round(size * 2) / 2, key = `${text} ${letter} ${ratio}`;
    if (!this.made.has(key)) this.made.set(key, written(text, letter, ratio));
    return this.made.get(key);
  }
}

function written(text, size, ratio) {
  const pen = sheet(1, 1).getContext("2d"), dress = () => Object.assign(pen, {
    font: `700 ${size * ratio}px ${FONT}`, letterSpacing: `${size * ratio * 0.05}px`, textAlign: "center",
    textBaseline: "middle", lineJoin: "round",
  });
  dress();
  const wide = pen.measureText(text).width + 2 * AIR * ratio;
  Object.assign(pen.canvas, { width: Math.ceil(wide), height: Math.ceil(size * ratio * 1.6) });
  dress();
  const at = [pen.canvas.width / 2, pen.canvas.height / 2];
  pen.strokeStyle = "#fff4d6a8";
  pen.lineWidth = size * ratio * 0.28;
  pen.strokeText(text, ...at);
  pen.fillStyle = "#2a1808d0";
  pen.fillText(text, ...at);
  return pen.canvas;
}

// The discs of all that stands on a place, [x, y, radius] in map units; `kept`: where a heap may come, too.
function blocked(scene, r, k, kept) {
  const { at: [x, y], room } = scene.plan.regions[r], R = heapRadius(room, k, scene.plan.least);
  const { piles = [], offered } = scene.now ?? {}, pile = piles[r] ?? {};
  const spot = scene.spot(r, R * 1.62 / k, R * 0.6 / k), badge = scene.painter.badge(offered?.get(r), R);
  const things = arrange(pile, badge, x * k, y * k, R, spot.map(v => v * k));
  const discs = things.map(({ x, y, radius }) => [x, y, radius * 1.05].map(v => v / k));
  return [...kept ? [[x, y, R / k]] : [], ...discs];
}

function meets([bx, by, R], [x, y], w, h) {
  const dx = Math.max(0, Math.abs(bx - x) - w / 2), dy = Math.max(0, Math.abs(by - y) - h / 2);
  return dx * dx + dy * dy < R * R;
}

// Level ways through regions, [{at, wide}], the widest and most central first.
export function ways(regions) {
  const [, top, , bottom] = around(regions.map(({ box }) => box), 0), step = (bottom - top) / LINES;
  const rows = Array.from({ length: LINES - 1 }, (_, i) => top + (i + 1) * step);
  const middle = regions.reduce((sum, { at }) => sum + at[1], 0) / regions.length, found = [];
  for (const y of rows) {
    const [above, on, below] = [-10, 0, 10].map(shift => spans(regions, y + shift));
    for (const [a, b] of both(both(on, above), below)) found.push({ at: [(a + b) / 2, y], wide: b - a });
  }
  const worth = ({ at, wide }) => wide - Math.abs(at[1] - middle) * 1.2 + (at[1] > middle ? 12 : 0);
  return found.sort((a, b) => worth(b) - worth(a));
}

// Where a level line lies within regions: [[from, to]], from left to right.
function spans(regions, y) {
  const all = regions.flatMap(({ shape }) => {
    const xs = [];
    for (let i = 0, j = shape.length - 2; i < shape.length; j = i, i += 2) {
      const [ay, by] = [shape[j + 1], shape[i + 1]];
      if (ay > y !== by > y) xs.push(shape[j] + (shape[i] - shape[j]) * (y - ay) / (by - ay));
    }
    xs.sort((a, b) => a - b);
    return Array.from({ length: xs.length >> 1 }, (_, i) => [xs[2 * i], xs[2 * i + 1]]);
  }).sort((a, b) => a[0] - b[0]);
  const joined = /** @type {number[][]} */ ([]);
  for (const [a, b] of all) {
    const last = joined.at(-1);
    if (last && a - last[1] < 3) last[1] = Math.max(last[1], b);
    else joined.push([a, b]);
  }
  return joined;
}

const both = (one, other) => one.flatMap(([a, b]) => other.map(([c, d]) => [Math.max(a, c), Math.min(b, d)]))
  .filter(([a, b]) => b > a);

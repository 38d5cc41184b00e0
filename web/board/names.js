// Names written on the land in small capitals, where nothing stands, and those of islands in the sea beside
// them; not at all where there is no room.

import { toView } from "./camera.js";
import { arrange, heapRadius } from "./heaps.js";
import { sheet } from "./paper.js";
import { both, offshore } from "./offshore.js";
import { around, spans } from "./shapes.js";

const LINES = 14;                  // ways through a region that are looked at
const LEAST = 9.5, MOST = 14.5, GREAT = 19;     // pixels of a letter; of an island's name at most
const CLOSE = 16;                  // what a letter of a small place would need for it to be named
const AIR = 5;                     // pixels left and right
const APART = 2;                   // heights between two names in the sea: nobody takes one for the other
const LAND = { wide: 0.05, halo: "#fff4d6a8", ink: "#2a1808d0", rim: 0.28 };
const SEA = { wide: 0.16, halo: "#0d3550c8", ink: "#f6edcf", rim: 0.28 };
// for who needs contrast
const BOLD = { halo: "#fff", ink: "#000", rim: 0.42 }, BOLDER = 1.18;
const FONT = `"Marchlands Title", "Philosopher", Georgia, serif`;

// What has a name, a region or a part of the map, whose regions share theirs: [{name, places}].
function titled({ regions }) {
  const found = new Map();
  regions.forEach(({ name, part }, r) => {
    const key = part === undefined ? `region ${r}` : name;
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
    const inland = titled(map).map(({ name, places }) => {
      const found = ways(places.map(r => plan.regions[r]));
      return { name, places, island: false, ways: (w, h) => found };
    });
    const islands = offshore(map).map((ways, n) =>
      ({ name: map.islands[n].name, island: true, places: /** @type {number[]} */ ([]), ways }));
    this.titles = [...inland, ...islands];
  }

  // Something else stands on the land.
  anew() { this.about = ""; }

  show(pen, camera, scene) {
    if (!this.titles.length) return;
    const { ratio, vivid } = scene, language = document.documentElement.lang;
    const about = `${camera.k.toFixed(3)} ${language} ${ratio} ${vivid}`;
    if (about !== this.about) this.choose(camera.k, language, scene);
    this.about = about;
    for (const { picture, at } of this.chosen.values()) {
      const [x, y] = toView(camera, at), w = picture.width / ratio, h = picture.height / ratio;
      pen.drawImage(picture, x - w / 2, y - h / 2, w, h);
    }
  }

  // For every name its place, where it lay before if that will do.
  choose(k, language, scene) {
    const { plan, chosen } = this, { ratio, vivid } = scene, taken = /** @type {any[]} */ ([]);
    this.titles.forEach(({ name, places, ways, island }, i) => {
      const grown = k * (island ? 34 : places.length > 1 ? 22 : plan.regions[places[0]].room * 0.17);
      const size = Math.min(island ? GREAT : MOST, Math.max(LEAST, grown)) * (vivid ? BOLDER : 1);
      const far = places.length === 1 && plan.regions[places[0]].part !== undefined && grown < CLOSE;
      const text = name[language] ?? name.en ?? name;
      const picture = this.picture(text, size, ratio, island, vivid);
      const w = picture.width / ratio / k;
      const blocks = places.flatMap(r => blocked(scene, r, k, places.length === 1));
      const h = size * (island ? 1.5 : 1.15) / k, all = ways(w, h);
      const free = way => way.wide > w && !blocks.some(block => meets(block, way.at, w, h))
        && !(island && taken.some(other => over(other, [...way.at, w, h * APART])));
      const before = all[chosen.get(i)?.way];
      const way = far ? null : before && free(before) ? before : all.find(free);
      if (way && island) taken.push([...way.at, w, h * APART]);
      if (way) chosen.set(i, { picture, at: way.at, way: all.indexOf(way) });
      else chosen.delete(i);
    });
  }

  picture(text, size, ratio, island, vivid) {
    const letter = Math.round(size * 2) / 2, key = `${text} ${letter} ${ratio} ${island} ${vivid}`;
    const look = { ...island ? SEA : LAND, ...vivid ? BOLD : {} };
    if (!this.made.has(key)) this.made.set(key, written(text, letter, ratio, look));
    return this.made.get(key);
  }
}

function written(text, size, ratio, { wide: air, halo, ink, rim }) {
  const pen = sheet(1, 1).getContext("2d"), dress = () => Object.assign(pen, {
    font: `700 ${size * ratio}px ${FONT}`, letterSpacing: `${size * ratio * air}px`, textAlign: "center",
    textBaseline: "middle", lineJoin: "round",
  });
  dress();
  const wide = pen.measureText(text).width + 2 * AIR * ratio;
  Object.assign(pen.canvas, { width: Math.ceil(wide), height: Math.ceil(size * ratio * 1.6) });
  dress();
  const at = [pen.canvas.width / 2, pen.canvas.height / 2];
  pen.strokeStyle = halo;
  pen.lineWidth = size * ratio * rim;
  pen.strokeText(text, ...at);
  pen.fillStyle = ink;
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

// Whether two boxes, each by its middle, width and height, lie over each other.
/** @type {(one: number[], other: number[]) => boolean} */
const over = ([x, y, w, h], [u, v, wide, high]) =>
  Math.abs(x - u) < (w + wide) / 2 && Math.abs(y - v) < (h + high) / 2;

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

// Ways over the open sea from coast to coast, well clear of land; from the rim of the map if nobody stands
// anywhere.

import { spans } from "./shapes.js";

const CELL = 20;                   // map units of a cell
const SHY = [0, 5, 3, 2, 1];       // how much dearer a cell is so many cells from land
const STEPS = [[1, 0, 5], [-1, 0, 5], [0, 1, 5], [0, -1, 5], [1, 1, 7], [1, -1, 7], [-1, 1, 7], [-1, -1, 7]];
const EVERY = 3;                   // of so many cells of a way one is a corner of it

export class Sea {
  coasts = /** @type {Map<number, number[]>} */ (new Map());       // region -> open cells beside it

  // plan: what terrain.js made of a map.
  constructor({ regions, size: [wide, high] }) {
    this.regions = regions;
    this.w = Math.ceil(wide / CELL);
    this.h = Math.ceil(high / CELL);
    this.owner = new Int16Array(this.w * this.h).fill(-1);         // of the cells that are land
    regions.forEach((region, r) => region.brush.SHORE || this.fill(region, r));
    this.shy = this.shallows();
  }

  fill(region, r) {
    const [, top, , bottom] = region.box;
    for (let y = Math.max(0, Math.floor(top / CELL)); y < Math.min(this.h, bottom / CELL); y++) {
      for (const [a, b] of spans([region], (y + 0.5) * CELL)) {
        for (let x = Math.ceil(a / CELL - 0.5); x < b / CELL - 0.5; x++) this.owner[y * this.w + x] = r;
      }
    }
  }

  // What a step to each cell costs, more beside land and along the rim; the coasts are noted on the way.
  shallows() {
    const { owner, coasts } = this, cost = new Uint8Array(owner.length).fill(SHY[SHY.length - 1]);
    const seen = new Uint8Array(owner.length).map((_, i) => owner[i] < 0 ? 0 : 1);
    let edge = [...owner.keys()].filter(i => seen[i]);
    for (let d = 1; d < SHY.length - 1; d++) {
      const next = /** @type {number[]} */ ([]);
      for (const i of edge) for (const [q] of this.beside(i)) {
        if (d === 1 && owner[q] < 0) coasts.set(owner[i], [...coasts.get(owner[i]) ?? [], q]);
        if (seen[q]) continue;
        seen[q] = 1;
        cost[q] = SHY[d];
        next.push(q);
      }
      edge = next;
    }
    for (const i of this.rim()) cost[i] = 3 * SHY[1];
    return cost;
  }

  // The cells around one, [[cell, how far]].
  beside(i) {
    const x = i % this.w, y = Math.floor(i / this.w), found = [];
    for (const [dx, dy, far] of STEPS) {
      const u = x + dx, v = y + dy;
      if (u >= 0 && v >= 0 && u < this.w && v < this.h) found.push([v * this.w + u, far]);
    }
    return found;
  }

  // Open cells along the coast of these regions; of their islands, if they have none.
  shore(places) {
    const along = regions => regions.flatMap(r => this.coasts.get(r) ?? []), own = along(places);
    const isles = places.map(r => this.regions[r].island);
    const kin = this.regions.flatMap(({ island }, r) => isles.includes(island) ? [r] : []);
    return own.length ? own : along(kin);
  }

  rim() {
    const edge = (i, n) => i === 0 || i === n - 1;
    return [...this.owner.keys()].filter(i =>
      this.owner[i] < 0 && (edge(i % this.w, this.w) || edge(Math.floor(i / this.w), this.h)));
  }

  // The way from the coast of some regions to that of another, [[x, y]]; null if there is none.
  /** @type {(from: number[], to: number) => [number, number][] | null} */
  way(from, to) {
    const goals = new Set(this.shore([to])), before = new Map(), cost = new Map();
    const queue = /** @type {number[][]} */ ([from.length ? this.shore(from) : this.rim()]);
    for (const i of queue[0]) cost.set(i, 0);
    for (let spent = 0; spent < queue.length; spent++) {
      for (const i of queue[spent] ?? []) {
        if (cost.get(i) !== spent) continue;
        if (goals.has(i)) return this.drawn(i, before);
        for (const [q, far] of this.beside(i)) {
          const all = spent + far * this.shy[q];
          if (this.owner[q] >= 0 || all >= (cost.get(q) ?? Infinity)) continue;
          cost.set(q, all);
          before.set(q, i);
          (queue[all] ??= []).push(q);
        }
      }
    }
    return null;
  }

  /** @type {(last: number, before: Map<number, number>) => [number, number][]} */
  drawn(last, before) {
    const cells = [last];
    for (let i = before.get(last); i !== undefined; i = before.get(i)) cells.unshift(i);
    return cells.filter((_, n) => n % EVERY === 0 || n === cells.length - 1)
      .map(i => [(i % this.w + 0.5) * CELL, (Math.floor(i / this.w) + 0.5) * CELL]);
  }
}

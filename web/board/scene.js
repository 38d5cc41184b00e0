// One frame of the board: prepared layers copied, outlines, heaps, and what is in flight.

import { edges } from "./borders.js";
import { Easel } from "./easel.js";
import { reshown } from "./former.js";
import { Glows, outline } from "./glow.js";
import { markSpot, Sprites } from "./heaps.js";
import { Layer } from "./layer.js";
import { Names } from "./names.js";
import { realms, shade, veil, weight } from "./realm.js";
import { sheet, thrown } from "./paper.js";
import { recalled, ways } from "./recall.js";
import { Sea } from "./seaway.js";
import { around, seams } from "./shapes.js";
import { flights, heaps, held, trail, voyage } from "./stand.js";
import { flat, OVERHANG, survey } from "./terrain.js";

const NOBODY = "#6b6b6b";          // the colour of a player nobody gave one; his pattern is rings
const REACH = 60;    // map units, at weight 1, by which an edge may show in the neighbour's land

export class Scene {
  vivid = false;         // whether contrast is wished, see page/app.js
  ratio = 1;             // device pixels for a screen pixel
  scale = 0;             // device pixels for a map unit
  now = /** @type {any} */ (null);            // what is shown, with what is offered and the piles
  shade = /** @type {Path2D | null} */ (null);
  holders = /** @type {import("../games/kit.js").Holder[]} */ ([]);
  drawn = /** @type {string[]} */ ([]);            // how each holder looked when the land was drawn
  worn = "";             // the players' colours then
  spots = new Map();
  map = /** @type {any} */ (null);
  outlines = /** @type {any[]} */ ([]);
  recalls = /** @type {any} */ ({ traces: [], relics: new Map() });     // see board.recall
  plan = /** @type {any} */ (null);       // what terrain.js made of the map
  ground = /** @type {any} */ (null);
  glows = /** @type {any} */ (null);
  names = /** @type {any} */ (null);
  easel = /** @type {any} */ (null);
  sea = /** @type {any} */ (null);        // its ways over water, when one was asked for
  former = /** @type {import("./former.js").Former | null} */ (null);     // the land as it lay before

  /** @param {import("../games/kit.js").Painter} painter */
  constructor(painter, repaint) {
    this.painter = painter;
    this.repaint = repaint;
    this.sprites = new Sprites(painter);
  }

  // alike: the land is not turned; what was painted of it will do for a while.
  load(map, outlines, alike = false) {
    Object.assign(this, { map, outlines });
    const picture = this.ground?.whole?.pen.canvas;
    this.former = !alike ? null : picture ? { picture, plan: this.plan } : this.former;
    const plan = this.plan = survey(map, outlines, seams(outlines), this.painter.brush);
    this.leave();
    this.spots.clear();
    this.easel = new Easel(map, plan, this.painter.brushes);
    this.ground = new Layer(plan.size, this.easel, this.repaint, pen => this.realms(pen));
    this.vivid = document.documentElement.dataset.contrast === "true";
    this.glows = new Glows(plan, this.vivid);
    this.names = new Names(map, plan);
    Object.assign(this, { sea: null, scale: 0, now: null, shade: null, drawn: [], worn: "" });
    this.holders = [];
  }

  leave() { this.easel?.leave(); }

  realms(pen) {
    if (!this.now) return;
    const { plan, holders, now, vivid, ratio } = this;
    realms(pen, plan, holders, { ...now, vivid }, pen.getTransform().a, ratio);
  }

  // The size of the view has changed. `scale`: device pixels for a map unit when the whole map fits.
  measure(scale, ratio) {
    if (this.ratio !== ratio) this.sprites.clear();
    this.ratio = this.sprites.ratio = ratio;
    if (Math.abs(scale - this.scale) < 1e-6) return;
    this.scale = scale;
    this.ground.prepare(scale);
    this.glows.prepare(scale, ratio);
  }

  // Land that looks otherwise now is painted anew, where it lies.
  dress(view) {
    const { painter: { looks, brush }, map, outlines, plan } = this;
    const changed = !view || !looks ? [] : map.regions.flatMap((region, r) => {
      const look = looks(view, r, region), other = look !== undefined && look !== region.look;
      if (other) region.look = look;
      return other ? [r] : [];
    });
    if (!changed.length) return;
    Object.assign(plan, survey(map, outlines, seams(outlines), brush));
    this.easel.learn(map);
    for (const r of changed) this.ground.mend(around([outlines[r].box], OVERHANG));
  }

  // The view has changed: land that changed hands is drawn anew.
  show(now) {
    this.now = now;
    this.dress(now.view);
    this.names.anew();
    this.holders = now.view ? this.painter.holders(now.view) : [];
    this.shade = shade(this.plan, now.offered);
    const worn = JSON.stringify([now.colours, now.patterns]);
    const looks = this.holders.map(holder => JSON.stringify(holder));
    const changed = looks.flatMap((look, r) => look === this.drawn[r] ? [] : [r]), known = worn === this.worn;
    Object.assign(this, { drawn: looks, worn });
    const air = REACH * weight(this.scale / this.ratio), boxes = changed.map(r => this.plan.regions[r].box);
    if (changed.length || !known) this.ground.recoat(known ? around(boxes, air) : undefined);
  }

  sharpen(view, scale) {
    this.ground.sharpen(view, scale);
    this.glows.prepare(scale, this.ratio);
  }

  draw(pen, camera, marks) {
    const { plan, ratio } = this;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
    const [w, h] = plan.size, k = camera.k * ratio;
    thrown(pen, [-camera.x * k, -camera.y * k, w * k, h * k], ratio);
    if (this.ground.whole) this.ground.show(pen, camera, ratio);
    else this.sketch(pen, camera);
    const onMap = () => pen.setTransform(k, 0, 0, k, -camera.x * k, -camera.y * k);
    onMap();
    if (this.shade) veil(pen, this.shade, this.vivid);
    if (this.now?.offered.size) this.glows.show(pen, this.now.offered, camera, ratio, marks.pulse);
    onMap();
    const fine = camera.k / (this.vivid ? 1.7 : 1);
    for (const [r, kind] of marks.outlines) outline(pen, plan.regions[r].path, fine, kind);
    edges(pen, plan.barriers);                  // a wall is seen in the light too
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    this.names.show(pen, camera, this);
    if (marks.voyage) voyage(pen, camera, marks.voyage, marks.crawl);
    if (this.now && !marks.film) ways(this, pen, camera, this.recalls.traces);
    if (this.now) heaps(this, pen, camera, marks);
    if (this.now && !marks.film) recalled(this, pen, camera, this.recalls.traces);
    trail(this, pen, camera, marks.trail);
    if (marks.film) flights(this, pen, camera, marks.film);
    if (marks.held) held(this, pen, marks.held);
  }

  // Flat colours until the painting is ready, and the former one where there is one.
  sketch(pen, camera) {
    const k = camera.k * this.ratio;
    pen.setTransform(k, 0, 0, k, -camera.x * k, -camera.y * k);
    flat(pen, this.plan);
    if (this.former) reshown(pen, this.former, this.plan);
    else this.realms(pen);
    pen.setTransform(1, 0, 0, 1, 0, 0);
  }

  look(thing) {
    const { colours, patterns } = this.now;
    return thing.player >= 0
      ? { colour: colours[thing.player] ?? NOBODY, pattern: patterns[thing.player] ?? "rings" } : null;
  }

  // Where the marks of a region lie, kept for heaps of the same size on the map.
  spot(r, away, size) {
    const step = Math.round(Math.log(away) * 12), key = `${r} ${step}`;
    if (!this.spots.has(key)) this.spots.set(key, markSpot(this.plan.regions[r], away, size));
    return this.spots.get(key);
  }

  // The way over the sea from some places to another.
  sail(from, to) {
    this.sea ??= new Sea(this.plan);
    return this.sea.way(from, to);
  }

  // A small picture of the whole table; null until the land is painted.
  picture(width) {
    if (!this.ground.whole) return null;
    const { plan } = this, [w, h] = plan.size, ratio = 1;
    const canvas = sheet(width, width * h / w), pen = canvas.getContext("2d"), k = canvas.width / w;
    const kept = [this.ratio, this.sprites.ratio];
    pen.imageSmoothingQuality = "high";
    this.ratio = ratio;
    pen.drawImage(this.ground.whole.pen.canvas, 0, 0, canvas.width, canvas.height);
    if (this.now) heaps(this, pen, { x: 0, y: 0, k }, { pulse: 1 });
    [this.ratio, this.sprites.ratio] = kept;
    return canvas.toDataURL("image/jpeg", 0.8);
  }
}

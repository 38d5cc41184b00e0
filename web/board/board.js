// The map on the page: shows what it is told, says what was pointed at; knows no rule and no game.

import * as cam from "./camera.js";
import { Controls } from "./controls.js";
import { pointing, typing } from "./wishes.js";
import { Keys } from "./keys.js";
import { marks } from "./marks.js";
import { offers } from "./offers.js";
import { perform, Projector } from "./projector.js";
import { Scene } from "./scene.js";
import { hit, outlined } from "./shapes.js";

const NONE = { view: null, choices: [], colours: [], patterns: [], highlight: new Set(), hint: null };
const REGRET = 700;                // milliseconds a refused region stays red
const PIXELS = 9e6;                // at most so many are painted, however fine the screen
// milliseconds: until a closer look is painted sharp; between two looks of the glow
const SETTLE = 140, PULSE = 45;

export class Board {
  // painter: the game's own (see games.js); say: words by key.
  constructor(host, { painter, say = key => key }) {
    Object.assign(this, { host, painter, say, still: false, state: NONE, shining: new Set() });
    Object.assign(this, { pointed: null, focused: null, ring: false, held: null, refused: null });
    Object.assign(this, { onPick() {}, onPoint() {}, onMinus() {}, onMove() {}, onLift() {} });
    Object.assign(this, { describe: r => String(r + 1), handOf: () => null });
    this.canvas = document.createElement("canvas");
    this.canvas.className = "board";
    this.pen = this.canvas.getContext("2d");
    host.classList.add("board-host");
    host.append(this.canvas);
    this.scene = new Scene(painter, () => this.repaint());
    this.projector = new Projector(this);
    this.controls = new Controls(this.canvas, pointing(this));
    this.keys = new Keys(this.canvas, typing(this));
    this.quiet = matchMedia("(prefers-reduced-motion: reduce)");
    this.watch = new ResizeObserver(() => this.measure());
    this.watch.observe(host);
    document.fonts?.load(`700 16px "Marchlands Text"`).then(() => this.refresh(), () => {});
  }

  // What is told to the board

  load(map) {
    this.map = map;
    this.size = map.size ?? [1600, 1000];
    this.outlines = outlined(map);
    this.scene.load({ ...map, size: this.size }, this.outlines);
    this.keys.load(map, this.outlines);
    Object.assign(this, { state: NONE, pointed: null, focused: null, view: null, camera: null });
    this.shining.clear();
    this.measure();
  }

  show(state) {
    if (this.projector.keeps(state)) return;
    this.projector.finish();
    this.state = { ...NONE, ...state };
    const { view, choices } = this.state;
    this.scene.show({ ...this.state, offered: offers(choices), piles: this.piles(view) });
    if (typeof state.focus === "number") this.keys.focus(state.focus);
    this.keys.renameAll();
    this.repaint();
  }

  piles(view) {
    return this.map.regions.map((region, r) => this.painter.pile(view, r, region));
  }

  // Shows how one view became another; the promise holds when it is done or was cut short by show().
  play(before, after, events = [], ms = 0) { return perform(this, before, after, events, ms); }

  // A red outline for a moment: this region cannot be had.
  refuse(region) {
    this.refused = region;
    clearTimeout(this.forgets);
    this.forgets = setTimeout(() => { this.refused = null; this.repaint(); }, REGRET);
    this.repaint();
  }

  lit(regions, on = true) {
    for (const r of [regions].flat()) on ? this.shining.add(r) : this.shining.delete(r);
    this.repaint();
  }

  // Emblems, fonts or motion settings have changed: everything is drawn anew.
  refresh() {
    this.scene.sprites.clear();
    this.repaint();
  }

  // The spoken name of a region has changed.
  rename(region) { this.keys.rename(region); }
  get calm() { return this.still || this.quiet.matches; }

  // The board leaves the page.
  destroy() {
    this.projector.finish();
    this.scene.leave();
    this.watch.disconnect();
    this.keys.destroy();
    for (const timer of [this.settling, this.pulse, this.forgets]) clearTimeout(timer);
    cancelAnimationFrame(this.waits);
    this.canvas.remove();
    this.camera = null;
  }

  leave() { this.destroy(); }

  // Looking

  fit() { this.travel(cam.fit(this.view, this.size)); }
  zoom(factor) {
    const middle = this.view.map(span => span / 2);
    this.travel(cam.zoomed(this.aim ?? this.camera, factor, middle, this.view, this.size));
  }
  // Moves the eye so that these regions fill the view.
  visit(regions) { this.travel(cam.framing(regions.map(r => this.outlines[r].box), this.view, this.size)); }
  get fits() { return !this.camera || this.camera.k <= cam.fit(this.view, this.size).k * 1.02; }

  // The region's label point in client pixels.
  place(region) { return this.client(cam.toView(this.camera, this.outlines[region].at)); }

  picture(width = 320) { return this.scene.picture(width); }

  measure() {
    const { clientWidth: w, clientHeight: h } = this.host;
    const ratio = Math.min(devicePixelRatio || 1, Math.sqrt(PIXELS / (w * h || 1)));
    if (!this.map || !w || !h) return;
    const fitted = !this.camera || this.fits;
    this.view = [w, h];
    this.canvas.width = Math.round(w * ratio);
    this.canvas.height = Math.round(h * ratio);
    const whole = cam.fit(this.view, this.size);
    this.look(fitted ? whole : cam.clamp(this.camera, this.view, this.size));
    this.scene.measure(whole.k * ratio, ratio);
    this.frame();
  }

  look(camera) {
    this.camera = camera;
    clearTimeout(this.settling);
    this.settling = setTimeout(() => this.settle(), SETTLE);
    this.repaint();
  }

  settle() {
    const { camera: { x, y, k }, view: [w, h] } = this;
    this.scene.sharpen([x, y, x + w / k, y + h / k], k * this.scene.ratio);
    this.repaint();
  }

  travel(aim) { this.projector.travel(this.camera, aim, this.calm ? 0 : 260); }

  // Painting

  repaint() {
    if (this.waits || !this.camera) return;
    this.waits = requestAnimationFrame(time => {
      this.waits = 0;
      this.projector.tick(time);
      this.frame();
      if (this.projector.busy) this.repaint();
      else this.beat();
    });
  }

  // The glow breathes slowly, at a third of the screen's pace.
  beat() {
    if (this.calm || !this.scene.now?.offered.size || document.hidden || !this.canvas.isConnected) return;
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => this.repaint(), PULSE);
  }

  frame() { if (this.camera) this.scene.draw(this.pen, this.camera, marks(this)); }

  // What hands and keys may wish

  at(point) { return !this.camera ? null : hit(this.outlines, cam.toMap(this.camera, point)); }

  client([x, y]) {
    const { left, top } = this.canvas.getBoundingClientRect();
    return { x: left + x, y: top + y };
  }

  point(region) {
    if (this.pointed === region) return;
    this.pointed = region;
    this.canvas.classList.toggle("pointing", this.scene.now?.offered.has(region) ?? false);
    this.onPoint(region ?? this.focused);
    this.repaint();
  }

  focus(r, ring) {
    Object.assign(this, { focused: r, ring });
    if (r !== null && ring) this.look(cam.showing(this.camera, this.outlines[r].at, this.view, this.size));
    this.onPoint(r ?? this.pointed);
    this.repaint();
  }
}

// The eye over the map: the canvas it looks through, where it stands and how it moves.

import * as cam from "./camera.js";
import { Projector } from "./projector.js";
import { Scene } from "./scene.js";

const PIXELS = 9e6;                // at most so many are painted, however fine the screen
const FINGER = 36;                 // pixels that a place to be chosen should have
const SETTLE = 140;                // milliseconds until a closer look is painted sharp

export class Eye {
  /** @type {import("../games/kit.js").Land} */
  land;                                   // as it is told
  /** @type {import("../games/kit.js").Land} */
  map;                                    // as it is laid for this view
  /** @type {any[]} */
  outlines = [];
  size = [1600, 1000];
  view = /** @type {any} */ (null);       // width and height in pixels
  camera = /** @type {any} */ (null);
  aim = /** @type {any} */ (null);        // where the camera travels to
  attended = /** @type {any} */ (null);   // where it was led to, not by the player
  sought = /** @type {string | null} */ (null);     // what it was led to, or would have been
  course = /** @type {{from: number[], to: number} | null} */ (null);        // over the sea
  voyage = /** @type {[number, number][] | null} */ (null);        // the way it goes
  still = false;
  settling = 0;

  constructor(host, painter) {
    this.host = host;
    this.painter = painter;
    this.canvas = document.createElement("canvas");
    this.canvas.className = "board";
    this.pen = /** @type {CanvasRenderingContext2D} */ (this.canvas.getContext("2d"));
    host.classList.add("board-host");
    host.append(this.canvas);
    this.scene = new Scene(painter, () => this.repaint());
    this.projector = new Projector(/** @type {any} */ (this));
    this.quiet = matchMedia("(prefers-reduced-motion: reduce)");
    this.watch = new ResizeObserver(() => this.measure());
    this.watch.observe(host);
  }

  get calm() { return this.still || this.quiet.matches; }

  // What is seen has changed: the board paints it anew, soon or at once.
  /** @param {number} shape @returns {boolean} */
  lay(shape) { return !shape; }
  repaint() {}
  frame() {}

  fit() { this.travel(cam.fit(this.view, this.size)); }
  zoom(factor) {
    const middle = this.view.map(span => span / 2);
    this.travel(cam.zoomed(this.aim ?? this.camera, factor, middle, this.view, this.size));
  }
  // Moves the eye so that these regions fill the view.
  visit(regions) { this.travel(cam.framing(regions.map(r => this.outlines[r].box), this.view, this.size)); }
  // What may be chosen is looked at from as close by as a finger needs, once, unless the player came closer.
  attend(places) {
    const { aim, view, size, outlines } = this, now = aim ?? this.camera;
    if (!this.camera || this.sought === String(places)) return;
    this.sought = String(places);
    if (!this.led) return;
    const next = cam.attending(places.map(r => outlines[r].box), view, size, FINGER, now);
    this.attended = next;
    if (!cam.alike(now, next)) this.travel(next);
  }

  // The way over the sea from some places to another, from the rim of the map if there are none; null takes
  // it away.
  /** @param {number[] | null} from @param {number} [to] */
  sail(from, to) {
    if (!from && !this.course) return;
    this.course = from && to !== undefined ? { from, to } : null;
    this.steer();
    this.repaint();
  }

  steer() { this.voyage = this.course && this.scene.sail(this.course.from, this.course.to); }

  // Whether the eye stands as close as it was put, not as the player wanted it.
  get led() {
    return this.fits || Boolean(this.attended && cam.level(this.aim ?? this.camera, this.attended));
  }

  // A view that is squeezed for a while (`--squeezed` of its style: by how much) shows the land as it lies
  // in the view that comes again.
  get squeezed() { return Number(getComputedStyle(this.host).getPropertyValue("--squeezed")) || 1; }

  get fits() { return !this.camera || this.camera.k <= cam.fit(this.view, this.size).k * 1.02; }

  // The region's label point in client pixels.
  place(region) { return this.client(cam.toView(this.camera, this.outlines[region].at)); }

  client([x, y]) {
    const { left, top } = this.canvas.getBoundingClientRect();
    return { x: left + x, y: top + y };
  }

  measure() {
    const { clientWidth: w, clientHeight: h } = this.host;
    const ratio = Math.min(devicePixelRatio || 1, Math.sqrt(PIXELS / (w * h || 1)));
    if (!this.land || !w || !h) return;
    const fitted = this.led, anew = this.lay(w / h * this.squeezed);
    this.view = [w, h];
    this.canvas.width = Math.round(w * ratio);
    this.canvas.height = Math.round(h * ratio);
    const whole = cam.fit(this.view, this.size);
    this.look(fitted || anew ? whole : cam.clamp(this.camera, this.view, this.size));
    this.scene.measure(whole.k * ratio, ratio);
    this.sought = null;
    if (fitted || anew) this.attend([...this.scene.now?.offered.keys() ?? []]);
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
}

// The map on the page: shows what it is told, says what was pointed at; knows no rule and no game.

import * as cam from "./camera.js";
import { Eye } from "./eye.js";
import { Controls } from "./controls.js";
import { pointing, typing } from "./wishes.js";
import { lifted } from "./heaps.js";
import { Keys } from "./keys.js";
import { laid, posed } from "./lay.js";
import { marks } from "./marks.js";
import { offers } from "./offers.js";
import { perform } from "./projector.js";
import { hit, outlined } from "./shapes.js";

const NONE = { view: null, choices: [], colours: [], patterns: [], highlight: new Set(), hint: null };
const REGRET = 700;                // milliseconds a refused region stays red
const SHAPE = 1.25;                // of a view that is not known yet
const PULSE = 45;                  // milliseconds between two looks of the glow

/** @typedef {import("../games/kit.js").Land} Land */

export class Board extends Eye {
  tall = false;
  pose = /** @type {import("./lay.js").Pose | null} */ (null);
  state = /** @type {any} */ (NONE);
  shining = new Set();
  pointed = /** @type {number | null} */ (null);
  focused = /** @type {number | null} */ (null);
  refused = /** @type {number | null} */ (null);
  held = /** @type {any} */ (null);           // the token that hangs on a finger
  ring = false;          // whether the focus is to be seen
  idle = false;          // whether the last tap meant nothing
  pulse = 0;
  forgets = 0;
  waits = 0;
  // what is wished of the outside
  /** @type {(...what: any[]) => any} */
  onPick = () => {};
  onPoint = this.onPick;
  onMinus = this.onPick;
  onMove = this.onPick;
  onLift = this.onPick;
  describe = r => String(r + 1);
  /** @type {(player: number) => {x: number, y: number} | null} */
  handOf = () => null;

  // painter: the game's own, see games/kit.js.
  /** @param {HTMLElement} host @param {{painter: import("../games/kit.js").Painter}} parts */
  constructor(host, { painter }) {
    super(host, painter);
    this.controls = new Controls(this.canvas, pointing(this));
    this.keys = new Keys(this.canvas, typing(this));
    document.fonts?.load(`700 16px "Marchlands Text"`).then(() => this.refresh(), () => {});
  }

  // What is told to the board

  /** @param {Land} land */
  load(land) {
    this.land = land;
    Object.assign(this, { state: NONE, pointed: null, focused: null, course: null });
    Object.assign(this, { view: null, camera: null, pose: null });
    this.shining.clear();
    this.keys.load(land);
    this.measure();
    if (!this.pose) this.lay(SHAPE);
  }

  // The land as it fills a view of this shape; false if it lies so already.
  lay(shape) {
    const { land, pose, state } = this, tall = innerHeight > innerWidth;
    const next = posed(land, shape, pose ?? undefined, tall === this.tall);
    this.tall = tall;
    if (pose && Object.keys(next).every(name => next[name] === pose[name])) return false;
    const map = laid(land, next), outlines = outlined(map);
    this.projector.finish();
    Object.assign(this, { map, outlines, size: map.size, pose: next });
    this.scene.load(map, outlines, pose?.turn === next.turn);
    Object.assign(this.keys, { map, outlines });
    this.steer();
    if (state.view) this.tell();
    return true;
  }

  show(state) {
    if (this.projector.keeps(state)) return;
    this.projector.finish();
    this.state = { ...NONE, ...state };
    this.tell();
    if (typeof state.focus === "number") this.keys.focus(state.focus);
    if (this.camera) this.attend([...this.scene.now.offered.keys()]);
    this.keys.renameAll();
    this.repaint();
  }

  // What lies over the land beside the view: what others did, what stays of what was won.
  recall({ traces, relics }) {
    const by = new Map(relics.map(({ place }) => [place, []]));
    for (const { place, thing } of relics) by.get(place)?.push(thing);
    this.scene.recalls = { traces, relics: by };
    this.repaint();
  }

  // What is shown, for the scene.
  tell() {
    const { view, choices } = this.state;
    this.scene.show({ ...this.state, offered: offers(choices), piles: this.piles(view) });
  }

  piles(view) {
    const { from, pieces = [] } = this.state;
    const all = this.map.regions.map((region, r) => this.painter.pile(view, r, region));
    if (pieces.length) all[from] = { ...all[from], pieces: lifted(all[from].pieces, pieces) };
    return all;
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

  picture(width = 320) { return this.scene.picture(width); }

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

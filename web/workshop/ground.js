// A land under a hand: its outlines to press on, its picture beneath them, and a control for the heart of
// each region. It tells what was pressed, dragged and typed, and knows nothing of what comes of it.

import { hit, outlined } from "../board/shapes.js";
import { emblem } from "../panel/emblem.js";
import { make, replace } from "../page/dom.js";

const SVG = "http://www.w3.org/2000/svg";
const SLOP = 5;                    // pixels that are no drag yet
const NUDGE = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const STEPS = [12, 48];            // map units of an arrow, and with Shift

/** @typedef {{
 *   halo: (r: number | null) => number, grasp: (r: number | null) => "drag" | "paint" | "spread" | "",
 *   drag: (r: number, by: number[]) => void, drop: (r: number) => void,
 *   spread: (r: number | null, from: number[], to: number[]) => void, paint: (r: number) => void,
 *   press: (r: number) => void, nudge: (r: number, by: number[]) => void,
 *   name: (r: number) => string, colour: (terrain: string) => string, tribe: string, around?: string,
 * }} Hands
 * halo: how far the brush reaches; grasp: what a press on a region begins; press: of a click or a
 * key; around: the terrain of the open sea. */

const drawing = (tag, attributes) => {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
  return node;
};

export class Ground {
  land = /** @type {any} */ (null);
  outlines = /** @type {any[]} */ ([]);
  hearts = /** @type {HTMLButtonElement[]} */ ([]);
  held = /** @type {any} */ (null);

  /** @param {HTMLElement} host @param {Hands} hands */
  constructor(host, hands) {
    this.hands = hands;
    this.canvas = make("canvas.ground-picture", { ariaHidden: "true" });
    this.lines = /** @type {any} */ (drawing("svg", { class: "ground-lines", "aria-hidden": "true" }));
    this.ring = drawing("circle", { class: "ground-ring", r: 0 });
    this.sheet = make("div.ground-sheet", {}, this.canvas, this.lines);
    const on = (name, act) => this.sheet.addEventListener(name, act);
    on("pointerdown", event => this.down(event));
    on("pointermove", event => this.move(event));
    on("pointerup", event => this.up(event));
    on("pointercancel", () => this.up(null));
    on("pointerleave", () => this.ring.setAttribute("r", "0"));
    replace(host, this.sheet);
  }

  // --- what is shown ------------------------------------------------------------------------------

  // place: the region that is chosen; wrong: those where something is wrong; flat: in plain colours.
  /** @type {(land: any, how: {place: number | null, wrong: Set<number>, flat: boolean}) => void} */
  show(land, { place, wrong, flat }) {
    const [width, height] = land.size;
    Object.assign(this, { land, outlines: outlined(land) });
    this.sheet.style.setProperty("--wide", String(width));
    this.sheet.style.setProperty("--high", String(height));
    this.lines.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.sheet.classList.toggle("flat", flat);
    const paths = this.outlines.map(({ shape }, r) => drawing("path", {
      d: `M${shape.join(" ")}Z`, fill: this.hands.colour(land.regions[r].terrain),
      class: [r === place && "chosen", wrong.has(r) && "wrong"].filter(Boolean).join(" "),
    }));
    const last = path => Number(/chosen|wrong/.test(path.getAttribute("class") ?? ""));
    replace(this.lines, this.sea(land.size), ...paths.sort((a, b) => last(a) - last(b)), this.ring);
    this.told(place);
  }

  // What lies around the land; the sheet itself where nothing does.
  sea([width, height], blank = false) {
    const { around } = this.hands;
    const fill = around ? this.hands.colour(around) : blank ? "#e3d7b8" : "none";
    return drawing("rect", { width, height, fill, class: "ground-blank" });
  }

  // The controls, one for each region: those that stay keep the keyboard.
  told(place) {
    while (this.hearts.length > this.land.regions.length) this.hearts.pop()?.remove();
    while (this.hearts.length < this.land.regions.length) this.sheet.append(this.heart(this.hearts.length));
    this.hearts.forEach((node, r) => {
      const { at, marks, tribe } = this.land.regions[r], [width, height] = this.land.size;
      const name = this.hands.name(r), things = [...marks, ...tribe ? [this.hands.tribe] : []];
      node.style.setProperty("left", `${100 * at[0] / width}%`);
      node.style.setProperty("top", `${100 * at[1] / height}%`);
      Object.assign(node, { ariaLabel: name, title: name, ariaPressed: String(r === place) });
      const look = things.join(" ");
      if (node.dataset.look !== look || !node.childElementCount)
        replace(node, things.length ? things.map(key => emblem(key)) : make("i"));
      node.dataset.look = look;
    });
  }

  heart(r) {
    const node = make("button.ground-heart", { type: "button", data: { region: r },
      onclick: event => event.detail === 0 && this.hands.press(r),
      onkeydown: event => {
        const way = NUDGE[event.key];
        if (!way || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        this.hands.nudge(r, way.map(n => n * STEPS[event.shiftKey ? 1 : 0]));
      } });
    this.hearts.push(node);
    return node;
  }

  focus(r) { this.hearts[r]?.focus({ preventScroll: true }); }

  // While a land grows: where its regions are.
  /** @type {(stage: {at: number[], terrain: string}[], size: number[]) => void} */
  stage(stage, [width, height]) {
    const radius = 0.3 * Math.sqrt(width * height / stage.length);
    for (const node of this.hearts.splice(0)) node.remove();
    this.sheet.classList.add("flat");
    this.lines.setAttribute("viewBox", `0 0 ${width} ${height}`);
    replace(this.lines, this.sea([width, height], true),
      ...stage.map(({ at: [cx, cy], terrain }) =>
        drawing("circle", { cx, cy, r: radius, fill: terrain ? this.hands.colour(terrain) : "#cdbf9c" })));
  }

  // How large a picture of the land should be, in pixels of the screen.
  get room() {
    const { clientWidth: w, clientHeight: h } = this.sheet, ratio = Math.min(2, devicePixelRatio || 1);
    return /** @type {[number, number]} */ ([w, h].map(n => Math.max(50, Math.round(n * ratio))));
  }

  picture(bitmap) {
    Object.assign(this.canvas, { width: bitmap.width, height: bitmap.height });
    this.canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
    this.sheet.classList.remove("flat");
  }

  // --- fingers and mouse --------------------------------------------------------------------------

  // Where on the map a pointer is.
  point({ clientX, clientY }) {
    const { left, top, width, height } = this.sheet.getBoundingClientRect(), [w, h] = this.land.size;
    return /** @type {[number, number]} */ ([(clientX - left) / width * w, (clientY - top) / height * h]);
  }

  // A heart is pressed where it is seen, the land where it lies.
  under(event, point) {
    const heart = event.target.closest?.(".ground-heart");
    return heart ? Number(heart.dataset.region) : hit(this.outlines, point);
  }

  down(event) {
    if (event.button !== 0 || !event.isPrimary || !this.land) return;
    const point = this.point(event), r = this.under(event, point), kind = this.hands.grasp(r);
    if (!kind) return;
    this.sheet.setPointerCapture(event.pointerId);
    this.held = { r, kind, start: point, last: point, from: [event.clientX, event.clientY], far: false };
    if (kind === "paint") this.hands.paint(/** @type {number} */ (r));
    if (r !== null) this.focus(r);
    event.preventDefault();
  }

  // The brush around the pointer.
  halo(event, point) {
    const r = this.held ? this.held.r : this.under(event, point), [cx, cy] = point;
    for (const [name, value] of Object.entries({ cx, cy, r: this.hands.halo(r) }))
      this.ring.setAttribute(name, String(value));
  }

  move(event) {
    const { held } = this;
    if (!event.isPrimary || !this.land) return;
    const point = this.point(event);
    this.halo(event, point);
    if (!held) return;
    const [x, y] = held.from;
    held.far ||= Math.hypot(event.clientX - x, event.clientY - y) > SLOP;
    if (!held.far) return;
    if (held.kind === "drag") return this.hands.drag(held.r, point.map((n, k) => n - held.start[k]));
    if (held.kind === "spread") {
      this.hands.spread(held.r, held.last, point);
      return void (held.last = point);
    }
    const r = hit(this.outlines, point);
    if (r !== null && r !== held.r) this.hands.paint(held.r = r);
  }

  up(event) {
    const { held } = this;
    this.held = null;
    if (!held || held.r === null || held.kind === "paint") return;
    if (held.far) this.hands.drop(held.r);
    else if (event) this.hands.press(held.r);
  }
}

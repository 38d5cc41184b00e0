// The map for the keyboard and the screen reader:
// one button a region inside the canvas, arrows walk between them, digits go to an island.

import { towards } from "./shapes.js";

const ARROWS = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };
const PAN = { left: [70, 0], right: [-70, 0], up: [0, 70], down: [0, -70] };

// wishes: name(r) focus(r|null) pick(r) minus(r) pan(dx, dy) fit() zoom(factor)
export class Keys {
  buttons = /** @type {HTMLButtonElement[]} */ ([]);
  focused = /** @type {number | null} */ (null);
  map = /** @type {any} */ (null);
  outlines = /** @type {any[]} */ ([]);
  late = 0;
  byHand = false;

  constructor(canvas, wishes) {
    this.canvas = canvas;
    this.wishes = wishes;
    canvas.addEventListener("keydown", event => this.press(event));
    this.roaming = event => {
      if (document.activeElement === document.body && canvas.isConnected && canvas.clientWidth)
        this.roam(event);
    };
    document.addEventListener("keydown", this.roaming);
  }

  destroy() {
    clearTimeout(this.late);
    document.removeEventListener("keydown", this.roaming);
  }

  // Where its places lie is told whenever they are laid, as `map` and `outlines`.
  load(map) {
    this.focused = null;
    this.buttons = map.regions.map((_, r) => this.button(r));
    this.canvas.replaceChildren(...this.buttons);
  }

  button(r) {
    const button = document.createElement("button");
    Object.assign(button, { type: "button", tabIndex: r ? -1 : 0 });
    button.dataset.region = String(r);
    button.onfocus = () => this.entered(r);
    button.onblur = () => this.left(r);
    button.onclick = () => this.wishes.pick(r);
    return button;
  }

  entered(r) {
    for (const button of this.buttons) button.tabIndex = button === this.buttons[r] ? 0 : -1;
    this.focused = r;
    this.rename(r);
    this.wishes.focus(r, this.ring);
  }

  left(r) {
    if (this.focused !== r) return;
    this.focused = null;
    this.wishes.focus(null, false);
  }

  // Whether the focus is to be seen: not after a click, until a key is pressed.
  get ring() {
    return this.focused !== null && !this.byHand && this.buttons[this.focused].matches(":focus-visible");
  }

  focus(r, byHand = false) {
    this.byHand = byHand;
    this.buttons[r]?.focus({ preventScroll: true });
  }

  rename(r) {
    const name = this.wishes.name(r);
    if (this.buttons[r].textContent !== name) this.buttons[r].textContent = name;
  }

  // All names anew, when there is time for it.
  renameAll() {
    if (this.focused !== null) this.rename(this.focused);
    clearTimeout(this.late);
    this.late = setTimeout(() => this.buttons.forEach((_, r) => this.rename(r)), 150);
  }

  press(event) {
    if (this.focused === null || event.altKey || event.ctrlKey || event.metaKey) return;
    this.byHand = false;
    const done = this.act(event.key, this.focused);
    if (this.focused !== null) this.wishes.focus(this.focused, this.ring);
    if (done === false) return;
    event.preventDefault();
    event.stopPropagation();
  }

  act(key, r) {
    const { wishes, buttons } = this;
    if (ARROWS[key]) return this.focus(towards(this.map, this.outlines, r, ARROWS[key]) ?? r);
    if (key === "Home" || key === "End") return this.focus(key === "Home" ? 0 : buttons.length - 1);
    if (key === "Enter" || key === " " || key === "+" || key === "=") return wishes.pick(r);
    if (key === "-" || key === "Backspace") return wishes.minus(r);
    if (key === "PageUp" || key === "PageDown") return wishes.zoom(key === "PageUp" ? 1.3 : 1 / 1.3);
    if (key === "0") return wishes.fit();
    const island = this.island(key);
    return island.length ? this.focus(this.central(island)) : false;
  }

  // The regions of the island that a digit names.
  island(key) {
    return this.outlines.flatMap((_, r) => this.map.regions[r].island === Number(key) - 1 ? [r] : []);
  }

  // Of these regions the one in the middle.
  central(regions) {
    const sum = i => regions.reduce((all, r) => all + this.outlines[r].at[i], 0);
    const middle = [0, 1].map(i => sum(i) / regions.length);
    const far = r => Math.hypot(...this.outlines[r].at.map((v, i) => v - middle[i]));
    return regions.reduce((a, b) => far(b) < far(a) ? b : a);
  }

  // Keys while nothing has the focus.
  roam(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const way = PAN[ARROWS[event.key]];
    if (way) this.wishes.pan(...way);
    else if (event.key === "+" || event.key === "=") this.wishes.zoom(1.25);
    else if (event.key === "-") this.wishes.zoom(1 / 1.25);
    else if (event.key === "0") this.wishes.fit();
    else return;
    event.preventDefault();
  }
}

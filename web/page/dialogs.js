// Small windows over the page: a question, a menu beside a region, a passing note,
// a longer one with what can be done about it.

import { button, make } from "./dom.js";
import { say } from "./words.js";

// Windows belong to the address they were opened at: with another screen they close, as if by Escape.
const belonging = new Map();
export function leave() {
  for (const [dialog, address] of [...belonging]) if (address !== location.hash) dialog.close();
  dismiss();
}

// buttons: [[value, text, kind]]; comes with the value chosen, or null when it was closed otherwise.
export function ask(title, content, buttons) {
  return new Promise(done => {
    let answer = null;
    const choose = value => () => { answer = value; dialog.close(); };
    const dialog = make("dialog.ask", { ariaLabel: title }, make("h2", {}, title), ...[content].flat(),
      make("div.buttons", {}, ...buttons.map(([value, text, kind = ""], i) =>
        make(`button${kind && `.${kind}`}`,
          { type: "button", onclick: choose(value), autofocus: i === buttons.length - 1 }, text))));
    dialog.addEventListener("close", () => { belonging.delete(dialog); dialog.remove(); done(answer); });
    // not click: a tap's own comes late
    dialog.addEventListener("pointerdown", event => {
      if (event.target === dialog && beside(dialog, event)) dialog.close();
    });
    document.body.append(dialog);
    belonging.set(dialog, location.hash);
    dialog.showModal();
  });
}

// Upon the page behind it, not upon its own rim or the bar that scrolls it.
function beside(dialog, { clientX: x, clientY: y }) {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}

export const sure = (question, yes) =>
  ask(say("sure"), make("p", {}, question), [[false, say("cancel")], [true, yes, "main"]]);

// Where the finger or the mouse was pressed last; with the keyboard, what has the focus.
let pressed = /** @type {{x: number, y: number} | null} */ (null);
const pressing = globalThis.addEventListener ?? (() => {});
pressing("pointerdown", ({ clientX: x, clientY: y }) => { pressed = { x, y }; }, true);
pressing("keydown", () => { pressed = null; }, true);

export function spot() {
  const { left, bottom, width } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
  return pressed ?? { x: left + width / 2, y: bottom };
}

// Asked once, beside what was pressed; yes: what the button says.
export const agreed = (question, yes, at = spot()) =>
  menu(question, at, [[true, yes, "main"], [false, say("cancel")]], ".sure").then(Boolean);

let away = () => {};
export const dismiss = () => away();

// A menu of buttons at a point of the window: [[value, text, kind]]. It dims nothing: a press elsewhere puts
// it away and does what it does there; so does Escape. `still`: the focus stays where it is.
export function menu(title, { x, y }, entries, kind = "", still = false) {
  away();
  const before = /** @type {HTMLElement | null} */ (document.activeElement);
  return new Promise(done => {
    let answer = null;
    const choose = value => () => { answer = value; away(); };
    const dialog = make(`dialog.menu${kind}`, { ariaLabel: title }, make("h2", {}, title),
      ...entries.map(([value, text, kind = ""]) =>
        make(`button${kind && `.${kind}`}`, { type: "button", onclick: choose(value) }, text)));
    const elsewhere = event => dialog.contains(event.target) || away();
    const escape = event => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      away();
    };
    away = () => {
      const held = dialog.contains(document.activeElement);
      away = () => {};
      removeEventListener("pointerdown", elsewhere, true);
      removeEventListener("keydown", escape, true);
      dialog.remove();
      if (held) before?.focus({ preventScroll: true });
      done(answer);
    };
    addEventListener("pointerdown", elsewhere, true);
    addEventListener("keydown", escape, true);
    document.body.append(dialog);
    dialog.show();
    place(dialog, x, y);
    sparing();
    if (still) before?.focus({ preventScroll: true });
  });
}

const NEAR = 14;                         // pixels between a finger and the menu beside it

// Under the point, or over it where there is no room; never upon it.
function place(dialog, x, y) {
  const { width, height } = dialog.getBoundingClientRect(), under = y + NEAR;
  const top = under + height <= innerHeight - 8 ? under : Math.max(8, y - NEAR - height);
  dialog.style.setProperty("left", `${Math.max(8, Math.min(innerWidth - width - 8, x - width / 2))}px`);
  dialog.style.setProperty("top", `${top}px`);
}

// A menu that lies over what is told of a place moves under it, or over it where there is no room.
export function sparing() {
  const dialog = /** @type {HTMLElement | null} */ (document.querySelector("dialog.menu"));
  const words = document.querySelector(".bill:not(:empty)");
  if (!dialog || !words) return;
  const one = dialog.getBoundingClientRect(), other = words.getBoundingClientRect();
  if (one.bottom < other.top || one.top > other.bottom || one.right < other.left || one.left > other.right)
    return;
  const under = other.bottom + NEAR, over = Math.max(8, other.top - NEAR - one.height);
  dialog.style.setProperty("top", `${under + one.height <= innerHeight - 8 ? under : over}px`);
}

let fading = 0;

// A line that comes and goes; it is spoken too. None: the one that is there goes.
export function note(text, kind = "") {
  const box = /** @type {HTMLElement} */ (document.getElementById("note"));
  clearTimeout(fading);
  box.className = text ? `note ${kind}`.trim() : "note gone";
  if (!text) return;
  box.textContent = text;
  fading = setTimeout(() => { box.className = "note gone"; }, Math.max(3500, text.length * 70));
}

const LONG = 8000;                       // milliseconds a note stays that asks for nothing
/** @type {HTMLElement | null} */
let notes = null;

// buttons: [{text, act}]; stays until it is answered or `ms` have gone (0: until it is closed).
/** @typedef {{buttons?: {text: string, act: () => any}[], ms?: number, kind?: string}} How */
/** @type {(text: string, how?: How) => void} */
export function show(text, { buttons = [], ms = LONG, kind = "" } = {}) {
  if (!buttons.length && ms) return note(text, kind);
  notes ??= document.body.appendChild(make("div.library-notes", { role: "status" }));
  const node = make(`div.library-note${kind && `.${kind}`}`, {}, make("p", {}, text));
  const away = () => { clearTimeout(timer); node.remove(); };
  const timer = ms
    ? setTimeout(() => (node.matches(":hover, :focus-within") ? setTimeout(away, ms) : away()), ms) : 0;
  const deed = ({ text, act }) => button(text, () => { away(); act(); });
  node.append(make("div.library-note-buttons", {}, ...buttons.map(deed),
    make("button.library-close", { type: "button", ariaLabel: say("library_close"), onclick: away }, "×")));
  notes.append(node);
}

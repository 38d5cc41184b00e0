// Small windows over the page: a question, a menu beside a region, a passing note,
// a longer one with what can be done about it.

import { button, make } from "./dom.js";
import { say } from "./words.js";

// buttons: [[value, text, kind]]; comes with the value chosen, or null when it was closed otherwise.
export function ask(title, content, buttons) {
  return new Promise(done => {
    let answer = null;
    const choose = value => () => { answer = value; dialog.close(); };
    const dialog = make("dialog.ask", { ariaLabel: title }, make("h2", {}, title), ...[content].flat(),
      make("div.buttons", {}, ...buttons.map(([value, text, kind = ""], i) =>
        make(`button${kind && `.${kind}`}`,
          { type: "button", onclick: choose(value), autofocus: i === buttons.length - 1 }, text))));
    dialog.addEventListener("close", () => { dialog.remove(); done(answer); });
    // not click: a tap's own comes late
    dialog.addEventListener("pointerdown", event => { if (event.target === dialog) dialog.close(); });
    document.body.append(dialog);
    dialog.showModal();
  });
}

export const sure = (question, yes) =>
  ask(say("sure"), make("p", {}, question), [[false, say("cancel")], [true, yes, "main"]]);

// A menu of buttons at a point of the window: [[value, text]].
export function menu(title, { x, y }, entries) {
  return new Promise(done => {
    let answer = null;
    const choose = value => () => { answer = value; dialog.close(); };
    const dialog = make("dialog.menu", { ariaLabel: title }, make("h2", {}, title),
      ...entries.map(([value, text]) => make("button", { type: "button", onclick: choose(value) }, text)));
    dialog.addEventListener("close", () => { dialog.remove(); done(answer); });
    // not click: a tap's own comes late
    dialog.addEventListener("pointerdown", event => { if (event.target === dialog) dialog.close(); });
    document.body.append(dialog);
    dialog.showModal();
    const { width, height } = dialog.getBoundingClientRect();
    dialog.style.setProperty("left", `${Math.max(8, Math.min(innerWidth - width - 8, x - width / 2))}px`);
    dialog.style.setProperty("top", `${Math.max(8, Math.min(innerHeight - height - 8, y + 12))}px`);
  });
}

let fading = 0;

// A line that comes and goes; it is spoken too.
export function note(text, kind = "") {
  const box = /** @type {HTMLElement} */ (document.getElementById("note"));
  box.className = `note ${kind}`.trim();
  box.textContent = text;
  clearTimeout(fading);
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

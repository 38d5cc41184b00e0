// Fields of a form: a label over its control, a list, a row of buttons.

import { make } from "./dom.js";
import { say } from "./words.js";

export const field = (word, control) => make("label.field", {}, make("span", {}, say(word)), control);

// A list of [value, text], and what was picked of it.
export function select(entries, value, onchange) {
  const node = make("select", { onchange: () => onchange(node.value) },
    ...entries.map(([key, text]) =>
      make("option", { value: key, selected: String(key) === String(value) }, text)));
  return node;
}

// Buttons of which one is pressed.
export function choice(word, values, now, text, pick) {
  const one = value => make("button", {
    type: "button", ariaPressed: String(value === now), onclick: () => pick(value),
  }, text(value));
  return make("div.field", { role: "group", ariaLabel: say(word) },
    make("span", {}, say(word)), make("div.choice", {}, ...values.map(one)));
}

// A slider of whole numbers, and in words what is chosen.
export function slider({ least, most }, value, told, onchange) {
  const node = make("input", { type: "range", min: least, max: most, step: 1, value });
  const words = make("output", {}, told(value));
  const filled = () => {
    node.style.setProperty("--done", String((Number(node.value) - least) / (most - least)));
    node.setAttribute("aria-valuetext", words.textContent = told(Number(node.value)));
  };
  node.oninput = () => { filled(); onchange(Number(node.value)); };
  filled();
  return make("span.slider", {}, node, words);
}

// Small controls of the desk: a number with steps, a tick.

import { make } from "../../../page/dom.js";
import { control } from "../../../workshop/arranging.js";

// word: a key that names what is counted.
/** @type {(word: string, now: number, bounds: [number, number], put: (n: number) => void) => HTMLElement} */
export const steps = (word, is, [least, most], put) => control({ set: word, piece: word, is, least, most },
  put,
  String);

/** @type {(text: any, on: boolean, put: (on: boolean) => void) => HTMLElement} */
export const tick = (text, on, put) => make("label.make-tick", {},
  make("input", { type: "checkbox", checked: on, onchange: event => put(event.target.checked) }), text);

// What can be pressed on the card of a teacher.

import { make } from "../page/dom.js";
import { say } from "../page/words.js";

export const button = (key, onclick, kind = "") =>
  make(`button${kind}`, { type: "button", onclick }, say(key));
export const tool = (sign, key, onclick) =>
  make("button", { type: "button", onclick, ariaLabel: say(key), title: say(key) }, sign);

// A hint that was asked for is written, and comes into sight where the card is scrolled.
export function inSight(card) {
  card.paint();
  card.body.querySelector(".coach-hint")?.scrollIntoView({ block: "nearest" });
}

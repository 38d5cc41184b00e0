// What a press means: on the map by its button, beside and upon an open window.
import assert from "node:assert/strict";
import test from "node:test";

import "./page.mjs";
import { root } from "./nodes.mjs";

const { Controls } = await import("../../../web/board/controls.js");
const { ask } = await import("../../../web/page/dialogs.js");

test("only the main button picks on the map: those that go back or forward mean nothing there", () => {
  const heard = {}, taps = [];
  const canvas = {
    addEventListener: (name, fn) => { heard[name] = fn; }, getBoundingClientRect: () => ({ left: 0, top: 0 }),
    setPointerCapture() {},
  };
  new Controls(canvas, { tap: () => taps.push("tap"), minus: () => taps.push("minus") });
  for (const button of [0, 1, 2, 3, 4]) {
    const event = { target: canvas, button, pointerId: 1, pointerType: "mouse", clientX: 5, clientY: 5 };
    heard.pointerdown(event);
    heard.pointerup(event);
  }
  assert.deepEqual(taps, ["tap", "minus"]);
});

test("a press beside a window closes it, one on its rim or its bar does not", async () => {
  const body = document.body = root(), heard = {};
  const made = document.createElement;
  document.createElement = name => Object.assign(made(name), {
    addEventListener: (event, fn) => { heard[event] = fn; }, showModal() {}, remove() {},
    close: () => heard.close(), getBoundingClientRect: () => ({ left: 10, right: 90, top: 10, bottom: 90 }),
  });
  const answered = [], asked = ask("Well?", "Text", [["yes", "Yes", "main"]]).then(one => answered.push(one));
  document.createElement = made;
  const dialog = body.children[0], press = (x, y, target = dialog) =>
    heard.pointerdown({ target, clientX: x, clientY: y });
  press(12, 50);
  press(89, 50);
  press(95, 50, dialog.children[0]);                     // a term's card may hang over
  await null;
  assert.deepEqual(answered, []);
  press(95, 50);
  await asked;
  assert.deepEqual(answered, [null]);
});

// A screen that cannot be made, at once or later, is no empty page: it says so and may be tried again.
import assert from "node:assert/strict";
import test from "node:test";

import "./page.mjs";
import { root } from "./nodes.mjs";

Object.assign(document, { body: root() });
Object.assign(location, { replace() {} });
const words = await import("../../../web/page/words.js");
const screens = await import("../../../web/page/screens.js");

test("a screen that cannot be made says so, and is there at the next try", async () => {
  await words.speak("en");
  const node = root();
  Object.defineProperty(node, "childElementCount", { get: () => node.children.length });
  let broken = true;
  const enter = place => {
    if (broken) throw new Error("nothing to draw on");
    place.append("all of it");
  };
  screens.begin(node, { title: () => ({ name: "title", title: () => "Title", enter }) }, () => false);
  await new Promise(done => { setTimeout(done); });
  assert.ok(node.textContent.includes(words.say("fail_screen")));
  broken = false;
  node.querySelector(".main").onclick();
  assert.equal(node.textContent, "all of it");
});

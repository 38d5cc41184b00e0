// How many interpreters a device gets.
import assert from "node:assert/strict";
import test from "node:test";
import { narrow } from "../../../web/engine/room.js";

const DEVICES = {
  "a computer": [{ memory: 8, mouse: true, side: 900 }, false],
  "Firefox on a computer, which hides its memory": [{ mouse: true, side: 900 }, false],
  "an iPhone, which hides it too": [{ mouse: false, side: 390 }, true],
  "an iPad, which says it is a Macintosh": [{ mouse: false, side: 834 }, true],
  "Firefox on an Android phone": [{ mouse: false, side: 412 }, true],
  "a phone with a mouse, its memory hidden": [{ mouse: true, side: 412 }, true],
  "an old Android phone": [{ memory: 2, mouse: false, side: 360 }, true],
  "a new Android phone": [{ memory: 8, mouse: false, side: 412 }, false],
  "a computer that is asked to": [{ memory: 8, mouse: true, side: 900, wish: true }, true],
};

for (const [name, [device, one]] of Object.entries(DEVICES))
  test(`${name} has room for ${one ? "one interpreter" : "two"}`, () => assert.equal(narrow(device), one));

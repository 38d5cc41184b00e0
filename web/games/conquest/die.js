// The die that rolls over the table.

import { still } from "../../page/app.js";
import { make } from "../../page/dom.js";
import { say } from "../../page/words.js";

const SPOTS = { 0: [], 1: [4], 2: [0, 8], 3: [0, 4, 8] };

const ROLL = 720;                  // milliseconds until it lies, as in conquest.css

export function die(pips) {
  const face = Array.from({ length: 9 }, (_, i) => make(`i${SPOTS[pips]?.includes(i) ? ".spot" : ""}`));
  return make(`div.die${still() ? "" : ".rolling"}`,
    { role: "img", data: { rest: ROLL }, ariaLabel: say("event_rolled_short", { pips }) },
    pips ? null : make("b", {}, "0"), ...face);
}

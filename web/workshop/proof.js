// Can it be done? The computer looks for a way to the goal of a puzzle, in an engine of its own that goes
// when the answer is there or somebody has had enough.

import { start } from "../engine/engine.js";
import * as cupboard from "../extras/cupboard.js";
import { button, make, replace } from "../page/dom.js";
import { say } from "../page/words.js";
import { trouble } from "../saves/trouble.js";
import { kindOf } from "./asking.js";

const SLICE = 150;                 // milliseconds of thought between two looks at the page
const MANY = 12_000;               // positions that are looked at before it gives up

// A section with progress and a way to stop; told(solution): what was found, or nothing.
/** @type {(save: any, goal: any, told: (solution: any[] | null) => void) => HTMLElement} */
export function proof(save, goal, told) {
  const bar = /** @type {HTMLProgressElement} */ (make("progress", { max: MANY, value: 0,
    ariaLabel: say("puzzle_check") }));
  const said = make("p.quiet", {}, say("puzzle_begins"));
  let going = true;
  const stop = button(say("fair_stop"), () => { going = false; });
  const node = make("section.puzzle-proof", { ariaLabel: say("puzzle_check"), role: "region" },
    bar, said, stop);
  const onward = looked => {
    bar.value = looked;
    said.textContent = say("puzzle_checks", { n: looked });
    return going && node.isConnected;
  };
  searched(save, goal, onward).then(found => {
    if (!node.isConnected) return;
    const held = node.contains(document.activeElement);
    told(found.line);
    verdict(node, wordsOf(found, kindOf({ goal })), found.line ? "can" : "cannot", held);
  }, error => node.isConnected && verdict(node, trouble(error), "bad"));
  return node;
}

// Who waited at the button that goes has the answer under the keyboard.
function verdict(node, text, how, held = node.contains(document.activeElement)) {
  const role = how === "bad" ? "alert" : "status";
  const said = make("p.puzzle-verdict", { role, tabIndex: -1, data: { how } }, text);
  replace(node, said);
  if (held) said.focus();
}

// Of a number that was not reached also how far it goes.
/** @type {(found: any, kind: string) => string} */
function wordsOf({ line, choices, whole, looked, done, most }, kind) {
  if (line) return say(choices > 1 ? "puzzle_can" : "puzzle_can_plain", { n: choices });
  const told = say(!done ? "puzzle_stopped" : whole ? "puzzle_cannot" : "puzzle_cannot_all", { n: looked });
  return Number.isInteger(most) ? `${told} ${say(`puzzle_most_${kind}`, { n: most })}` : told;
}

async function searched(save, goal, onward) {
  const engine = start(undefined, { guests: cupboard.guestsOf(save), name: "proof" });
  try {
    await engine.ready;
    await engine.call("load", { save, viewer: null }, save.game);
    for (;;) {
      const found = await engine.call("solve", { goal, ms: SLICE });
      if (found.line) return { ...found, ...await engine.call("solved", { goal, solution: found.line }) };
      if (!onward(found.looked) || found.done) return found;
    }
  } finally { engine.stop(); }
}

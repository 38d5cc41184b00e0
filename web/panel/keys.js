// Shortcuts of the table, beside the keys of the board itself.

import { make } from "../page/dom.js";
import { app } from "../page/app.js";
import { ask } from "../page/dialogs.js";
import { say } from "../page/words.js";

const KEYS = {
  z: "undo", y: "redo", h: "hint", m: "menu", p: "pauseOrPlay", s: "skip", d: "done", l: "since", "?": "keys",
  0: "fit", Escape: "letGo",
};

const AGAIN = ["undo", "redo"];    // what a key that is held goes on doing

// Letters by their place on the keyboard, so that they work in every alphabet.
const letter = event => /^Key[A-Z]$/.test(event.code) ? event.code.slice(3).toLowerCase() : event.key;

export function shortcuts(hands) {
  const heard = event => {
    if (event.repeat && !AGAIN.includes(KEYS[letter(event)])) return;
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog:modal")) return;
    if (event.target.closest("input, select, textarea")) return;
    const name = KEYS[letter(event)] ?? KEYS[event.key], island = app.board?.keys.island(event.key) ?? [];
    if (!name && !island.length) return;
    event.preventDefault();
    if (name) run(name, hands);
    else app.board.visit(island);
  };
  addEventListener("keydown", heard);
  return () => removeEventListener("keydown", heard);
}

function run(name, hands) {
  const { match } = app;
  if (name === "keys") return list();
  if (name === "pauseOrPlay") return match.paused ? hands.play() : hands.pause();
  if (name === "done") return ends();
  return hands[name]();
}

// Its button is pressed, so that what may be asked is asked beside it.
function ends() {
  const ways = [":is([data-verb=done], [data-verb=pass])", "[data-verb=finish].main"];
  const [button] = ways.flatMap(way => [...document.querySelectorAll(`.phase-box .buttons ${way}`)]);
  if (!(button instanceof HTMLElement)) return;
  button.focus({ preventScroll: true });
  button.click();
}

function list() {
  const rows = Object.entries(KEYS).filter(([key]) => key.length === 1)
    .map(([key, name]) => [key.toUpperCase(), say(`key_${name}`)]);
  const isles = app.board?.map.islands?.length;
  const more = [["↑ ↓ ← →", say("key_arrows")], ...isles ? [[`1 – ${isles}`, say("key_islands")]] : [],
    ["Enter", say("key_enter")], ["+ −", say("key_plus")], ["Esc", say("key_escape")]];
  /** @type {(row: string[]) => HTMLElement[]} */
  const row = ([key, text]) => [make("dt", {}, make("kbd", {}, key)), make("dd", {}, text)];
  ask(say("keys"), make("dl.keys", {}, ...[...rows, ...more].map(row)),
    [["close", say("close"), "main"]]);
}

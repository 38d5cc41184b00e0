// What is heard and seen beside the board: the die that rolls, coins, a turn that begins.

import { make } from "../dom.js";
import { still } from "../app.js";
import { play } from "../sound.js";
import { say } from "../words.js";

const SOUNDS = { conquered: "take", rolled: "dice", scored: "coin", turn: "turn", over: "win", failed: "lose", built: "place" };
const SPOTS = { 0: [], 1: [4], 2: [0, 8], 3: [0, 4, 8] };

export function effects(events, match, ui) {
  const heard = events.map(({ event }) => SOUNDS[event]).find(Boolean);
  if (heard) play(heard);
  const die = events.find(({ event }) => event === "rolled");
  if (die) roll(ui.root, die.pips);
}

function roll(root, pips) {
  root.querySelector(".die")?.remove();
  const face = make(`div.die${still() ? "" : ".rolling"}`, { role: "img", ariaLabel: say("event_rolled_short", { pips }) },
    pips ? null : make("b", {}, "0"), ...Array.from({ length: 9 }, (_, i) => make(`i${SPOTS[pips]?.includes(i) ? ".spot" : ""}`)));
  root.append(face);
  setTimeout(() => face.remove(), 1900);
}

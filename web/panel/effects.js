// What is heard and seen beside the board: a sound, and a picture that comes and goes.

import { play } from "../page/sound.js";

const LONG = 1900;                 // milliseconds a picture stays

export function effects(events, match, root) {
  const { sounds, splash } = match.kit;
  const heard = events.map(({ event }) => sounds[event]).find(Boolean);
  if (heard) play(heard);
  const seen = events.map(event => splash(event, match, events)).find(Boolean);
  if (!seen) return;
  root.querySelector(".splash")?.remove();
  seen.classList.add("splash");
  root.append(seen);
  setTimeout(() => seen.remove(), Number(seen.dataset.long) || LONG);
}

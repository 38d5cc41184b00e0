// What is heard and seen beside the board: a sound, and a picture that comes and goes.

import { still } from "../page/app.js";
import { play } from "../page/sound.js";

const LONG = 1900;                 // milliseconds a picture stays

// ms: how long the change is shown; of what computers do at once there is no picture.
// Done when what decides, a die, lies still: nothing may tell it before.
export function effects(events, match, root, ms) {
  const { sounds, splash } = match.kit;
  const heard = events.map(({ event }) => sounds[event]).find(Boolean);
  if (heard) play(heard);
  const told = ({ player }) => ms > 0 || player === undefined || match.people.includes(player);
  const seen = events.filter(told).map(event => splash(event, match, events)).find(Boolean);
  if (!seen) return null;
  root.querySelector(".splash")?.remove();
  seen.classList.add("splash");
  root.append(seen);
  setTimeout(() => seen.remove(), Number(seen.dataset.long) || LONG);
  const rest = ms > 0 && !still() ? Number(seen.dataset.rest) : 0;
  return rest ? new Promise(done => setTimeout(done, rest)) : null;
}

// The clock of every player: it runs while he is to choose; when it is out, a computer plays on for him.

import { tell } from "../page/app.js";

const TICK = 250, STAND_IN = "normal";
/** @type {any} */
const running = { match: null, timer: 0, last: 0 };

export function start(match) {
  stop(running.match);
  if (!match.about.left) return;
  Object.assign(running, { match, last: performance.now(), timer: setInterval(tick, TICK) });
}

export function stop(match) {
  if (!match || running.match !== match) return;
  tick();
  clearInterval(running.timer);
  running.match = null;
}

function tick() {
  const { match, last } = running;
  if (!match || match.table.over) return;
  const now = performance.now(), p = match.actor, { left } = match.about;
  running.last = now;
  if (document.hidden) return;                     // a page nobody sees does not cost time
  left[p] = Math.max(0, left[p] - (now - last));
  tell("clock", match);
  if (left[p] > 0 || match.about.kinds[p] !== "human") return;
  clearInterval(running.timer);
  running.match = null;
  tell("timeout", p);
  match.seat(p, STAND_IN);
}

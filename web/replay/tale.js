// The end as it is told: points are turned over round by round, until somebody has enough of it.

import { still } from "../page/app.js";
import { button, make, replace } from "../page/dom.js";
import { mark, nameOf } from "../match/people.js";
import { say } from "../page/words.js";

const LONG = 4600, STEP = 620;     // milliseconds, of all and at most of a round

// purses: {rounds, series}. done() is called once: when all is told, or at once where nothing should move.
// -> its element, or null.
export function tale({ rounds, series }, about, done) {
  if (still() || rounds.length < 2) { done(); return null; }
  const most = Math.max(1, ...series.flat()), caption = make("p.tale-round", {}), last = rounds.length - 1;
  const rows = series.map((_, p) => {
    const track = make("div.tale-track", {}), sum = make("b.tale-sum", {});
    const node = make("li", {}, mark(about, p), make("span", {}, nameOf(about, p)), track, sum);
    return { track, sum, node };
  });
  let at = -1, over = false;
  const end = () => {
    if (over) return;
    over = true;
    clearInterval(timer);
    removeEventListener("keydown", end);
    done();
  };
  const turn = () => {
    if (at === last || !node.isConnected) return end();
    at += 1;
    replace(caption, rounds[at] ? say("end_round_n", { n: rounds[at] }) : say("end_start"));
    rows.forEach(({ track, sum }, p) => laid(track, sum, series[p], at, most));
  };
  const node = make("section.tale", { ariaHidden: "true", onclick: end }, caption,
    make("ol", {}, ...rows.map(row => row.node)), button(say("end_skip"), end, "quiet"));
  const timer = setInterval(turn, Math.min(STEP, LONG / rounds.length));
  addEventListener("keydown", end);
  queueMicrotask(turn);
  return node;
}

// The coins of a round fall beside those that lie, or are taken away.
function laid(track, sum, line, at, most) {
  const n = Math.max(0, line[at]), before = track.childElementCount;
  while (track.childElementCount > n) track.lastElementChild?.remove();
  track.append(...Array.from({ length: Math.max(0, n - before) }, (_, i) =>
    make("i", { vars: { at: (before + i) / most, late: `${Math.min(i * 22, 300)}ms` } })));
  replace(sum, String(line[at]));
}

// Several engines think of one position as long as there is time, each with chances of its own; what the most
// of them hold best is done. The first is the thinker of the crew; the others come when they are wanted first
// and go with him. One that fails loses its voice and is replaced the next time.

import { mind } from "./mind.js";
import { heads } from "./room.js";

const SLICE = 40;                  // milliseconds between two looks at the clock
const GRACE = 2_000;               // the same for an answer after the end
const WHOLE = 1_000_000;             // playouts, more than anybody makes

export function council() {
  let aides = /** @type {import("./mind.js").Mind[]} */ ([]);

  const each = deed => { for (const aide of aides) deed(aide); };

  // The rankings of all who help, when the time is up; how: {level, until, save, guests, wanted}.
  function called(how) {
    aides = aides.filter(aide => !aide.dead);
    while (aides.length < heads() - 1) aides.push(mind(how.guests));
    const late = new Promise(done => setTimeout(done, how.until - performance.now() + GRACE, null));
    return Promise.all(aides.map((aide, i) => Promise.race([late, aide.at(how.save)
      .then(engine => pondered(engine, { ...how, head: i + 1 }))
      .then(reply => reply?.ranking ?? null, () => { aide.stop(); return null; })])));
  }

  return {
    called,
    follow: (op, args) => each(aide => aide.follow(op, args)),
    dismiss() { each(aide => aide.stop()); aides = []; },
  };
}

// What an engine answers at the end of its time, or sooner where there is nothing to think about; null if
// nobody wants to know any more.
export async function pondered(engine, { level, until, every = false, head = 0, wanted }) {
  const think = playouts => engine.call("think", { level, every, head, ms: SLICE, playouts });
  while (wanted()) {
    const late = performance.now() >= until, reply = await think(late ? 1 : WHOLE);
    if (reply.done) return { ...reply, early: !late };
  }
  return null;
}

// The ranking of most voices for the best action; of as many voices, the first to have been for it.
/** @type {(rankings: any[][]) => any[]} */
export function elected(rankings) {
  const votes = new Map(), told = rankings.filter(ranking => ranking?.length);
  for (const ranking of told) {
    const mark = JSON.stringify(ranking[0].action);
    votes.set(mark, [...votes.get(mark) ?? [], ranking]);
  }
  const [best] = [...votes.values()].sort((a, b) => b.length - a.length);
  return best?.[0] ?? [];
}

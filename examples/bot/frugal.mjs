// A bot for Small World: conquers what is cheapest, declines when it is spread thin, heaps up what is left.

import { createInterface } from "node:readline";

// How good a choice looks; the best is made.
function liking({ action: [verb, ...rest], cost = 0, heap = 0, owed = 0 }, { view, frame }) {
  const mine = view.active[frame.player], troops = view.troops.filter((_, r) => view.band[r] === mine);
  const spare = troops.reduce((sum, n) => sum + n - 1, view.hand[mine] ?? 0);
  const [place, tokens] = rest, pieces = view.tokens[place]?.[frame.token] ?? 0;
  const more = tokens - (verb === "place" ? pieces : view.troops[place]);      // what a heap grows by
  switch (verb) {
    case "take": return view.column[place][2] - place;           // coins on it, less what it costs
    case "conquer": return 20 - cost;
    case "gamble": return 1;
    case "decline": return troops.length > 3 && spare < 3 && view.round < view.rounds ? 50 : -2;
    case "done": return 0.5;
    case "garrison": case "retreat": case "place": return -Math.abs(heap - owed - more) / 100;
    default: return -1;
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const table = JSON.parse(line);
  if (!table.choices?.length) continue;                              // the match begins, or is over
  const best = table.choices.reduce((one, other) =>
    liking(other, table) > liking(one, table) ? other : one);
  console.log(JSON.stringify({ action: best.action }));
}

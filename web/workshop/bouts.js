// Computers play games with what somebody makes, in engines of their own that go when the games are over: as
// many as think of one position, each with a share of the games.

import { start } from "../engine/engine.js";
import { heads, narrow, told } from "../engine/room.js";

const SLICE = 200;                 // milliseconds of play between two looks at the page

// So many games in parts as equal as may be; seed: of the first.
/** @type {(games: number, most: number) => {seed: number, count: number}[]} */
export function parts(games, most) {
  const n = Math.min(games, most), bound = i => Math.floor(games * i / n);
  return Array.from({ length: n }, (_, i) => ({ seed: bound(i), count: bound(i + 1) - bound(i) }));
}

// Rows of numbers by key, as one.
/** @type {(all: Record<string, number[]>[]) => Record<string, number[]>} */
export function summed(all) {
  const sums = /** @type {Record<string, number[]>} */ ({});
  for (const [key, row] of all.flatMap(rows => Object.entries(rows)))
    sums[key] = row.map((n, i) => n + (Object.hasOwn(sums, key) ? sums[key][i] : 0));
  return sums;
}

// Until all `asked.count` games are over, or onward(games, rows) says that it is enough: the rows of all
// engines, joined.
/** @type {(name: string, asked: any, joined: (all: any[]) => any,
 *   onward: (games: number, rows: any) => boolean) => Promise<any>} */
export async function bouts(name, asked, joined, onward) {
  const shares = parts(asked.count, narrow(told()) ? 1 : heads());
  const found = /** @type {{done: boolean, games: number, rows: any}[]} */ ([]);
  const rows = () => joined(found.filter(Boolean).map(one => one.rows));
  let going = true;
  const play = async (share, i) => {
    const engine = start(undefined, { name });
    try {
      await engine.ready;
      for (let done = false; going && !done; done = found[i].done) {
        found[i] = await engine.call("trial", { ...asked, ...share, ms: SLICE });
        going = going && onward(found.reduce((sum, one) => sum + (one?.games ?? 0), 0), rows());
      }
    } finally { engine.stop(); }
  };
  try {
    await Promise.all(shares.map(play));
    return rows();
  } finally { going = false; }
}

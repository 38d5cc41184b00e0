// Parts of a map to choose from, see Pool in games/kit.js: which are played, by choice and by lot.

import { chance } from "../board/chance.js";

/** @typedef {import("../games/kit.js").Pool} Pool */
/** @typedef {(string | null)[]} Wished   by slot the key of a side; null leaves it to chance */

// What was wished as far as it is to be had: sides of the slot, no board twice.
/** @type {(pool: Pool, wished?: Wished) => Wished} */
export function wished({ slots }, wished = []) {
  const boards = new Set();
  return slots.map(({ sides }, i) => {
    const side = sides.find(({ key, board }) => key === wished[i] && !boards.has(board));
    boards.add(side?.board);
    return side?.key ?? null;
  });
}

// The boards that the other slots have taken.
/** @type {(pool: Pool, wish: Wished, slot: number) => Set<string>} */
export const taken = ({ slots }, wish, slot) => new Set(slots.flatMap(({ sides }, i) =>
  i === slot ? [] : sides.filter(({ key }) => key === wish[i]).map(({ board }) => board)));

// A side for every slot: those that are wished, the others by lot; random is from 0 to 1.
/** @type {(pool: Pool, wish: Wished, random?: () => number) => string[]} */
export function complete(pool, wish, random = Math.random) {
  const all = [...wish];
  pool.slots.forEach(({ sides }, i) => {
    const boards = taken(pool, all, i), free = sides.filter(({ board, of, made }) =>
      !of && !made && !boards.has(board));
    all[i] ??= free[Math.floor(random() * free.length)]?.key;
  });
  return /** @type {string[]} */ (all);
}

// What a match is played on: of the parts only those that are chosen or drawn, told to the engine as an
// option; the same seed draws the same.
/** @type {(map: any, pool: Pool | null, parts: Wished | undefined, seed: number) => any} */
export function dealt(map, pool, parts, seed) {
  if (!pool || pool.lot && !wished(pool, parts).some(Boolean)) return { map, options: {} };
  const keys = complete(pool, wished(pool, parts), chance(seed));
  return { map: pool.only(keys), options: { [pool.option]: keys } };
}

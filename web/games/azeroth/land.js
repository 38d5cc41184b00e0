// The islands of a match as one land: numbered through as the engine does, laid out by the board.

import { hash } from "../../board/chance.js";
import { plain } from "../plain.js";

// The first islands that make a map: the letters asked for, no board twice.
function fitting({ letters, islands }) {
  const boards = new Set();
  return letters.flatMap(letter => {
    const one = islands.find(other => other.letter === letter && !boards.has(other.board));
    boards.add(one?.board);
    return one ?? [];
  });
}

// view.islands: the keys of those that are played, in their order; without it the first that fit.
export function land(map, view) {
  const { islands: pool } = map, keys = view?.islands;
  const chosen = keys ? keys.map(key => pool.find(one => one.key === key)) : fitting(map);
  let first = 0;
  const regions = chosen.flatMap((one, island) => {
    const start = first;
    first += one.regions.length;
    return one.regions.map(region => ({
      ...region, key: `${one.key}.${region.key}`, near: region.near.map(r => start + r), island,
      look: one.clime && `${region.terrain} ${one.clime}`,
    }));
  });
  const islands = chosen.map(({ key, name, rocks }) => ({ key, name, rocks }));
  if (!regions.every(({ shape }) => shape)) return plain.land({ ...map, islands: undefined, regions }, view);
  const seed = hash(String(islands.map(({ key }) => key))) % 9973;
  return { size: [1, 1], around: "ocean", seed, islands, regions };
}

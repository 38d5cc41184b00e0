// The islands of a match as one land: numbered through as the engine does, laid out by the board.

import { hash } from "../../board/chance.js";
import { say, spelled } from "../../page/words.js";
import { plain } from "../plain.js";

const LARGER = 1.25;               // heaps take so much more of a region: islands lie apart and are smaller

// The first islands that make a map: the letters asked for, no board twice.
function fitting({ letters, islands }) {
  const boards = new Set();
  return letters.flatMap(letter => {
    const one = islands.find(other => other.letter === letter && !boards.has(other.board));
    boards.add(one?.board);
    return one ?? [];
  });
}

const look = ({ clime }, { terrain }) => clime && `${terrain} ${clime}`;

// One island by itself, on its own sheet.
function alone(island) {
  const regions = island.regions.map(region => ({ ...region, look: look(island, region) }));
  return { size: island.size, around: "ocean", seed: island.seed, regions };
}

// view.islands: the keys of those that are played, in their order; without it the first that fit.
export function land(map, view) {
  if (!map.islands) return alone(map);
  const { islands: pool } = map, keys = view?.islands;
  const chosen = keys ? keys.map(key => pool.find(one => one.key === key)) : fitting(map);
  let first = 0;
  const regions = chosen.flatMap((one, island) => {
    const start = first;
    first += one.regions.length;
    return one.regions.map(region => ({
      ...region, key: `${one.key}.${region.key}`, near: region.near.map(r => start + r),
      island, isle: one.name, room: region.room && region.room * LARGER,
      look: look(one, region),
    }));
  });
  const islands = chosen.map(({ key, name, rocks }) => ({ key, name, rocks }));
  if (!regions.every(({ shape, at }) => shape && at))
    return plain.land({ ...map, islands: undefined, regions }, view);
  const seed = hash(String(islands.map(({ key }) => key))) % 9973;
  return { size: [1, 1], around: "ocean", seed, islands, regions };
}

// The islands of every size, for a set-up: one slot for each letter. own: sides that players made, each a
// board of its own, played only where it is chosen.
export function pool(map, own = []) {
  const { letters } = map, made = own.filter(({ map: one }) => letters.includes(one.letter)).map(side);
  const all = map.islands.length === letters.length, islands = [...map.islands, ...made];
  if (all && !made.length) return null;                      // all are played: nothing is to be chosen
  const often = letter => letters.filter(other => other === letter).length;
  const slots = letters.map((letter, i) => {
    const n = letters.slice(0, i + 1).filter(other => other === letter).length;
    const name = say(`islands_${letter}`) + (often(letter) > 1 ? ` ${n}` : "");
    return { name, sides: islands.filter(one => one.letter === letter) };
  });
  const only = keys => ({ ...map,
    islands: islands.filter(({ key }) => keys.includes(key)).map(({ made: _, ...one }) => one) });
  return { option: "islands", slots, only, lot: all };
}

// As a map has it.
const side = ({ key, from, map: { game, ...island } }) => ({ ...island, key, board: key, made: from ?? "made",
  name: spelled(island.name) ? island.name : say("island_nameless") });

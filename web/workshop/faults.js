// What is wrong with a land, in words: the engine's codes as sentences, the places by their names.

import { kitOf } from "../games/games.js";
import { say } from "../page/words.js";

const MOST = 5;                    // places that are named

export const placeOf = (map, r) => kitOf(map.game).place(map.regions[r], r);

/** @type {(fault: any, map: any) => string} */
export function sentence({ code, regions = [], ...facts }, map) {
  const named = regions.slice(0, MOST).map(r => placeOf(map, r));
  const places = [...named, ...regions.length > MOST ? ["…"] : []].join(", ");
  return say(`land_wrong_${code}`, { ...facts, places });
}

/** @type {(wrong: any[], map: any) => string} */
export const sentences = (wrong, map) => wrong.map(fault => sentence(fault, map)).join(" ");

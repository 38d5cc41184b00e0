// New islands of Small World of Warcraft: for every letter one, with as many of everything as one of the box.

import { chance, pick } from "../../board/chance.js";
import { named } from "../../lands/called.js";
import { counted, wet } from "../../lands/count.js";
import { names } from "../../lands/names.js";

const CLIMES = ["lush", "ash", "frost", "gold", "dusk"];
const STRIDE = 104_729;            // between the chances of two islands

/** @type {(like: any, number: number, grow: (wish: any) => Promise<any>) => Promise<any>} */
export async function newLand({ parts, islands, letters, ...like }, number, grow) {
  const dice = chance(number), called = names("isle", letters.length, dice);
  const air = Math.floor(dice() * CLIMES.length), [name] = names("land", 1, dice);
  const made = [], region = named(chance(number));
  for (const [i, letter] of letters.entries()) {
    const models = islands.filter(one => one.letter === letter && one.regions.some(wet));
    const wish = { seed: number + (i + 1) * STRIDE, isle: true, ...counted(pick(dice, models)) };
    const { regions, ...land } = await grow(wish);
    made.push({
      key: `new${i + 1}`, name: called[i], board: `N${i + 1}`, letter,
      clime: CLIMES[(air + i) % CLIMES.length], ...land,
      regions: regions.map(region),
    });
  }
  return { ...like, name, letters, islands: made };
}

// A new land of Small World: as many of everything as the board for as many players has.

import { chance } from "../../board/chance.js";
import { named } from "../../lands/called.js";
import { counted } from "../../lands/count.js";
import { names } from "../../lands/names.js";

/** @type {(like: any, number: number, grow: (wish: any) => Promise<any>) => Promise<any>} */
export async function newLand(like, number, grow) {
  const { game, players, rounds, size } = like, [name] = names("land", 1, chance(number));
  const land = await grow({ seed: number, size, ...counted(like) });
  return { game, name, players, rounds, ...land, regions: land.regions.map(named(chance(number))) };
}

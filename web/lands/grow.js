// A new land by chance: places, waters, terrains, marks and tribes, as many of each as a wish says. The
// same wish is the same land.

import { chance } from "../board/chance.js";
import { FORM, drawn } from "./draw.js";
import { blot, foam } from "./foam.js";
import { REACH, SIDE, sheet } from "./isle.js";
import { settled } from "./settle.js";
import { sound } from "./sound.js";

const TRIES = 80, STRIDE = 7919;               // between the chances of two tries
const SEA = 2.4, LAKE = 1.7;                   // how large waters are; land is 1

/** @type {Record<string, string>} */
const LETTERS = { farmland: "A", sea: "W" };   // of keys, where it is not the first of the word

/**
 * What is wished of a land: its counts are usually those of a board of the box, see count.js.
 * @typedef {object} Wish
 * @property {number} seed
 * @property {number[]} [size]                 of the sheet; an island finds its own
 * @property {Record<string, number>} terrain  how many regions of each
 * @property {Record<string, number>} marks    how many of each
 * @property {number} tribe                    and how many tribes
 * @property {boolean} [isle]
 */

// The land that a wish becomes: {land, size, seed, regions}; null where chance found none that is sound.
// `tell` is shown now and then where its regions are while they find their places.
/** @type {(wish: Wish, tell?: (stage: any[]) => void) => any} */
export function grown(wish, tell) {
  for (let n = 0; n < TRIES; n++) {
    const land = attempt(wish, chance(wish.seed + n * STRIDE), tell);
    if (land) return land;
  }
  return null;
}

function attempt(wish, dice, tell) {
  const wanted = waters(wish), seed = Math.floor(dice() * 1e6);
  const base = wish.isle ? isle(wanted, dice) : { size: wish.size, cells: null };
  const { cells, ...sheet } = base, regions = foam(sheet.size, wanted, dice, { cells, tell });
  const land = drawn({ land: FORM, seed, ...sheet, regions });
  if (!sound(land) || !settled(land, wish, dice)) return null;
  const { regions: bare } = keyed(land);
  return drawn({ ...land, regions: bare });           // coasts are drawn otherwise than borders
}

// Regions to be, the waters first: [{terrain, share}, ...].
function waters({ terrain, isle }) {
  const large = isle ? {} : { sea: SEA, lake: LAKE }, order = name => ["sea", "lake"].indexOf(name) + 1 || 3;
  return Object.keys(terrain).sort((a, b) => order(a) - order(b) || (a < b ? -1 : 1)).flatMap(name =>
    Array.from({ length: terrain[name] }, () => ({ terrain: name, share: large[name] ?? 1 })));
}

function isle({ length: n }, dice) {
  const size = sheet(n);
  return { size, reach: REACH, cells: blot(size, n, SIDE, dice) };
}

// The regions before they are drawn, called by their terrain and a number.
export function keyed(land) {
  const count = new Map();
  const regions = land.regions.map(region => {
    const letter = LETTERS[region.terrain] ?? region.terrain[0].toUpperCase();
    const n = (count.get(letter) ?? 0) + 1;
    count.set(letter, n);
    const { terrain, marks, tribe, hearts, weight } = region;
    return { key: `${letter}${n}`, terrain, marks, tribe, hearts, weight };
  });
  return { ...land, regions };
}

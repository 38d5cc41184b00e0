// What stands on a drawn land: terrains, marks and tribes, by chance and then changed about until like
// terrains lie apart, marks and tribes are spread, and every terrain can be reached from the coast or
// the frame.

import { wet } from "./count.js";

const SWAPS = 3000;
const KIN = 4, TWICE = 3, TRIBES = 1.5, LOOSE = 1, SHUT = 2;       // how bad what is not perfect is

// land: drawn; wish: see grow.js. Changes its regions; false where the counts do not fit it.
export function settled({ regions }, wish, dice) {
  const dry = regions.filter(region => !wet(region));
  const terrains = listed(wish.terrain, name => !wet({ terrain: name }));
  if (terrains.length !== dry.length) return false;
  mixed(terrains, dice).forEach((terrain, i) => { dry[i].terrain = terrain; });
  bettered(dry, regions, swapTerrain, terrainCost, dice);
  const anchors = anchored(regions, dry, wish.marks.anchor ?? 0, dice);
  if (!anchors) return false;
  const marks = Object.fromEntries(Object.entries(wish.marks).filter(([mark]) => mark !== "anchor"));
  for (const mark of mixed(listed(marks, () => true), dice)) put(dry, mark, dice);
  bettered(dry, regions, swapMarks, markCost, dice);
  for (const region of anchors) region.marks.unshift("anchor");
  const plain = dry.filter(({ terrain }) => terrain !== "mountain");
  const homes = plain.length < wish.tribe ? dry : plain;
  mixed(homes, dice).forEach((region, i) => { region.tribe = i < wish.tribe; });
  bettered(homes, regions, swapTribe, tribeCost, dice);
  return true;
}

const listed = (counts, wanted) => Object.keys(counts).sort().filter(wanted)
  .flatMap(name => Array.from({ length: counts[name] }, () => name));

export function mixed(list, dice) {
  const all = [...list];
  for (let i = all.length - 1; i > 0; i--) {
    const j = Math.floor(dice() * (i + 1));
    [all[i], all[j]] = [all[j], all[i]];
  }
  return all;
}

// --- changing about -----------------------------------------------------------------------------------

function bettered(some, regions, swap, cost, dice) {
  if (some.length < 2) return;
  for (let n = 0; n < SWAPS / 3; n++) {
    const one = some[Math.floor(dice() * some.length)], two = some[Math.floor(dice() * some.length)];
    const both = () => cost(one, regions) + cost(two, regions), before = both();
    swap(one, two);
    if (both() > before) swap(one, two);
  }
}

const swapTerrain = (a, b) => { [a.terrain, b.terrain] = [b.terrain, a.terrain]; };
const swapMarks = (a, b) => { [a.marks, b.marks] = [b.marks, a.marks]; };
const swapTribe = (a, b) => { [a.tribe, b.tribe] = [b.tribe, a.tribe]; };

const number = (list, fits) => list.reduce((sum, one) => sum + Number(fits(one)), 0);
const of = ({ near }, regions) => near.map(r => regions[r]);

function terrainCost(region, regions) {
  const kin = number(of(region, regions), one => one.terrain === region.terrain);
  const open = regions.some(one => one.terrain === region.terrain && one.edge);
  return KIN * kin + (open ? 0 : SHUT);
}

// Mines and the like stand apart from their kind; nobody has two of one.
function markCost(region, regions) {
  const { marks } = region, twice = marks.length - new Set(marks).size;
  return TWICE * Math.max(0, marks.length - 1) + 50 * twice
    + number(of(region, regions), one => one.marks.some(mark => marks.includes(mark)));
}

const tribeCost = (region, regions) => !region.tribe ? 0
  : TRIBES * number(of(region, regions), one => one.tribe) + (region.edge ? LOOSE : 0);

function put(dry, mark, dice) {
  const free = dry.filter(({ marks }) => !marks.length), all = free.length ? free : dry.filter(one =>
    !one.marks.includes(mark));
  all[Math.floor(dice() * all.length)]?.marks.push(mark);
}

// A race comes ashore where there is coast enough and two ways on, one of them to no other such place; with
// none beside another, as far as may be. Null where there are too few.
function anchored(regions, dry, count, dice) {
  const land = region => number(of(region, regions), one => !wet(one));
  const open = mixed(dry.filter(one => one.edge && land(one) >= 2), dice), chosen = /** @type {any[]} */ ([]);
  for (const region of open) {
    const beside = chosen.some(other => other.near.includes(regions.indexOf(region)));
    if (chosen.length < count && !beside) chosen.push(region);
  }
  for (const region of open) if (chosen.length < count && !chosen.includes(region)) chosen.push(region);
  const ways = one => of(one, regions).some(other => !wet(other) && !chosen.includes(other));
  return chosen.length === count && chosen.every(ways) ? chosen : null;
}

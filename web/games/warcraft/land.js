// The board of Warcraft as a map for the screen: its spaces, each with its terrain, its look and its name.

import { hash } from "../../board/chance.js";
import { hexes } from "../../board/hexes.js";
import { laid } from "./faces.js";
import { christening } from "./names.js";

const SPARE = ["human", "orc", "undead", "night_elf"];           // Towns of a picture where nobody chose
export const WORN = ["forest", "goldmine"];                             // what gives less and less

// Races of the seats, and any for those that have none.
function peopled(seats = []) {
  const left = SPARE.filter(race => !seats.some(one => one.race === race));
  return seats.map(one => ({ ...one, race: one.race ?? left.shift() }));
}

// Places that scenarios make a sight of: {"q,r": look}.
/** @type {(map: any) => Record<string, string>} */
function sights({ places = {}, scenario = {}, tokens = {} }) {
  const key = where => String(places[where] ?? where);
  const gate = scenario.laws?.includes("gate") ? { [key("gate")]: "gate" } : {};
  const tree = Object.keys(tokens).filter(where => tokens[where] === "nordrassil");
  return { ...gate, ...Object.fromEntries(tree.map(where => [key(where), "worldtree"])) };
}

// How a space is painted as far as that may change: woods are felled, mines are dug out.
export function looked(view, r, { terrain, look }) {
  return WORN.includes(terrain) ? `${terrain} ${view?.depleted?.[r] ?? 0}` : look;
}

const raceOf = ({ homes = [], races = [] }, r) => races[homes.indexOf(r)];

// view.cells: [[q, r, terrain, points]] by space; without a view the board as the map has it
export function land(map, view) {
  const cells = view?.cells ?? laid({ ...map, seats: peopled(map.seats) });
  const seen = sights(map), { regions, ...sheet } = hexes(cells);
  const seed = hash(JSON.stringify(cells.map(cell => cell.slice(0, 3)))) % 9973, name = christening(seed);
  const spaces = cells.map(([q, r, terrain, points, race], n) => {
    const key = `${q},${r}`, town = `town ${race || view && raceOf(view, n) || ""}`;
    const plain = terrain === "town" ? town : terrain === "objective" ? `objective ${points}` : terrain;
    const look = looked(view ?? { depleted: { [n]: map.depleted?.[key] } }, n,
      { terrain, look: seen[key] ?? plain });
    return { ...regions[n], terrain, points, key, part: 0, look, name: name(terrain, look) };
  });
  return { ...sheet, seed, around: "wilds", regions: spaces, edges: view?.walls ?? walls(map, cells) };
}

// What lies on edges, by the numbers of spaces.
function walls({ edges = [] }, cells) {
  const number = new Map(cells.map(([q, r], n) => [`${q},${r}`, n]));
  return edges.map(([a, b, kind]) => [number.get(String(a)), number.get(String(b)), kind]);
}

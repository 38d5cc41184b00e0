// What a board of Warcraft leaves to choose before a match: most of it is told by the scenario.

import { capital, named, say } from "../../page/words.js";

const TECHNICAL = ["first", "sandbox"];
const RACE = /^race_(\d)$/;

// Whether an option means anything on this board; as long as it is not known, races are its own affair.
function open(name, known, players, map) {
  const seat = RACE.exec(name)?.[1];
  if (seat !== undefined) return Number(seat) < players && Boolean(map) && !map.seats[seat]?.race;
  if (name === "goal") return (map?.goal ?? 0) > Math.max(...known.goal.filter(Number.isInteger));
  return name !== "errata" || Boolean(map?.seats.some(one => one.errata?.length));
}

/** @type {(known: Record<string, any[]>, players?: number, map?: any) => string[]} */
export const options = (known, players, map) => Object.keys(known).filter(name =>
  !TECHNICAL.includes(name) && (players === undefined || open(name, known, players, map)));

// Teams as the board has them; null where everybody fights for himself.
/** @type {(options: any, players: number, map?: any) => number[] | null} */
export function sides(_, players, map) {
  const teams = map?.seats.map(({ team }, p) => team ?? p) ?? [];
  return new Set(teams).size < teams.length ? teams : null;
}

const ofRace = tell => (map, p) => map.seats?.[p]?.race ? tell(map.seats[p].race) : "";
export const role = ofRace(race => capital(named(race)));
export const title = ofRace(race => say(`title_${race}`));

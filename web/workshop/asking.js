// What a puzzle asks for: a goal out of the engine's own list, with its number, or of the places that the
// list names. What a kind of goal is called is `puzzle_aim_<kind>`; no rule is known here.

import { make } from "../page/dom.js";
import { field, select } from "../page/fields.js";
import { say, spelled } from "../page/words.js";
import { steps } from "./arranging.js";

const NARROW = ["player", "space"];          // fields of a goal that say whose and where, not what

export const kindOf = ({ goal }) => Object.keys(goal).find(name => !NARROW.includes(name)) ?? "";

// How what is meant by places is called: one by its name, several by that of their region.
/** @type {(places: number[] | undefined, of: {land: any, kit: any}) => string} */
export function called(places, { land, kit }) {
  if (!places) return "";
  const region = land.regions[places[0]];
  if (places.length < 2) return kit.place(region, places[0]);
  return spelled(region.name) || say("position_place_n", { n: region.part + 1 });
}

// The goal of a row with a number, where it has one.
export const goalOf = (row, n) => "least" in row ? { ...row.goal, [kindOf(row)]: n } : row.goal;

const rest = (goal, kind) => String(Object.entries(goal).filter(([name]) => name !== kind).sort());

// The row and the number of a goal; nothing for one that the list does not have.
export function found(rows, goal) {
  const kind = rows.map(kindOf).find(name => name in goal);
  const row = rows.find(one => kindOf(one) === kind && ("least" in one
    ? rest(goal, kind) === rest(one.goal, kind) : String(one.goal[kind]) === String(goal[kind])));
  return row && { row, n: goal[kind] };
}

// The controls of the goal that is asked: put(row, n) is told what else is wished.
/** @type {(rows: any[], row: any, n: number, of: any, put: (row: any, n: number) => void) => any[]} */
export function asking(rows, row, n, of, put) {
  const first = kind => rows.find(one => kindOf(one) === kind);
  const fresh = one => put(one, one.least);
  const kinds = [...new Set(rows.map(kindOf))], kind = kindOf(row);
  const alike = rows.filter(one => kindOf(one) === kind);
  const places = alike.map((one, i) => [i, called(one.places, of)])
    .sort(([, a], [, b]) => String(a).localeCompare(String(b), undefined, { numeric: true }));
  const bounds = { is: n, least: row.least, most: row.most };
  return [
    field("puzzle_goal", select(kinds.map(name => [name, say(`puzzle_aim_${name}`)]), kind,
      name => fresh(first(name)))),
    row.places && field("puzzle_where", select(places, alike.indexOf(row), i => fresh(alike[i]))),
    "least" in row && make("div.field.arrange-row", {},
      make("span", { ariaHidden: "true" }, say("puzzle_least")),
      steps(bounds, say("puzzle_least"), to => put(row, to))),
  ];
}

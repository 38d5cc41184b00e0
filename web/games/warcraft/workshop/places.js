// What spaces, pieces, seats and faults of a scenario are called, in words.

import { capital, has, many, named, readable, say } from "../../../page/words.js";
import { KINDS } from "../tables.js";
import { NEUTRAL, cellOf, placesAt } from "./chart.js";
import { outpostOf, ownerOf, standing } from "./folk.js";

export const ownerName = (map, owner) => {
  if (owner === NEUTRAL) return say("neutrals");
  const { race } = map.seats[owner] ?? {};
  return race ? say("scenario_seat_of", { n: owner + 1, race: named(race) })
    : say("scenario_seat", { n: owner + 1 });
};

export const owners = map => [...map.seats.keys(), ...map.neutral ? [NEUTRAL] : []];

// "forest 2,-1"
export function spaceName(spaces, key) {
  const { terrain, points } = spaces.get(key) ?? {};
  if (!terrain) return say("scenario_free", { at: key });
  return say("scenario_space_at", { what: kindName(terrain + (points && terrain !== "town" ? points : "")),
    at: key });
}

// A kind of space as the lists have it: objective2.
export function kindName(kind) {
  const [, points] = /^objective(\d)$/.exec(kind) ?? [];
  return points ? say("scenario_objective", { n: Number(points) }) : say(`terrain_${kind}`);
}

// All that is on a space, for a person who listens.
export function spoken(map, view, key) {
  const things = owners(map).flatMap(owner => {
    const here = ownerOf(map, owner) ? standing(map, owner, key, view.spaces) : {};
    const all = KINDS.filter(kind => here[kind]).map(kind => many(kind, here[kind]));
    return all.length ? [`${ownerName(map, owner)}: ${all.join(", ")}`] : [];
  });
  const base = outpostOf(map, key), token = map.tokens?.[key], worn = map.depleted?.[key];
  return [spaceName(view.spaces, key), ...placesAt(map, key).map(placeName), token && say(`token_${token}`),
    worn && say(`depleted_${worn}`), ...things,
    base >= 0 && `${say("outpost")}: ${ownerName(map, base)}`].filter(Boolean).join(". ");
}

export const placeName = name => has(`scenario_place_${name}`) ? say(`scenario_place_${name}`)
  : readable(name);
export const roleName = name => has(`scenario_role_${name}`) ? say(`scenario_role_${name}`) : readable(name);

// What is wrong, the engine's code as a sentence and where it is.
export function sentence(fault, { map, spaces }) {
  const { code, seat, row, space, law, piece, missing = [], field } = fault, key = spaceKey(space);
  const at = [seat !== undefined && ownerName(map, seat), fault.neutral && ownerName(map, NEUTRAL),
    row !== undefined && map.pieces[row] && slotName(map, map.pieces[row]), law && named(law),
    ...missing.map(name => has(`scenario_place_${name}`) ? placeName(name) : roleName(name)),
    piece && named(piece), space && (key ? spaceName(spaces, key) : String(space)),
    field && !Number.isInteger(field) && has(`scenario_${field}`)
      && say(`scenario_${field}`)].filter(Boolean);
  const why = has(`import_why_${code}`) ? say(`import_why_${code}`) : readable(code).toLowerCase();
  return `${capital(why)}${at.length ? `: ${at.join(", ")}` : ""}.`;
}

// Where a fault is on the board, "q,r"; nothing where it is nowhere there.
export function whereOf({ space, row, edge }, map) {
  if (space !== undefined) return spaceKey(space);
  const at = row !== undefined ? map.pieces[row]?.at : edge !== undefined ? map.edges?.[edge]?.[0]
    : undefined;
  return at && String(at);
}

const spaceKey = space => {
  const key = String(space ?? "");
  return /^-?\d+,-?\d+$/.test(key) ? cellOf(key).join(",") : undefined;
};

export const slotName = (map, slot) => slot.seat === undefined ? say("scenario_piece", { n: slot.piece })
  : say("scenario_town_of", { who: ownerName(map, slot.seat) });

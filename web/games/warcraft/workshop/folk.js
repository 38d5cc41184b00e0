// Who plays a scenario under work, who stands where and which laws hold, as plain data: every change is a new
// scenario. The land is in chart.js.

import { NEUTRAL, bare, cellOf, changed, homeOf, keyOf, spacesOf, start } from "./chart.js";

export const ownerOf = (map, owner) => owner === NEUTRAL ? map.neutral : map.seats[owner];

export const owned = (map, owner, change) => owner === NEUTRAL
  ? changed(map, { neutral: pruned({ ...map.neutral, ...change }) })
  : changed(map, { seats: map.seats.map((seat, p) => p === owner ? pruned({ ...seat, ...change }) : seat) });

const pruned = seat => Object.fromEntries(Object.entries(seat).filter(([, value]) => value !== undefined));

// Where a row of pieces stands, and how it is written there.
const whereIs = (spaces, owner, at) => at === "town" ? homeOf(spaces, owner) : keyOf(at);
const written = (spaces, owner, key) => homeOf(spaces, owner) === key ? "town" : cellOf(key);

// How many of each kind stand on a space: {melee: 3}.
export function standing(map, owner, key, spaces = spacesOf(map)) {
  const row = (ownerOf(map, owner)?.pieces ?? []).find(({ at }) => whereIs(spaces, owner, at) === key);
  const { at, ...kinds } = row ?? {};
  return kinds;
}

export function stood(map, owner, key, kind, n, spaces = spacesOf(map)) {
  const rows = ownerOf(map, owner)?.pieces ?? [];
  const others = rows.filter(({ at }) => whereIs(spaces, owner, at) !== key);
  const { [kind]: _, ...rest } = standing(map, owner, key, spaces);
  const kinds = n > 0 ? { ...rest, [kind]: n } : rest;
  const row = bare(kinds) ? [] : [{ at: written(spaces, owner, key), ...kinds }];
  return owned(map, owner, { pieces: [...others, ...row] });
}

export const outpostOf = (map, key) =>
  map.seats.findIndex(({ outposts = [] }) => outposts.some(at => keyOf(at) === key));

// Whose Outpost stands on a space; nobody's at -1.
export function outposted(map, key, owner) {
  const seats = map.seats.map((seat, p) => {
    const outposts = (seat.outposts ?? []).filter(at => keyOf(at) !== key);
    if (p === owner) outposts.push(cellOf(key));
    return pruned({ ...seat, outposts: outposts.length ? outposts : undefined });
  });
  return changed(map, { seats });
}

// --- seats and laws ---------------------------------------------------------------------------------

// So many seats; who goes takes his Town along.
export function seated(map, n) {
  const seats = Array.from({ length: n }, (_, p) => map.seats[p] ?? { pieces: [start()] });
  const pieces = map.pieces.filter(({ seat }) => seat === undefined || seat < n);
  const roles = Object.fromEntries(Object.entries(map.roles ?? {}).map(([role, all]) =>
    [role, all.filter(p => p < n)]).filter(([, all]) => all.length));
  const first = map.first < n ? map.first : undefined;
  return changed(map, { players: n, seats, pieces, roles, first });
}

export const lawsOf = map => map.scenario?.laws ?? [];

export function ruled(map, law, on) {
  const laws = lawsOf(map).filter(one => one !== law);
  const scenario = pruned({ ...map.scenario, laws: on ? [...laws, law] : laws });
  if (!scenario.laws.length) delete scenario.laws;
  return changed(map, { scenario: bare(scenario) ? undefined : scenario });
}

export function cast(map, role, p, on) {
  const all = (map.roles?.[role] ?? []).filter(one => one !== p), { [role]: _, ...rest } = map.roles ?? {};
  const cast = on ? [...all, p].sort() : all;
  return changed(map, { roles: cast.length ? { ...rest, [role]: cast } : rest });
}

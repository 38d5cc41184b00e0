// A scenario under work as plain data: what lies where, and every change of it as a new scenario. The form is
// that of docs/SCENARIOS.md; spaces are named by their coordinates, "q,r". What may be, the engine says.

import { RACES, lies } from "../faces.js";

export const NEUTRAL = "neutral";
const SIXTHS = 6;

export const keyOf = cell => String(cell);
export const cellOf = key => key.split(",").map(Number);

// A scenario from which one begins: the middle piece and two Towns.
export const plain = () => ({
  game: "warcraft", name: "", players: 2, goal: 15,
  seats: [{ pieces: [start()] }, { pieces: [start()] }],
  pieces: [{ piece: 7, side: "cyan", turn: 0, at: [0, 0] },
    { seat: 0, town: "edge", turn: 5, at: [-2, -1] }, { seat: 1, town: "edge", turn: 2, at: [2, 1] }],
});

export const start = () => ({ at: "town", melee: 3, worker: 3 });

// --- what lies where ------------------------------------------------------------------------------

// Of every space "q,r": {terrain, points, race, row: which of the pieces, changed: whether by hand}.
export function spacesOf(map) {
  const found = new Map(), seats = peopled(map.seats);
  map.pieces.forEach((slot, row) => {
    for (const [q, r, terrain, points, race] of lies(slot, seats)) {
      const seat = terrain !== "town" ? undefined : slot.seat ?? seats.findIndex(one => one.race === race);
      found.set(`${q},${r}`, { terrain, points, race, row, seat: seat >= 0 ? seat : undefined });
    }
  });
  for (const [q, r, kind] of map.spaces ?? []) {
    const points = Number(kind.at(-1)) || 0, terrain = points ? "objective" : kind;
    found.set(`${q},${r}`, { terrain, points, race: "", row: found.get(`${q},${r}`)?.row, changed: true });
  }
  return found;
}

// Races of the seats, and any for those that have none.
export function peopled(seats) {
  const left = Object.values(RACES).filter(race => !seats.some(one => one.race === race));
  return seats.map(one => ({ ...one, race: one.race ?? left.shift() }));
}

// The spaces that a piece covers.
export const coverOf = (slot, seats) => lies(slot, peopled(seats)).map(([q, r]) => `${q},${r}`);

export const homeOf = (spaces, seat) => [...spaces].find(([, one]) => one.seat === seat)?.[0];

// --- a scenario that is opened: every space by its coordinates --------------------------------------

export function opened(map) {
  const { spaces = [], edges = [], places = {}, depleted = {}, tokens = {}, ...rest } = structuredClone(map);
  const there = spacesOf({ ...rest, spaces });
  const spot = at => at === "town" ? at : keyOf(places[at] ?? at);
  const keyed = all => Object.fromEntries(Object.entries(all).map(([at, what]) => [spot(at), what]));
  const stood = (one, seat) => ({ ...one,
    ...one.pieces && { pieces: gathered(one.pieces, at => spot(at) === homeOf(there, seat) ? "town"
      : spot(at)) },
    ...one.outposts && { outposts: one.outposts.map(at =>
      cellOf(spot(at) === "town" ? homeOf(there, seat) ?? "0,0" : spot(at))) } });
  return trimmed({ ...rest, spaces, edges, places, depleted: keyed(depleted), tokens: keyed(tokens),
    seats: rest.seats.map((seat, p) => stood({ pieces: [start()], ...seat }, p)),
    ...rest.neutral && { neutral: stood({ pieces: [], ...rest.neutral }, -1) } });
}

// Rows of one space are one row.
function gathered(rows, spot) {
  const found = new Map();
  for (const { at, ...kinds } of rows) {
    const here = spot(at), sum = found.get(here) ?? {};
    for (const [kind, n] of Object.entries(kinds)) sum[kind] = (sum[kind] ?? 0) + n;
    found.set(here, sum);
  }
  return [...found].map(([at, kinds]) => ({ at: at === "town" ? at : cellOf(at), ...kinds }));
}

const EMPTY = ["spaces", "edges", "places", "depleted", "tokens", "roles"];
export const bare = value => Object.keys(value).length === 0;

// Without lists that hold nothing.
export const trimmed = map => Object.fromEntries(Object.entries(map).filter(([name, value]) =>
  value !== undefined && !(EMPTY.includes(name) && bare(value))));

export const changed = (map, change) => trimmed({ ...map, ...change });

// --- pieces of the board ----------------------------------------------------------------------------

const same = (a, b) => a.seat === undefined ? a.piece === b.piece : a.seat === b.seat;
export const lying = (map, slot) => map.pieces.findIndex(one => same(slot, one));

// A piece is there once: it is laid, or comes from where it lay.
export function laid(map, slot) {
  const row = lying(map, slot), pieces = [...map.pieces];
  pieces.splice(row < 0 ? pieces.length : row, 1, slot);
  return changed(map, { pieces });
}

export const altered = (map, row, change) =>
  changed(map, { pieces: map.pieces.map((one, n) => n === row ? { ...one, ...change } : one) });

export const away = (map, row) => changed(map, { pieces: map.pieces.filter((_, n) => n !== row) });

// Turned by sixths about one of its spaces, which stays where it is.
export function turned(map, row, by, [q, r]) {
  const { turn, at } = map.pieces[row];
  let [dq, dr] = [at[0] - q, at[1] - r];
  for (let n = 0; n < (by + SIXTHS) % SIXTHS; n++) [dq, dr] = [-dr, dq + dr];
  return altered(map, row, { turn: (turn + by + SIXTHS) % SIXTHS, at: [q + dq, r + dr] });
}

export const flipped = slot => slot.seat === undefined
  ? { side: slot.side === "cyan" ? "magenta" : "cyan" } : { town: slot.town === "edge" ? "corner" : "edge" };

// --- spaces -----------------------------------------------------------------------------------------

// Something else on a space; "" is what the piece has there.
export function spaced(map, key, kind) {
  const spaces = (map.spaces ?? []).filter(([q, r]) => `${q},${r}` !== key);
  return changed(map, { spaces: kind ? [...spaces, [...cellOf(key), kind]] : spaces });
}

const noted = field => (map, key, what) => {
  const { [key]: _, ...rest } = map[field] ?? {};
  return changed(map, { [field]: what ? { ...rest, [key]: what } : rest });
};
export const depleted = noted("depleted"), tokened = noted("tokens");

// A place that a law speaks of; no space is two of one name.
export function placed(map, name, key) {
  const { [name]: _, ...rest } = map.places ?? {};
  return changed(map, { places: key === null ? rest : { ...rest, [name]: cellOf(key) } });
}

export const placesAt = (map, key) =>
  Object.keys(map.places ?? {}).filter(name => keyOf(map.places[name]) === key);

const pair = ([a, b]) => [keyOf(a), keyOf(b)].sort().join(" ");

export const walled = (map, a, b) => (map.edges ?? []).some(edge => pair(edge) === pair([a, b]));

export function wall(map, a, b, on = !walled(map, a, b)) {
  const edges = (map.edges ?? []).filter(edge => pair(edge) !== pair([a, b]));
  return changed(map, { edges: on ? [...edges, [cellOf(a), cellOf(b), "wall"]] : edges });
}

export const beside = key => {
  const [q, r] = cellOf(key);
  return [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]].map(([dq, dr]) => `${q + dq},${r + dr}`);
};

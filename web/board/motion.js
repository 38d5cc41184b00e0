// What moves between two views: worked out as flights and changes, then played on the time from 0 to 1.
// Tokens that move have a `band`: those of one band are alike, so the one lost here may be the one that came
// there. Those of one `rank` turn over into each other where they lie; `kin` come from the nearest of their
// band if none left a region, `fixed` ones appear where they stand, all others come from their owner's hand.

const near = (a, b) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;
const HERE = [0, 0];

// piles: [before, after], each a list of {heap, pieces} by region; points: label points; size: of the map;
// hand(thing): where its owner's tokens in hand are, in map units, or null.
// -> {flights: [{thing, from, to, start, end, away}], stay: region -> [{until, pile}], flips: region ->
// bands}
/** @type {(piles: any[], points: any, size: number[], hand?: (thing: any) => number[] | null) => any} */
export function plan([before, after], points, size, hand = () => null) {
  /** @type {any} */
  const place = { before, points, hand: (thing, r) => hand(thing) ?? brink(points[r], size) };
  const script = { flights: [], stay: new Map(), flips: new Map() }, givers = [], takers = [];
  after.forEach((pile, r) => compare(script, givers, takers, before[r], pile, r));
  for (const taker of takers) bring(script, taker, givers, place);
  for (const giver of givers) leave(script, giver, place);
  return script;
}

const tokens = ({ heap, pieces = [] }) => [heap, ...pieces].filter(thing => thing?.band !== undefined);

// Band -> its first token on a pile and how many there are.
function counted(pile) {
  const found = new Map();
  for (const thing of tokens(pile)) {
    const one = found.get(thing.band) ?? { thing, n: 0 };
    found.set(thing.band, { ...one, n: one.n + (thing.n ?? 1) });
  }
  return found;
}

function compare(script, givers, takers, old, now, r) {
  const was = counted(old), is = counted(now), gone = [], come = [];
  for (const [band, { thing, n }] of was) {
    const left = is.get(band);
    if (left && left.thing.faded !== thing.faded) script.flips.set(r, new Set([band]));
    else if (!left || n > left.n) gone.push({ r, thing, left: n - (left?.n ?? 0), all: !left });
  }
  for (const [band, { thing, n }] of is) {
    const had = was.get(band), more = n - (had?.n ?? 0);
    if (!had || (more > 0 && had.thing.faded === thing.faded)) come.push({ r, thing, n: more });
  }
  turn(script, gone, come, r);
  const taken = gone.length > 0 && come.length > 0;
  for (const giver of gone) givers.push({ ...giver, beaten: giver.all && come.length > 0 });
  for (const taker of come) takers.push({ ...taker, taken });
  const first = taken ? [{ until: 0.14, pile: old }] : [];
  if (come.length) script.stay.set(r, [...first, { until: 0.86, pile: without(old, gone) }]);
  else if (gone.length) script.stay.set(r, [{ until: 0.05, pile: old }, { until: 1, pile: now }]);
}

// A token lost and one won of the same rank are two sides of one.
function turn(script, gone, come, r) {
  for (const won of [...come]) {
    const i = gone.findIndex(({ thing }) => thing.rank !== undefined && thing.rank === won.thing.rank);
    if (i < 0) continue;
    script.flips.set(r, new Set([gone[i].thing.band, won.thing.band]));
    gone.splice(i, 1);
    come.splice(come.indexOf(won), 1);
  }
}

// A pile when some of its tokens have left it.
function without(pile, gone) {
  const left = new Map(gone.map(({ thing, left }) => [thing.band, left])), { heap, pieces = [] } = pile;
  const stays = thing => {
    const n = thing.n ?? 1, lost = Math.min(n, left.get(thing.band) ?? 0);
    if (lost) left.set(thing.band, left.get(thing.band) - lost);
    return lost < n ? [lost ? { ...thing, n: n - lost } : thing] : [];
  };
  return { ...pile, heap: heap && left.has(heap.band) ? null : heap, pieces: pieces.flatMap(stays) };
}

function bring(script, taker, givers, { before, points, hand }) {
  const { r, thing, n } = taker, had = tokens(before[r]).some(({ band }) => band === thing.band);
  const own = givers.filter(giver => giver.thing.band === thing.band && giver.left > 0 && !giver.beaten)
    .sort((a, b) => near(points[a.r], points[r]) - near(points[b.r], points[r]))[0];
  if (own) own.left -= Math.min(own.left, n);
  const neighbour = thing.kin && !had ? home(before, thing.band, r, points) : null;
  const pop = thing.fixed && !own, from = pop ? points[r] : own ? points[own.r] : neighbour ?? hand(thing, r);
  const spots = [own?.thing.at ?? HERE, thing.at ?? HERE], start = taker.taken ? 0.28 : 0.05;
  const way = { from, to: points[r], start, end: 0.86, spots, pop };
  script.flights.push({ thing: { ...thing, n }, ...way, size: thing.size });
}

// Tokens come from the nearest region of their own people.
function home(before, band, r, points) {
  let found = null;
  before.forEach(({ heap }, q) => {
    const closer = !found || near(points[q], points[r]) < near(found, points[r]);
    if (heap?.band === band && q !== r && closer) found = points[q];
  });
  return found;
}

function leave(script, { r, thing, left, beaten }, { points, hand }) {
  if (left < 1) return;
  const start = beaten ? 0.14 : 0.02, end = beaten ? 0.75 : 0.6, spots = [thing.at ?? HERE, HERE];
  const way = { from: points[r], to: hand(thing, r), start, end, away: true };
  script.flights.push({ thing: { ...thing, n: left }, ...way, spots, size: thing.size });
}

// The nearest place beyond the rim of the map.
/** @type {(point: number[], size: number[]) => number[]} */
export function brink([x, y], [w, h]) {
  /** @type {[number, number[]][]} */
  const ways = [[x, [-60, y]], [w - x, [w + 60, y]], [y, [x, -60]], [h - y, [x, h + 60]]];
  return ways.sort((a, b) => a[0] - b[0])[0][1];
}

// Where a flight is at time t: {x, y, alpha, grow, turn} in map units, `spot` in heap radii beside it; null
// when it is not to be seen.
export function along({ from, to, start, end, away, pop, spots: [a, b] = [HERE, HERE] }, t) {
  if (t < start || t >= end) return null;
  const u = (t - start) / (end - start), s = away ? u * u * (1.6 - 0.6 * u) : 1 - (1 - u) ** 3;
  const spot = [0, 1].map(i => a[i] + (b[i] - a[i]) * s);
  const arc = Math.sin(u * Math.PI);
  if (pop) return { x: to[0], y: to[1], spot: b, alpha: Math.min(1, u * 4), grow: 0.2 + 0.8 * s + 0.2 * arc };
  const lift = arc * Math.min(46, 12 + 0.12 * Math.sqrt(near(from, to)));
  return {
    x: from[0] + (to[0] - from[0]) * s, y: from[1] + (to[1] - from[1]) * s - lift, spot,
    alpha: away ? 1 - u ** 2 : Math.min(1, u * 5 + 0.2), grow: 1 + 0.16 * arc, turn: away ? u * 1.1 : 0,
  };
}

// The pile of a region at time t.
export function pileAt(script, r, t, now) {
  return script.stay.get(r)?.find(({ until }) => t < until)?.pile ?? now;
}

// How high a token is that turns over; its other side comes up half-way, when the view changes.
export function flip(t) {
  const u = Math.min(1, Math.max(0, (t - 0.2) / 0.6));
  return { squash: Math.max(0.06, Math.abs(Math.cos(u * Math.PI))) };
}

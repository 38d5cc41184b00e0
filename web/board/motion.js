// What moves between two views: worked out as flights and changes, then played on the time from 0 to 1.

const near = (a, b) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;

// piles: [before, after], each a list of {heap, ...} by region; points: label points; size: of the map;
// hand(thing): where its owner's tokens in hand are, in map units, or null.
// -> {flights: [{thing, from, to, start, end, away}], stay: Map region -> [{until, pile}], flips: Set}
export function plan([before, after], points, size, hand = () => null) {
  const place = { before, points, hand: (thing, r) => hand(thing) ?? brink(points[r], size) };
  const script = { flights: [], stay: new Map(), flips: new Set() };
  const givers = [], takers = [];
  after.forEach((pile, r) => compare(script, givers, takers, before[r], pile, r));
  for (const taker of takers) bring(script, taker, givers, place);
  for (const giver of givers) leave(script, giver, place);
  return script;
}

function compare(script, givers, takers, old, now, r) {
  const was = old.heap, is = now.heap;
  if (was && is && was.band === is.band) {
    if (was.faded !== is.faded) script.flips.add(r);
    else if (was.n > is.n) givers.push({ r, thing: was, left: was.n - is.n });
    else if (was.n < is.n) takers.push({ r, thing: is, n: is.n - was.n, old });
    return;
  }
  if (was) givers.push({ r, thing: was, left: was.n, beaten: Boolean(is) });
  if (is) takers.push({ r, thing: is, n: is.n, old, taken: Boolean(was) });
}

function bring(script, taker, givers, { before, points, hand }) {
  const { r, thing, n, old } = taker;
  const own = givers.filter(giver => giver.thing.band === thing.band && giver.left > 0 && !giver.beaten)
    .sort((a, b) => near(points[a.r], points[r]) - near(points[b.r], points[r]))[0];
  if (own) own.left -= Math.min(own.left, n);
  const neighbour = before[r].heap?.band === thing.band ? null : home(before, thing.band, r, points);
  const from = own ? points[own.r] : neighbour ?? hand(thing, r);
  const start = taker.taken ? 0.28 : 0.05;
  script.flights.push({ thing: { ...thing, n }, from, to: points[r], start, end: 0.86 });
  const stay = [{ until: 0.86, pile: taker.taken ? { ...old, heap: null } : old }];
  if (taker.taken) stay.unshift({ until: 0.14, pile: old });
  script.stay.set(r, stay);
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
  const start = beaten ? 0.14 : 0.02, end = beaten ? 0.75 : 0.6;
  script.flights.push({ thing: { ...thing, n: left }, from: points[r], to: hand(thing, r), start, end, away: true });
}

// The nearest place beyond the rim of the map.
export function brink([x, y], [w, h]) {
  const ways = [[x, [-60, y]], [w - x, [w + 60, y]], [y, [x, -60]], [h - y, [x, h + 60]]];
  return ways.sort((a, b) => a[0] - b[0])[0][1];
}

// Where a flight is at time t: {x, y, alpha, grow, turn} in map units, or null when it is not to be seen.
export function along({ from, to, start, end, away }, t) {
  if (t < start || t >= end) return null;
  const u = (t - start) / (end - start), s = away ? u * u * (1.6 - 0.6 * u) : 1 - (1 - u) ** 3;
  const lift = Math.sin(u * Math.PI) * Math.min(46, 12 + 0.12 * Math.sqrt(near(from, to)));
  return {
    x: from[0] + (to[0] - from[0]) * s, y: from[1] + (to[1] - from[1]) * s - lift,
    alpha: away ? 1 - u ** 2 : Math.min(1, u * 5 + 0.2), grow: 1 + 0.16 * Math.sin(u * Math.PI), turn: away ? u * 1.1 : 0,
  };
}

// The pile of a region at time t.
export function pileAt(script, r, t, now) {
  return script.stay.get(r)?.find(({ until }) => t < until)?.pile ?? now;
}

// How a token turns over when its people decline: height of the token, and whether the old face is still up.
export function flip(t) {
  const u = Math.min(1, Math.max(0, (t - 0.15) / 0.6));
  return { squash: Math.max(0.06, Math.abs(Math.cos(u * Math.PI))), old: u < 0.5 };
}

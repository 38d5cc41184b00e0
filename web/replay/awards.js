// Awards: counting who did something how often, whether the best of it is worth a word, and which are given.

const sums = players => Array(players).fill(0);

// who(event): a player, or -1; much(event): by how much it counts.
/** @typedef {(event: any) => number} Count */
/** @type {(players: number, events: any[], who: Count, much?: Count) => number[]} */
export function count(players, events, who, much = () => 1) {
  const all = sums(players);
  for (const event of events) if (who(event) >= 0) all[who(event)] += much(event);
  return all;
}

export const only = name => event => event.event === name ? event.player : -1;

// Those with the best value; nobody if it is not worth a word or more than two share it.
export function best(values, least = 1, better = Math.max) {
  const known = values.filter(n => n !== null);
  if (known.length < 2) return null;
  const n = better(...known), players = values.flatMap((value, p) => value === n ? [p] : []);
  const worth = better === Math.max ? n >= least : n <= least;
  return worth && players.length <= 2 && players.length < known.length ? { players, n } : null;
}

// The same for [{n, ...facts}]: the facts of a single winner come along.
/** @type {(list: any[], least: number) => any} */
export function detailed(list, least) {
  const won = best(list.map(({ n }) => n), least);
  return won && { ...won, facts: won.players.length > 1 ? {} : list[won.players[0]] };
}

export const MOST = 8;

// earned: [{key, players, n, facts}], the most telling first.
export function chosen(earned, players, most = MOST) {
  const rest = [...earned], given = [];
  for (let p = 0; p < players && given.length < most; p++) {
    if (given.some(award => award.players.includes(p))) continue;
    const place = rest.findIndex(award => award.players.includes(p));
    if (place >= 0) given.push(...rest.splice(place, 1));
  }
  given.push(...rest.slice(0, Math.max(0, most - given.length)));
  return given.sort((a, b) => earned.indexOf(a) - earned.indexOf(b));
}

// Chooses which awards are given: the most telling ones, and, where it can be, one for everybody.

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

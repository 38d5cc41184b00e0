// The arithmetic of the charts: even steps for an axis, labels that do not cover each other, stacked parts.

// Round numbers from 0 to at least `top`, about `wanted` of them.
export function ticks(most, wanted = 5) {
  const top = Math.max(1, most), rough = top / wanted, power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find(n => n * power >= rough) ?? 10) * power);
  const list = [];
  for (let n = 0; n < top + step; n += step) list.push(n);
  return list;
}

// Moves labels apart so that each has `room`, none leaves [low, high]; the order stays.
export function apart(places, room, low, high) {
  const order = places.map((at, i) => ({ at, i })).sort((a, b) => a.at - b.at || a.i - b.i);
  let floor = low;
  for (const one of order) { one.at = Math.max(one.at, floor); floor = one.at + room; }
  let roof = high;
  for (const one of order.reverse()) { one.at = Math.min(one.at, roof); roof = one.at - room; }
  const moved = [];
  for (const { at, i } of order) moved[i] = at;
  return moved;
}

// [3, 0, -2, 1] -> parts to the right of nought after each other, those below it to the left:
// [{i, n, from, to}].
export function stacked(parts) {
  let right = 0, left = 0;
  return parts.flatMap((n, i) => {
    if (!n) return [];
    const from = n > 0 ? right : left + n, to = n > 0 ? right + n : left;
    if (n > 0) right = to; else left = from;
    return [{ i, n, from, to }];
  });
}

// Places 1, 2, 2, 4 for rows compared number by number, best first: [{player, row, place}].
export function places(ranking) {
  const compare = (a, b) => {
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return b[i] - a[i];
    return 0;
  };
  const order = ranking.map((row, player) => ({ row, player }))
    .sort((a, b) => compare(a.row, b.row) || a.player - b.player);
  return order.map(({ row, player }) => ({
    player, row, place: 1 + order.findIndex(other => !compare(other.row, row)),
  }));
}

// Groups of players with equal points, and how far down the ranking row one must look to tell them apart:
// [{players, points, by}]; by = 0 when nothing tells them apart.
export function ties(ranking) {
  const groups = Object.groupBy ? Object.groupBy(ranking.keys(), p => ranking[p][0]) : grouped(ranking);
  return Object.values(groups).filter(players => players.length > 1).map(players => ({
    players, points: ranking[players[0]][0],
    by: ranking[players[0]].findIndex((n, i) => i && players.some(p => ranking[p][i] !== n)),
  })).map(group => ({ ...group, by: Math.max(0, group.by) })).sort((a, b) => b.points - a.points);
}

function grouped(ranking) {
  const groups = {};
  ranking.forEach(([points], p) => { (groups[points] ??= []).push(p); });
  return groups;
}

// What flies to the players' hands: prey that was hunted, region tokens and points that were won.

export function flights(events, before, after, points) {
  return events.flatMap(event => {
    if (event.event === "hunted") return [prey(event, points)];
    if (event.event === "scored") return won(event, before, points);
    return [];
  });
}

function prey({ player, hex, prey: key }, points) {
  const way = { from: points[hex], start: 0.5, end: 0.98, away: true };
  return { thing: { kind: "prey", key, n: 1 }, player, ...way, size: 1.02 };
}

function won({ region, moon, awards }, { cells }, points) {
  const lake = cells.findIndex(([, , terrain, part]) => terrain === "water" && part === region);
  return awards.map(([player, n, token], i) => ({
    thing: token ? { kind: "moon", key: moon } : { kind: "chip", player, n, key: "next" },
    player, from: points[lake], start: 0.3 + 0.08 * i, end: 0.98, away: true, size: token ? 1.1 : 0.8,
  }));
}

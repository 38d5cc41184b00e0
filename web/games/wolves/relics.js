// A region that was scored for the last time keeps the mark of who won it, on its lake.

const SIZE = 1.1;

export function relics({ history, table: { view } }) {
  const won = new Map();
  for (const { event, region, awards } of history.flat())
    if (event === "scored") won.set(region, awards.filter(([, , token]) => token));
  return [...won].filter(([region]) => !view.stacks[region].length).flatMap(([region, awards]) => {
    const place = view.cells.findIndex(([, , terrain, part]) => terrain === "water" && part === region);
    return awards.map(([player, n], i) => ({
      place, thing: { kind: "laurel", player, n, size: SIZE, at: [(i - (awards.length - 1) / 2) * 1.5, 0] },
    }));
  });
}

// What lies on the lake of a region: its moon in a ring of the leaders' colours, and who has how many points.

const SMALL = 11;                  // radius in pixels below which there is room for the moon and one number
const MOST = 3;                    // packs told apart
const WIDE = { seen: [SMALL, Infinity] }, TIGHT = { seen: [0, SMALL] };

// -> things as pieces of a pile.
export function plaque({ stacks, control }, part) {
  const stack = stacks[part];
  if (!stack.length) return [];
  const found = ranked(control[part]), shown = found.slice(0, MOST);
  const leaders = found.filter(({ place }) => place === 0);
  const row = i => [(i - (shown.length - 1) / 2) * 1.24, 0.86];
  return [
    ...crown(stack, leaders, { at: [0, -0.66], size: 0.92, ...WIDE }),
    ...crown(stack, leaders, { at: [-0.18, -0.1], size: 1.36, ...TIGHT }),
    ...shown.map((one, i) => chip(one, { at: row(i), size: 0.66, ...WIDE })),
    ...leaders.slice(0, 1).map(one => chip(one, { at: [1.06, 0.9], size: 0.86, ...TIGHT })),
  ];
}

// Packs with pieces in a region, the leaders first; `ties`: only his alphas put him before the next.
export function ranked(control) {
  const all = control.map(([points, alphas], player) => ({ player, points, alphas }))
    .filter(one => one.points);
  all.sort((a, b) => b.points - a.points || b.alphas - a.alphas);
  const equal = (a, b) => a.points === b.points && a.alphas === b.alphas;
  return all.map((one, i) => {
    const next = all.find((other, n) => n > i && !equal(one, other));
    return { ...one, place: all.findIndex(other => equal(one, other)), ties: next?.points === one.points };
  });
}

// The moon over those that wait under it, in a ring parted between the leaders.
function crown(stack, leaders, { at, size, seen }) {
  const under = stack.slice(0, -1).map((key, i) =>
    ({
      kind: "moon", key, at: [at[0] + size * 0.4, at[1] + i * 0.1 - size * 0.16], size: size * 0.92, seen,
    }));
  const rings = leaders.map(({ player }, i) =>
    ({ kind: "ring", player, key: `${i}/${leaders.length}`, at, size: size * 1.16, seen }));
  const moon = { kind: "moon", key: stack.at(-1), at, size: leaders.length ? size * 0.9 : size, seen };
  return [...under, ...rings, moon];
}

function chip({ player, points, place, ties }, where) {
  const key = `${place === 0 ? "first" : "next"}${ties ? " alpha" : ""}`;
  return { kind: "chip", player, n: points, key, ...where };
}

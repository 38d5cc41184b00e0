// What there is on a land, for those who do not draw.

const WATER = ["sea", "lake"];

export const wet = ({ terrain }) => WATER.includes(terrain);

const count = list => list.reduce((sum, one) => ({ ...sum, [one]: (sum[one] ?? 0) + 1 }), {});

// How many there are of everything on a board or an island.
export const counted = ({ regions }) => ({
  terrain: count(regions.map(one => one.terrain)), marks: count(regions.flatMap(one => one.marks)),
  tribe: regions.filter(one => one.tribe).length,
});

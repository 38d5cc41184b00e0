// A land as it is decided: the hearts of its regions and what stands on them, without what is drawn from
// them.

const FORM = 1;                    // of the drawing, see draw.js
const DRAWN = ["near", "edge", "at", "room", "shape"];
export const MOST = { lands: 10, regions: 200, hearts: 160, all: 1_200 };
const AREA = 20_000_000;           // of all lands of a map
const SHEET = [200, 4_000], FAR = 1_000_000, REACH = [60, 400], WINDING = [0, 100];

const isObject = thing => typeof thing === "object" && thing !== null && !Array.isArray(thing);
const whole = (n, low, high) => Number.isInteger(n) && n >= low && n <= high;
const sum = (list, of) => list.reduce((all, one) => all + of(one), 0);
const heartsOf = ({ regions }) => sum(regions, ({ hearts }) => hearts.length / 2);
const perhaps = (n, bounds) => n === undefined || whole(n, bounds[0], bounds[1]);

// Whether a map or one of its parts is a land that can be drawn again.
export function drawable(land) {
  if (!isObject(land) || land.land !== FORM || !Array.isArray(land.size)) return false;
  const { size, seed, reach, winding, regions } = land;
  const sheet = size.length === 2 && size.every(n => whole(n, ...SHEET)) && whole(seed, 0, 2 ** 31)
    && perhaps(reach, REACH) && perhaps(winding, WINDING);
  const fits = region => isObject(region) && typeof region.terrain === "string"
    && whole(region.weight, -FAR, FAR) && Array.isArray(region.hearts) && region.hearts.length % 2 === 0
    && whole(region.hearts.length, 2, 2 * MOST.hearts)
    && region.hearts.every((n, i) => whole(n, 0, size[i % 2]));
  return sheet && Array.isArray(regions) && whole(regions.length, 1, MOST.regions) && regions.every(fits)
    && heartsOf(land) <= MOST.all;
}

// Whether the lands of a map, one or its islands, can be, and that without too much work.
export const allDrawable = lands => Array.isArray(lands) && whole(lands.length, 1, MOST.lands)
  && lands.every(drawable) && sum(lands, heartsOf) <= MOST.all
  && sum(lands, ({ size: [wide, high] }) => wide * high) <= AREA;

/** @type {(land: any) => any} */
export const bare = land => ({ ...land, regions: land.regions.map(region =>
  Object.fromEntries(Object.entries(region).filter(([name]) => !DRAWN.includes(name)))) });

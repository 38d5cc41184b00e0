// The brush that spreads ground: what lies under it changes hands, no region goes under, limits are kept.
import assert from "node:assert/strict";
import test from "node:test";
import { MOST, bare, drawable } from "../../../web/lands/bare.js";
import { drawn } from "../../../web/lands/draw.js";
import { dense, sparse } from "../../../web/lands/fit.js";
import { grown } from "../../../web/lands/grow.js";
import { area } from "../../../web/lands/shore.js";
import { pushed, stroked } from "../../../web/lands/spread.js";

const WISH = { seed: 5, marks: { magic: 1, anchor: 2 }, tribe: 1,
  terrain: { farmland: 2, forest: 2, hill: 2, swamp: 1, mountain: 1, sea: 1 } };
const hearts = ({ regions }) => regions.reduce((sum, one) => sum + one.hearts.length / 2, 0);
const areas = ({ regions }) => regions.map(({ shape }) => area(shape));

for (const [what, wish] of Object.entries({ island: { isle: true }, board: { size: [1000, 700] } })) {
  const few = drawn(bare({ game: "x", ...grown({ ...WISH, ...wish }) })), land = dense(few);
  const map = drawn(land), [r, q] = [4, map.regions[4].near[0]];

  test(`${what}: a land gets more hearts and stays what it is`, () => {
    assert.deepEqual([sparse(few), sparse(land), drawable(land)], [true, false, true]);
    map.regions.forEach((one, i) => assert.deepEqual(one.near, few.regions[i].near));
  });

  test(`${what}: a stroke takes ground from its neighbour`, () => {
    const far = stroked(land, r, map.regions[r].at, map.regions[q].at), now = areas(drawn(far));
    assert.ok(drawable(far) && now[r] > 1.1 * areas(map)[r] && now[q] < 0.9 * areas(map)[q]);
    assert.equal(stroked(land, r, map.regions[r].at, map.regions[r].at), land, "its own ground");
  });

  test(`${what}: a push goes to its side`, () => {
    const inland = map.regions[r].at[1] < land.size[1] / 2 ? 12 : -12;
    assert.ok(areas(drawn(pushed(land, r, [0, inland])))[r] > 1.05 * areas(map)[r]);
  });

  test(`${what}: every region keeps a heart, and nothing leaves the sheet`, () => {
    let all = land, full = false;
    for (let y = -80; y < land.size[1] + 80; y += 40) {
      const more = stroked(all, r, [-90, y], [land.size[0] + 90, y]);
      full ||= more === null;
      all = more ?? all;
    }
    assert.ok(full, "it says when a region can take no more");
    assert.ok(drawable(all) && all.regions.every(one => one.hearts.length >= 2));
    assert.ok(all.regions[r].hearts.length <= 2 * MOST.hearts && hearts(all) <= MOST.all);
  });
}

test("the sea takes land from its coast", () => {
  const few = drawn(bare({ game: "x", ...grown({ ...WISH, isle: true }) })), land = dense(few);
  const [width, height] = land.size, flood = stroked(land, null, [0, height / 2], [width / 2, height / 2]);
  assert.ok(hearts(flood) < hearts(land) && drawable(flood));
  assert.equal(stroked(land, null, [0, 0], [20, 0]), land);
});

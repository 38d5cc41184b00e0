// Lands that links carry as their hearts: what comes back, and what is never drawn, whoever sends it.
import "./page.mjs";
import assert from "node:assert/strict";
import test from "node:test";
import { drawn } from "../../../web/lands/draw.js";
import { folded, unfolded } from "../../../web/lands/hearts.js";

const region = (...hearts) => ({ key: `r${hearts}`, terrain: "hill", weight: 0, hearts });
const land = more => ({ land: 1, size: [400, 300], seed: 5,
  regions: [region(80, 80), region(300, 80, 320, 200), region(100, 240)], ...more });
const one = changed => land({ regions: [{ ...region(80, 80), ...changed }, region(300, 80)] });

test("a land is the same again, and so are islands", async () => {
  const whole = drawn(land()), sea = { game: "x", islands: [whole, drawn(land({ reach: 100 }))] };
  assert.ok(!JSON.stringify(folded(whole)).includes("near"));
  assert.deepEqual(await unfolded(folded(whole)), whole);
  assert.deepEqual(await unfolded(folded(sea)), sea);
});

const huge = () => land({ size: [4_000, 4_000] }), crowd = Array(40).fill([9, 9]).flat();
const WRONG = {
  "hearts that are no numbers": one({ hearts: [NaN, 5] }), "numbers as text": one({ hearts: ["80", "80"] }),
  "text that says it is none": one({ hearts: ["NaN", 5] }), "nothing": one({ hearts: [null, 5] }),
  "half a heart": one({ hearts: [80, 80, 9] }), "no heart": one({ hearts: [] }),
  "hearts outside": one({ hearts: [401, 5] }), "and before it": one({ hearts: [-1, 5] }),
  "broken ones": one({ hearts: [1.5, 5] }), "nested ones": one({ hearts: [[80, 80], [9, 9]] }),
  "what only looks like a list": one({ hearts: { length: 2, 0: 80, 1: 80 } }),
  "thousands of hearts": one({ hearts: Array(4_000).fill(80) }),
  "too many together": land({ regions: Array(31).fill(region(...crowd)) }),
  "a weight that is text": one({ weight: "1" }), "no weight": one({ weight: null }),
  "a terrain that is a number": one({ terrain: 5 }), "no region": land({ regions: [] }),
  "thousands of regions": land({ regions: Array(4_000).fill(region(80, 80)) }),
  "a region that is nothing": land({ regions: [null] }), "a sheet without end": land({ size: [1e9, 1e9] }),
  "a sheet as text": land({ size: ["400", "300"] }), "three sides": land({ size: [400, 300, 400] }),
  "no seed": land({ seed: undefined }), "half a seed": land({ seed: 0.5 }),
  "a long reach": land({ reach: 1e6 }), "a form as text": land({ land: "1" }),
  "another drawing": land({ land: 2 }), "a list": [1, 2], "text": "land",
  "eleven islands": { islands: Array(11).fill(land()) }, "no island": { islands: [] },
  "an island of another kind": { islands: [land(), { regions: [] }] },
  "islands that are huge together": { islands: [huge(), huge()] },
  "too many hearts together": { islands: Array(4).fill(land({ regions: Array(8).fill(region(...crowd)) })) },
};

for (const [what, map] of Object.entries(WRONG))
  test(`is not drawn: ${what}`, async () => assert.equal(await unfolded(map), null));

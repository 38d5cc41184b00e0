// The link: a whole match in letters an address may hold, and what a broken or hostile one is told.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";
import { drawn } from "../../../web/lands/draw.js";
import { LONGEST, pack, unpack } from "../../../web/saves/link.js";
import { found, named } from "../../../web/saves/places.js";

const FILE = "maps/smallworld/2.json";
const whole = JSON.parse(await readFile(new URL(`../../../${FILE}`, import.meta.url)));
const site = {
  list: async () => [{ file: FILE, game: "smallworld" }], read: async () => structuredClone(whole),
};
const elsewhere = { list: async () => [], read: async () => { throw new Error("never asked"); } };
const actions = [["take", 0], ["conquer", 3], ["wield", "frost'mourne"], ["garrison", 3, 2], ["done"]];
const save = {
  format: 1, game: "smallworld", version: "1", map: whole, options: {},
  seats: ["human", "easy"], seed: 7, actions,
};
const steps = [["take", 0], [["gather"], ["garrison", 3, 2], ["garrison", 4, 1]], ["done"]];
const about = { names: ["Anna", "Борис"], kinds: ["human", "easy"], title: "", clock: null };
const code = wanted => error => error.code === wanted;
const packed = async thing => {
  const stream = new Blob([JSON.stringify(thing)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return Buffer.from(await new Response(stream).arrayBuffer()).toString("base64url");
};

test("a match comes out as it went in", async () => {
  const text = await pack(save, about, site);
  assert.match(text, /^[\w-]+$/);
  assert.deepEqual(await unpack(text, site), { save, about });
});

test("a map whose islands lie beside it goes by its file too, whatever they are called", async () => {
  const island = name => ({ key: "one", name: { en: name }, regions: [{ near: [], name: { en: name } }] });
  const map = { game: "smallworld", parts: "islands", islands: [island("Isle")] };
  const sea = { list: site.list, read: async () => ({ ...map, islands: [island("Island")] }) };
  const text = await pack({ ...save, map }, about, sea), { save: { map: found } } = await unpack(text, sea);
  assert.equal(found.islands[0].name.en, "Island");
  const more = { ...map, islands: [...map.islands, { key: "two", regions: [] }] };
  const two = { ...sea, read: async () => more };
  const part = await pack({ ...save, map }, about, two);
  assert.ok(part.length < text.length + 40);
  assert.deepEqual((await unpack(part, two)).save.map, map);
});

test("an island that is another today is found as it was", async () => {
  const island = (key, n) => ({ key, regions: [{ near: [n] }] });
  const map = { game: "smallworld", parts: "islands", islands: [island("one", 1), island("two", 1)] };
  const sea = (now, ...former) => ({
    list: async () => [{ file: FILE, game: "smallworld", former: former.map((_, i) => `former/${i}`) }],
    read: async file => file === FILE ? { ...map, islands: now } : former[file.at(-1)],
  });
  const text = await pack({ ...save, map }, about, sea(map.islands));
  const today = [island("one", 2), island("two", 3)];
  assert.deepEqual((await unpack(text, sea(today, ...map.islands))).save.map, map);
  await assert.rejects(unpack(text, sea(today, map.islands[0])), code("map_changed"));
});

test("islands that the site does not have go along, as hearts or whole, and nothing else does", async () => {
  const island = key => ({ key, regions: [{ near: [], name: { en: key } }] });
  const spot = (...hearts) => ({ key: `r${hearts}`, name: "<b>", terrain: "hill", weight: 0, hearts });
  const regions = [spot(200, 200), spot(300, 200), spot(250, 300)];
  const own = { key: "own_a", ...drawn({ land: 1, size: [500, 500], seed: 5, reach: 90, regions }) };
  const here = { game: "smallworld", parts: "islands", islands: [island("one"), island("two")] };
  const sea = { list: site.list, read: async () => here };
  const [grown, plain] = [own, island("own_b")].map(last => ({ ...here, islands: [here.islands[1], last] }));
  for (const map of [grown, plain]) {
    const text = await pack({ ...save, map }, about, sea);
    assert.deepEqual((await unpack(text, sea)).save.map, map);
  }
  const few = await named(grown, "smallworld", sea);
  assert.deepEqual([few.parts, few.more.length], [["two"], 1]);
  assert.ok(!JSON.stringify(few).includes("shape"));
  const [{ hash, hearts }] = few.more;
  const bent = regions => ({ ...few, more: [{ hash, hearts: { ...hearts, regions } }] });
  await assert.rejects(found(bent([spot(200, 210)]), sea), code("map_changed"));
  await assert.rejects(found(bent([spot(200, -1)]), sea), code("broken"));
  for (const more of [1, "more", null, Array(10).fill(island("x"))])
    await assert.rejects(found({ ...few, more }, sea), code("broken"));
});

test("several actions that were one step stay one", async () => {
  const text = await pack({ ...save, actions: steps }, about, site);
  assert.deepEqual((await unpack(text, site)).save.actions, steps);
});

test("the position of one's own library, and what was taken back, do not go along", async () => {
  const kept = { ...save, last: { state: {}, events: [] }, undone: [["done"]] };
  assert.deepEqual((await unpack(await pack(kept, about, site), site)).save, save);
});

test("a map of the site goes by its name, another goes along whole", async () => {
  const short = await pack(save, about, site), long = await pack(save, about, elsewhere);
  assert.ok(short.length < 500, `${short.length}`);
  assert.ok(long.length > 2000);
  assert.deepEqual((await unpack(long, elsewhere)).save.map, whole);
});

test("a link made before regions had names still finds its board", async () => {
  const bare = { ...whole, regions: whole.regions.map(({ name, ...region }) => region) };
  const old = await pack({ ...save, map: bare }, about, site);
  assert.deepEqual((await unpack(old, site)).save.map, whole);
  const link = await packed({
    m: 1, a: {}, s: { ...save, map: undefined, actions: undefined },
    map: { file: FILE, hash: "1b99tx0" }, w: [], d: "",
  });
  assert.deepEqual((await unpack(link, site)).save.map, whole);
});

test("a map that has changed or gone is named as the trouble", async () => {
  const text = await pack(save, about, site);
  await assert.rejects(unpack(text, elsewhere), code("map_missing"));
  await assert.rejects(unpack(text, { ...site, read: async () => ({ ...whole, rounds: 3 }) }),
    code("map_changed"));
});

test("only maps on the list are ever fetched", async () => {
  const asked = [], spy = { list: site.list, read: async file => { asked.push(file); return whole; } };
  const bad = await packed({
    m: 1, a: {}, s: { ...save, map: undefined },
    map: { file: "https://example.com/x", hash: "1" }, w: [], d: "",
  });
  await assert.rejects(unpack(bad, spy), code("map_missing"));
  assert.deepEqual(asked, []);
});

test("broken text is refused", async () => {
  const text = await pack(save, about, site);
  for (const bad of ["", "###", "AAAA", text.slice(0, -40), `${text.slice(0, 30)}x${text.slice(31)}`,
    await packed([]), await packed({ m: 1 })]) {
    await assert.rejects(unpack(bad, site), code("broken"), bad.slice(0, 20));
  }
});

test("a small link whose actions unfold to very much is stopped", async () => {
  const { actions: _, map: __, ...rest } = save, shared = { m: 1, a: about, s: rest, map: whole };
  const unfolds = async parts => unpack(await packed({ ...shared, ...parts }), site);
  const many = n => `0${",'0".repeat(n)}`;
  await assert.rejects(unfolds({ w: ["x".repeat(100_000)], d: many(50_000) }), code("big"));
  await assert.rejects(unfolds({ w: ["take"], d: ";".repeat(4_000_000) }), code("big"));
  await assert.rejects(unfolds({ w: ["take".repeat(20)], d: many(90_000) }), code("big"));
  assert.equal((await unfolds({ w: ["take"], d: `0${",1111111".repeat(60_000)}` })).save.actions.length, 1);
});

test("a small link that unpacks to very much is stopped", async () => {
  await assert.rejects(unpack(await packed("a".repeat(6_000_000)), site), code("big"));
  await assert.rejects(unpack("A".repeat(500_000), site), code("big"));
});

test("a newer link says so", async () => {
  await assert.rejects(unpack(await packed({ m: 2 }), site), code("newer"));
});

test("a match too long for a link is not cut", async () => {
  let seed = 1;
  const noise = () => (seed = seed * 48271 % 2147483647) % 30;
  const many = Array.from({ length: 40_000 }, () => ["garrison", noise(), noise()]);
  await assert.rejects(pack({ ...save, actions: many }, about, site),
    error => error.code === "too_long" && error.facts.n > LONGEST);
});

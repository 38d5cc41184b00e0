// Islands in an open sea: which are played, how they are laid for a view, where their names and ways lie.
import assert from "node:assert/strict";
import fs from "node:fs";
import test from "node:test";
import { laid, posed } from "../../../web/board/lay.js";
import { offshore } from "../../../web/board/offshore.js";
import {
  bounds, clearance, hit, inside, outlined, pairs, seams, towards,
} from "../../../web/board/shapes.js";
import { contour, ways } from "../../../web/games/azeroth/brushes/depth.js";
import { land } from "../../../web/games/azeroth/land.js";

const MAPS = new URL("../../../maps/azeroth/", import.meta.url);
const read = name => JSON.parse(fs.readFileSync(new URL(name, MAPS), "utf-8"));
const PANES = [[1055, 827], [870, 564], [382, 430], [314, 270], [490, 340]];
function pool(n) {
  const map = read(`${n}.json`);
  return { ...map, islands: map.islands.map(key => read(`islands/${key}.json`)) };
}

// Sets of islands that may be played: the first and the last side of each board.
function sets(map) {
  const chosen = list => {
    const boards = new Set();
    return map.letters.map(letter => {
      const one = list.find(island => island.letter === letter && !boards.has(island.board));
      boards.add(one.board);
      return one.key;
    });
  };
  return [chosen(map.islands), chosen([...map.islands].reverse())];
}

const coast = (map, island) =>
  map.regions.filter(region => region.island === island).map(({ shape }) => shape);
const size = shape => {
  const all = pairs(shape);
  return Math.abs(all.reduce((sum, [x, y], i) => {
    const [u, v] = all[(i + 1) % all.length];
    return sum + x * v - u * y;
  }, 0) / 2);
};

for (const n of [2, 3, 4, 5]) {
  const map = pool(n);
  test(`${n} players: the land is numbered as the engine numbers it`, () => {
    const [keys] = sets(map), told = land(map, { islands: keys });
    const of = key => map.islands.find(one => one.key === key).regions;
    const all = keys.flatMap(key => of(key).map(one => `${key}.${one.key}`));
    assert.deepEqual(told.regions.map(({ key }) => key), all);
    told.regions.forEach(({ near, island }, r) => near.forEach(q => {
      assert.equal(told.regions[q].island, island);
      assert.ok(told.regions[q].near.includes(r));
    }));
    assert.deepEqual(land(map, null).islands.map(({ key }) => key), sets(map)[0]);
  });

  for (const keys of sets(map)) {
    const told = land(map, { islands: keys });
    test(`${n} players, ${keys}: every island lies whole in every pane, apart and large`, () => {
      // An outline may begin in the middle of a border: its two halves are one.
      const borders = all => [...new Set(seams(all).map(({ a, b }) => `${a} ${b}`))].sort().join();
      for (const [w, h] of PANES) {
        const lies = laid(told, posed(told, w / h)), all = outlined(lies), where = `${w}x${h}`;
        assert.ok(Math.abs(lies.size[0] / lies.size[1] / (w / h) - 1) < 0.06, where);
        assert.equal(borders(all), borders(outlined(told)), where);
        all.forEach(({ at, box }, r) => {
          assert.equal(hit(all, at), r, where);
          const [x0, y0, x1, y1] = box, [wide, high] = lies.size;
          assert.ok(x0 > 20 && y0 > 20 && x1 < wide - 20 && y1 < high - 20, where);
        });
        for (const [i] of keys.entries()) for (let j = 0; j < i; j++) {
          const gap = Math.min(...coast(lies, j).flatMap(pairs).flatMap(([x, y], point) => point % 5 ? [] :
            coast(lies, i).map(shape => inside(shape, x, y) ? 0 : clearance(shape, x, y))));
          assert.ok(gap > 30, `${where}: ${keys[i]} and ${keys[j]} are ${gap} apart`);
        }
        const dry = lies.regions.reduce((sum, { shape }) => sum + size(shape), 0);
        const share = dry / lies.size[0] / lies.size[1];
        assert.ok(share > 0.36, `${where}: ${share} of it is land`);
      }
    });
    test(`${n} players, ${keys}: arrows reach every region of every island`, () => {
      for (const [w, h] of PANES) {
        const lies = laid(told, posed(told, w / h)), all = outlined(lies), seen = new Set([0]), queue = [0];
        while (queue.length) {
          const r = queue.pop();
          for (const way of ["left", "right", "up", "down"]) {
            const q = towards(lies, all, r, way);
            if (q !== null && !seen.has(q)) { seen.add(q); queue.push(q); }
          }
        }
        assert.equal(seen.size, all.length, `${w}x${h}: ${[...all.keys()].filter(r => !seen.has(r))}`);
      }
    });
    test(`${n} players, ${keys}: names of islands lie in the sea, rocks on no land`, () => {
      for (const [w, h] of PANES) {
        const lies = laid(told, posed(told, w / h)), all = outlined(lies);
        for (const rock of lies.rocks) assert.equal(hit(all, rock), null);
        offshore(lies).forEach((find, island) => {
          const [best] = find(150, 30);
          assert.ok(best, `${w}x${h}: ${keys[island]} has no name`);
          for (const dx of [-75, 0, 75]) assert.equal(hit(all, [best.at[0] + dx, best.at[1]]), null);
          const off = n => Math.min(...coast(lies, n).flatMap(pairs).map(([x, y]) =>
            Math.hypot(Math.max(0, Math.abs(x - best.at[0]) - 75), y - best.at[1])));
          for (const n of keys.keys()) {
            const said = `${w}x${h}: ${keys[island]} is written at ${keys[n]}`;
            assert.ok(n === island || off(n) > off(island), said);
          }
        });
      }
    });
  }
}

const { Sea } = await import("../../../web/board/seaway.js");
test("a sea way leads over water from one's coast to the landing, from the rim where one has none", () => {
  const told = land(pool(5), null), lies = laid(told, posed(told, 1.3)), all = outlined(lies);
  const brush = ({ terrain }) => ["sea", "lake"].includes(terrain) ? { SHORE: [] } : {};
  const regions = all.map((one, r) => ({ ...lies.regions[r], ...one, brush: brush(lies.regions[r]) }));
  const sea = new Sea({ regions, size: lies.size }), dry = point => {
    const r = hit(all, point);
    return r !== null && !regions[r].brush.SHORE;
  };
  const near = (r, [x, y]) => clearance(all[r].shape, x, y);
  for (const [to, { marks, island }] of lies.regions.entries()) {
    if (!marks.includes("anchor")) continue;
    const from = lies.regions.findIndex(one => one.island !== island && one.marks.includes("anchor"));
    for (const start of [[from], []]) {
      const way = sea.way(start, to);
      assert.ok(way, `none to ${lies.regions[to].key}`);
      for (const point of way) assert.ok(!dry(point) || near(hit(all, point), point) < 16, "over land");
      assert.ok(near(to, way.at(-1)) < 40, "it does not land");
      if (start.length) assert.ok(near(from, way[0]) < 40, "it begins elsewhere");
    }
  }
});
test("islands stay where they lie while the view changes a little", () => {
  const told = land(pool(4), null), first = posed(told, 1.3), next = posed(told, 1.36, first);
  assert.equal(next.spots, first.spots);
  assert.notEqual(posed(told, 0.6, first).spots, first.spots);
});
test("islands stay where they lie while only the panels beside them change", () => {
  for (const n of [2, 3, 5]) {
    const told = land(pool(n), null), first = posed(told, 1.24);
    for (const wider of [0.8, 1.2, 1.3])
      assert.deepEqual(posed(told, 1.24 * wider, first, true).spots, first.spots, `${n}: ${wider}`);
  }
});
test("islands without outlines are circles on one sheet", () => {
  const regions = [{ key: "a", near: [1] }, { key: "b", near: [0] }];
  const bare = { name: { en: "I" }, letter: "S", board: "S1", regions };
  const told = land({ letters: ["S"], islands: [{ ...bare, key: "one" }] }, null);
  assert.deepEqual(told.regions.map(({ key }) => key), ["one.a", "one.b"]);
  assert.ok(told.regions.every(({ at }) => at) && !told.islands);
});
test("the sea is as deep as the coast is far", () => {
  const field = ways(i => i === 0, 5, 4);
  assert.deepEqual([field[0], field[4], field[19]], [0, 16, 25]);
  assert.equal(bounds(contour(field.map(Math.sqrt), 5, 4, 2.5).flat())[2] <= 4, true);
});

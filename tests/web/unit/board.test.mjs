// The board's arithmetic: camera, outlines of regions, offers, what flies and what turns over.
import assert from "node:assert/strict";
import fs from "node:fs";
import test from "node:test";
import * as cam from "../../../web/board/camera.js";
import { between, outlined, hit, towards, seams, inside, clearance } from "../../../web/board/shapes.js";
import { hexes } from "../../../web/board/hexes.js";
import { offers, spreads } from "../../../web/board/offers.js";
import { plan, along, pileAt } from "../../../web/board/motion.js";
const V=[800,600], S=[1600,1000];
test("a fitted map lies in the middle", () => {
  const c=cam.fit(V,S);
  const [x,y]=cam.toView(c,[800,500]);
  assert.ok(Math.abs(x-400)<1e-9&&Math.abs(y-300)<1e-9);
});
test("zoom keeps the point under the finger", () => {
  const c=cam.zoomed(cam.fit(V,S),3,[400,300],V,S), d=cam.zoomed(c,1.2,[500,200],V,S);
  const a=cam.toMap(c,[500,200]), b=cam.toMap(d,[500,200]);
  assert.ok(Math.hypot(a[0]-b[0],a[1]-b[1])<1e-6);
});
test("zoom has limits", () => {
  const f=cam.fit(V,S);
  assert.equal(cam.zoomed(f,1e9,[1,1],V,S).k, f.k*cam.CLOSEST);
  assert.equal(cam.zoomed(f,1e-9,[1,1],V,S).k, f.k);
});
test("pan stays on the map", () => {
  const c=cam.zoomed(cam.fit(V,S),3,[400,300],V,S), d=cam.panned(c,1e6,1e6,V,S);
  assert.ok(d.x>=-V[0]/d.k*0.03&&d.x<1);
});
test("showing moves only when needed", () => {
  const c=cam.zoomed(cam.fit(V,S),3,[400,300],V,S);
  assert.equal(cam.showing(c,[800,500],V,S),c);
  assert.notEqual(cam.showing(c,[10,10],V,S),c);
});
test("blend ends at its ends", () => {
  const a=cam.fit(V,S), b=cam.zoomed(a,3,[100,100],V,S);
  for (const [t,w] of [[0,a],[1,b]]) for (const n of ["x","y","k"])
    assert.ok(Math.abs(cam.blend(a,b,t)[n]-w[n])<1e-6);
});
test("framing shows the boxes", () => {
  const c=cam.framing([[100,100,300,300]],V,S);
  const [x,y]=cam.toView(c,[100,100]), [u,w]=cam.toView(c,[300,300]);
  assert.ok(x>=0&&y>=0&&u<=800&&w<=600);
});
for (const n of [2,3,4,5]) {
  const file=new URL(`../../../maps/smallworld/${n}.json`, import.meta.url);
  const m=JSON.parse(fs.readFileSync(file)), o=outlined(m);
  test(`map ${n}: every label hits its region`, () => o.forEach((q,r)=>assert.equal(hit(o,q.at),r)));
  test(`map ${n}: arrows reach every region`, () => {
    const seen=new Set([0]), queue=[0];
    while(queue.length){
      const r=queue.pop();
      for(const d of ["left","right","up","down"]){
        const q=towards(m,o,r,d);
        if(q!==null&&!seen.has(q)){seen.add(q);queue.push(q)}
      }
    }
    assert.equal(seen.size,o.length, [...o.keys()].filter(r=>!seen.has(r)).join());
  });
  test(`map ${n}: every neighbour has a seam`, () => {
    const k=new Set(seams(o).map(e=>`${e.a} ${e.b}`));
    m.regions.forEach((g,r)=>g.near.forEach(q=>r<q&&assert.ok(k.has(`${r} ${q}`))));
  });
}
test("offers tell sure from gamble and spread", () => {
  const o=offers([{action:["done"],kind:"plain"},{action:["conquer",1],kind:"place",place:1,cost:3},
    {action:["gamble",2],kind:"place",place:2,cost:5,chance:[2,6]},
    {action:["garrison",3,1],kind:"heap",place:3,tokens:1},
    {action:["garrison",3,4],kind:"heap",place:3,tokens:4}]);
  assert.ok(o.get(1).sure&&o.get(2).gamble&&!o.get(2).sure&&spreads(o.get(3)));
  assert.deepEqual([o.get(3).least,o.get(3).most],[1,4]);
  assert.equal(o.size,3);
});
test("a conquest flies in from home, the beaten out", () => {
  const h=(band,n)=>({heap:{kind:"heap",band,n,faded:false,kin:true}}), e={heap:null};
  const s=plan([[h(1,3),h(4,2),e],[h(1,3),h(1,2),e]],[[10,10],[50,10],[90,10]],[100,20]);
  assert.equal(s.flights.length,2);
  assert.deepEqual(s.flights.find(f=>!f.away).from,[10,10]);
  assert.ok(s.flights.find(f=>f.away).thing.band===4);
  assert.equal(pileAt(s,1,0,"now").heap.band,4);
  assert.equal(pileAt(s,1,0.95,"now"),"now");
  assert.equal(along(s.flights[0],1),null);
});
test("decline turns over", () => {
  const h=f=>({heap:{band:1,n:1,faded:f}});
  assert.deepEqual([...plan([[h(false)],[h(true)]],[[1,1]],[9,9]).flips.keys()],[0]);
});
test("of a heap that some leave while others come what is left is seen meanwhile", () => {
  const heap = (band, n) => ({ band, n }), pile = (...pieces) => ({ pieces });
  const before = [pile(heap(1, 3)), pile(heap(2, 1))], after = [pile(heap(1, 1), heap(2, 1)), pile()];
  const { stay } = plan([before, after], [[10, 10], [50, 10]], [100, 20]);
  assert.deepEqual(stay.get(0).at(-1).pile.pieces, [heap(1, 1)]);
});

test("what lies between two places follows their border, or crosses the way between them", () => {
  const square = (x, y, w) => [x, y, x + w, y, x + w, y + w, x, y + w];
  const places = outlined({ size: [99, 99], regions: [
    { at: [5, 5], room: 10, shape: square(0, 0, 10), near: [1] },
    { at: [15, 5], room: 10, shape: square(10, 0, 10), near: [0] }, { at: [5, 85], room: 10, near: [] }] });
  const found = between([[1, 0, "river"], [0, 2, "wall"], [0, 1, "way"]], places, seams(places));
  assert.deepEqual(found.map(({ kind }) => kind), ["river", "wall", "way"]);
  assert.deepEqual(found[0].line, [10, 0, 10, 10]);
  assert.deepEqual(found[1].line, [-1, 45, 11, 45]);
  assert.deepEqual(found[2].line, [5, 5, 15, 5]);
});
const { posed, laid } = await import("../../../web/board/lay.js");
const PANES = [[1055, 827], [870, 564], [382, 430], [314, 270], [490, 340], [600, 560]];
for (const n of [2, 3, 4, 5]) {
  const file = new URL(`../../../maps/smallworld/${n}.json`, import.meta.url);
  const land = JSON.parse(fs.readFileSync(file));
  test(`map ${n}: it fills every pane, with the same borders and every label on its region`, () => {
    const borders = o => seams(o).map(({ a, b }) => `${a} ${b}`).sort().join();
    for (const [w, h] of PANES) {
      const map = laid(land, posed(land, w / h)), o = outlined(map), [wide, high] = map.size;
      assert.ok(Math.min(w / wide, h / high) ** 2 * wide * high / w / h > 0.84, `${w}x${h}`);
      assert.equal(borders(o), borders(outlined(land)));
      o.forEach((q, r) => assert.equal(hit(o, q.at), r));
    }
  });
}
const { reshown } = await import("../../../web/board/former.js");
test("until it is painted anew each place shows what was painted of it, where it lies now", () => {
  const drawn = [], pen = { save() {}, restore() {}, clip(path) { drawn.push(path); },
    drawImage(_, ...boxes) { drawn.push(boxes); } };
  const plan = (...boxes) =>
    ({ size: [100, 50], regions: boxes.map((box, r) => ({ box, path: `at ${r}` })) });
  reshown(pen, { picture: { width: 200 }, plan: plan([0, 0, 20, 20], [60, 10, 100, 50]) },
    plan([0, 0, 22, 20], [10, 60, 50, 100]));
  assert.deepEqual(drawn, ["at 0", [0, 0, 40, 40, 0, 0, 22, 20], "at 1", [120, 20, 80, 80, 10, 60, 40, 40]]);
});
test("a wide map stands upright on a phone, and a sheet of hexes fills the pane", () => {
  const land = { size: [1600, 1000], regions: [{ at: [10, 20] }] };
  assert.equal(posed(land, 382 / 430).turn, 0.25);
  const row = hexes(Array.from({ length: 9 }, (_, i) => [i, 0])), sheet = { ...row, around: "wilds" };
  const pose = posed(sheet, 0.6), { size: [w, h] } = laid(sheet, pose);
  assert.ok(pose.turn > 0 && Math.abs(w / h / 0.6 - 1) < 0.05);
});
test("land that lies is not turned over for a little", () => {
  const land = { size: [1600, 1000], regions: [] }, lying = posed(land, 1.4);
  assert.equal(posed(land, 1.02, lying).turn, lying.turn);
  assert.notEqual(posed(land, .87, lying).turn, lying.turn);
  assert.equal(posed(land, .87, lying, true).turn, lying.turn, "nor when only the panels beside it change");
  assert.notEqual(posed(land, .7, lying, true).turn, lying.turn);
  assert.deepEqual(posed(land, 1.41, lying), lying);
});
test("small places to be chosen are looked at from close by, large ones from afar", () => {
  const whole = cam.fit(V, S), at = (x, y, n) => [x, y, x + n, y + n];
  assert.deepEqual(cam.attending([at(100, 100, 200)], V, S, 36), whole);
  const near = cam.attending([at(300, 300, 40), at(420, 380, 40)], V, S, 36);
  assert.ok(Math.abs(near.k * 40 - 36) < 1e-6);
});
test("of small places that lie too far apart the view holds as many as it can, and rests there", () => {
  const at = (x, y) => [x, y, x + 44, y + 44];
  const few = [at(10, 10)], many = [at(1500, 900), at(1440, 880)];
  const eye = cam.attending([...few, ...many], V, S, 32), moved = cam.panned(eye, 40, 30, V, S);
  assert.ok(Math.abs(eye.k * 44 - 32) < 1e-6);
  for (const [x0, y0, x1, y1] of many) {
    const [[left, top], [right, bottom]] = [cam.toView(eye, [x0, y0]), cam.toView(eye, [x1, y1])];
    assert.ok(left >= 0 && top >= 0 && right <= V[0] && bottom <= V[1]);
  }
  assert.equal(cam.attending([...few, ...many], V, S, 32, moved), moved);
  assert.ok(cam.attending([...few, at(1540, 940)], V, S, 99).k <= cam.fit(V, S).k * 1.6);
});

// What a press on the land does, and what can be done with the region that is chosen.

import * as edit from "../lands/edit.js";
import { dense, sparse } from "../lands/fit.js";
import { pushed, reach, stroked } from "../lands/spread.js";
import { named, say } from "../page/words.js";
import { complain } from "../saves/trouble.js";
import { placeOf } from "./faults.js";
import { brushed, marked } from "./laying.js";
import { BORDER, HAND, terrainName } from "./soil.js";


export function ofRegion(mine, deeds) {
  const now = () => mine.past.now, { place: r, kit } = mine;
  const put = (land, tag) => deeds.put(land, tag).catch(complain);
  const redone = land => put(land).then(() => { mine.about = ""; mine.desk.show(); });
  return {
    name: text => put(edit.changed(now(), r, { name: text.trim() || undefined }), `name ${r}`),
    terrain: terrain => redone(edit.changed(now(), r, { terrain })),
    mark: (mark, on) => put(marked(now(), r, mark, on, kit.ground)),
    tribe: on => put(edit.changed(now(), r, { tribe: on })),
    resize: sign => put(edit.resized(now(), r, sign)),
    split: () => put(edit.split(now(), r, mine.map.regions[r].room)),
    join: q => {
      mine.place = q < r ? r - 1 : r;
      put(edit.joined(now(), r, q));
    },
  };
}

// Of a press, a drag and a key on the land; tell(text) says what came of it.
export function handsOf(mine, deeds, tell) {
  const now = () => mine.past.now, same = () => mine.map?.regions.length === now()?.regions.length;
  const put = (land, tag) => deeds.put(land, tag).catch(complain);
  const choose = r => {
    mine.place = r;
    mine.desk.show();
  };
  const of = r => now().regions[r];
  const has = r => mine.brush === "tribe" ? of(r).tribe : of(r).marks.includes(mine.brush);
  const graspable = r => !deeds.small() && same() && (r !== null || mine.brush === BORDER && now().reach);
  // Ground is spread where hearts are close together: a land that has few gets more with the first stroke.
  const spreading = tag => {
    const few = sparse(now());
    if (few && mine.drawing) return false;
    mine.grip = { tag, filled: few ? dense(mine.map) : null };
    return true;
  };
  const refined = winding => {
    if ((now().winding ?? 100) === winding) return;
    mine.grip.word = say("land_finer", { n: winding });
    mine.about = "";                   // the slider of it is among the lists
  };
  const spread = change => {
    const before = mine.grip.filled ?? now(), land = change(before);
    if (!land) return tell(say("land_full"));
    if (land === before) return;
    if (mine.grip.filled) refined(land.winding);
    mine.grip.filled = null;
    tell(mine.grip.word ?? "");
    put(land, mine.grip.tag);
  };
  const lay = (r, on, tag) => put(brushed(now(), r, mine.brush, on, mine.kit.ground), tag);
  return {
    name: r => told(mine, r), colour: terrain => mine.kit.painter.brush(terrain)?.base ?? "#cdbf9c",
    tribe: mine.kit.ground.tribe, around: mine.kit.ground.side?.around,
    halo: r => mine.brush === BORDER && graspable(r) ? reach(now(), r) : 0,
    grasp(r) {
      if (!graspable(r)) return "";
      const tag = `stroke ${++mine.strokes}`;
      if (mine.brush === BORDER) return spreading(tag) ? "spread" : "";
      mine.grip = { land: now(), tag, on: !has(r) };
      return [HAND, "split", "join"].includes(mine.brush) ? "drag" : "paint";
    },
    drag(r, by) {
      if (mine.brush === HAND) deeds.move(mine.grip.land, r, by, mine.grip.tag).catch(complain);
    },
    drop: choose,
    spread: (r, from, to) => spread(land => stroked(land, r, from, to)),
    paint: r => lay(r, mine.grip.on, mine.grip.tag),
    press(r) {
      const near = mine.place !== null && mine.map.regions[mine.place].near.includes(r);
      if (deeds.small() || !same() || [HAND, BORDER].includes(mine.brush)) return choose(r);
      if (mine.brush === "split") return put(edit.split(now(), r, mine.map.regions[r].room));
      if (mine.brush !== "join") return lay(r, !has(r));
      if (!near) return choose(r);
      tell(say("land_joined"));
      return ofRegion(mine, deeds).join(r);
    },
    nudge(r, by) {
      if (deeds.small() || !same()) return;
      if (mine.brush === BORDER) return spreading(`push ${r}`) && spread(land => pushed(land, r, by));
      deeds.move(now(), r, by, `nudge ${r}`).catch(complain);
    },
  };
}

// What a region says of itself to who does not see it.
function told({ map }, r) {
  const { terrain, marks, tribe, edge, name } = map.regions[r];
  return [placeOf(map, r), name ? terrainName(terrain) : "", ...marks.map(named),
    tribe ? say("land_tribe") : "", edge ? say("land_edge") : ""].filter(Boolean).join(", ");
}

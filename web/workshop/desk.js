// The screen of the editor of lands: the land, what lies beside it, and what each press there does.

import { keys, kitOf, nameOf } from "../games/games.js";
import * as edit from "../lands/edit.js";
import { note } from "../page/dialogs.js";
import { button, make, replace, steadily } from "../page/dom.js";
import { select } from "../page/fields.js";
import { go } from "../page/screens.js";
import { named, say } from "../page/words.js";
import { trouble } from "../saves/trouble.js";
import { acts } from "./acts.js";
import { placeOf, sentence } from "./faults.js";
import { asExtra } from "./lands.js";
import { Ground } from "./ground.js";
import { brushed, marked } from "./laying.js";
import { HAND, brushes, region, terrainName, whole } from "./soil.js";
import { chanced, sowing } from "./sowing.js";

const wrong = error => note(trouble(error), "bad");

/** @type {(sort: import("./sorts.js").Sort) => import("./acts.js").Work} */
const workOf = sort => ({ draft: sort.draft, map: ({ map }) => sort.whole(map),
  extra: ({ data, map }) => asExtra({ ...data, map }, { from: "made" }) });

/** @type {(mine: any, deeds: any) => any} */
export function desk(mine, deeds) {
  const host = make("div.replay-board.ground"), side = make("div.land-side");
  const state = make("p.extras-state", { role: "status" });
  const verdict = make("div.land-wrong", { role: "status" });
  const last = make("div.land-acts"), [undo, redo] = ["undo", "redo"].map(way =>
    /** @type {HTMLButtonElement} */ (button(say(`position_${way}`), () => turn(way))));
  const ground = new Ground(host, hands(mine, deeds, () => paint(), text => tell(text)));
  const tell = text => { state.textContent = text; };
  const turn = way => deeds.turn(way).then(paint).catch(wrong);
  const live = () => [undo, redo].forEach((node, i) => {
    node.disabled = !(i ? mine.past.after : mine.past.before).length;
  });

  const paint = () => steadily(side, () => replace(side, lists(mine, deeds, paint)));
  const mend = () => {
    replace(verdict, faults(mine, r => { mine.place = r; show(); ground.focus(r); }));
    steadily(last, () => replace(last, acts(mine, workOf(mine.sort))));
  };
  const bad = () => new Set((mine.wrong ?? []).flatMap(({ regions = [] }) => regions));
  const show = () => {
    ground.show(mine.map, { place: mine.place, wrong: bad(), flat: mine.flat });
    live();
    const about = JSON.stringify([mine.place, mine.brush, mine.map.regions.length]);
    if (about !== mine.about) paint();
    else if (mine.place !== null) legend(side, placeOf(mine.map, mine.place));
    mine.about = about;
  };
  replace(mine.root, make("div.replay.position.landed", {},
    make("header.replay-head", {}, make("a.back", { href: "#/make", ariaLabel: say("back") }, "←"),
      make("h1", {}, say("land_title")), ...opening(mine, deeds)), host,
    make("aside.replay-side.arrange", { ariaLabel: say("land_title") },
      make("p.land-small", {}, say("land_small")), verdict, side, last),
    make("div.replay-bar.position-bar", {}, undo, redo, state)));
  mine.about = "";
  mend();
  return { ground, show, tell, failed: wrong,
    judge(found) {
      if (found === mine.wrong) return;
      mine.wrong = found;
      mend();
      if (found && !ground.held) show();
    } };
}

// While the name of a region is typed.
function legend(side, text) {
  const node = side.querySelector(".arrange-place legend");
  if (node) node.textContent = text;
}

// From what one may begin anew; it can be taken back.
function opening({ game, sort }, deeds) {
  const from = select([["", say("land_from")], ...sort.offered(game)], "", file => {
    from.value = "";
    if (file) deeds.begin(file).catch(wrong);
  });
  Object.assign(from, { ariaLabel: say("land_from"), className: "land-from" });
  const games = keys().filter(key => kitOf(key).ground);
  if (games.length < 2) return [from];
  const of = select(games.map(key => [key, nameOf(key)]), game, key =>
    go("land", key === games[0] ? {} : { of: `new:${key}` }));
  Object.assign(of, { ariaLabel: say("setup_game"), className: "land-from" });
  return [of, from];
}

function lists(mine, deeds, paint) {
  const { past: { now }, map, place, kit, brush } = mine;
  const colour = terrain => kit.painter.brush(terrain).base;
  if (!map) return [];
  const pick = chosen => { mine.brush = chosen; paint(); };
  const chosen = place === null ? make("p.quiet", {}, say("land_choose"))
    : region(map, place, kit.ground, ofRegion(mine, deeds));
  const again = () => { mine.wish.number = chanced(); paint(); deeds.grow().catch(wrong); };
  const hands = ofWhole(mine, deeds), grow = () => deeds.grow().catch(wrong);
  return [brushes(kit.ground, brush, colour, pick), chosen, whole(now, mine.data.author, mine.sort, hands),
    sowing(mine.wish, mine.sort.wished?.(now, hands), { grow, again })];
}

function ofRegion(mine, deeds) {
  const now = () => mine.past.now, { place: r, kit } = mine;
  const put = (land, tag) => deeds.put(land, tag).catch(wrong);
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

function ofWhole(mine, deeds) {
  const put = (change, tag) => deeds.put({ ...mine.past.now, ...change }, tag).catch(wrong);
  const redone = done => done.then(() => { mine.about = ""; mine.desk.show(); }).catch(wrong);
  return {
    title: name => put({ name }, "title"), put: change => redone(put(change)),
    winding: winding => put({ winding }, "winding"), sized: size => redone(deeds.sized(size)),
    author: text => {
      mine.data.author = text;
      deeds.remember();
    },
  };
}

// What is wrong, each with the way to where it is.
function faults({ wrong: found, map }, pick) {
  if (!found) return make("p.quiet", {}, say("land_looking"));
  if (!found.length) return make("p.land-well", {}, say("land_well"));
  const line = fault => fault.regions?.length
    ? button(sentence(fault, map), () => pick(fault.regions[0]), "quiet") : sentence(fault, map);
  return make("ul", {}, ...found.map(fault => make("li", {}, line(fault))));
}

// --- what a press on the land does ----------------------------------------------------------------

function hands(mine, deeds, paint, tell) {
  const now = () => mine.past.now, same = () => mine.map?.regions.length === now()?.regions.length;
  const put = (land, tag) => deeds.put(land, tag).catch(wrong);
  const choose = r => {
    mine.place = r;
    mine.desk.show();
  };
  const of = r => now().regions[r];
  const has = r => mine.brush === "tribe" ? of(r).tribe : of(r).marks.includes(mine.brush);
  const lay = (r, on, tag) => put(brushed(now(), r, mine.brush, on, mine.kit.ground), tag);
  return {
    name: r => told(mine, r), colour: terrain => mine.kit.painter.brush(terrain)?.base ?? "#cdbf9c",
    tribe: mine.kit.ground.tribe, around: mine.kit.ground.side?.around,
    grasp(r) {
      if (deeds.small() || !same()) return "";
      mine.grip = { land: now(), tag: `stroke ${++mine.strokes}`, on: !has(r) };
      return [HAND, "split", "join"].includes(mine.brush) ? "drag" : "paint";
    },
    drag(r, by) {
      if (mine.brush === HAND) deeds.move(mine.grip.land, r, by, mine.grip.tag).catch(wrong);
    },
    drop: choose,
    paint: r => lay(r, mine.grip.on, mine.grip.tag),
    press(r) {
      const near = mine.place !== null && mine.map.regions[mine.place].near.includes(r);
      if (deeds.small() || !same() || mine.brush === HAND) return choose(r);
      if (mine.brush === "split") return put(edit.split(now(), r, mine.map.regions[r].room));
      if (mine.brush !== "join") return lay(r, !has(r));
      if (!near) return choose(r);
      tell(say("land_joined"));
      return ofRegion(mine, deeds).join(r);
    },
    nudge(r, by) {
      if (deeds.small() || !same()) return;
      deeds.move(now(), r, by, `nudge ${r}`).catch(wrong);
    },
  };
}

// What a region says of itself to who does not see it.
function told({ map }, r) {
  const { terrain, marks, tribe, edge, name } = map.regions[r];
  return [placeOf(map, r), name ? terrainName(terrain) : "", ...marks.map(named),
    tribe ? say("land_tribe") : "", edge ? say("land_edge") : ""].filter(Boolean).join(", ");
}

// The screen of the editor of lands: the land, what lies beside it, and what each press there does.

import { app } from "../page/app.js";
import * as cupboard from "../extras/cupboard.js";
import * as edit from "../lands/edit.js";
import { wet } from "../lands/count.js";
import { note } from "../page/dialogs.js";
import { button, make, replace, steadily } from "../page/dom.js";
import { select } from "../page/fields.js";
import { named, say, spelled } from "../page/words.js";
import { trouble } from "../saves/trouble.js";
import { acts } from "./acts.js";
import { placeOf, sentence } from "./faults.js";
import { asExtra } from "./lands.js";
import { Ground } from "./ground.js";
import { HAND, brushes, region, terrainName, whole } from "./soil.js";
import { chanced, sowing } from "./sowing.js";

const wrong = error => note(trouble(error), "bad");

/** @type {import("./acts.js").Work} */
const WORK = { draft: "land", map: ({ map }) => map,
  extra: ({ data, map }) => asExtra({ ...data, map }, { from: "made" }) };

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
    steadily(last, () => replace(last, acts(mine, WORK)));
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
      make("h1", {}, say("land_title")), opening(mine, deeds)), host,
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
function opening({ game }, deeds) {
  const own = cupboard.boards().filter(board => board.game === game);
  const all = [...app.maps.filter(map => map.game === game), ...own];
  const node = select([["", say("land_from")], ...all.map(({ file, name, players }) =>
    [file, `${spelled(name)} · ${say("n_players", { n: [players].flat()[0] })}`])], "", file => {
    node.value = "";
    if (file) deeds.begin(file).catch(wrong);
  });
  node.ariaLabel = say("land_from");
  node.className = "land-from";
  return node;
}

function lists(mine, deeds, paint) {
  const { past: { now }, map, place, kit, brush } = mine;
  const colour = terrain => kit.painter.brush(terrain).base;
  if (!map) return [];
  const pick = chosen => { mine.brush = chosen; paint(); };
  const chosen = place === null ? make("p.quiet", {}, say("land_choose"))
    : region(map, place, kit.ground, ofRegion(mine, deeds));
  const again = () => { mine.wish.number = chanced(); paint(); deeds.grow().catch(wrong); };
  return [brushes(kit.ground, brush, colour, pick), chosen,
    whole(now, mine.data.author, ofWhole(mine, deeds)),
    sowing(mine.wish, { grow: () => deeds.grow().catch(wrong), again })];
}

function ofRegion(mine, deeds) {
  const now = () => mine.past.now, { place: r } = mine;
  const put = (land, tag) => deeds.put(land, tag).catch(wrong);
  const redone = land => put(land).then(() => { mine.about = ""; mine.desk.show(); });
  return {
    name: text => put(edit.changed(now(), r, { name: text.trim() || undefined }), `name ${r}`),
    terrain: terrain => redone(edit.changed(now(), r, { terrain })),
    mark: (mark, on) => put(edit.marked(now(), r, mark, on)),
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
  return {
    title: name => put({ name }, "title"), rounds: rounds => put({ rounds }),
    winding: winding => put({ winding }, "winding"),
    players: n => deeds.seat(n).then(() => { mine.about = ""; mine.desk.show(); }).catch(wrong),
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
  const lay = (r, on, tag) => put(brushed(now(), r, mine, on), tag);
  return {
    name: r => told(mine, r), colour: terrain => mine.kit.painter.brush(terrain)?.base ?? "#cdbf9c",
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

// A terrain, a mark or a tribe as the brush lays it; nothing on water.
function brushed(land, r, { brush, kit: { ground } }, on) {
  if (ground.terrains.includes(brush)) return edit.changed(land, r, { terrain: brush });
  if (wet(land.regions[r])) return land;
  return brush === "tribe" ? edit.changed(land, r, { tribe: on }) : edit.marked(land, r, brush, on);
}

// What a region says of itself to who does not see it.
function told({ map }, r) {
  const { terrain, marks, tribe, edge, name } = map.regions[r];
  return [placeOf(map, r), name ? terrainName(terrain) : "", ...marks.map(named),
    tribe ? say("land_tribe") : "", edge ? say("land_edge") : ""].filter(Boolean).join(", ");
}

// The screen of the editor of lands: the land, what lies beside it, and what each press there does.

import { keys, kitOf, nameOf } from "../games/games.js";
import { able, button, make, replace, steadily } from "../page/dom.js";
import { select } from "../page/fields.js";
import { go } from "../page/screens.js";
import { say } from "../page/words.js";
import { complain } from "../saves/trouble.js";
import { acts } from "./acts.js";
import { placeOf, sentence } from "./faults.js";
import { asExtra } from "./lands.js";
import { Ground } from "./ground.js";
import { handsOf, ofRegion } from "./hands.js";
import { BORDER, HAND, brushes, region, whole } from "./soil.js";
import { chanced, sowing } from "./sowing.js";


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
  const ground = new Ground(host, handsOf(mine, deeds, text => tell(text)));
  const tell = text => { state.textContent = text; };
  const turn = way => {
    tell("");
    deeds.turn(way).then(paint).catch(complain);
  };
  const live = () => able([undo, redo], [mine.past.before.length, mine.past.after.length]);

  const paint = () => steadily(side, () => replace(side, lists(mine, deeds, paint)));
  const mend = () => {
    replace(verdict, faults(mine, r => { mine.place = r; show(); ground.focus(r); }));
    steadily(last, () => replace(last, acts(mine, workOf(mine.sort))));
  };
  const bad = () => new Set((mine.wrong ?? []).flatMap(({ regions = [] }) => regions));
  const show = () => {
    ground.show(mine.map, { place: mine.place, wrong: bad(), flat: mine.flat });
    live();
    const { terrain, marks, tribe, near } = mine.map.regions[mine.place] ?? {};
    const about = JSON.stringify([mine.place, mine.brush, mine.map.regions.length, terrain, marks, tribe,
      near]);
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
  return { ground, show, tell, failed: complain,
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
    if (file) deeds.begin(file).catch(complain);
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
  const pick = chosen => {
    mine.brush = mine.desk.ground.sheet.dataset.brush = chosen;
    paint();
  };
  const chosen = place === null ? brush === HAND ? make("p.quiet", {}, say("land_choose")) : null
    : region(map, place, kit.ground, ofRegion(mine, deeds));
  const again = () => { mine.wish.number = chanced(); paint(); deeds.grow().catch(complain); };
  const hands = ofWhole(mine, deeds), grow = () => deeds.grow().catch(complain);
  const tip = brush === HAND ? null : make("p.quiet", {}, say(`land_tip_${told(brush, kit.ground)}`));
  return [brushes(kit.ground, brush, colour, pick), tip, chosen,
    whole(now, mine.data.author, mine.sort, hands),
    sowing(mine.wish, mine.sort.wished?.(now, hands), { grow, again })];
}

const told = (brush, { terrains }) =>
  [BORDER, "split", "join"].includes(brush) ? brush : terrains.includes(brush) ? "terrain" : "mark";

function ofWhole(mine, deeds) {
  const put = (change, tag) => deeds.put({ ...mine.past.now, ...change }, tag).catch(complain);
  const redone = done => done.then(() => { mine.about = ""; mine.desk.show(); }).catch(complain);
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

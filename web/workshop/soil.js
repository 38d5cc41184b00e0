// The lists beside a land under work: brushes, what the region that is chosen is like, what the whole is
// called.

import { wet } from "../lands/count.js";
import { emblem } from "../panel/emblem.js";
import { button, make } from "../page/dom.js";
import { field, select, slider } from "../page/fields.js";
import { named, say, spelled } from "../page/words.js";
import { placeOf } from "./faults.js";

const LETTERS = 40, REGION_LETTERS = 18;
export const HAND = "hand", BORDER = "border";

export const terrainName = name => say(`terrain_${name}`);

// What a press on the land does: colour(terrain) is that of its brush.
export function brushes({ terrains, marks, tribe }, now, colour, pick) {
  const one = (brush, text, sign) => make("button.land-brush", {
    type: "button", ariaPressed: String(brush === now), data: { brush }, onclick: () => pick(brush),
  }, sign, make("span", {}, text));
  const tool = (brush, sign) =>
    one(brush, say(`land_brush_${brush}`), make("i", { ariaHidden: "true" }, sign));
  return make("fieldset.arrange-group.land-brushes", {}, make("legend", {}, say("land_brush")),
    tool(HAND, "✥"), tool(BORDER, "≈"), tool("split", "◫"), tool("join", "⊔"),
    ...terrains.map(terrain => one(terrain, terrainName(terrain),
      make("i.land-swatch", { ariaHidden: "true", vars: { colour: colour(terrain) } }))),
    ...marks.map(mark => one(mark, named(mark), emblem(mark))),
    one("tribe", say("land_tribe"), emblem(tribe)));
}

const typed = (value, most, put) => make("input", { type: "text", maxLength: most, value, autocomplete: "off",
  oninput: event => put(event.target.value) });

const tick = (text, on, put) => make("label.make-tick", {},
  make("input", { type: "checkbox", checked: on, onchange: event => put(event.target.checked) }), text);

// The region that is chosen; map: as it is drawn.
export function region(map, r, { terrains, marks }, hands) {
  const one = map.regions[r], { name, terrain, tribe, near } = one, dry = !wet(one);
  const neighbours = near.map(q => [q, placeOf(map, q)]);
  const size = (word, sign) => button(say(word), () => hands.resize(sign));
  return make("fieldset.arrange-group.arrange-place", {}, make("legend", {}, placeOf(map, r)),
    field("land_region_name", typed(spelled(name), REGION_LETTERS, hands.name)),
    field("land_terrain", select(terrains.map(key => [key, terrainName(key)]), terrain, hands.terrain)),
    dry ? make("div.land-ticks", {},
      ...marks.map(mark => tick(named(mark), one.marks.includes(mark), on => hands.mark(mark, on))),
      tick(say("land_tribe"), tribe, hands.tribe)) : null,
    make("div.land-row", {}, size("land_larger", 1), size("land_smaller", -1),
      button(say("land_brush_split"), hands.split)),
    field("land_join", select([["", say("land_join_none")], ...neighbours], "",
      q => q !== "" && hands.join(Number(q)))));
}

// What the whole of it is called, and for whom it is.
/** @type {(land: any, author: string | undefined, sort: import("./sorts.js").Sort, hands: any) => any} */
export function whole(land, author, sort, hands) {
  const { name, winding = 100 } = land;
  return make("details.arrange-group.land-whole", {}, make("summary", {}, say("land_whole")),
    field("land_name", typed(spelled(name), LETTERS, hands.title)),
    field("make_author", typed(author ?? "", LETTERS, hands.author)),
    ...sort.fields(land, hands),
    field("land_winding", slider({ least: 0, most: 100 }, winding, n => `${n} %`, hands.winding)));
}

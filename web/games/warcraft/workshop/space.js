// The space that is chosen: its piece, what is on it and who stands there, all by lists and steps.

import { button, make } from "../../../page/dom.js";
import { field, select } from "../../../page/fields.js";
import { say } from "../../../page/words.js";
import * as chart from "./chart.js";
import * as folk from "./folk.js";
import { rowAt } from "./hands.js";
import { kindName, placeName, sentence, slotName, spaceName, whereOf } from "./places.js";
import { steps, tick } from "./steps.js";
import { kindsOf, whose } from "./tools.js";

export function chosen(mine, own) {
  const { at, view, past: { now: map } } = mine;
  if (at === null || !view) return make("p.quiet", {}, say("scenario_choose"));
  const there = view.spaces.get(at), here = wrongs(mine);        // what has lost its space can be taken away
  return make("fieldset.arrange-group.arrange-place", {}, make("legend", {}, spaceName(view.spaces, at)),
    here, piece(mine, own), field("scenario_space", kinds(mine, own, there)),
    ...there || here ? [stands(mine, own), marks(mine, own, map), walls(mine, own)] : []);
}

function wrongs(mine) {
  const { at, wrong, past: { now: map }, view } = mine;
  const here = (wrong ?? []).filter(fault => whereOf(fault, map) === at);
  return here.length ? make("p.bad", {}, here.map(fault =>
    sentence(fault, { map, spaces: view.spaces })).join(" "))
    : null;
}

// The piece of the board that lies there.
function piece(mine, own) {
  const { at, past: { now: map } } = mine, row = rowAt(mine, at), slot = map.pieces[row ?? -1];
  if (!slot) return null;
  const turn = by => () => own.put(chart.turned(map, row, by, chart.cellOf(at)));
  return make("div.land-row", { role: "group", ariaLabel: slotName(map, slot) },
    make("span.quiet", {}, slotName(map, slot)),
    button(say("scenario_left"), turn(-1)), button(say("scenario_right"), turn(1)),
    button(say("scenario_over"), () => own.put(chart.altered(map, row, chart.flipped(slot)))),
    button(say("scenario_carry"), () => own.take({ kind: "carry", row, grip: at })),
    button(say("scenario_away"), () => own.put(chart.away(map, row))));
}

function kinds({ at, lists, past: { now: map } }, own, there) {
  const now = (map.spaces ?? []).find(([q, r]) => `${q},${r}` === at)?.[2] ?? "";
  return select([["", say(there ? "scenario_printed" : "scenario_nothing")],
    ...lists.spaces.map(kind => [kind, kindName(kind)])], now, kind => own.put(chart.spaced(map, at, kind)));
}

function stands(mine, own) {
  const { at, owner = 0, lists, past: { now: map }, view: { spaces } } = mine;
  const here = folk.ownerOf(map, owner) ? folk.standing(map, owner, at, spaces) : {};
  const all = lists.kinds.filter(kind => kindsOf(mine).includes(kind) || here[kind]);
  const rows = all.map(kind => steps(kind, here[kind] ?? 0, [0, lists.most], n =>
    own.put(folk.stood(map, owner, at, kind, n, spaces), `stand ${at} ${kind}`)));
  const base = owner === chart.NEUTRAL ? null : tick(say("scenario_outpost"),
    folk.outpostOf(map, at) === owner,
    on => own.put(folk.outposted(map, at, on ? owner : -1)));
  return make("div.scenario-stands", {}, whose(mine, own), ...rows, base);
}

function marks({ at, lists }, own, map) {
  const places = folk.lawsOf(map).flatMap(law => lists.laws[law]?.places ?? []);
  const token = select([["", "—"], ...lists.tokens.map(one => [one, say(`token_${one}`)])], map.tokens?.[at]
    ?? "",
    one => own.put(chart.tokened(map, at, one)));
  const worn = select([[0, say("scenario_fresh")], ...lists.depleted.map(n => [n, say(`depleted_${n}`)])],
    map.depleted?.[at] ?? 0, n => own.put(chart.depleted(map, at, Number(n))));
  return make("details.scenario-more", {}, make("summary", {}, say("scenario_tool_mark")),
    field("scenario_token", token), field("scenario_depleted", worn),
    ...places.map(name => tick(placeName(name), chart.placesAt(map, at).includes(name),
      on => own.put(chart.placed(map, name, on ? at : null)))));
}

function walls({ at, view: { spaces }, past: { now: map } }, own) {
  const near = chart.beside(at).filter(key => spaces.has(key));
  return make("details.scenario-more", {}, make("summary", {}, say("scenario_wall")),
    ...near.map(key => tick(spaceName(spaces, key), chart.walled(map, at, key),
      on => own.put(chart.wall(map, at, key, on)))));
}

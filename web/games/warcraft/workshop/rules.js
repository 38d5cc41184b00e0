// What wins a scenario and which special rules hold in it, with the places and roles that each of them needs.

import { button, make } from "../../../page/dom.js";
import { field, select } from "../../../page/fields.js";
import { named, say, told } from "../../../page/words.js";
import * as chart from "./chart.js";
import * as folk from "./folk.js";
import { ownerName, placeName, roleName, sentence, spaceName } from "./places.js";
import { steps, tick } from "./steps.js";

const GOAL = 15;                   // points from which one begins to choose

export function rules(mine, own) {
  return make("div.scenario-list", {}, victory(mine, own), laws(mine, own));
}

function victory({ lists, past: { now: map } }, own) {
  const put = (change, tag = "") => own.put(chart.changed(map, change), tag);
  const first = select([["", say("setup_by_chance")], ...map.seats.map((_, p) => [p, ownerName(map, p)])],
    map.first ?? "", p => put({ first: p === "" ? undefined : Number(p) }));
  return make("fieldset.arrange-group", {}, make("legend", {}, say("scenario_victory")),
    tick(say("scenario_points"), Boolean(map.goal), on => put({ goal: on ? GOAL : undefined })),
    map.goal ? steps("scenario_goal", map.goal, [1, lists.most], n => put({ goal: n }, "goal")) : null,
    make("p.quiet", {}, say("scenario_always")), field("scenario_first", first));
}

function laws(mine, own) {
  const { lists, past: { now: map } } = mine, held = folk.lawsOf(map);
  return make("fieldset.arrange-group.scenario-laws", {}, make("legend", {}, say("scenario_laws")),
    ...Object.keys(lists.laws).map(law => make("div.scenario-law", { data: { law } },
      tick(make("span", {}, make("b", {}, named(law)), told(law)), held.includes(law),
        on => own.put(folk.ruled(map, law, on))),
      held.includes(law) ? needs(mine, own, law) : null)));
}

function needs(mine, own, law) {
  const { lists, wrong, past: { now: map }, view: { spaces } } = mine,
    { places, roles, pieces, tokens } = lists.laws[law];
  const faults = (wrong ?? []).filter(fault => fault.law === law);
  const at = name => map.places?.[name] ? spaceName(spaces, String(map.places[name]))
    : say("scenario_nowhere");
  return make("div.scenario-needs", {},
    faults.length ? make("p.bad", {}, faults.map(one => sentence(one, { map, spaces })).join(" ")) : null,
    ...places.map(name => make("div.land-row", {}, make("span", {}, `${placeName(name)}: ${at(name)}`),
      button(say("scenario_choose_place"), () => own.take({ kind: "place", what: name })))),
    ...roles.map(role => make("div.land-row", { role: "group", ariaLabel: roleName(role) },
      make("span", {}, `${roleName(role)}:`), ...map.seats.map((_, p) => tick(ownerName(map, p),
        (map.roles?.[role] ?? []).includes(p), on => own.put(folk.cast(map, role, p, on)))))),
    ...pieces.map(kind => make("div.land-row", {}, make("span", {},
      say("scenario_needs", { what: named(kind) })),
      button(say("scenario_place_piece"), () => own.take({ kind: "stand", what: kind, owner: mine.owner })))),
    tokens.length ? make("div.land-row", {}, make("span", {},
      say("scenario_tokens", { what: tokens.map(one => say(`token_${one}`)).join(", ") })),
    button(say("scenario_place_piece"), () => own.take({ kind: "token", what: tokens[0] }))) : null);
}

// What a press on the board does: the hand, pieces to lay, spaces, who stands there, marks. All that can be
// chosen comes from the lists of the engine.

import { emblem } from "../../../panel/emblem.js";
import { swatch } from "../../../match/people.js";
import { button, make } from "../../../page/dom.js";
import { named, say } from "../../../page/words.js";
import { lies } from "../faces.js";
import { NEUTRAL, lying, peopled } from "./chart.js";
import { lawsOf } from "./folk.js";
import { COLOURS, figure } from "./figures.js";
import { kindName, ownerName, owners, placeName, slotName } from "./places.js";

const GROUPS = ["hand", "lay", "space", "stand", "mark"];
const GROUP = { hand: "hand", carry: "hand", lay: "lay", space: "space", wall: "space", stand: "stand",
  outpost: "stand", token: "mark", depleted: "mark", place: "mark" };
const SIGNS = { hand: "✥", lay: "⬡", space: "♣", stand: "⚑", mark: "◎" };

export function tools(mine, own) {
  const group = mine.group && mine.group !== GROUP[mine.tool.kind] && mine.tool.kind === "hand"
    ? mine.group : GROUP[mine.tool.kind];
  const tab = name => make("button.land-brush", { type: "button", ariaPressed: String(name === group),
    data: { group: name }, onclick: () => {
      mine.group = name;
      own.take({ kind: "hand" });
    } }, make("i", { ariaHidden: "true" }, SIGNS[name]), make("span", {}, say(`scenario_tool_${name}`)));
  return make("fieldset.arrange-group.scenario-tools", {}, make("legend", {}, say("land_brush")),
    make("div.land-brushes", {}, ...GROUPS.map(tab)), ...PALETTES[group](mine, own));
}

// One thing to take in hand; data tells tests and eyes what it is.
const one = (mine, own, tool, text, sign) => make("button.land-brush", { type: "button",
  ariaPressed: String(JSON.stringify(tool) === JSON.stringify(mine.tool)),
  data: { tool: `${tool.kind} ${tool.what ?? ""}`.trim() }, onclick: () => own.take(tool) },
sign, make("span", {}, text));

const PALETTES = {
  hand: () => [make("p.quiet", {}, say("scenario_hand"))],
  lay, space, stand, mark,
};

// --- pieces of the board ----------------------------------------------------------------------------

function lay(mine, own) {
  const { lists, past: { now: map }, tool } = mine;
  const sides = mine.side ?? "cyan", town = mine.town ?? "edge", turn = tool.slot?.turn ?? 0;
  const taken = map.seats.map(({ race = "" }) => lists.towns[race]);         // as the Town of a seat
  const slots = [...map.seats.map((_, seat) => ({ seat, town, turn })),
    ...Object.keys(lists.pieces).map(Number).filter(n => !taken.includes(n))
      .map(piece => ({ piece, side: sides, turn }))];
  const card = slot => make("button.scenario-piece", { type: "button",
    data: { piece: slot.piece ?? `town ${slot.seat}` },
    ariaPressed: String(tool.kind === "lay" && same(tool.slot, slot)),
    onclick: () => own.take({ kind: "lay", slot }) }, figure(slot, map),
  make("span.hidden", {}, described(map, slot)),
  slot.seat === undefined ? make("b", { ariaHidden: "true" }, slot.piece) : swatch(slot.seat),
  lying(map, slot) < 0 ? null : make("i.scenario-lies", { ariaHidden: "true" }, "✓"));
  const turned = by => () => tool.kind === "lay"
    && own.take({ kind: "lay", slot: { ...tool.slot, turn: (turn + by + 6) % 6 } });
  const over = () => {
    Object.assign(mine, { side: sides === "cyan" ? "magenta" : "cyan", town: town === "edge" ? "corner"
      : "edge" });
    if (tool.kind === "lay") own.take({ kind: "lay", slot: { ...tool.slot,
      ...tool.slot.seat === undefined ? { side: mine.side } : { town: mine.town } } });
    else own.paint();
  };
  return [make("div.land-row", {}, button(say("scenario_left"), turned(-1)),
    button(say("scenario_right"), turned(1)),
    button(say("scenario_over"), over)),
  make("div.scenario-pieces", {}, ...slots.map(card)), make("p.quiet", {}, say("scenario_lay"))];
}

// A piece for a person who listens: which it is, what is on it, whether it lies already.
function described(map, slot) {
  const cells = lies({ ...slot, at: [0, 0] }, peopled(map.seats));
  const kinds = cells.map(([, , terrain, points]) => kindName(terrain === "objective" ? terrain + points
    : terrain));
  const more = lying(map, slot) < 0 ? [] : [say("scenario_lies")];
  return `${slotName(map, slot)}: ${[...kinds, ...more].join(", ")}`;
}

const same = (a, b) => a.piece === b.piece && a.seat === b.seat;

// --- spaces and walls -------------------------------------------------------------------------------

function space(mine, own) {
  const colour = kind => make("i.land-swatch", { ariaHidden: "true",
    vars: { colour: COLOURS[kind.replace(/\d$/, "")] } });
  return [make("div.land-brushes", {},
    ...mine.lists.spaces.map(kind => one(mine, own, { kind: "space", what: kind }, kindName(kind),
      colour(kind))),
    one(mine, own, { kind: "space", what: "" }, say("scenario_printed"),
      make("i", { ariaHidden: "true" }, "↺")),
    ...mine.lists.edges.map(kind => one(mine, own, { kind, what: kind }, named(kind),
      make("i", { ariaHidden: "true" }, "▮")))),
  make("p.quiet", {}, say("scenario_walls"))];
}

// --- who stands there -------------------------------------------------------------------------------

export function whose(mine, own) {
  const { past: { now: map } } = mine;
  if (!owners(map).includes(mine.owner)) mine.owner = 0;
  const pick = owner => () => {
    mine.owner = owner;
    if (mine.tool.owner !== undefined) mine.tool = { ...mine.tool, owner: mine.tool.kind === "outpost"
      && owner === NEUTRAL ? 0 : owner };
    own.paint();
  };
  return make("div.choice.scenario-owners", { role: "group", ariaLabel: say("scenario_whose") },
    ...owners(map).map(owner => make("button", { type: "button", ariaPressed: String(owner === mine.owner),
      onclick: pick(owner) }, owner === NEUTRAL ? null : swatch(owner), ownerName(map, owner))));
}

// Kinds of pieces that mean something here: those of the main game, and those of which laws speak.
export const kindsOf = ({ lists, past: { now } }) => {
  const spoken = lawsOf(now).flatMap(law => lists.laws[law]?.pieces ?? []);
  const special = Object.values(lists.laws).flatMap(({ pieces }) => pieces);
  return lists.kinds.filter(kind => !special.includes(kind) || spoken.includes(kind));
};

function stand(mine, own) {
  const { owner = 0 } = mine;
  const kinds = kindsOf(mine).map(kind => one(mine, own, { kind: "stand", what: kind, owner }, named(kind),
    emblem(kind)));
  const base = owner === NEUTRAL ? [] : [one(mine, own, { kind: "outpost", what: "outpost", owner },
    named("outpost"),
    emblem("outpost"))];
  return [whose(mine, own), make("div.land-brushes", {}, ...kinds, ...base),
    make("p.quiet", {}, say("scenario_more"))];
}

// --- marks ------------------------------------------------------------------------------------------

function mark(mine, own) {
  const { lists, past: { now } } = mine, places = lawsOf(now).flatMap(law => lists.laws[law]?.places ?? []);
  return [make("div.land-brushes", {},
    ...places.map(name => one(mine, own, { kind: "place", what: name }, placeName(name), emblem(name))),
    ...lists.tokens.map(token => one(mine, own, { kind: "token", what: token }, say(`token_${token}`),
      emblem(token))),
    one(mine, own, { kind: "token", what: "" }, say("scenario_no_token"),
      make("i", { ariaHidden: "true" }, "↺")),
    ...[...lists.depleted, 0].map(n => one(mine, own, { kind: "depleted", what: n },
      say(n ? `depleted_${n}` : "scenario_fresh"), make("i", { ariaHidden: "true" }, n || "↺"))))];
}

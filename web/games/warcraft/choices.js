// What a step of Warcraft offers, in words and on buttons.

import { make } from "../../page/dom.js";
import { has, named, person, say } from "../../page/words.js";
import { emblem } from "../../panel/emblem.js";
import { bare } from "./counts.js";
import { plays } from "./hand.js";
import { price } from "./signs.js";
import { allOf, goods, who } from "./who.js";

const BUYS = ["train", "build", "found", "upgrade", "summon"];
const CALLS = ["call", "exalt"];                         // what Necromancers do in a scenario
const WINDOWS = ["window", "cards"];                  // the second is on the stage of the battle

const verbOf = ({ action: [verb] }) => verb;

// A card that is played on the map waits until it is pressed, as do an Outpost that begins and one given up.
const WAIT = ["found", "abandon"];
const onMap = ({ card, place, action: [verb] }) =>
  place !== undefined && (card !== undefined || WAIT.includes(verb));

const OPEN = { open: true, why: "", face: /** @type {any} */ (null) };

// What may be played now: all in a window, else what is played on the map; and all that arrives at once.
function deeds(match) {
  const { frame, choices } = match.table, done = choices.find(choice => verbOf(choice) === "done");
  if (frame.phase === WINDOWS[1]) return [];
  const cards = [...plays(match)].filter(([, [first]]) => WINDOWS.includes(frame.phase) || onMap(first));
  const all = done?.all?.length > 1 ? [{ ...OPEN, verb: "all", action: done.all }] : [];
  const ready = choices.filter(choice => verbOf(choice) === "finish").map(({ action, building }) =>
    ({ ...OPEN, verb: "finish", action, face: make("span", {}, say(`building_${building}`)) }));
  const ends = choices.some(choice => verbOf(choice) === "abandon") ? [{ ...OPEN, verb: "abandon" }] : [];
  return [...all, ...ready, ...ends, ...cards.flatMap(([key, choices]) => deed(key, choices))];
}

function deed(key, choices) {
  const face = make("span.deed-face", {}, emblem(key)), base = { ...OPEN, face };
  const [first] = choices;
  return onMap(first) ? [{ ...base, verb: verbOf(first) }]
    : choices.map(choice => ({ ...base, verb: verbOf(choice), action: choice.action }));
}

// Whose a unit is, where that must be said: not of one's own.
function theirs(p, view) {
  const owner = /** @type {any} */ (p === undefined ? "" : who(p, view));
  return owner.you ? "" : owner;
}

// The facts of a choice in words.
function facts(choice, match) {
  const { piece, what, owner, foe, cost, card, from, given = [], action: [verb] } = choice;
  const { kit, land, table: { view } } = match;
  const place = r => r === undefined ? "" : kit.place(land.regions[r], r);
  const [told] = given.filter(one => typeof one === "string"), about = piece ?? told;
  const building = choice.building ?? (verb === "build" ? piece : told);
  return {
    piece: piece ? named(piece) : "", kind: has(`kind_${about}`) ? say(`kind_${about}`) : "",
    building: has(`building_${building}`) ? say(`building_${building}`) : "", card: card ? named(card) : "",
    what: what ?? told ? named(what ?? told) : "", owner: theirs(owner, view),
    foe: foe === undefined ? "" : allOf(foe, view),
    side: typeof given[0] === "number" ? sideOf(given[0], match) : "", cost: cost ? goods(cost) : "",
    from: choice.held ? "" : place(from), place: choice.here ? "" : place(choice.place),
    goes: choice.held && choice.here ? say("goes_here") : "", along: choice.along || "",
  };
}

const sideOf = (team, { table: { actor, view } }) =>
  say(view.teams[actor] === team ? "side_mine" : "side_theirs");

// What is to be done, in a sentence.
function phase(table) {
  const { frame, view } = table, { player: p, mover = p, by = mover, to } = frame;
  return { key: `phase_${stage(table)}`, facts: {
    player: person(by), card: frame.card ? named(frame.card) : "", n: frame.left, round: view.round,
    piece: frame.piece ? named(frame.piece) : "", to: to === undefined ? "" : person(to),
  } };
}

function stage({ frame: { phase: name, option, at }, choices }) {
  const verbs = choices.map(verbOf), called = CALLS.find(verb => verbs.includes(verb));
  if (called) return called;
  if (WINDOWS.includes(name)) return `${name}_${at}`;
  if (name !== "spend") return name;
  return !verbs.some(verb => BUYS.includes(verb)) ? "spend_poor" : option ? `spend_${option}` : name;
}

// Asked about once: what ends a step while something useful is left, and a Town that is left open.
function unusual({ view, frame, choices }, [verb]) {
  if (verb !== "done") return null;
  const buys = choices.some(choice => BUYS.includes(verbOf(choice)));
  if (frame.phase === "spend" && !frame.option && buys) return "ask_done_spend";
  if (frame.phase === "deploy") return "ask_done_deploy";
  return frame.phase === "move" && bare(view, frame.player) ? "ask_done_bare" : null;
}

const ENDS = ["plain", "pass", "player"];

export const choices = {
  deeds, facts, phase, unusual,
  waits: onMap,
  // In one's own steps teammates have rows of their own.
  hides: ({ kind }, _, { frame }) => kind === "player" && frame.phase !== "grant",
  face: choice => verbOf(choice) === "give"
    ? make("span.give", {}, say("do_give_short", { player: person(choice.player) }), price(given(choice)))
    : null,
  asks: ([verb]) => verb === "abandon",
  rests: ({ choices: all }) => all.every(({ kind, all: more, action: [verb] }) =>
    verb === "abandon" || (ENDS.includes(kind) && !more?.length)),
  guide: {
    key: ({ frame }) => WINDOWS.includes(frame?.phase) ? frame.phase
      : frame?.phase === "spend" && frame.option ? `spend_${frame.option}` : null,
    at: /** @type {(choice: any) => string} */ (({ action, card }) => card ? `[data-card="${card}"]`
      : `[data-action="${action}"], [data-verb="${action[0]}"]`),
  },
};

const given = ({ what }) => [Number(what === "gold"), Number(what === "wood")];

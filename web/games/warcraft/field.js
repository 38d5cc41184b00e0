// What the board of Warcraft says and means: names of spaces, who stands there, which pieces go, what a
// refused
// click meant, what a move would come to.

import { make } from "../../page/dom.js";
import { capital, has, many, named, say, spelled } from "../../page/words.js";
import { forecast as odds } from "./battle/odds.js";
import { armed, heapsOf, teamOf } from "./heaps.js";
import { KINDS, UNITS } from "./tables.js";
import { allOf, goods, who } from "./who.js";

const TRACED = ["move", "led", "battle", "found", "deployed"];
const HERD = 6;                    // as many as may stand on one space: units and workers

// --- names ---------------------------------------------------------------------------------------------

const place = ({ name }) => spelled(name);

// What a player has of a kind there: "2 melee units (Footmen)".
function piece(view, { kind, key, n, player }) {
  const [race, level] = key.split(" "), name = `unit_${race}_${kind}_${level}`;
  return many(kind, n) + (player <= view.players && has(name) ? ` (${say(name)})` : "");
}

function standing(view, r) {
  const heaps = heapsOf(view, r), owners = [...new Set(heaps.map(({ player }) => player))];
  return owners.map(player => say("spoken_piece", {
    player: who(player, view),
      what: joined(heaps.filter(one => one.player === player)).map(one => piece(view, one)).join(", "),
  }));
}

// Those that have moved and those that have not are one thing to say.
const joined = heaps => heaps.flatMap((one, i) => {
  const same = heaps.filter(({ band }) => band === one.band);
  return heaps.findIndex(({ band }) => band === one.band) < i ? []
    : { ...one, n: same.reduce((sum, { n }) => sum + n, 0) };
});

// A space and all that is there, for a person who listens.
function spoken(view, r, region) {
  const { terrain, points } = region, { depleted: worn, outpost, unfinished, token, goal } = view;
  const name = place(region), kind = say(`terrain_${terrain}`);
  const land = [
    terrain === "town" || name.toLowerCase().includes(kind) ? "" : kind,
    points && goal ? say("spoken_worth", { n: points }) : "",
    worn[r] ? say(terrain === "town" ? "captured_once" : `depleted_${worn[r]}`).toLowerCase() : "",
    token[r] ? say(`token_${token[r]}`) : "",
  ];
  const base = outpost[r] < 0 ? []
    : [say(unfinished[r] ? "spoken_rising" : "spoken_outpost", { player: who(outpost[r], view) })];
  const there = [...standing(view, r), ...base].join("; ") || say("spoken_empty");
  return `${[name, ...land].filter(Boolean).join(", ")}. ${capital(there)}`;
}

// --- picking up and setting down -----------------------------------------------------------------------

// The captive is picked up to be led; whoever leads it is chosen at the goal.
/** @type {(choice: any, piece: any) => boolean} */
const walks = ({ piece, captive }, { kind, fresh }) => fresh && kind === (captive ? "captive" : piece);

// Several that go together are asked about together.
/** @type {(action: any, pieces: any[]) => any} */
const together = ([verb, ...rest], pieces) =>
  verb === "move" ? [verb, ...rest, ...pieces.slice(1).map(({ kind }) => kind)] : [verb, ...rest];

// The way an action is refused is asked for by what is done in this step. hand: {from, pieces} that are held.
function doubts({ view, frame }, r, verb, hand) {
  const asked = DOUBTS[frame.phase];
  return asked ? asked(r, hand, view.training?.[frame.player] ?? []) : null;
}

const DOUBTS = {
  move: (r, hand) => hand ? ["move", hand.from, hand.pieces[0]?.kind ?? null, r] : ["move", r],
  deploy: (r, _, training) => ["deploy", KINDS[Math.max(0, training.findIndex(n => n > 0))], r],
  spend: r => ["found", r],
};

// --- what a move would come to ---------------------------------------------------------------------------

const SPENT = 2;                   // how far a place is depleted that gives nothing any more
const YIELDS = { goldmine: "gold", forest: "wood" };
const BILLED = ["move", "spend", "fights"];

function bill(forecast, choices, match) {
  const { view } = match.table, { cost, left } = forecast;
  if (!choices.length) return [];
  if (cost) return [make("p.cost", {},
    say("bill_cost", { cost: goods(cost), left: goods(left) || say("n_nothing") }))];
  const lines = choices[0].kind === "walk"
    ? dangers(forecast, choices[0], view).map(words => make("p", {}, words)) : [];
  return forecast.odds ? [...lines, odds(forecast.odds, 0, true)] : lines;
}

function dangers({ foes = [], workers, outpost, points, rich }, { place: r, piece: kind }, view) {
  const soldier = KINDS.indexOf(kind) < UNITS, own = teamOf(view, view.stack.at(-1).player);
  const held = armed(view, r).some(({ team }) => team === own);
  return [
    foes.length > 0 && say("bill_battle", { foe: foes.map(team => String(allOf(team, view))).join(", ") }),
    soldier && !foes.length && workers > 0 && say("bill_raids", { n: workers }),
    soldier && !foes.length && outpost >= 0 && outpost !== null
      && say("bill_razes", { player: who(outpost, view) }),
    soldier && points > 0 && view.goal > 0 && !held && say("bill_points", { n: points }),
    !soldier && rich && view.depleted[r] < SPENT
      && say("bill_works", { what: named(YIELDS[view.cells[r][2]]) }),
  ].filter(Boolean);
}

export const field = {
  place, spoken, walks, together, doubts, bill,
  bills: ({ frame }) => BILLED.includes(frame?.phase),
  herd: () => HERD,
  begins: ({ event }) => event === "step",
  leaves: ({ event }) => TRACED.includes(event),
};


// A player's row, the head of a team, and how far the match is.

import { make } from "../../page/dom.js";
import { named, player, say } from "../../page/words.js";
import { stepOf } from "./counts.js";
import { crest, fact } from "./signs.js";

const STEPS = ["move", "harvest", "deploy", "spend"];
const SOURCES = { town: "town", objective: "objective", types: "types", cards: "victory_point" };

// His race, where his points come from, what he owns and what arrives; beside the points what he lacks.
/** @type {import("../kit.js").Kit["seat"]} */
export function seat(view, p, match) {
  const { goal, teams, totals, races } = view, alone = teams.filter(team => team === teams[p]).length === 1;
  const lacks = goal - totals[p];
  return {
    lines: [" ", crest(races[p]), player(p) === named(races[p]) ? null : ` ${named(races[p])}`,
      make("div.facts", {}, ...goal ? earned(view, p) : [], ...owned(view, p, match))],
    score: goal ? view.scores[p] : undefined,
    aside: goal && alone && lacks > 0 && !match?.table?.over ? say("to_go", { n: lacks }) : null,
  };
}

const earned = (view, p) => Object.entries(SOURCES).filter(([source]) => view.points[p][source])
  .map(([source, key]) => {
    const n = view.points[p][source];
    return fact(key, n, say(`points_from_${source}`, { n }));
  });

function owned(view, p, match) {
  const cards = size(view.hands[p]), coming = sum(view.training[p]), rising = sum(view.rising[p]);
  const casts = view.laws?.includes("spell") && match?.map.roles?.caster?.includes(p);
  const left = casts && view.stack.length ? size(view.decks[p]) : 0;
  return [
    ...["gold", "wood"].map(what => fact(what, view[what][p], say(`n_${what}`, { n: view[what][p] }))),
    fact("hand", cards, say("n_cards", { n: cards })),
    coming ? fact("training", `+${coming}`, say("coming_n", { n: coming })) : null,
    rising ? fact("building", `+${rising}`, say("rising_n", { n: rising })) : null,
    left ? fact("spell", left, say("deck_left", { n: left })) : null,
  ];
}

const sum = list => list.reduce((all, n) => all + n, 0);
const size = cards => Array.isArray(cards) ? cards.length : cards ?? 0;

// The points of a team and what wins.
export function party({ goal, totals }, players) {
  const n = totals[players[0]];
  return goal ? make("small.party", {}, say("points_of", { n, goal })) : null;
}

export const when = view => {
  const step = stepOf(view);
  return say("war_when", { round: view.round, step: step && say(`step_${step}`) });
};

// The round, and which of its steps everybody takes now; one that all leave out in a scenario is none.
export function progress(view, { seats = [] } = /** @type {any} */ ({})) {
  const now = stepOf(view), name = when(view);
  const taken = STEPS.filter(step => !seats.length || seats.some(({ skips = [] }) => !skips.includes(step)));
  return make("div.war-steps", { role: "img", ariaLabel: name, title: name },
    make("b", {}, String(view.round)),
    ...taken.map(step => make(`span${step === now ? ".now" : ""}`, { title: say(`step_told_${step}`) },
      say(`step_${step}`))));
}

// What the others did since the person who looks last acted: marks on the map, a film of it, a list.

import { app, still, tell } from "../page/app.js";
import { button, make } from "../page/dom.js";
import { badge } from "../match/people.js";
import { player, say } from "../page/words.js";
import { reading } from "./wording.js";

const LONG = 5000;                 // milliseconds of the film

// Who is told: the one who looks, or of several whoever is to act.
const me = match => match.viewer ?? match.table.actor;

// By step, what others did: [{step, events}].
const others = match => match.history.slice(match.since)
  .map((events, i) => ({ step: match.since + i, events: events.filter(({ player: p }) => p !== me(match)) }))
  .filter(({ events }) => events.length);

// The same on the map, one after another: [{player, from, to}].
export const traces = match => match.table.over ? [] : traced(others(match), match);

const traced = (steps, match) => steps.flatMap(({ events }) => events.flatMap(event => {
  const { kit } = match, spots = kit.spots(event, match);
  const told = event.player >= 0 && [1, 2].includes(spots.length) && kit.leaves(event);
  const from = spots.length > 1 ? spots[0] : null;
  return told ? [{ player: event.player, from, to: spots.at(-1) }] : [];
}));

// What a turn has come to, and what stays of all before: the same for a match that is watched again.
// steps: those of the turn; history: what happened until then.
export const retold = (steps, history, match) =>
  ({ traces: traced(steps, match), relics: match.kit.relics({ ...match, history, table: match.shown }) });

// All that the board shows beside the view.
export const recalled = match => ({ traces: traces(match), relics: match.kit.relics(match) });

// It is seen once more on the board, until somebody acts.
export async function again(match, board) {
  const { table } = match, going = () => app.match === match && match.table === table && app.board === board;
  const steps = others(match).map(({ step }) => step), first = Math.max(0, steps[0] - 1);
  const look = at => app.crew.ask("view", { at, viewer: match.viewer });
  let before = steps.length && await look(first);
  for (const step of steps) {
    const after = await look(step), ms = LONG / steps.length;
    if (!going()) return;
    const began = performance.now();
    await board.play(before.view, after.view, match.history[step], still() ? 0 : ms);
    await new Promise(done => setTimeout(done, ms - (performance.now() - began)));
    before = after;
  }
  if (going()) tell("wait", match);
}

// A button for it, where there is something to see.
export function replaying(match, close = () => {}) {
  if (!traces(match).length || !app.board) return null;
  return button(say("see_again"), () => { close(); again(match, app.board); });
}

export const whatHappened = match =>
  say("since_n", { n: others(match).flatMap(({ events }) => events.map(event => reading(event, match)))
    .filter(Boolean).length });

// Player by player; what was lost comes first.
export function told(match) {
  const told = others(match).flatMap(({ events }) => events)
    .map(event => ({ event, lost: match.kit.hurts(event, me(match)) }))
    .map(one => ({ ...one, text: reading(one.event, match, !one.lost) }))
    .filter(({ text }) => text);
  const lost = told.filter(one => one.lost);
  const doers = [...new Set(told.map(({ event }) => event.player ?? -1))];
  const line = ({ event, text, lost }) => make(`li${lost ? ".lost" : ""}`, {},
    lost && event.player >= 0 ? badge(match.about, event.player) : null, text);
  const group = (head, all) => all.length
    ? make("section", {}, make("h3", {}, head), make("ol.log", {}, ...all.map(line))) : null;
  return make("div.since", {}, replaying(match, () => document.querySelector("dialog[open] .main")?.click()),
    group(say("since_lost"), lost),
    ...doers.map(p => group(p < 0 ? say("since_all") : [badge(match.about, p), player(p)],
      told.filter(one => !one.lost && (one.event.player ?? -1) === p))));
}

// What is to be done now, in words, and the buttons of this phase and no others.

import { make, replace } from "../dom.js";
import { GAMES } from "../games.js";
import { has, player, say } from "../words.js";
import * as spread from "./spread.js";

const MAIN = ["done"];                          // verbs that end a phase

const plain = ({ action, region, race }) => action.length === 1 && region === undefined && !race;
const toPlayer = ({ action, region, player: p }) => action.length === 2 && region === undefined && typeof p === "number";

// hands: {act(action), lift(), pause(), play(), skip()}
export function phase(root, match, hands) {
  const { table } = match;
  root.classList.toggle("mine", match.mine);
  if (table.over) return replace(root, over(table, hands));
  if (match.curtain !== null && match.curtain !== undefined) return replace(root);
  if (!match.mine) return replace(root, ...watching(match, hands));
  const { key, facts } = GAMES[match.game.key].phase(table);
  replace(root, make("p.phase", {}, words(key, facts, table)), news(match, hands), ...buttons(table, match, hands));
}

// What the others did meanwhile, until one acts oneself.
function news(match, hands) {
  const n = match.history.slice(match.since).flat().filter(({ player: p }) => p !== match.viewer).length;
  return n && match.since < match.table.step ? make("button.news.quiet", { type: "button", onclick: hands.since }, say("since_n", { n })) : null;
}

function words(key, facts, { choices }) {
  const left = spread.left(choices);
  return say(key, { ...facts, ...(left ?? {}) });
}

function over({ over: { winners } }, hands) {
  return make("div.over", {}, make("p.phase", {}, say("game_over", { winners: winners.map(player).join(", "), n: winners.length })),
    make("div.buttons", {}, make("button.main", { type: "button", onclick: hands.end }, say("to_end"))));
}

function watching(match, hands) {
  const { paused, table } = match;
  return [
    make("p.phase", {}, paused ? say("paused") : say(match.thinking ? "thinks" : "to_move", { player: player(table.actor) })),
    make("div.buttons", {},
      make("button", { type: "button", onclick: paused ? hands.play : hands.pause }, say(paused ? "resume" : "pause")),
      match.people.length ? make("button", { type: "button", onclick: hands.skip }, say("skip")) : null),
  ];
}

function buttons(table, match, hands) {
  const { choices, frame } = table;
  const extra = spread.offers(choices) ? spread.buttons(table, match, hands) : [];
  const others = choices.filter(toPlayer).map(({ action, player: p }) =>
    make("button", { type: "button", onclick: () => hands.act(action) }, say(`verb_${action[0]}`, { player: player(p) })));
  const own = choices.filter(plain).filter(({ action }) => action[0] !== "gather")
    .sort((a, b) => MAIN.includes(a.action[0]) - MAIN.includes(b.action[0]))
    .map(({ action, ...facts }) => make(`button${MAIN.includes(action[0]) ? ".main" : ""}`,
      { type: "button", data: { verb: action[0] }, onclick: () => hands.act(action) }, verb(action[0], frame.phase, facts)));
  const map = choices.some(({ region }) => region !== undefined) ? make("p.how", {}, say(spread.offers(choices) ? "tip_spread" : "tip_map")) : null;
  return [map, make("div.buttons", {}, ...others, ...extra, ...own)];
}

const verb = (name, phaseName, facts) => say(has(`${name}_${phaseName}`) ? `${name}_${phaseName}` : `verb_${name}`, facts);

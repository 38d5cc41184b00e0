// What is to be done now, in words, and the buttons of this phase and no others.

import { app } from "../page/app.js";
import { last, waiting } from "../company/waiting.js";
import { note } from "../page/dialogs.js";
import { badge, sideName, together } from "../match/people.js";
import { make, replace } from "../page/dom.js";
import { play as sound } from "../page/sound.js";
import { capital, has, person, player, say } from "../page/words.js";
import { worded } from "./wording.js";
import * as spread from "./spread.js";

const MAIN = ["done", "pass"];                  // verbs that end a phase
const DRAW = "end_draw";                        // said where a game has words for it: nobody wins

// hands: {act(action), finish(), lift(), pause(), play(), skip(), pace(by)}; held: {pressed, from, hinted,
// press, aim}, see below.
export function phase(root, match, hands, held) {
  const { table } = match;
  root.classList.toggle("mine", match.mine);
  if (table.over) return replace(root, over(match, hands));
  if (match.curtain !== null)
    return replace(root, next(match.curtain));
  if (match.afar) return replace(root, waiting(match));
  if (match.question !== null) return replace(root, asking(match, hands));
  if (!match.mine) return replace(root, ...watching(match, hands));
  const { key, facts } = match.kit.phase(table);
  const words = capital(say(key, { ...facts, ...spread.left(table.choices) }));
  return replace(root, make("p.phase", {}, ...whose(match), words),
    held.hinted ? hint(held.hinted, hands) : news(match, hands),
    tip(table, held, key), deeds(match, hands, held), buttons(match, hands, held));
}

const next = p => make("p.phase", {}, capital(say("to_move", { player: player(p) })));

// Of several people at one device: who is meant.
const whose = ({ people, about, table: { actor } }) => people.length > 1
  ? [make("span.whose", {}, badge(about, actor), ` ${player(actor)} · `)] : [];

// A window for a reaction, as everybody at the device sees it: who is asked, and when.
function asking({ question, kit, table }, hands) {
  const { key, facts } = kit.phase(table);
  return make("div.asking", {}, make("p.phase", {}, say("reacts", { player: player(question) })),
    has(key) ? make("p.how", {}, say(key, facts)) : null, make("div.buttons", {},
      make("button", { type: "button", onclick: hands.peek }, say("look")),
      make("button.main", { type: "button", data: { verb: "pass" }, onclick: hands.pass },
        say("verb_pass"))));
}

// What the computer would do, and a button that does it.
const hint = ({ action, whole, words }, hands) => make("div.hinted", {},
  make("p", { role: "status" }, words),
  make("button", {
    type: "button", data: { verb: "hinted" }, onclick: () => hands.act(whole ?? action),
  }, say("hint_do")));

// What the others did meanwhile, until one acts oneself.
function news(match, hands) {
  const n = match.history.slice(match.since).flat().filter(({ player: p }) => p !== match.viewer).length;
  if (!n || match.since >= match.table.step) return null;
  const words = say(match.since ? "since_n" : "since_start", { n });
  return make("button.news.quiet", { type: "button", onclick: hands.since }, words);
}

function over(match, hands) {
  const { over: { winners }, sides } = match.table;
  const names = together(sides) ? [...new Set(winners.map(p => sideName(sides[p])))] : winners.map(player);
  return make("div.over", {},
    make("p.phase", {}, winners.length === sides.length && has(DRAW) ? say(DRAW)
      : say(winners.length === 1 && person(winners[0]).you ? "game_over_you" : "game_over",
        { winners: names.join(", "), n: names.length })),
    make("div.buttons", {}, make("button.main", { type: "button", onclick: hands.end }, say("to_end")),
      last(match)));
}

// That somebody thinks for long, and how long at most.
const pondering = ms => make("div.pondering", { vars: { ms: `${ms}ms` } },
  make("div", { ariaHidden: "true" }),
  make("small.quiet", {}, say("thinks_until", { n: Math.ceil(ms / 1000) })));

function watching(match, hands) {
  const { paused, table } = match;
  if (match.coach?.stands) return [next(table.actor)];
  return [
    make("p.phase", {}, paused ? say("paused")
      : capital(say(match.thinking ? "thinks" : "to_move", { player: player(table.actor) }))),
    match.thinking && match.allowed && !paused ? pondering(match.allowed) : null,
    make("div.buttons", {},
      make("button", { type: "button", onclick: paused ? hands.play : hands.pause },
        say(paused ? "resume" : "pause")),
      match.people.length ? make("button", { type: "button", onclick: hands.skip }, say("skip")) : null,
      pace(hands)),
  ];
}

// How long each move is shown, on the table as in the settings.
function pace(hands) {
  const { pace: now } = app.settings, step = (by, sign, word, last) => make("button.tool", {
    type: "button", ariaLabel: say(word), title: say(word), ariaDisabled: String(now === last),
    data: { tool: word }, onclick: () => hands.pace(by),
  }, sign);
  return make("div.pace", { role: "group", ariaLabel: say("settings_pace") },
    step(-1, "−", "slower", "slow"), make("span", {}, say(`settings_pace_${now}`)),
    step(1, "+", "faster", "once"));
}

// How it is done: by the piece or the verb that is held, by the phase, or as in all games.
function tip({ choices, frame }, { from, pressed }, key) {
  if (spread.offers(choices)) return make("p.how", {}, say(handy("tip_spread")));
  if (!choices.some(({ place }) => place !== undefined)) return null;
  const wanted = [from !== null && `tip_held_${pressed}`,
    from !== null && "tip_held", pressed && `tip_${pressed}`,
    `tip_in_${key.replace(/^phase_/, "")}`, `tip_in_${frame.phase}`]
    .find(key => key && has(key));
  return make("p.how", {}, say(handy(wanted ?? "tip_map")));
}

// The same for fingers, where it is done in another way.
const handy = key => matchMedia("(pointer: coarse)").matches && has(`${key}_touch`) ? `${key}_touch` : key;

// Choices that are neither on the board nor in the tray.
function buttons(match, hands, { pressed, hinted }) {
  const { kit, table: { choices } } = match, spreads = spread.offers(choices);
  const own = choices.filter(choice => choice.place === undefined && choice.kind !== "card"
    && !kit.hides(choice, pressed, match.table) && !(spreads && choice.action[0] === "gather"));
  const rests = kit.rests(match.table);
  const ends = !match.taught && kit.finishes(match.table) && finisher(match, rests, hands);
  return make("div.buttons", {}, ...(spreads ? spread.buttons(match, hands) : []),
    ...own.sort((a, b) => Number(MAIN.includes(a.action[0])) - Number(MAIN.includes(b.action[0])))
      .map(choice => button(choice, match, hands, rests && !ends, hinted)), ends);
}

// One button that ends the turn; where nothing lies in between, `done` itself does it.
// main: nothing else is left to do, so this is the button that is looked for.
function finisher({ table: { choices, frame } }, main, hands) {
  const rest = spread.left(choices), word = `finish_${frame.phase}`;
  if (!has(word) || (rest && !rest.n)) return null;
  const facts = { type: "button", data: { verb: "finish" }, onclick: hands.finish };
  return make(`button${main ? ".main" : ""}`, facts, say(word));
}

// main: ending is all that is left.
function button(choice, match, hands, main, hinted) {
  const { action } = choice, minor = match.kit.minor(choice, match.table);
  const kind = MAIN.includes(action[0]) && main ? ".main" : minor ? ".quiet.minor" : "";
  const best = String(hinted?.action) === String(action) ? ".best" : "";
  return make(`button${kind}${best}`,
    { type: "button", data: { verb: action[0] }, onclick: () => hands.act(action) },
    match.kit.face(choice, match) ?? worded(choice, match));
}

// Actions to choose from before their place on the board: each with what it costs, or why it cannot be done.
// pressed: the verb that is held; press(verb or null); aim(verb or null): pointed at.
function deeds(match, { act }, { pressed, press, aim }) {
  const all = match.kit.deeds(match).filter(({ verb }) => match.coach?.knows?.(verb) ?? true);
  if (!all.length) return null;
  return make("div.deeds", { role: "group", ariaLabel: say("deeds") },
    ...all.map(one => deed(one, one.verb === pressed && !one.next, { press, aim, act })));
}

function deed({ verb, open, why, face, next, action }, pressed, { press, aim, act }) {
  const refuse = () => { sound("refuse"); note(why, "bad"); };
  const on = () => aim(verb), off = () => aim(null);
  return make(`button.deed${open ? "" : ".shut"}`, {
    type: "button", data: { verb }, ariaPressed: String(pressed), ariaDisabled: String(!open), title: why,
    onclick: () => !open ? refuse() : action ? act(action) : press(pressed ? null : verb, next),
    onpointerenter: on, onpointerleave: off, onfocus: on, onblur: off,
  }, make("b", {}, say(`verb_${verb}`)), face, open ? null : make("small.why", {}, why));
}

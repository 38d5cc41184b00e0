// Watches a match again: the board, the log and the scores at every step, and a new match from any of them.

import { app, still } from "../page/app.js";
import { Board } from "../board/board.js";
import { agreed } from "../page/dialogs.js";
import { button, make, replace } from "../page/dom.js";
import { bring } from "../games/games.js";
import { mapName } from "../saves/titles.js";
import { failed, waiting, wanted } from "../replay/opening.js";
import { borrow } from "../saves/loan.js";
import { remembering, since } from "../replay/story.js";
import { Timeline } from "../replay/timeline.js";
import { startFrom } from "../replay/whatif.js";
import { address, addressTable } from "../match/address.js";
import { layable, telling } from "../match/eyes.js";
import { dressed, mark, nameOf, sideOf } from "../match/people.js";
import { gapOf, line, walk } from "../panel/log.js";
import { Stage } from "../panel/stage.js";
import { retold } from "../panel/recall.js";
import { go } from "../page/screens.js";
import * as store from "../saves/store.js";
import { language, say } from "../page/words.js";

const LONG = 900, QUIET = 220;          // milliseconds of a step with and without events, at speed 1
/** @type {any} */
let now = null;                          // what is being watched

// The address may name a save and a step: #/replay/<id>/<step>.
async function enter(root, [id, at] = []) {
  const mine = now = /** @type {any} */ ({ root, id, at: Number(at) || 0, language });
  waiting(root, say("replay_opening"));
  try {
    await app.whenReady;
    mine.stored = await wanted(id);
    if (now !== mine) return;
    mine.loan = await borrow(mine.stored);
    Object.assign(mine, { steps: mine.loan.table.steps, moves: mine.loan.moves, first: mine.loan.first });
    const { game, map } = mine.stored.save, kit = await bring(game);
    const { seats, view } = mine.loan.table;
    Object.assign(mine, {
      kit, about: dressed(mine.stored.about, seats), land: kit.land(map, view),
    });
    if (now !== mine) return mine.loan.back();
    lay(mine);
    await show(mine, Math.max(mine.first, Math.min(mine.steps, mine.at)), false);
  } catch (error) {
    if (now === mine) failed(root, error);
    else mine.loan?.back();
  }
}

function lay(mine) {
  const { root, stored, steps, moves, loan } = mine, { save, about } = stored;
  address(save.game, about);
  Object.assign(mine, { view: remembering(loan.view), over: loan.table.over });
  mine.marks = mine.kit.history.rounds(moves).filter(({ step }) => step >= mine.first);
  const host = make("div.replay-board"), stage = make("section.stage");
  mine.log = make("ol.log.replay-log", { ariaLabel: say("log"), tabIndex: 0, onkeydown: walk });
  mine.scores = make("tbody");
  mine.round = make("p.replay-round");
  mine.branch = button(say("replay_from_here"), () => {
    mine.line.stop();
    startFrom(stored, mine.line.step, mine.first, mine.board.picture(320));
  });
  mine.line = new Timeline({
    first: mine.first, steps, marks: mine.marks, spoken: step => spoken(mine, step),
    onStep: (step, playing) => show(mine, step, playing),
  });
  replace(root, make("div.replay", {},
    make("header.replay-head", {}, back(), make("h1", {}, about.title || mapName(save.map.name)), mine.round,
      mine.branch, layable(facing(mine)) ? button(say("position_change"), () => positioned(mine)) : "",
      mine.over ? button(say("library_result"), () => go("end", { id: stored.id })) : ""),
    host, stage, make("aside.replay-side", {},
      make("table.replay-scores", {}, make("caption", {}, say("score")), mine.scores),
      make("h2", {}, say("log")), gapOf(loan.table), mine.log),
    mine.line.node));
  mine.stage = new Stage(stage, null);
  mine.board?.destroy();
  mine.board = new Board(host, { painter: mine.kit.painter });
  mine.board.still = still();
  mine.board.describe = r => mine.shown
    ? mine.kit.spoken(mine.shown.view, r, mine.land.regions[r]) : String(r + 1);
  mine.board.load(mine.land);
  mine.keys = event => mine.line.key(event);
  addEventListener("keydown", mine.keys);
  mine.line.buttons[2].focus({ preventScroll: true });
}

// The match itself, not the step that is watched.
const facing = ({ kit, loan: { table }, stored: { about } }) => ({ kit, table, about });

// What others hide is shown only to whoever says that he wants to see it.
async function positioned(mine) {
  const { stored, line: { step }, first } = mine;
  if (!telling(facing(mine)) || await agreed(say("position_tells"), say("position_change")))
    go("position", { id: stored.id, step: step - first });
}

function spoken(mine, step) {
  const round = mine.marks.findLast(mark => mark.step <= step)?.round;
  return say("replay_spoken", { step, steps: mine.steps, round });
}

const back = () =>
  make("a.back", { href: "#/saves", ariaLabel: say("library_title"), title: say("library_title") }, "←");

// Shows the table after `step` actions; while playing it comes back when it is time for the next one.
async function show(mine, step, playing) {
  const before = mine.shown, table = await mine.view(step);
  if (now !== mine || (mine.line.step !== step && mine.shown)) return;
  Object.assign(mine, { shown: table, at: step });
  if (mine.line.step !== step) { mine.line.step = step; mine.line.tell(); }
  const pace = (table.events.length ? LONG : QUIET) / mine.line.speed, started = performance.now();
  facts(mine, table, step);
  const past = mine.moves.filter(move => move.step < step).flatMap(({ events }) => events);
  if (playing && mine.stage.films(past, table.events, mine))
    await mine.stage.play(past, table.events, seen(mine, table));
  if (playing && before)
    await mine.board.play(before.view, table.view, table.events, still() ? 0 : pace * 0.8);
  if (now !== mine || mine.line.step !== step) return;          // another step was asked for meanwhile
  paint(mine, table);
  if (playing)
    await new Promise(go_on => setTimeout(go_on, Math.max(0, pace - (performance.now() - started))));
}

// A match as the stage reads it: nobody at the table acts.
const seen = (mine, table) =>
  ({ ...mine, about: dressed(mine.stored.about, table.seats), table, viewer: null });

function paint(mine, table) {
  const { colours, patterns } = dressed(mine.stored.about, table.seats);
  const lit = new Set(table.events.flatMap(event => mine.kit.spots(event, mine)));
  const past = mine.moves.slice(0, mine.at + 1), history = past.map(({ events }) => events);
  mine.board.recall(retold(turned(past, mine.kit), history, mine));
  mine.stage.paint(seen(mine, table), history);
  mine.board.show({ view: table.view, choices: [], colours, patterns, highlight: lit });
}

// What was done in the turn that goes on.
function turned(moves, { begins }) {
  const at = moves.findLastIndex(({ events }) => events.some(begins));
  return moves.slice(Math.max(0, at)).map(({ events }, i) =>
    ({ events: i ? events : events.slice(events.findLastIndex(begins) + 1) }));
}

function facts(mine, table, step) {
  const { kit, about } = mine, { view } = table, begins = mine.marks.map(mark => mark.step);
  mine.branch.disabled = Boolean(mine.over) && step === mine.steps;
  replace(mine.round, kit.when(view));
  const known = mine.over && kit.history.scoresAt;                 // a match that is over has no secrets
  const scores = known && known(mine.moves, table.seats.length, mine.over, step);
  const rows = table.seats.map((_, p) => kit.seat(view, p));
  const row = p => table.actor === p ? "tr.acting" : "tr";
  replace(mine.scores, ...rows.map(({ lines, score }, p) => make(row(p), {},
    make("th", { scope: "row" }, mark(about, p),
      sideOf(table.sides, p), nameOf(about, p)), make("td", {}, ...lines),
    make("td.number", { ariaLabel: say("score_title") }, scores?.[p] ?? (score === null ? "?" : score)))));
  const lines = since(mine.moves, step, begins).reverse()
    .flatMap(move => [...move.events].reverse().map(event => entry(event, move, mine)));
  replace(mine.log, ...lines);
  mine.log.scrollTop = 0;
}

function entry(event, move, mine) {
  const node = line(event, mine, (regions, on) => mine.board.lit(regions, on));
  node?.classList.toggle("new", move.step === mine.at);
  return node;
}

function leave() {
  const mine = now;
  now = null;
  if (!mine) return;
  mine.line?.stop();
  removeEventListener("keydown", mine.keys);
  if (mine.shown && mine.stored.id) picture(mine).catch(() => {});
  mine.board?.destroy();
  mine.loan?.back();
  addressTable();
}

// A match that was brought in has no picture yet: what was seen last will do.
async function picture({ board, stored }) {
  await store.illustrate(stored.id, board.picture(320));
}

// Another language: the same place, in other words.
function refresh() {
  const mine = now;
  if (!mine?.line || mine.language === language) return;
  mine.language = language;
  mine.line.stop();
  removeEventListener("keydown", mine.keys);
  lay(mine);
  show(mine, mine.at ?? 0, false);
}

export default { name: "replay", title: () => say("replay_title"), enter, leave, refresh };

// The table: the board, whose turn it is, what may be done, and what happened.

import { make, replace } from "../page/dom.js";
import { app, on, still } from "../page/app.js";
import { Board } from "../board/board.js";
import { note } from "../page/dialogs.js";
import { play as sound } from "../page/sound.js";
import { bar } from "../panel/bar.js";
import { Choosing } from "../panel/choosing.js";
import { curtain } from "../panel/curtain.js";
import { effects } from "../panel/effects.js";
import { handsOf } from "../panel/hands.js";
import { shortcuts } from "../panel/keys.js";
import { Log } from "../panel/log.js";
import { phase } from "../panel/phase.js";
import { Pointing } from "../panel/pointing.js";
import { players, time } from "../panel/seats.js";
import { reason } from "../panel/wording.js";
import { player, playing, say } from "../page/words.js";

const TABS = ["tray", "players", "log"];
let ui = null, stops = [];

const hands = handsOf({
  board: () => ui.board, choosing: () => ui?.choosing, refused, paint, chosen,
  known: words => ui.pointed.textContent.includes(words),
});

export default {
  name: "table",
  title: () => app.match?.about.title || say("table"),
  enter(root) {
    const { match } = app;
    if (!match) { location.replace("#/"); return; }
    playing(match.game.key);
    ui = build(root, match);
    match.show = shown;
    ui.board.load(match.land);
    app.board = ui.board;
    ui.log.write(match);
    stops = [on("table", change), on("wait", paint), on("thinking", paint), on("refused", refused),
      on("clock", ticked),
      on("timeout", p => note(say("timeout", { player: player(p) }))), shortcuts(hands)];
    match.coach?.render(ui.coach, hands);
    ui.root.classList.toggle("coached", Boolean(match.coach));
    paint();
    match.go();
  },
  leave() {
    for (const stop of stops) stop();
    if (app.match) app.match.show = null;
    ui?.board.leave?.();
    ui = null;
    app.board = null;
  },
  refresh() {
    if (!ui) return;
    ui.root.previousElementSibling.textContent = say("table");
    ui.log.write(app.match);
    for (const [i, tab] of ui.tabs.entries()) tab.textContent = say(`tab_${TABS[i]}`);
    app.match.coach?.render(ui.coach, hands);
    ui.board.still = still();
    ui.board.refresh();
    ui.painted = [];
    paint();
    ui.pointing.again(true);
  },
};

function build(root, match) {
  const part = (name, tag = "div") => make(`${tag}.${name}`);
  const host = part("board-box"), top = part("top", "header"), act = part("phase-box", "section");
  const pointed = make("section.bill", { ariaLive: "polite" }), veil = part("veil");
  const [seats, tray, story, coach] = ["players-box", "tray-box", "log-box", "coach"]
    .map(name => part(name, "section"));
  seats.tabIndex = 0;                   // it may have to be scrolled
  const tabs = TABS.map((name, i) =>
    make("button.tab", {
      type: "button", role: "tab", ariaSelected: String(i === 0), onclick: () => turn(name),
    }, say(`tab_${name}`)));
  const side = make("aside.side", { data: { tab: TABS[0], game: match.game.key } },
    act, make("div.tabs", { role: "tablist" }, ...tabs), tray, seats, story);
  replace(root, make("h1.hidden", {}, say("table")),
    make("div.table", {}, top, make("div.ground", {}, host, pointed, coach), side, veil));
  const board = new Board(host, { painter: match.kit.painter, say });
  board.still = still();
  const choosing = new Choosing(board, seats, hands), pointing = new Pointing(board, pointed, choosing, aim);
  const log = new Log(story, (spots, lit) => board.lit(spots, lit));
  return {
    match, choosing, pointing, painted: [], root: root.lastElementChild, board, top, act, pointed, seats, tray, coach,
    side, tabs, veil, log,
  };
}

function turn(name) {
  if (name === "log") requestAnimationFrame(() => ui?.log.end());
  ui.side.dataset.tab = name;
  ui.tabs.forEach((tab, i) => { tab.ariaSelected = String(TABS[i] === name); });
}

// Showing

// Once for each change of what they tell.
function panels(match) {
  const { table, curtain: veiled, question, paused, thinking, foretold } = match;
  const told = [table, veiled, question, paused, thinking, foretold];
  if (told.every((one, i) => one === ui.painted[i]) && ui.painted.length) return;
  ui.painted = told;
  const { verb, tool } = document.activeElement?.dataset ?? {};
  const acting = ui.act.contains(document.activeElement);
  bar(ui.top, match, hands);
  acts(match);
  players(ui.seats, match);
  tray(match);
  curtain(ui.veil, match);
  if (acting || tool) refocus(tool ? `[data-tool="${tool}"]` : `[data-verb="${verb}"]`);
}

function tray(match) {
  const shown = match.kit.tray(match, hands);
  replace(ui.tray, shown);
  ui.tray.hidden = ui.tabs[0].hidden = !shown;
  if (!shown && ui.side.dataset.tab === "tray") turn("players");
}

function acts(match) {
  const { verb: pressed, from } = ui.choosing;
  const aimed = verb => aim(verb ? match.table.choices.filter(({ action }) => action[0] === verb) : []);
  phase(ui.act, match, hands, { pressed, from, press: verb => ui.choosing.hold({ verb }), aim: aimed });
}

// The panels are made anew; the keyboard stays where it was, or goes to the main button.
function refocus(wanted) {
  (ui.root.querySelector(wanted) ?? ui.act.querySelector("button.main"))?.focus({ preventScroll: true });
}

// Whether what is told is about the match that is shown here.
const here = () => ui && ui.match === app.match;

function paint() {
  const { match } = app;
  if (!here()) return;
  panels(match);
  ui.choosing.show();
  ui.pointing.again();
  foretell(match);
  if (match.mine && match.table.choices.some(({ kind }) => kind === "card")
    && ui.drafting !== match.table.step) {
    ui.drafting = match.table.step;
    turn("tray");
  }
}

// Another piece or verb is held.
function chosen() {
  const { verb } = document.activeElement?.dataset ?? {}, acting = ui.act.contains(document.activeElement);
  acts(app.match);
  ui.choosing.show();
  ui.pointing.again();
  if (acting) refocus(`[data-verb="${verb}"]`);
}

// What is pointed at: the tray may show what it would use.
function aim(choices) {
  app.match.kit.aim(ui.tray, choices, app.match);
}

// What the engine foretells of the whole table, where the game shows it always.
async function foretell(match) {
  const { table, kit } = match;
  if (!kit.foretells || match.foretold?.table === table) return;
  const forecast = await match.forecast(ui.pointing.begun(match));
  if (!here() || !forecast || app.match !== match || match.table !== table) return;
  match.foretold = { ...forecast, table };
  ui.painted = ui.painted.with(-1, match.foretold);
  players(ui.seats, match);
  tray(match);
}

// A change of the match, shown at its pace; the promise holds when it has been seen.
async function shown({ before, after, events, cause, ms }) {
  if (!here()) return;
  effects(events, app.match, ui.root);
  if (cause === "undo") ui.log.write(app.match);
  else ui.log.add(events, app.match);
  if (ms <= 0) return;                  // what comes next paints it all
  panels(app.match);                    // words at once, tokens at their pace
  await ui.board.play(before.view, after.view, events, ms);
}

function change({ cause }) {
  if (!here()) return;
  ui.choosing.hint = null;
  ui.choosing.forget();
  app.match.coach?.onTable?.(app.match);
  if (cause === "look" || cause === "seat") ui.log.write(app.match);
  if (cause !== "act") paint();
}

function refused(error) {
  const { error: code, why = [] } = error.reply ?? {}, undo = code === "undo";
  sound("refuse");
  note(why.map(one => undo ? say(`keeps_${one}`) : reason(one)).join(" ")
    || say(`fail_${code ?? error.code}`), "bad");
  paint();
}

function ticked(match) {
  const p = match.actor, node = ui?.seats.querySelector(`[data-clock="${p}"]`);
  if (node) node.textContent = time(match.about.left[p]);
}

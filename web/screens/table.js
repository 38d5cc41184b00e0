// The table: the board, whose turn it is, what may be done, and what happened.

import { app, on, seldom, still } from "../page/app.js";
import { Board } from "../board/board.js";
import { note } from "../page/dialogs.js";
import { play as sound } from "../page/sound.js";
import { arrive } from "../panel/arrival.js";
import { Choosing } from "../panel/choosing.js";
import { effects } from "../panel/effects.js";
import { fits } from "../panel/fitting.js";
import { handsOf } from "../panel/hands.js";
import { shortcuts } from "../panel/keys.js";
import { laidOut } from "../panel/layout.js";
import { Log } from "../panel/log.js";
import * as panels from "../panel/panels.js";
import { Pointing } from "../panel/pointing.js";
import { recalled } from "../panel/recall.js";
import { players, ticked } from "../panel/seats.js";
import { Stage } from "../panel/stage.js";
import { reason } from "../panel/wording.js";
import { player, playing, say } from "../page/words.js";
import { illustrate } from "../saves/store.js";

const TABS = ["tray", "players", "log"];
/** @type {ReturnType<typeof build>} */
let ui;
/** @type {(() => void)[]} */
let stops = [];

const hands = handsOf({
  board: () => ui.board, fit, choosing: () => ui?.choosing, refused, hinted, chosen,
  hastens: () => Boolean(ui?.stage.hasten()),
  known: words => Boolean(ui?.pointed.textContent.includes(words)),
});

export default {
  name: "table",
  title: () => app.match?.about.title || say("table"),
  enter(root) {
    const { match } = app;
    if (!match) return void arrive(root);
    playing(match.game.key);
    ui = build(root, match);
    match.show = shown;
    ui.board.load(match.land);
    app.board = ui.board;
    ui.log.write(match);
    stops = [on("table", change), on("wait", paint), on("thinking", thinks), on("refused", refused),
      on("clock", match => ticked(ui.seats, match)),
      on("timeout", p => note(say("timeout", { player: player(p) }))), shortcuts(hands)];
    match.coach?.render(ui.coach);
    if (match.coach) ui.root.classList.add(match.coach.layout);
    paint();
    match.go();
  },
  leave() {
    for (const stop of stops) stop();
    if (ui && app.match) app.match.show = null;
    if (ui?.match.about.id) illustrate(ui.match.about.id, ui.board.picture()).catch(() => {});
    ui?.pointing.clear();                 // what is still being asked comes too late
    ui?.board.destroy();
    ui = /** @type {any} */ (null);
    app.board = /** @type {any} */ (null);
  },
  refresh() {
    if (!ui) return;
    ui.heading.textContent = say("table");
    ui.log.write(app.match);
    ui.tabs.forEach((tab, i) => { tab.textContent = say(`tab_${TABS[i]}`); });
    app.match.coach?.render(ui.coach);
    ui.board.still = still();
    ui.board.refresh();
    ui.painted = [];
    paint();
    ui.pointing.again(true);
  },
};

function build(root, match) {
  const tabs = TABS.map(name => [name, say(`tab_${name}`), () => turned(name)]);
  const parts = laidOut(root, match.game.key, tabs);
  const board = new Board(parts.host, { painter: match.kit.painter });
  board.still = still();
  const choosing = new Choosing(board, parts.seats, hands);
  const pointing = new Pointing(board, parts.pointed, choosing, aim);
  const log = new Log(parts.story, (spots, lit) => board.lit(spots, lit));
  const painted = /** @type {any[]} */ ([]);          // what the panels tell of
  const hinted = /** @type {any} */ (null);     // what the computer would do: {action, whole, words, table}
  const tells = { painted, hinted, aim, drafting: -1, wide: 0, tall: 0, steadies: 0 };
  const stage = new Stage(parts.stage, hands);
  fits(parts.tray);
  return { ...parts, ...tells, match, board, choosing, pointing, log, stage };
}

const turn = name => panels.turn(ui, name);

// By hand: nothing turns it back at this step.
function turned(name) {
  mapped(false);
  ui.drafting = app.match.table.step;
  turn(name);
}

// Where a phone shows what is compared instead of the map, the map is shown instead of that, and back.
const mapped = wished => ui.root.classList.toggle("mapped", wished);

function fit() {
  mapped();
  ui.board.fit();
}

// Showing

// Whether what is told is about the match that is shown here.
const here = () => ui && ui.match === app.match;

function paint() {
  if (!here()) return;
  const { match } = ui;
  panels.paint(ui, match, hands);
  ui.stage.paint(match, match.history);
  ui.board.recall(recalled(match));
  ui.choosing.show();
  ui.pointing.again();
  foretell(match);
  if (match.mine && match.table.choices.some(({ kind }) => kind === "card")
    && ui.drafting !== match.table.step) {
    ui.drafting = match.table.step;
    mapped(false);
    turn("tray");
  }
}

// Computers that move at once are looked at now and then.
const rarely = seldom(paint), thinks = ({ hurries }) => hurries ? rarely() : paint();

// Another piece or verb is held.
function chosen() {
  panels.acts(ui, app.match, hands);
  ui.choosing.show();
  ui.pointing.again();
}

// What is pointed at: the tray may show what it would use.
const aim = choices => void (here() && app.match.kit.aim(ui.purse, choices, app.match));

// What the computer would do: on the map, in words, and on its button or card; whole: all of it, as one step.
function hinted({ action, whole }, words) {
  if (!here()) return;
  note("");
  ui.hinted = { action, whole, words, table: app.match.table };
  panels.acts(ui, app.match, hands);
  panels.best(ui);
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
  panels.tray(ui, match, hands);
}

// A change of the match, shown at its pace; the promise holds when it has been seen.
async function shown({ before, after, events, cause, ms }) {
  const { match } = app, past = match.history.slice(0, after.step).flat();
  if (!here()) return;
  if (cause !== "undo" && ui.stage.films(past, events, match)) await ui.stage.play(past, events, match);
  else await effects(events, match, ui.root, ms);
  if (!here() || match !== app.match) return;
  if (cause === "undo") ui.log.write(app.match);
  else ui.log.add(events, app.match);
  if (ms <= 0) return;                  // what comes next paints it all
  panels.paint(ui, app.match, hands);   // words at once, tokens at their pace
  ui.stage.paint(app.match, app.match.history);
  await ui.board.play(before.view, after.view, events, ms);
}

function change({ cause }) {
  if (!here()) return;
  ui.choosing.forget();
  if ((cause === "act" || !app.match.mine) && matchMedia("(hover: none)").matches) ui.pointing.clear();
  app.match.coach?.onTable();
  if (cause === "look" || cause === "seat") ui.log.write(app.match);
  if (cause === "seat") ui.painted = [];
  if (cause !== "act") paint();
}

function refused(error) {
  const { error: code, why = [] } = error.reply ?? {}, undo = code === "undo";
  sound("refuse");
  note(why.map(one => undo ? say(`keeps_${one}`) : reason(one)).join(" ")
    || say(`fail_${code ?? error.code ?? "other"}`), "bad");
  paint();
}

// The table: the board, whose turn it is, what may be done, and what happened.

import { make, replace } from "../dom.js";
import { app, on, still } from "../app.js";
import { Board } from "../board/board.js";
import { GAMES } from "../games.js";
import { ask, note, sure } from "../dialogs.js";
import { go } from "../screens.js";
import { play as sound } from "../sound.js";
import { bar } from "../panel/bar.js";
import { reason } from "../panel/bill.js";
import { Choosing } from "../panel/choosing.js";
import { column } from "../panel/column.js";
import { Log } from "../panel/log.js";
import { phase } from "../panel/phase.js";
import { players, time } from "../panel/players.js";
import { curtain } from "../panel/curtain.js";
import { told, whatHappened } from "../panel/since.js";
import * as spread from "../panel/spread.js";
import { shortcuts } from "../panel/keys.js";
import { gainOf, named as actionWords } from "../panel/action.js";
import { effects } from "../panel/effects.js";
import { player, say } from "../words.js";

const TABS = ["column", "players", "log"];
let ui = null, stops = [];

export default {
  name: "table",
  title: () => app.match?.about.title || say("table"),
  enter(root) {
    if (!app.match) { location.replace("#/"); return; }
    ui = build(root);
    app.match.show = shown;
    ui.board.load(app.match.map);
    app.board = ui.board;
    ui.log.write(app.match);
    stops = [on("table", change), on("wait", paint), on("thinking", paint), on("refused", refused), on("clock", ticked),
      on("timeout", p => note(say("timeout", { player: player(p) }))), shortcuts(hands)];
    app.match.coach?.render(ui.coach, hands);
    ui.root.classList.toggle("coached", Boolean(app.match.coach));
    paint();
    app.match.go();
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
    paint();
    ui.choosing.again(true);
  },
};

function build(root) {
  const part = (name, tag = "div") => make(`${tag}.${name}`);
  const host = part("board-box"), top = part("top", "header"), act = part("phase-box", "section"), pointed = make("section.bill", { ariaLive: "polite" });
  const seats = part("players-box", "section"), offers = part("column-box", "section"), story = part("log-box", "section"), coach = part("coach", "section");
  const tabs = TABS.map((name, i) => make("button.tab", { type: "button", role: "tab", ariaSelected: String(i === 0), onclick: () => turn(name) }, say(`tab_${name}`)));
  const side = make("aside.side", { data: { tab: TABS[0] } }, act, make("div.tabs", { role: "tablist" }, ...tabs), offers, seats, story);
  const veil = part("veil");
  replace(root, make("h1.hidden", {}, say("table")), make("div.table", {}, top, make("div.ground", {}, host, pointed, coach), side, veil));
  const board = new Board(host, { painter: GAMES[app.match.game.key].painter, say });
  board.still = still();
  const choosing = new Choosing(board, pointed, seats, hands);
  return { choosing, root: root.firstElementChild.nextElementSibling, board, top, act, pointed, seats, offers, coach, side, tabs, veil, log: new Log(story, (r, lit) => board.lit([r], lit)) };
}

function turn(name) {
  if (name === "log") requestAnimationFrame(() => ui?.log.end());
  ui.side.dataset.tab = name;
  ui.tabs.forEach((tab, i) => { tab.ariaSelected = String(TABS[i] === name); });
}

// Showing

function panels(match) {
  const { verb, tool } = document.activeElement?.dataset ?? {}, acting = ui.act.contains(document.activeElement);
  bar(ui.top, match, hands);
  phase(ui.act, match, hands);
  players(ui.seats, match);
  column(ui.offers, match, action => hands.act(action));
  curtain(ui.veil, match);
  if (acting || tool) refocus(tool ? `[data-tool="${tool}"]` : `[data-verb="${verb}"]`);
}

// The panels are made anew; the keyboard stays where it was, or goes to the main button.
function refocus(wanted) {
  (ui.root.querySelector(wanted) ?? ui.act.querySelector("button.main"))?.focus({ preventScroll: true });
}

function paint() {
  const { match } = app;
  if (!ui || !match) return;
  panels(match);
  const { table, about } = match;
  ui.board.show({
    view: table.view, choices: match.mine ? table.choices : [], colours: about.colours, patterns: about.patterns,
    highlight: new Set(), hint: ui.hint ?? null,
  });
  ui.choosing.again();
  if (match.mine && table.choices.some(({ race }) => race) && ui.drafting !== table.step) {
    ui.drafting = table.step;
    turn("column");
  }
}

// A change of the match, shown at its pace; the promise holds when it has been seen.
async function shown({ before, after, events, cause, ms }) {
  if (!ui) return;
  effects(events, app.match, ui);
  if (cause === "undo") ui.log.write(app.match);
  else ui.log.add(events, app.match);
  if (ms <= 0) return;                  // what comes next paints it all
  panels(app.match);                    // words at once, tokens at their pace
  await ui.board.play(before.view, after.view, events, ms);
}

function change({ cause }) {
  if (!ui) return;
  ui.hint = null;
  app.match.coach?.onTable?.(app.match);
  if (cause === "look" || cause === "seat") ui.log.write(app.match);
  if (cause !== "act") paint();
}

function refused(error) {
  const { error: code, why = [] } = error.reply ?? {};
  sound("refuse");
  note(code === "undo" ? why.map(one => say(`keeps_${one}`)).join(" ") : why.map(reason).join(" ") || say(`fail_${code ?? error.code}`), "bad");
  paint();
}

function ticked(match) {
  const p = match.actor, node = ui?.seats.querySelector(`[data-clock="${p}"]`);
  if (node) node.textContent = time(match.about.left[p]);
}

export const hands = {
  async act(action) {
    const { match } = app, question = match.painter.unusual(match.table, action);
    if (question && app.settings.confirm && !await sure(say(question), say("go_on"))) return false;
    if (action[0] === "done" && spread.offers(match.table.choices)) remember(match);
    return match.act(action);
  },
  undo: () => app.match.table.may_undo ? app.match.undo() : refused({ reply: { error: "undo", why: app.match.table.keeps } }),
  redo: () => app.match.table.may_redo && app.match.redo(),
  pause: () => app.match.pause(),
  play: () => app.match.play(),
  skip: () => app.match.skip(),
  fit: () => ui.board.fit(),
  zoom: factor => ui.board.zoom(factor),
  end: () => go("end"),
  help: () => go("rules"),
  async hint() {
    const { match } = app;
    if (!match.mine) return;
    note(say("hint_thinks"));
    const ranking = await match.hint();
    if (!ranking?.length || !ui) return;
    const [best] = ranking, choice = match.table.choices.find(({ action }) => String(action) === String(best.action)) ?? { action: best.action };
    ui.hint = choice.region ?? null;
    paint();
    note(say("hint_best", { what: actionWords(choice, match), gain: gainOf(ranking) }));
  },
  async menu() {
    const entries = ["title", "new", "saves", "replay", "lessons", "rules", "settings"].map(name => [name, say(`menu_${name}`)]);
    const chosen = await ask(say("menu"), make("p", {}, whatHappened(app.match)), [...entries, ["close", say("close"), "main"]]);
    if (chosen && chosen !== "close") go(chosen === "title" ? "" : chosen);
  },
  since: () => ask(say("since"), told(app.match), [["close", say("close"), "main"]]),
};

function remember(match) {
  match.stood ??= {};
  match.stood[match.actor] = Object.fromEntries(match.map.regions.map((_, r) => [r, spread.held(match, r)]));
}

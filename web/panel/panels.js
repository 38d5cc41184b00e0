// What stands around the board, made anew for each change of what it tells; the keyboard stays where it was.

import { replace } from "../page/dom.js";
import { bar } from "./bar.js";
import { curtain } from "./curtain.js";
import { fitted } from "./fitting.js";
import { phase } from "./phase.js";
import { players } from "./seats.js";

const SHARE = 0.34;                // of the side's height

const focused = () => /** @type {HTMLElement | null} */ (document.activeElement);

// Once for each change.
export function paint(ui, match, hands) {
  const { table, curtain: veiled, question, paused, thinking, foretold, coach } = match;
  const told = [table, veiled, question, paused, thinking, foretold, coach?.end];
  if (told.every((one, i) => one === ui.painted[i]) && ui.painted.length) return;
  ui.painted = told;
  const { tool } = focused()?.dataset ?? {}, took = ui.tray.contains(focused());
  bar(ui.top, match, hands);
  players(ui.seats, match);
  tray(ui, match, hands);
  acts(ui, match, hands);
  curtain(ui.veil, match);
  if (tool) refocus(ui, `[data-tool="${tool}"]`);
  else if (took && match.mine) toMap(ui);
}

// The tab that is shown where they share their place.
export function turn(ui, name) {
  if (name === "log") requestAnimationFrame(() => ui?.log.end());
  ui.side.dataset.tab = name;
  for (const tab of ui.tabs) tab.ariaSelected = String(tab.dataset.name === name);
}

export function tray(ui, match, hands) {
  for (const part of ["tray", "purse"]) replace(ui[part], match.kit[part](match, hands));
  ui.tray.hidden = ui.tabs[0].hidden = !ui.tray.hasChildNodes();
  if (ui.tray.hidden && ui.side.dataset.tab === "tray") turn(ui, "players");
  fitted(ui.tray);
  best(ui);
}

// What is to be done, and its buttons.
export function acts(ui, match, hands) {
  const { verb } = focused()?.dataset ?? {}, acting = ui.act.contains(focused());
  const { verb: pressed, from } = ui.choosing, hinted = hintOf(ui);
  const aimed = verb => ui.aim(verb ? match.table.choices.filter(({ action }) => action[0] === verb) : []);
  phase(ui.act, match, hands, { pressed, from, hinted, press: hands.press, aim: aimed });
  if (acting) refocus(ui, `[data-verb="${verb}"]`);
  if (!match.taught) steady(ui);
}

// The box keeps the most height it needed beside a map of this width, so that its buttons stay where they are
// from phase to phase; a hint comes and goes, and in a lesson every bit of room is needed. In a low window it
// keeps no more than a share: who plays is to be seen too. It is measured once in a frame, when all is laid
// out for it anyway.
function steady(ui) {
  ui.steadies ||= requestAnimationFrame(() => {
    const { act, side } = ui, wide = side.clientWidth;
    const keep = tall => {
      ui.tall = tall;
      act.style.setProperty("--tall", `${Math.min(tall, side.clientHeight * SHARE)}px`);
    };
    if (ui.wide !== wide) keep(0);
    Object.assign(ui, { wide, steadies: 0 });
    const now = Math.ceil(act.getBoundingClientRect().height);
    keep(hintOf(ui) || ui.tray.querySelector(".choosing") ? ui.tall : Math.max(ui.tall, now));
  });
}

// A hint is for the table it was asked about, until it is sent away.
const hintOf = ({ hinted, match, choosing }) =>
  hinted?.table === match.table && choosing.hint ? hinted : null;

// The card that the hint means.
export function best(ui) {
  for (const node of ui.tray.querySelectorAll("[data-action]"))
    node.classList.toggle("best", node.dataset.action === String(hintOf(ui)?.action));
}

// To the same control as before, to the main button, or to what is to be done.
function refocus(ui, wanted) {
  const told = ui.act.querySelector(".phase");
  if (told) told.tabIndex = -1;
  const to = ui.root.querySelector(wanted) ?? ui.act.querySelector("button.main") ?? told;
  to?.focus({ preventScroll: true });
}

// From a card that was taken to the map, where it goes on; a finger points at nothing there yet.
function toMap(ui) {
  const { place } = ui.choosing.offered.find(one => one.place !== undefined) ?? {};
  if (place !== undefined) ui.board.keys.focus(place, true);
  if (matchMedia("(hover: none)").matches) ui.pointing.clear();
}

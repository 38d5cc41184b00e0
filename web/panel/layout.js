// The parts of the table: the bar, the board with what it tells, the panels beside it, the curtain over all.

import { make, replace } from "../page/dom.js";
import { say } from "../page/words.js";

// tabs: [[name, words, turn()]] of the panels that share their place on a small screen.
export function laidOut(root, game, tabs) {
  const part = (name, tag = "div") => make(`${tag}.${name}`);
  const host = part("board-box"), top = part("top", "header"), act = part("phase-box", "section");
  const pointed = make("section.bill", { ariaLive: "polite" }), veil = part("veil");
  const stage = part("stage", "section");
  const [purse, seats, tray, story, coach] = ["purse-box", "players-box", "tray-box", "log-box", "coach"]
    .map(name => part(name, "section"));
  seats.tabIndex = 0;                   // it may have to be scrolled
  const buttons = tabs.map(([, words, turn], i) =>
    make("button.tab", { type: "button", role: "tab", data: { name: tabs[i][0] },
      ariaSelected: String(i === 0), onclick: turn }, words));
  const side = make("aside.side", { data: { tab: tabs[0][0], game } },
    act, purse, make("div.tabs", { role: "tablist" }, ...buttons), seats, tray, story);
  const heading = make("h1.hidden", {}, say("table"));
  const whole = make("div.table", {}, top, make("div.ground", {}, host, pointed, coach), side, stage, veil);
  replace(root, heading, whole);
  const panels = { act, purse, tray, seats, story, coach, side, tabs: buttons };
  return { heading, root: whole, host, top, pointed, veil, stage, ...panels };
}

// What happened, line by line; a line lights up its place.

import { make } from "../dom.js";
import { badge } from "../players.js";
import { reading } from "../reading.js";
import { say } from "../words.js";

export class Log {
  // light(regions, on) lights regions up on the board.
  constructor(root, light) {
    this.light = light;
    this.box = root;
    this.list = make("ol.log");
    Object.assign(root, { role: "log", ariaLive: "polite", tabIndex: 0, onkeydown: event => this.walk(event) });
    root.replaceChildren(this.list);
  }

  // The whole story again, as after an undo or a change of language.
  write(match) {
    Object.assign(this.box, { ariaLive: "off", ariaLabel: say("log") });
    this.list.replaceChildren(...this.lines(match.history.flat(), match));
    this.end();
    this.box.ariaLive = "polite";
  }

  add(events, match) {
    const { box } = this, atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < 60;
    this.list.append(...this.lines(events, match));
    if (atEnd) this.end();
  }

  // Once the lines have their height.
  end() { requestAnimationFrame(() => { this.box.scrollTop = this.box.scrollHeight; }); }

  lines(events, match) {
    return events.map(event => this.line(event, match)).filter(Boolean);
  }

  line(event, match) {
    const text = reading(event, match), spots = match.kit.spots(event, match), on = value => () => this.light(spots, value);
    if (text === null) return null;
    const mark = match.about.colours[event.player] ? badge(match.about, event.player) : null;
    const words = spots.length ? make("button.line", { type: "button", tabIndex: -1, onclick: () => this.flash(spots) }, text) : text;
    const facts = spots.length ? { onpointerenter: on(true), onpointerleave: on(false) } : {};
    return make(`li.event-${event.event}`, facts, mark, words);
  }

  // Arrows walk from line to line: a long log is one stop of the tabulator.
  walk(event) {
    const way = { ArrowUp: -1, ArrowDown: 1 }[event.key], lines = [...this.box.querySelectorAll("button.line")];
    if (!way || !lines.length) return;
    const at = lines.indexOf(document.activeElement), next = at < 0 ? lines.length - 1 : at + way;
    lines[Math.max(0, Math.min(lines.length - 1, next))].focus();
    event.preventDefault();
  }

  flash(spots) {
    this.light(spots, true);
    setTimeout(() => this.light(spots, false), 1600);
  }
}

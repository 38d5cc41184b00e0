// What happened, line by line; a line lights up its region.

import { make } from "../dom.js";
import { badge } from "../players.js";
import { reading } from "../reading.js";
import { say } from "../words.js";

const regionOf = event => typeof event.region === "number" && event.event !== "scored" ? event.region : null;

export class Log {
  constructor(root, light) {
    this.light = light;
    this.box = root;
    this.list = make("ol.log");
    Object.assign(root, { role: "log", ariaLive: "polite", tabIndex: 0 });
    root.replaceChildren(this.list);
  }

  // The whole story again, as after an undo or a change of language.
  write(match) {
    Object.assign(this.box, { ariaLive: "off", ariaLabel: say("log") });
    this.list.replaceChildren(...match.history.flat().map(event => this.line(event, match)));
    this.end();
    this.box.ariaLive = "polite";
  }

  add(events, match) {
    const { box } = this, atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < 60;
    this.list.append(...events.map(event => this.line(event, match)));
    if (atEnd) this.end();
  }

  // Once the lines have their height.
  end() { requestAnimationFrame(() => { this.box.scrollTop = this.box.scrollHeight; }); }

  line(event, match) {
    const r = regionOf(event), text = reading(event, match.map);
    const mark = typeof event.player === "number" ? badge(match.about, event.player) : null;
    const words = r === null ? text : make("button.line", { type: "button", onclick: () => this.flash(r) }, text);
    const on = value => () => this.light(r, value);
    const node = make(`li.event-${event.event}`, r === null ? {} : { onpointerenter: on(true), onpointerleave: on(false) }, mark, words);
    return node;
  }

  flash(r) {
    this.light(r, true);
    setTimeout(() => this.light(r, false), 1600);
  }
}

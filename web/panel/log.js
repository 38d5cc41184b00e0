// What happened, line by line; a line lights up its place.

import { make, replace } from "../page/dom.js";
import { badge, sideOf } from "../match/people.js";
import { reading } from "./wording.js";
import { say } from "../page/words.js";

const FLASH = 1600;                // milliseconds that places stay lit after a press
const NEAR = 60;                   // pixels from the end that count as the end

export class Log {
  read = true;           // whether its end is in sight; looked at only when somebody else scrolled
  own = false;           // whether the next scroll is its own

  // light(regions, on) lights regions up on the board.
  constructor(root, light) {
    this.light = light;
    this.box = root;
    this.list = make("ol.log");
    Object.assign(root, { role: "log", ariaLive: "polite", tabIndex: 0, onkeydown: walk });
    root.onscroll = () => this.scrolled();
    root.replaceChildren(this.list);
  }

  // The whole story again, as after an undo or a change of language.
  write(match) {
    Object.assign(this.box, { ariaLive: "off", ariaLabel: say("log") });
    tell(replace(this.list), whole(match, this.light));
    this.end();
    this.box.ariaLive = "polite";
  }

  add(events, match) {
    tell(this.list, lines(events, match, this.light));
    if (this.read) this.end();
  }

  // Once the lines have their height.
  end() {
    requestAnimationFrame(() => {
      const { box } = this, before = box.scrollTop;
      box.scrollTop = box.scrollHeight;
      this.own ||= box.scrollTop !== before;
      this.read = true;
    });
  }

  scrolled() {
    const { box, own } = this;
    this.own = false;
    if (!own) this.read = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
  }
}

const lines = (events, match, light) => events.map(event => line(event, match, light)).filter(Boolean);

// All that happened, and where the rules changed.
function whole(match, light) {
  const told = match.table.gap?.told ?? 0, part = steps => lines(steps.flat(), match, light);
  const gap = gapOf(match.table, "li");
  return [...part(match.history.slice(0, told)), ...gap ? [gap] : [], ...part(match.history.slice(told))];
}

// Adds lines to a list; what happens again at once is not told again but counted.
function tell(list, told) {
  for (const item of told) {
    const last = list.lastElementChild?.dataset;
    if (last?.told && last.told === item.dataset.told) last.times = Number(last.times ?? 1) + 1;
    else list.append(item);
  }
  return list;
}

// The same in a window, for a side that has no room for it.
export function story(match) {
  const list = tell(make("ol.log"), whole(match, () => {}));
  requestAnimationFrame(() => list.lastElementChild?.scrollIntoView());
  return make("div.since", { tabIndex: 0 }, list);
}

// Why what was played under an earlier version of the rules can only be read; nothing where nothing was.
export const gapOf = ({ gap }, tag = "p") => gap && (gap.told || gap.lost) > 0 && make(`${tag}.gap`, {},
  say(gap.lost ? "gap_lost" : "gap", { n: gap.lost, version: gap.version }));

// One line, which lights up its places when it is pointed at or pressed; null if there is nothing to tell.
export function line(event, match, light) {
  const text = reading(event, match), spots = match.kit.spots(event, match);
  const on = value => () => light(spots, value);
  if (text === null) return null;
  const { player } = event, { sides } = match.table ?? match.shown ?? {};
  const data = { told: `${player} ${text}` };
  const mark = match.about.colours?.[player] ? [badge(match.about, player), sideOf(sides, player)] : null;
  if (!spots.length) return make(`li.event-${event.event}`, { data }, mark, text);
  const flash = () => { light(spots, true); setTimeout(on(false), FLASH); };
  return make(`li.event-${event.event}`, { data, onpointerenter: on(true), onpointerleave: on(false) }, mark,
    make("button.line", { type: "button", tabIndex: -1, onclick: flash }, text));
}

// Arrows walk from line to line: a long log is one stop of the tabulator.
export function walk(event) {
  const way = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const lines = [...event.currentTarget.querySelectorAll("button.line")];
  if (!way || !lines.length) return;
  const at = lines.indexOf(document.activeElement), next = at < 0 ? lines.length - 1 : at + way;
  lines[Math.max(0, Math.min(lines.length - 1, next))].focus();
  event.preventDefault();
}

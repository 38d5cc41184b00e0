// Actions to choose from before their place on the board: each with what it costs, or why it cannot be done.

import { make } from "../dom.js";
import { note } from "../dialogs.js";
import { play as sound } from "../sound.js";
import { say } from "../words.js";

// pressed: the verb that is held; press(verb or null); aim(verb or null): pointed at.
export function deeds(match, { pressed, press, aim }) {
  const all = match.kit.deeds?.(match) ?? [];
  if (!all.length) return null;
  return make("div.deeds", { role: "group", ariaLabel: say("deeds") },
    ...all.map(one => deed(one, one.verb === pressed, press, aim)));
}

function deed({ verb, open, why, face }, pressed, press, aim) {
  const refuse = () => { sound("refuse"); note(why, "bad"); };
  const on = () => aim(verb), off = () => aim(null);
  return make(`button.deed${open ? "" : ".shut"}`, {
    type: "button", data: { verb }, ariaPressed: String(pressed), ariaDisabled: String(!open), title: why,
    onclick: () => open ? press(pressed ? null : verb) : refuse(),
    onpointerenter: on, onpointerleave: off, onfocus: on, onblur: off,
  }, make("b", {}, say(`verb_${verb}`)), face, open ? null : make("small.why", {}, why));
}

// What is to be decided now on the stage of a battle, or by whom.

import { make } from "../../../page/dom.js";
import { capital, say } from "../../../page/words.js";
import { buttons, decides } from "./choices.js";
import { who } from "../who.js";
import { nameOf } from "./units.js";

export function deciding(tale, match, { hands, live, again, close }) {
  const { question, curtain, table } = match, asks = decides(match) && curtain === null;
  if (!hands || !(live || tale.over)) return make("div.battle-choice");
  if (tale.over && !asks) return asked("", [table.over && press("to_end", hands.end, "end", true),
    press("battle_to_map", close, "close", !table.over)].filter(Boolean));
  if (question !== null)
    return asked(say("reacts", { player: nameOf(match, question) }),
      [press("look", hands.peek, "peek"), press("verb_pass", hands.pass, "pass", true)]);
  if (!asks)
    return table.actor === null ? null : asked(say("battle_waits", { player: who(table.actor, table.view) }));
  const { key, facts } = match.kit.phase(table), idle = table.choices.every(({ kind }) => kind === "pass");
  return asked(idle ? say("battle_no_card") : capital(say(key, facts)), buttons(match, { hands, again }));
}

const asked = (words, all = /** @type {any[]} */ ([])) => make("div.battle-choice", {},
  words ? make("p.battle-asks", {}, words) : null, all.length ? make("div.buttons", {}, all) : null);

const press = (word, onclick, key, main = false) => make(`button${main ? ".main" : ""}`,
  { type: "button", onclick, data: { key, ...main ? { first: "" } : {} } }, say(word));

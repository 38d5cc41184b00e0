// The odds of a battle as the engine reckons them: a bar, a sentence, what it is likely to cost.

import { make } from "../../../page/dom.js";
import { language, say } from "../../../page/words.js";
import { emblem } from "../../../panel/emblem.js";

const NAMES = ["melee", "ranged", "flying", "worker"];
const LITTLE = 0.005, FEW = 0.05;        // what is not nought and yet would be shown so

// 0.63 -> "63 %"; what is not certain is never shown as certain.
export function percent(chance) {
  if (chance > 0 && chance < LITTLE) return say("battle_percent", { n: "<1" });
  if (chance < 1 && chance > 1 - LITTLE) return say("battle_percent", { n: ">99" });
  return say("battle_percent", { n: String(Math.round(chance * 100)) });
}

// Seen from a side: 0 who attacks, 1 who defends.
const seen = ({ win, draw, loss, losses: [mine, theirs] }, n) =>
  n ? { win: loss, draw, loss: win, mine: theirs, theirs: mine } : { win, draw, loss, mine, theirs };

export const winning = (odds, n) => seen(odds, n).win;

// own: whether whoever looks fights on this side; else it is said of the attacker.
/** @type {(odds: any, n: number, own: boolean) => HTMLElement} */
export function forecast(odds, n, own) {
  const { win, draw, loss, mine, theirs } = seen(odds, own ? n : 0);
  const part = (kind, chance) => make(`i.${kind}`, { style: `flex-grow:${chance}` });
  const words = say(own ? "battle_odds" : "battle_odds_of", {
    win: percent(win), loss: percent(loss), draw: draw >= LITTLE ? percent(draw) : "",
  });
  return make("div.odds", {},
    make("div.odds-bar", { ariaHidden: "true" }, part("win", win), part("draw", draw), part("loss", loss)),
    make("p.odds-words", {}, words),
    make("p.odds-losses", {}, cost(own ? "battle_cost_mine" : "battle_cost_attack", mine),
      cost(own ? "battle_cost_theirs" : "battle_cost_defend", theirs)));
}

function cost(key, rows) {
  const told = rows.flatMap((n, kind) => n >= FEW ? [[NAMES[kind], n]] : []);
  const one = ([name, n]) =>
    [make("span.nowrap", {}, emblem(name), make("span.hidden", {}, say(`kind_${name}`), " "), few(n)), " "];
  const words = told.map(([name, n]) => `${few(n)} ${say(`many_${name}`)}`).join(", ");
  return make("span.cost", { title: words }, say(key), " ", told.length ? told.map(one) : say("battle_none"));
}

const few = n => n.toLocaleString(language, { maximumFractionDigits: 1 });

// One thing that can be bought: a button with its price; while it cannot be, the reason in two words.

import { note } from "../../page/dialogs.js";
import { make } from "../../page/dom.js";
import { play as sound } from "../../page/sound.js";
import { has, named, say } from "../../page/words.js";
import { price } from "./signs.js";
import { goods } from "./who.js";

/**
 * @typedef {{view: any, p: number, shop: any, mine: boolean, hands: any, option: string}} Sale
 * @typedef {{verb: string, name?: string, why: string[], cost: any, told: string, face: any,
 *   act: () => any}} Offer
 */

// Open it is a button that does it; shut it says why: in short, and in full when it is pressed or heard.
/** @type {(sale: Sale, offer: Offer) => HTMLElement} */
export function offer({ view, p, mine }, { verb, name, why, cost, told, face, act }) {
  const have = [view.gold[p], view.wood[p]], open = mine && !why.length;
  const reasons = why.map(code => say(`why_${code}`)).join(" ");
  const full = [`${told}: ${goods(cost)}`, reasons].filter(Boolean).join(". ");
  const refuse = () => { sound("refuse"); note(reasons || say("why_not_spend"), "bad"); };
  const state = open ? "open" : why.length ? "shut" : "ready";
  return make(`button.sale.${state}.sale-${verb}`, {
    type: "button", title: full, ariaDisabled: String(!open), data: { action: [verb, ...name ? [name] : []] },
    onclick: () => open ? act() : refuse(),
  }, make("span.hidden", {}, `${[say(`verb_${verb}`), ...name ? [named(name)] : []].join(", ")}. ${full}`),
  make("span.seen", { ariaHidden: "true" }, face,
    why.length ? make("small.why", {}, short(weightiest(why), cost, have)) : price(cost)));
}

// What cannot be mended by waiting for goods comes first.
const weightiest = why => why.find(code => code !== "poor") ?? "poor";

const short = (code, cost, have) => code === "buildings" ? null : code !== "poor"
  ? say(has(`short_${code}`) ? `short_${code}` : `why_${code}`)
  : [`${say("short_poor")} `, price(cost.map((n, i) => Math.max(0, n - have[i])))];

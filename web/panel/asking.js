// Menus beside the finger: which of several choices is meant, and what is to be decided next.

import { app, on } from "../page/app.js";
import { menu, spot } from "../page/dialogs.js";
import { capital, say } from "../page/words.js";
import { worded } from "./wording.js";

/** @typedef {import("./choosing.js").How} How */

// held: whether pieces are in hand; lifting: whether some may be picked up instead.
/** @type {(held: boolean, title?: string, at?: any, choices?: any[], how?: How, lifting?: boolean) => any} */
export function asked(held, title, at, choices = [], how = {}, lifting = false) {
  const entries = choices.map(choice =>
    [choice.action, capital(worded({ ...choice, here: true, held, along: how.march?.length }, app.match))]);
  const lift = lifting && how.keys ? [["lift", say("lift")]] : [];
  return menu(title, at, [...lift, ...entries], "", !how.keys);
}

// Whether all that is open now are answers to one question.
export function follows({ mine, table: { choices } }) {
  const only = choices[0]?.action[0];
  return mine && choices.length > 1
    && choices.every(({ kind, action: [verb] }) => kind === "plain" && verb === only);
}

// Until whoever was asked in between has answered.
export const quiet = match => match.mine && !match.going ? null
  : new Promise(done => {
    const stop = on("wait", () => { stop(); done(null); });
  });

export function next(match, at, how) {
  const { key, facts } = match.kit.phase(match.table);
  const entries = match.table.choices.map(choice =>
    [choice.action, match.kit.face(choice, match) ?? capital(worded(choice, match))]);
  return menu(say(key, facts), at ?? spot(), entries, ".asks", !how.keys);
}

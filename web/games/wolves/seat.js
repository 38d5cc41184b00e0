// What stands in a player's row, and the moon calendar on top.

import { make } from "../../page/dom.js";
import { emblem } from "../../panel/emblem.js";
import { say } from "../../page/words.js";
import { icon } from "./icons.js";
import { daysFor } from "./pack.js";
import { numbers } from "./tables.js";
import { chip } from "./tiles.js";

// His home, what his pack board has given, his tokens; what the next scoring would bring as the map stands.
export function seat(view, p, match) {
  const { gains, moon } = match?.foretold ?? {}, dens = view.dens[p].reduce((a, b) => a + b, 0);
  const facts = [
    [emblem("wolf"), view.wolves[p], "seat_wolves"], [icon("den"), dens, "seat_dens"],
    [icon("lair"), view.lairs[p], "seat_lairs"], [emblem("prey"), view.prey[p].length, "seat_prey"],
  ].map(([picture, n, word]) => fact(picture, n, say(word, { n })));
  const tokens = [["action", view.actions[p]], ["terrain", view.terrains[p]]].filter(([, n]) => n)
    .map(([key, n]) => fact(icon(key), n, say(`token_${key}_n`, { n })));
  const home = view.packs[p] ? chip(view.packs[p]) : null;
  return {
    lines: [make("div.facts", {}, home, ...facts, ...tokens)], score: view.scores[p],
    aside: moon ? [`+${gains[p]} `, icon(moon)] : null,
  };
}

const fact = (picture, n, title) =>
  make(`span.fact${n ? "" : ".none"}`, { role: "img", ariaLabel: title, title }, picture, String(n));

// A day, and of how many.
const today = view => ({ day: view.calendar.length, days: daysFor(view, view.calendar.length) });
export const when = view => say("when", { round: view.round, ...today(view) });

// The days passed, and the three moons that wait.
export function progress(view) {
  const most = Number(daysFor(view, 0)), { day } = today(view), now = Math.min(most, day);
  const name = calendar(view);
  const moons = numbers().moons.map(moon => make(`span.rise${view.days[moon] <= now ? ".past" : ""}`,
    { vars: { at: view.days[moon] / most } }, icon(moon), make("small", {}, String(view.days[moon]))));
  return make("div.moons", { role: "img", ariaLabel: name, title: name, vars: { done: now / most } },
    make("b", {}, String(day)), make("div.nights", {}, make("i"), ...moons));
}

// "Day 5. Crescent moon in 2 days ..."
function calendar(view) {
  const { days } = view, now = view.calendar.length;
  const coming = numbers().moons.filter(moon => days[moon] > now)
    .map(moon => say("moon_in", { moon: say(`moon_${moon}`), n: days[moon] - now, day: days[moon] }));
  return [say("calendar", today(view)), ...coming].join(" ");
}

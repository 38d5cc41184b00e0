// The moon that rises over the table when regions are scored, with what it brings.

import { make } from "../../page/dom.js";
import { still } from "../../page/app.js";
import { badge } from "../../match/people.js";
import { say } from "../../page/words.js";
import { icon } from "./icons.js";

const LONG = 3200;                 // milliseconds it stays

export function moonrise({ event, moon }, { about, table: { view } }, events) {
  if (event !== "moon") return null;
  const from = events.findIndex(one => one.event === "moon" && one.moon === moon);
  const sums = Array(view.players).fill(0);
  for (const { event: name, moon: of, awards } of events.slice(from)) {
    if (name === "scored" && of === moon) for (const [p, n] of awards) sums[p] += n;
  }
  return make(`div.moonrise${still() ? "" : ".rising"}`, { role: "status", data: { long: LONG } }, icon(moon),
    make("b", {}, say("event_moon", { moon: say(`moon_${moon}`) })),
    make("span", {}, ...sums.map((n, p) => make("span.fact", {}, badge(about, p), `+${n}`))));
}

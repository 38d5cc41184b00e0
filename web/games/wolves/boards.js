// A pack board: the tracks with what is reached, what comes next and what it brings.

import { make } from "../../page/dom.js";
import { emblem } from "../../panel/emblem.js";
import { player, say } from "../../page/words.js";
import { icon } from "./icons.js";
import { numbers, side } from "./tables.js";

const naming = p => ({ ariaLabel: say("pack_board", { player: player(p) }) });

// Where there is little width: all steps, or what is reached and what comes next.
let whole = false;

export const board = (view, p) => make(`section.pack${whole ? ".whole" : ""}`,
  { ...naming(p), onclick: ({ currentTarget }) => { whole = currentTarget.classList.toggle("whole"); } },
  make("div.tracks", {}, ...numbers().tracks.map((track, n) => values(view, p, track, view.dens[p][n])),
    lairs(view.lairs[p]), wolves(view.wolves[p]), prey(view, p)));

// A property of the pack: how far dens have raised it, what the next one brings.
function values({ values, players }, p, track, taken) {
  const { track: points, bonus } = side(players), steps = numbers().values[track];
  const more = i => points[i] - (points[i - 1] ?? 0);
  const cells = steps.map((n, i) => step(n, i, taken, { more: more(i), bonus: bonus[track][i] }));
  const facts = { track: say(`track_${track}`), now: values[p][track], next: steps[taken + 1] ?? "" };
  return row(track, icon("den"), say("track_now", facts), cells);
}

function lairs(taken) {
  const { lairs: points, lair_bonus: bonus } = numbers();
  const cells = points.slice(1).map((n, i) => step(n, i + 1, taken, { bonus }));
  return row("lairs", icon("lair"), worth("lairs", taken, points), cells);
}

function wolves(taken) {
  const { wolves: points, called } = numbers();
  const cells = points.slice(1).map((n, i) => step(n, i + 1, taken, { strong: called[i] === "alpha" }));
  return row("wolves", emblem("wolf"), worth("wolves", taken, points), cells);
}

function prey(view, p) {
  const got = view.prey[p], { hunt } = side(view.players), now = hunt[got.length];
  const next = hunt[got.length + 1];
  const cells = numbers().prey.map(kind =>
    make(`span.step${got.includes(kind) ? ".now" : ""}`, { title: say(kind) }, emblem(kind)));
  const points = make("small.worth", {}, next ? `${now} → ${next}` : String(now));
  return row("prey", emblem("prey"), worth("prey", got.length, hunt), [...cells, points]);
}

const worth = (name, n, points) => say("track_points", { track: say(`track_${name}`), n, points: points[n] });

function step(n, i, taken, { more = 0, bonus = "", strong = false }) {
  const kind = i < taken ? ".past" : i === taken ? ".now" : i === taken + 1 ? ".next" : "";
  return make(`span.step${kind}${strong ? ".strong" : ""}`, {}, String(n),
    more ? make("small", {}, `+${more}★`) : null, bonus ? icon(bonus) : null);
}

const row = (name, picture, title, cells) =>
  make(`div.track.track-${name}`, { role: "img", ariaLabel: title, title },
    make("b", {}, picture, say(`track_${name}`)), make("span.steps", {}, ...cells));

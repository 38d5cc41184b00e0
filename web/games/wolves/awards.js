// Awards of The Wolves that raise a smile, worked out from what happened: [{key, players, n, facts}].

import { best, count, detailed, only } from "../../replay/awards.js";
import { say } from "../../page/words.js";
import { owner } from "./pack.js";

// Whose turn it was when others were pushed about.
function pushed(events, players) {
  const sums = Array(players).fill(0);
  let actor = 0;
  for (const { event, player } of events) {
    if (event === "turn") actor = player;
    if (event === "displaced" && player !== actor) sums[actor]++;
  }
  return sums;
}

// The points of each player's best night.
function nights(events, players) {
  const top = /** @type {any[]} */ (Array.from({ length: players }, () => ({ n: 0 })));
  let moon = "", sums = [];
  for (const { event, moon: name, awards } of events) {
    if (event === "moon") [moon, sums] = [name, Array(players).fill(0)];
    for (const [p, n] of event === "scored" ? awards : []) {
      sums[p] += n;
      if (sums[p] > top[p].n) top[p] = { n: sums[p], moon };
    }
  }
  return top;
}

// Actions, less those that moved, built or called anything: turns spent flipping a tile.
function naps(events, players) {
  const sums = Array(players).fill(0);
  let open = null;
  for (const { event, player, verb } of events) {
    if (event === "action" || event === "turn") {
      if (open !== null) sums[open]++;
      open = event === "action" && verb === "move" ? player : null;
    }
    if (event === "move") open = null;
  }
  return sums;
}

// The facts of an award in words.
export const words = ({ moon }) => moon ? { moon: say(`moon_${moon}`) } : {};

export function earned({ moves, players }) {
  const events = moves.flatMap(({ events }) => events), by = name => count(players, events, only(name));
  const lost = event => event.event === "dominate" && owner(event.piece) < players ? owner(event.piece) : -1;
  const robbed = events.filter(({ event }) => event === "dominate");
  const found = {
    night: detailed(nights(events, players), 8),
    hunter: best(by("hunted"), 3),
    howler: best(by("howl"), 3),
    dominator: best(by("dominate"), 2),
    digger: best(by("den"), 5),
    settler: best(by("lair"), 2),
    wanderer: best(by("move"), 15),
    pusher: best(pushed(events, players), 2),
    doormat: best(count(players, robbed, lost), 2),
    busy: best(by("extra"), 3),
    homebody: best(by("move"), 14, Math.min),
    napper: best(naps(events, players), 2),
  };
  return Object.entries(found).flatMap(([key, won]) => won ? [{ key, facts: {}, ...won }] : []);
}

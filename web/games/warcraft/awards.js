// Awards of Warcraft that raise a smile, worked out from what happened: [{key, players, n, facts}].

import { best, count, only } from "../../replay/awards.js";

const FACES = 6;
const AGAIN = "envenomed_spears";      // a card after which the dice are no longer what chance gave at first

export const words = () => ({});

// What the mover of a step did to others: units felled in his battles, workers driven out, battles won.
function deeds(events, { players, teams }) {
  const none = () => Array(players).fill(0), sums = { units: none(), workers: none(), won: none() };
  let mover = 0, fighting = false;
  for (const { event, player: p, piece, won } of events) {
    if (event === "step") mover = p;
    if (event === "battle" || event === "battle_over") fighting = event === "battle";
    if (event === "battle_over" && won === teams[mover]) sums.won[mover]++;
    if (event !== "killed" || teams[p] === teams[mover]) continue;
    if (piece === "worker") sums.workers[mover]++;
    else if (fighting) sums.units[mover]++;
  }
  return sums;
}

// Hits more than the strengths promised, in whole hits; rolls that a card rolled again do not count.
function luck(events, players) {
  const sums = Array(players).fill(0), again = new Set();
  for (const { event, player: p, card, dice, strength, hits } of events) {
    if (event === "played" && card === AGAIN) again.add(p);
    if (event !== "attack" || p >= players || again.delete(p)) continue;
    sums[p] += hits - dice.length * Math.min(FACES, strength) / FACES;
  }
  return sums.map(Math.trunc);
}

// Spaces that his workers wore out: the roll stands before what it did.
function worn(events, players) {
  const sums = Array(players).fill(0);
  let last = 0;
  for (const { event, player: p, level } of events) {
    if (event === "harvest") last = p;
    if (event === "depleted" && level === 2) sums[last]++;
  }
  return sums;
}

const ones = ({ event, player: p, dice }, players) =>
  event === "attack" && p < players ? dice.filter(face => face === 1).length : 0;
const done = ({ event, player: p }) => ["finished", "outpost"].includes(event) ? p : -1;

export function earned({ moves, players, view }) {
  const events = moves.flatMap(one => one.events), by = name => count(players, events, only(name));
  const { units, workers, won } = deeds(events, view), lucky = luck(events, players);
  const unlucky = lucky.map(n => -n), rolled = event => ones(event, players) ? event.player : -1;
  const found = {
    slaughter: best(units, 5), warlord: best(won, 3),
    lucky: best(lucky, 3), unlucky: best(unlucky, 3),
    crits: best(count(players, events, rolled, event => ones(event, players)), 6),
    raider: best(workers, 2), foreman: best(count(players, events, only("harvest"), ({ n }) => n), 20),
    builder: best(count(players, events, done), 3), scholar: best(by("upgrade"), 3),
    cards: best(by("played"), 4), axe: best(worn(events, players), 2),
    miser: best(view.gold.map((n, p) => n + view.wood[p]), 8),
  };
  return Object.entries(found).flatMap(([key, won]) => won ? [{ key, facts: {}, ...won }] : []);
}

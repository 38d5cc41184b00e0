// The sentences at the head of a result: who won, by how much, what decided or ended it, what broke a tie.

import { nameOf } from "../match/people.js";
import { capital, has, say } from "../page/words.js";
import { people } from "../saves/titles.js";
import { called } from "./parties.js";
import { ties } from "./scale.js";

const DRAW = "end_draw";           // said where a game has words for it: nobody wins
const SIDES = "end_sides";         // the same: whose points a side has

// Whether nobody has won, where that may be.
export const drawn = ({ over: { winners }, parties }) =>
  has(DRAW) && parties.every(({ players: [p] }) => winners.includes(p));

// "You win by one coin".
export function verdict({ over, parties }, about, why) {
  const { winners } = over;
  const names = parties.filter(({ players: [p] }) => winners.includes(p)).map(one => called(one, about));
  if (drawn({ over, parties })) return say(DRAW);
  if (!why || winners.length !== 1) return say("end_title", { n: names.length, players: people(names) });
  return say(why.by === 1 ? "end_by_one" : "end_by", { player: one(about, winners[0]), n: why.by });
}

// A player in a sentence: "you" is the only person there was.
export function one({ kinds = [], ...about }, p) {
  const you = kinds[p] === "human" && kinds.filter(kind => kind === "human").length === 1;
  return { you, toString: () => you ? say("you") : nameOf(about, p) };
}

// What decided it.
export function reasons(why, about) {
  if (!why) return [];
  const facts = { player: one(about, why.first), foe: one(about, why.second) };
  const { swing, led } = why;
  const all = [swing && say("end_swing", { ...facts, round: swing.round, n: swing.gain, m: swing.other }),
    led && say("end_led", { ...facts, round: led })].filter(Boolean);
  return all.map(capital);
}

// What ended it, in the sentences that the game names for its last events.
export function ended({ story: { moves, view }, kit: { history } }, about) {
  const last = (moves.at(-1)?.events ?? []).map(event => ({ ...event, key: history.ends?.(event, view) }));
  return last.filter(({ key }) => key).map(({ key, player, ...facts }) => capital(say(key,
    { ...facts, goal: view.goal, player: player === undefined ? null : one(about, player) })));
}

// Whose points are those of a side, where a game has words for it.
export const counted = () => has(SIDES) ? [say(SIDES)] : [];

// Why the one with as many points stands higher; that nobody has won says it of all.
export function tied({ over, parties, kit: { history } }, about) {
  if (drawn({ over, parties })) return [];
  const ranking = standing(over, parties), name = i => called(parties[i], about);
  return ties(ranking).map(({ players, points, by }) => {
    const facts = { players: people(players.map(name)), points };
    if (!by) return say("end_shared", facts);
    const list = [...players].sort((a, b) => ranking[b][by] - ranking[a][by])
      .map(i => say("end_tie_one", { player: name(i), n: ranking[i][by] }));
    return say(history.ties[by - 1] ?? "end_tie", { ...facts, list: people(list) });
  });
}

// All of a side are ranked alike.
export const standing = ({ ranking }, parties) => parties.map(({ players: [p] }) => ranking[p]);

// What is kept beside a save: who may write it, as each writing raises its revision and who has not seen the
// newest may not write; the note of it in the list; a match that leaves another at one of its steps.

import { alone, cleanPost } from "../company/post.js";
import { cleanMapName, plainName } from "./carry.js";

// mine: {id, revision} as this tab last saw it; there: the note in the drawer, or undefined.
export function verdict(mine, there) {
  // new, thrown away elsewhere, or no longer to be read: it is played
  if (!Number.isInteger(there?.revision)) return { write: true, revision: mine.revision + 1 };
  if (there.revision === mine.revision) return { write: true, revision: mine.revision + 1 };
  return { write: false, newer: there.revision };
}

// A message of another tab, {id, revision, removed}: does it overtake what is played here?
export function overtakes(message, mine) {
  return Boolean(message && mine && message.id === mine.id && message.revision > mine.revision);
}

// What the list shows of a match; `known` is the note as it was, whose title and beginning stay.
export function note({ id, revision, save, about, table, thumb }, known, now) {
  const view = table?.view ?? {};
  return {
    id, revision, title: known?.title ?? about.title ?? "", made: known?.made ?? now, when: now,
    game: save.game, map: save.map.name ?? "", names: about.names ?? [], kinds: about.kinds ?? save.seats,
    colours: about.colours ?? null, patterns: about.patterns ?? null,
    step: table?.steps ?? save.actions.length, round: view.round ?? null, rounds: view.rounds ?? null,
    over: table?.over ? { scores: table.over.scores, winners: table.over.winners } : null,
    thumb: thumb ?? known?.thumb ?? null, actor: table?.actor ?? null, scores: view.scores ?? null,
    post: about.post ?? null, day: about.day ?? null,
  };
}

const whole = n => Number.isInteger(n) ? n : null;
const words = list => Array.isArray(list) && list.length <= 16 && list.every(one => typeof one === "string");
const LATEST = 8.64e15;                  // milliseconds a date may hold

// A note as the list can show it, whatever lies in the drawer; `broken` if too little of it is left.
export function legible(id, there) {
  if (typeof there?.game !== "string" || !words(there.names))
    return { id, broken: true, title: "", map: "", when: 0, names: [], over: null };
  const { when, title, map, over, kinds, thumb, scores } = there, n = there.names.length;
  const ended = words(kinds) && [over?.scores, over?.winners].every(list => Array.isArray(list))
    && over.scores.length === n && over.scores.every(Number.isFinite) && over.winners.length > 0
    && over.winners.every(p => Number.isInteger(p) && p >= 0 && p < n);
  return {
    ...there, id, title: plainName(title), map: cleanMapName(map), kinds: words(kinds) ? kinds : null,
    when: Number.isFinite(when) && Math.abs(when) <= LATEST ? when : 0, over: ended ? over : null,
    step: whole(there.step) ?? 0, round: whole(there.round), rounds: whole(there.rounds),
    thumb: typeof thumb === "string" ? thumb : null, post: cleanPost(there.post, n),
    scores: Array.isArray(scores) && scores.length === n ? scores.map(whole) : null,
    actor: whole(there.actor), day: typeof there.day === "string" ? there.day : null,
  };
}

export const newest = notes => [...notes].sort((a, b) => b.when - a.when);

// The same match as it stood after `step` of its own actions, played on by `kinds`; pure.
export function branch({ save, about }, step, kinds, title) {
  const { id, revision, ...kept } = alone(about), { last, undone, ...begun } = save;
  return {
    save: { ...begun, seats: kinds, actions: save.actions.slice(0, step) },
    about: { ...kept, kinds, title, whatif: true, names: kinds.map((_, p) => about.names?.[p] ?? "") },
  };
}

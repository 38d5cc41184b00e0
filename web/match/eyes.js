// Who looks at a match, and for whom undo is.

import { AFAR } from "../company/post.js";

export const peopleOf = kinds => kinds.flatMap((kind, p) => kind === "human" ? [p] : []);

// One person sees with his own eyes all along; of several, whoever acts; with none, a bystander looks on.
export function firstViewer(kinds) {
  const people = peopleOf(kinds);
  return people.length === 1 ? people[0] : null;
}

// One person goes back to his own last choice, over the computers' moves; several do so where nothing is
// hidden. Else, and by letters, each takes back only what he just did.
export function undoers(kinds, hidden) {
  const people = peopleOf(kinds);
  return !people.length || hidden || kinds.includes(AFAR) ? undefined : people;
}

// What the engine is told of both at the beginning.
export function eyes(kinds) {
  const viewer = firstViewer(kinds), people = undoers(kinds, viewer === null);
  return people ? { viewer, people } : { viewer };
}

// Whether a match under way may be opened as a position, where all of it is seen: nothing of it was ever
// hidden from anybody, and it is no lesson, no letter and no match of the day.
/** @type {(match: any) => boolean} */
export function laidOpen({ table, kit, secret, about: { id, unkept, day, post } }) {
  const own = Boolean(id) && !unkept && !day && !post;
  return own && kit.arranges && !table.over && !secret && !kit.secrets(table.view);
}

// Whether a position may be made in the replay of a match: by letters and for the day only when it is over.
export const layable = ({ table, kit, about: { day, post } }) =>
  Boolean(kit.arranges && (table.over || (!day && !post)));

// Whether such a position tells what somebody at the table still hides.
export const telling = ({ table, kit }) => !table.over && kit.secrets(table.view);

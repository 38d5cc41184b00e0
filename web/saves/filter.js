// Which of the saves are shown: by game, by how they stand, by whom one played with; knows no screen.

import { AFAR, turn } from "../company/post.js";
import { nameOf } from "../match/people.js";

const STATES = ["open", "letters", "mine", "over"];
export const COMPUTERS = ":";            // nobody's name: all others are computers

const person = kind => kind === "human" || kind === AFAR;

// The names of the other people of a match; all where it tells no single person's seat.
export function others(note) {
  const { names, kinds, post } = note;
  const seats = names.flatMap((_, p) => person(kinds?.[p] ?? "human") ? [p] : []);
  const own = post ? post.seat : seats.length === 1 ? seats[0] : -1;
  return seats.filter(p => p !== own).map(p => nameOf(note, p));
}

const STANDS = {
  open: note => !note.over, over: note => Boolean(note.over), letters: note => Boolean(note.post),
  mine: note => turn(note) === "mine",
};

// wish: {game, state, who}, "" for all. What cannot be read is only shown among all.
export function fits(note, { game, state, who }) {
  if (note.broken) return !game && !state && !who;
  const with_whom = who && others(note);
  return (!game || note.game === game) && (!state || STANDS[state](note))
    && (!who || (who === COMPUTERS ? !with_whom.length : with_whom.includes(who)));
}

// What there is to choose from: {games, states, people}, each only where it tells saves apart.
export function choices(notes) {
  const read = notes.filter(({ broken }) => !broken), apart = list => [...new Set(list)];
  const games = apart(read.map(({ game }) => game)), people = apart(read.flatMap(others)).sort();
  return {
    games: games.length > 1 ? games : [], people,
    states: STATES.filter(state => {
      const n = read.filter(STANDS[state]).length;
      return n > 0 && n < read.length;
    }),
  };
}

// Where it is one's own turn to write stands first, then the newest.
export const sorted = notes => [...notes].sort((a, b) =>
  Number(turn(b) === "mine") - Number(turn(a) === "mine") || b.when - a.when);

// How far a player leads, or lies behind: null where the points are hidden or nobody knows whose they are.
export function lead({ scores, kinds, post }) {
  const people = kinds?.flatMap((kind, p) => kind === "human" ? [p] : []) ?? [];
  const seat = post ? post.seat : people.length === 1 ? people[0] : -1;
  if (seat < 0 || scores?.length < 2 || !scores?.every(Number.isInteger)) return null;
  return scores[seat] - Math.max(...scores.filter((_, p) => p !== seat));
}

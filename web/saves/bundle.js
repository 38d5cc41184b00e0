// The file of everything that is kept on a device: how it is written and looked over; knows no screen.

import { cleanPost, kindsFor } from "../company/post.js";
import { isDate } from "../company/days.js";
import { parse } from "../page/json.js";
import { CarryError, checked, cleanAbout, outgoing } from "./carry.js";

const FORM = 1, OPENING = '{"marchlands_shelf":';
export const LARGEST = 100_000_000;      // bytes of such a file
export const MOST = 2_000;               // matches of it
const PICTURE = /^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/=]{1,200000}$/;
const NAME = /^[\w-]{8,64}$/;
/** @type {(thing: any, form: RegExp) => any} */
const text = (thing, form) => typeof thing === "string" && form.test(thing) ? thing : null;

export const written = (matches, record) => JSON.stringify({ marchlands_shelf: FORM, matches, record });

// What a text holds of it, {matches, record}, or null if it is another one.
export function shelfIn(text) {
  if (!text.startsWith(OPENING)) return null;
  let whole;
  try { whole = parse(text); } catch { throw new CarryError("broken"); }
  const { marchlands_shelf: form } = whole;
  if (form !== FORM) throw new CarryError(Number.isInteger(form) && form > FORM ? "newer" : "broken");
  const list = part => Array.isArray(part) ? part : [];
  return { matches: list(whole.matches).slice(0, MOST), record: list(whole.record).slice(0, 10 * MOST) };
}

// What goes along of a match beside the save: its letters and its day too, for it goes to oneself.
export const packed = (note, { save, about }) => ({
  id: note.id, save: outgoing(save), about: { ...cleanAbout(about, save), title: note.title },
  post: about.post, day: about.day, whatif: about.whatif, thumb: note.thumb, over: note.over,
  round: note.round, rounds: note.rounds, actor: note.actor, scores: note.scores, when: note.when,
});

// A match of the file -> {id, save, about, thumb, facts}; throws CarryError if it is none. facts: of its
// note, looked over when it is shown.
export function unpacked(one) {
  const { save, about } = checked({ save: one?.save, about: one?.about });
  const post = cleanPost(one.post, save.seats.length), { over, round, rounds, actor, scores, when } = one;
  return {
    id: text(one.id, NAME) ?? undefined, save, thumb: text(one.thumb, PICTURE),
    about: {
      ...about, ...post && { post, kinds: kindsFor(save.seats, post.seat) },
      ...isDate(one.day) && { day: one.day }, ...one.whatif === true && { whatif: true },
    },
    facts: { over, round, rounds, actor, scores, when },
  };
}

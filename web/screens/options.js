// The options of a new match that its game lets players set, each with what its value means.

import { make } from "../page/dom.js";
import { field, select } from "../page/fields.js";
import { kitOf, known } from "../games/games.js";
import { mapOf, meaning, worded } from "../match/setup.js";
import { say } from "../page/words.js";

// An option that ends in a number is about that seat.
const SEAT = /_(\d)$/;
export const seatOf = name => SEAT.exec(name)?.[1] ?? null;

const openTo = wish => kitOf(wish.game).options(known(wish.game).options, wish.seats.length, mapOf(wish));

// Those of `names` that are open to so many players on this board; changed() is called when one was set.
export function wishes(wish, names, changed) {
  const { options } = known(wish.game), told = name => meaning(wish, name, options[name]);
  return openTo(wish).filter(name => names.includes(name)).flatMap(name => [
    field(`option_${name}`, option(wish, name, options[name], changed)),
    make("p.quiet.option-told", {}, told(name))]);
}

// Those of one seat, without a line for each.
export function ofSeat(wish, p, changed) {
  const { options } = known(wish.game), own = openTo(wish).filter(name => seatOf(name) === String(p));
  return own.map(name => {
    const control = option(wish, name, free(wish, name, options[name]), changed);
    control.ariaLabel = say(`option_${name}`);
    return control;
  });
}

// No two seats have the same, as wished for or as the map says; the first value, chance, all may have.
function free(wish, name, allowed) {
  const { seats = [], neutral } = mapOf(wish) ?? {}, stem = name.replace(SEAT, "");
  const others = wish.seats.map((_, p) => `${stem}_${p}`).filter(other => other !== name);
  const taken = [...others.map(other => wish.options[other]), ...[...seats, neutral].map(one => one?.[stem])];
  return allowed.filter((value, i) => !i || !taken.includes(value));
}

function option({ options }, name, allowed, changed) {
  const now = allowed.indexOf(options[name] ?? allowed[0]);
  return select(allowed.map((value, i) => [i, worded(name, value)]), now, i => {
    options[name] = allowed[i];
    changed();
  });
}

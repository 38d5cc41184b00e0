// The options of a new match that its game lets players set, each with what its value means.

import { make } from "../page/dom.js";
import { field, select } from "../page/fields.js";
import { kitOf, known } from "../games/games.js";
import { meaning, worded } from "../match/setup.js";

// Those of `names` that are open to so many players; changed() is called when one was set.
export function wishes(wish, names, changed) {
  const { options } = known(wish.game), open = kitOf(wish.game).options(options, wish.seats.length);
  return open.filter(name => names.includes(name)).flatMap(name => [
    field(`option_${name}`, option(wish, name, options[name], changed)),
    make("p.quiet", {}, meaning(wish, name, options[name]))]);
}

function option({ options }, name, allowed, changed) {
  const now = allowed.indexOf(options[name] ?? allowed[0]);
  return select(allowed.map((value, i) => [i, worded(name, value)]), now, i => {
    options[name] = allowed[i];
    changed();
  });
}

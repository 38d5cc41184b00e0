// Which games there is something to learn about, the addresses of their pages, and the switch between them.

import { app } from "../page/app.js";
import { make } from "../page/dom.js";
import { entry, keys, nameOf } from "../games/games.js";
import { chosen } from "../match/setup.js";
import { say } from "../page/words.js";

// Those that have this part, `lessons` or `book`: that of the running match first, or that chosen last.
export function games(part) {
  const first = app.match?.key ?? chosen(), rank = key => key === first ? 0 : 1;
  return keys().filter(key => entry(key)[part]).sort((a, b) => rank(a) - rank(b));
}

// [game, "3"] stays as it is; an address without a game, ["3"] -> [undefined, "3"].
/** @type {(args: string[]) => (string | undefined)[]} */
export const parted = ([first, second]) => keys().includes(first)
  ? [first, second] : [undefined, first];

// Links to the same screen of every game; nothing where there is but one.
export function choice(screen, part, game) {
  const links = games(part).map(key => make(`a${key === game ? ".here" : ""}`, {
    href: `#/${screen}/${key}`, ariaCurrent: key === game ? "page" : null,
  }, nameOf(key)));
  return links.length > 1 && make("nav.learn-games", { ariaLabel: say("learn_games") }, links);
}

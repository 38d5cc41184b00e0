// Which games there is something to learn about, the addresses of their pages, and the switch between them.

import { app } from "../page/app.js";
import { make } from "../page/dom.js";
import { GAMES } from "../games.js";
import { chosen } from "../match/setup.js";
import { say, within } from "../page/words.js";

// That of the running match first, or that chosen last.
export function games() {
  const first = app.match?.game.key ?? chosen();
  return Object.keys(GAMES).sort((a, b) => (b === first) - (a === first));
}

export const nameOf = game => within(game, () => say("game"));

// [game, "3"] stays as it is; an address without a game, ["3"] -> [undefined, "3"].
export const parted = ([first, second]) => Object.hasOwn(GAMES, first ?? "")
  ? [first, second] : [undefined, first];

// Links to the same screen of every game; nothing where there is but one.
export function choice(screen, game) {
  const links = games().map(key => make(`a${key === game ? ".here" : ""}`, {
    href: `#/${screen}/${key}`, ariaCurrent: key === game ? "page" : null,
  }, nameOf(key)));
  return links.length > 1 && make("nav.learn-games", { ariaLabel: say("learn_games") }, links);
}

// A screen of what a teacher leads: the list of it, and one of it, which is the table with him beside it.
// Lessons and puzzles are such screens.

import { dress, keys } from "../games/games.js";
import { choice, games, parted } from "../learn/choice.js";
import { app } from "../page/app.js";
import { make, replace } from "../page/dom.js";
import { go, head, late } from "../page/screens.js";
import { say } from "../page/words.js";
import table from "./table.js";

// #/<name>, #/<name>/<game>, #/<name>/<game>/<one>; one alone is of the first game, as it once was.
// title, sorry: words. load(game): all there is. list(game, all, again): what the screen shows of it.
// read(game, all, one): all that one takes, nothing if there is no such one.
// begin(of, deeds): its coach, once its match stands; deeds: what his buttons do, {again, list, next(one)}.
export function coached({ name, title, sorry, load, list, read, begin }) {
  /** @type {any} */
  let shown = null;        // {root, game, one}
  /** @type {any} */
  let last = null;         // {game, one, coach, match}: kept while something is looked up

  function enter(root, args = []) {
    const [named, one] = parted(args);
    shown = { root, game: named ?? (one ? keys() : games(name))[0], one };
    return one ? teach(shown) : all(shown);
  }

  function leave() {
    if (shown?.one) table.leave?.();
    last?.coach.stop();
    shown = null;
  }

  function refresh() {
    if (!shown) return;
    if (!shown.one) all(shown);
    else table.refresh?.();
  }

  async function all(place) {
    const { root, game } = place;
    document.body.dataset.screen = name;
    replace(root, head(say(title)));
    let found;
    try {
      [found] = await Promise.all([load(game), dress(game)]);
    } catch { return trouble(place, () => all(place)); }
    if (shown !== place) return;
    replace(root, head(say(title)), choice(name, name, game), list(game, found, () => all(place)));
    late();
  }

  function trouble({ root }, retry) {
    replace(root, head(say(title)), make("p.lessons", { role: "alert" }, say(sorry),
      make("button.main", { type: "button", onclick: retry }, say("retry"))));
  }

  async function teach(place, afresh = false) {
    try {
      if ((afresh || !going(place)) && !await start(place)) return;
    } catch (error) {
      console.warn(error);
      return shown === place && trouble(place, () => teach(place, true));
    }
    if (shown !== place) return;
    document.body.dataset.screen = "table";        // the board wants the whole window
    replace(place.root);
    table.enter(place.root);
    last.coach.onTable();
  }

  // Its match still stands: somebody looked something up and came back.
  const going = ({ game, one }) => last?.game === game && last.one === one
    && app.match === last.match && !app.match.closed;

  // Whether a match was begun: not for an address that means none, and not if somebody has gone on.
  async function start(place) {
    const { root, game, one } = place;
    replace(root, make("p.lessons.quiet", { role: "status" }, say("lesson_opens")));
    await (app.whenReady ?? app.crew?.ready);
    const of = await read(game, await load(game), one);
    if (!of) go(name, { game });
    if (!of || shown !== place) return false;
    const coach = await begin(of, deeds(place));
    const { match } = app;
    last = { game, one, coach, match };
    Object.assign(match, { coach, table: coach.narrowed(match.table) });
    return true;
  }

  const deeds = ({ game, one }) => ({
    again: () => shown?.game === game && shown.one === one && again(),
    list: () => go(name, { game }), next: other => go(name, { game, one: other }),
  });

  function again() {
    const place = shown;
    table.leave?.();
    last.coach.stop();
    teach(place, true);
  }

  return { name, title: () => say(title), enter, leave, refresh };
}

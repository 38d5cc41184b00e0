// What the buttons and keys of the table do.

import { entry } from "../games/games.js";
import { app } from "../page/app.js";
import { ask, note, sure } from "../page/dialogs.js";
import { make } from "../page/dom.js";
import { go } from "../page/screens.js";
import { say, told as wordsOf } from "../page/words.js";
import { gainOf, worded } from "./wording.js";
import { told, whatHappened } from "./recall.js";
import * as spread from "./spread.js";

const SCREENS = ["title", "new", "saves", "replay", "lessons", "rules", "settings"];

/** @typedef {ReturnType<typeof handsOf>} Hands */

// table: {board(), choosing(), refused(error), paint(), chosen(), known(words)}: the screen.
export const handsOf = table => ({
  // One action, or several as one step.
  async act(action) {
    if (!action.length) return false;
    const { match } = app, question = match.kit.unusual(match.table, action);
    if (question && app.settings.confirm && !await sure(say(question), say("go_on"))) return false;
    if (action[0] === "done" && spread.offers(match.table.choices)) remember(match);
    return match.act(action);
  },
  undo: () => app.match.table.may_undo ? app.match.undo()
    : table.refused({ reply: { error: "undo", why: app.match.table.keeps } }),
  redo: () => app.match.table.may_redo && app.match.redo(),
  pause: () => app.match.pause(),
  play: () => app.match.play(),
  skip: () => app.match.skip(),
  fit: () => table.board().fit(),
  zoom: factor => table.board().zoom(factor),
  end: () => go("end"),
  help: () => entry(app.match.key).book ? go("rules") : note(wordsOf(app.match.key) || say("no_rules")),
  letGo: () => table.choosing().letGo(),
  chosen: () => table.chosen(),
  known: words => table.known(words),
  pass: () => app.match.pass(),
  peek: () => app.match.peek(),
  hint: () => hint(table),
  async menu() {
    const entries = SCREENS.map(name => [name, say(`menu_${name}`)]);
    const chosen = await ask(say("menu"), make("p", {}, whatHappened(app.match)),
      [...entries, ["close", say("close"), "main"]]);
    if (chosen && chosen !== "close") go(chosen === "title" ? "" : chosen);
  },
  since: () => ask(say("since"), told(app.match), [["close", say("close"), "main"]]),
});

async function hint(table) {
  const { match } = app;
  if (!match.mine) return;
  note(say("hint_thinks"));
  const ranking = await match.hint();
  if (!ranking?.length || !table.choosing()) return;
  const [best] = ranking, same = ({ action }) => String(action) === String(best.action);
  const choice = match.table.choices.find(same) ?? { action: best.action };
  table.choosing().forget();
  table.choosing().hint = choice;
  table.paint();
  note(say("hint_best", { what: worded(choice, match), gain: gainOf(ranking) }));
}

function remember(match) {
  match.stood[match.actor] = Object.fromEntries(match.land.regions.map((_, r) => [r, spread.held(match, r)]));
}

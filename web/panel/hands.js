// What the buttons and keys of the table do.

import { entry } from "../games/games.js";
import { app } from "../page/app.js";
import { laidOpen } from "../match/eyes.js";
import { agreed, ask, note } from "../page/dialogs.js";
import { make } from "../page/dom.js";
import { go } from "../page/screens.js";
import { capital, say, told as wordsOf } from "../page/words.js";
import { because, worded } from "./wording.js";
import { story } from "./log.js";
import { told, whatHappened } from "./recall.js";
import * as spread from "./spread.js";

const PACES = ["slow", "normal", "fast", "once"];
const SCREENS = ["title", "new", "saves", "replay", "lessons", "rules", "make", "settings"];

/** @typedef {ReturnType<typeof handsOf>} Hands */

// table: {board(), fit(), choosing(), refused(error), hinted(best, words), chosen(), known(words),
// hastens()}: the screen; hastens: whether something was being shown, which is now over.
export const handsOf = table => ({
  // One action, or several as one step; asked: whoever acts was asked already; refused: who is told if it is.
  async act(action, asked = false, refused) {
    const { match } = app, { table: at } = match, question = asked ? null : questionOf(action);
    if (!action.length || !match.mine || table.hastens()) return false;
    if (question && !await agreed(question, capital(worded(choiceOf(at, action), match)))) return false;
    if (action[0] === "done" && spread.offers(at.choices)) remember(match);
    return app.match === match && match.table === at && match.act(action, refused);
  },
  question: action => questionOf(action),
  finish: () => finish(),
  undo: () => app.match.table.may_undo ? app.match.undo()
    : table.refused({ reply: { error: "undo", why: app.match.table.keeps } }),
  redo: () => app.match.table.may_redo && app.match.redo(),
  pause: () => app.match.pause(),
  play: () => app.match.play(),
  skip: () => app.match.skip(),
  fit: () => table.fit(),
  zoom: factor => table.board().zoom(factor),
  end: () => go("end"),
  help: () => entry(app.match.key).book ? go("rules") : note(wordsOf(app.match.key) || say("no_rules")),
  letGo: () => table.choosing().letGo(),
  chosen: () => table.chosen(),
  // A verb beside the board; one that comes after this phase ends it.
  async press(verb, next) {
    if (next && !await match().act(["done"])) return;
    if (!next || app.match.mine) table.choosing().hold({ verb });
  },
  pace: by => app.set("pace", PACES[PACES.indexOf(app.settings.pace) + by] ?? app.settings.pace),
  known: words => table.known(words),
  pass: () => app.match.pass(),
  peek: () => app.match.peek(),
  hint: () => hint(table),
  async menu() {
    const { match } = app, screens = laidOpen(match) ? SCREENS.toSpliced(4, 0, "position") : SCREENS;
    const entries = screens.map(name => [name, say(`menu_${name}`)]);
    const chosen = await ask(say("menu"), make("p", {}, whatHappened(match)),
      [["log", say("log")], ...entries, ["close", say("close"), "main"]]);
    if (chosen === "log") ask(say("log"), story(app.match), [["close", say("close"), "main"]]);
    else if (chosen === "position") positioned(match);
    else if (chosen && chosen !== "close") go(chosen === "title" ? "" : chosen);
  },
  since: () => ask(say("since"), told(app.match), [["close", say("close"), "main"]]),
});

const match = () => app.match;

// As it stands; steps of another version, of which is only told, are none of the save's own.
const positioned = ({ about: { id }, table: { step, gap } }) =>
  go("position", { id, step: step - (gap?.told ?? 0) });

const choiceOf = ({ choices }, action) =>
  choices.find(one => String(one.action) === String(action)) ?? { action };

// What is to be asked before an action, in words.
function questionOf(action) {
  const key = app.settings.confirm && action.length && match().kit.unusual(match().table, action);
  return key ? say(key) : null;
}

// Ends the turn, as far as nothing else is to be decided: what is left is spread as before, or evenly.
// The turn that follows may be one's own too: it is not ended with it.
async function finish() {
  const own = match(), { actor } = own, begun = own.table.frame?.phase;
  const ends = ({ kit, table }) => table.frame && kit.finishes(table, begun);
  let question = questionOf(["done"]);
  while (app.match === own && own.mine && own.actor === actor && ends(own)) {
    if (question && !await agreed(question, say("verb_finish"))) return;
    question = null;
    const { choices } = own.table;
    const settings = spread.offers(choices) ? spread.carried(own, spread.usual(own)) : [];
    if (!await own.act(settings.length ? [...settings, ["done"]] : ["done"])) return;
  }
}

// The best choice as it is seen on the map, and why it is.
async function hint(table) {
  const own = match(), { table: at } = own;
  if (!own.mine) return;
  if (own.passing && own.viewer !== own.actor) return own.peek();      // it may be told by what he holds
  note(say("hint_thinks"));
  const ranking = await own.hint();
  if (!ranking?.length || !table.choosing()) return;
  const [best] = ranking, choice = choiceOf(own.table, best.action);
  const path = typeof choice.from === "number" ? (await own.forecast(best.action))?.path : null;
  if (own !== match() || own.table !== at) return;
  const whole = best.then?.length ? [best.action, ...best.then] : null;
  const plan = whole ? spread.planned(own, whole) : [];
  table.choosing()?.suggest(choice, path ?? [], plan);
  const what = plan.length ? listed(plan, own) : worded(choice, own), why = because(best.why, own).join(", ");
  table.hinted({ action: best.action, whole }, say("hint_best", { what, why }));
}

// A spread in words: who gets more than the least, and what that is.
function listed(plan, { kit, land }) {
  const least = Math.min(...plan.map(({ tokens }) => tokens));
  const more = plan.filter(({ tokens: n }) => n > least).sort((a, b) => b.tokens - a.tokens)
    .map(({ place, tokens }) => `${kit.place(land.regions[place], place)} ${tokens}`);
  return say("spread_so", { list: more.join(", "), [more.length ? "n" : "all"]: least });
}

function remember(match) {
  match.stood[match.actor] = Object.fromEntries(match.land.regions.map((_, r) => [r, spread.held(match, r)]));
}

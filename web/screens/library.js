// The saves: which of them are shown, and how matches, letters and whole shelves come in from outside.

import { on } from "../page/app.js";
import { pasted } from "../company/paste.js";
import * as games from "../games/games.js";
import { show } from "../page/dialogs.js";
import { button, make, replace } from "../page/dom.js";
import { droppable } from "../page/drop.js";
import { go, head } from "../page/screens.js";
import { within } from "../page/within.js";
import { say } from "../page/words.js";
import { fromFile } from "../saves/bring.js";
import * as cards from "../saves/cards.js";
import { everything } from "../saves/everything.js";
import { COMPUTERS, choices, fits, sorted } from "../saves/filter.js";
import * as store from "../saves/store.js";
import { trouble } from "../saves/trouble.js";

const SOON = 3_000;      // milliseconds until matches are shown without the words of their games
/** @type {any} */
const shown = { root: null, list: null, trouble: null, warning: null, filters: null, off: null };
const wish = { game: "", state: "", who: "" };

function enter(root) {
  shown.root = root;
  shown.trouble = make("div.library-trouble", { role: "alert", hidden: true });
  shown.warning = make("p.library-warning", { hidden: true });
  shown.list = make("ul.library-list");
  shown.filters = make("div.library-filters", { role: "group", ariaLabel: say("filter") });
  cards.shown({ draw, wrong, focus: () => shown.list?.querySelector("button")?.focus() });
  const picker = make("input", {
    type: "file", accept: ".json,application/json", hidden: true, onchange: () => taken(picker),
  });
  const bring = button(say("library_import"), () => picker.click());
  const all = button(say("record_save"), () => everything().catch(error => wrong(String(error))));
  replace(root, make("div.library", {},
    head(say("library_title"), make("div.library-row.right", {}, bring, picker,
      button(say("letter_paste"), pasted), all, button(say("library_new"), () => go("new"), "main"))),
    make("p.quiet", {}, say("library_drop")), shown.trouble,
    shown.warning, shown.filters, shown.list));
  shown.off = droppable(root, bringAll);
  draw();
}

function leave() {
  shown.off();
  shown.root = null;
}

on("saves", () => { if (shown.root) draw(); });

async function draw() {
  const notes = await store.list();
  const dressed = Promise.all([...new Set(notes.map(({ game }) => game))].map(games.dress));
  await within(SOON, dressed, () => { dressed.then(draw); });
  if (!shown.root || shown.list.querySelector("input")) return;          // a name is being typed
  const fault = store.onlyInMemory();
  shown.warning.hidden = !fault;
  shown.warning.textContent = fault && say(fault === "library_later" ? fault : "library_memory");
  filters(choices(notes));
  const found = sorted(notes).filter(note => fits(note, wish));
  replace(shown.list, found.length ? found.map(cards.row)
    : make("li.library-empty", {}, say(notes.length ? "filter_nothing" : "library_empty")));
}

// What can be chosen is what there is; a wish that nothing is left of goes.
function filters({ games: keys, states, people }) {
  const who = people.length ? [COMPUTERS, ...people] : [];
  for (const [name, list] of Object.entries({ game: keys, state: states, who }))
    if (!list.includes(wish[name])) wish[name] = "";
  const { name: held } = /** @type {any} */ (document.activeElement)?.dataset ?? {};
  replace(shown.filters, picked("game", keys, games.nameOf),
    picked("state", states, one => say(`filter_${one}`)),
    picked("who", who, one => one === COMPUTERS ? say("filter_computers") : one));
  if (held) shown.filters.querySelector(`[data-name="${held}"]`)?.focus();
}

function picked(name, list, text) {
  if (!list.length) return "";
  const option = (value, words) => make("option", { value, selected: value === wish[name] }, words);
  const node = make("select", { ariaLabel: say(`filter_by_${name}`), data: { name } },
    option("", say(`filter_any_${name}`)), ...list.map(one => option(one, text(one))));
  node.onchange = () => { wish[name] = node.value; draw(); };
  return node;
}

// --- bringing in ------------------------------------------------------------------------------

function taken(picker) {
  bringAll([...picker.files]);
  picker.value = "";
}

async function bringAll(files) {
  wrong("");
  for (const file of files.slice(0, 20)) {
    try {
      const came = await fromFile(file), name = file.name.slice(0, 60);
      if (came?.entries !== undefined) show(say("record_restored", came));
      else if (came?.id) show(say("library_imported", { name }));
    } catch (error) {
      wrong(say("library_not_imported", { name: file.name.slice(0, 60), why: trouble(error) }));
    }
  }
  draw();
}

function wrong(text) {
  if (!shown.root) return text && show(text, { kind: "bad" });
  shown.trouble.hidden = !text;
  replace(shown.trouble, ...(text ? [make("p", {}, text)] : []));
}

export default {
  name: "saves", title: () => say("library_title"), enter, leave,
  refresh: () => shown.root && enter(shown.root),
};

// The shelf of the workshop: what was made, received and brought is listed, opened, given away and thrown
// away here, and what comes from outside is looked into and agreed to.

import { pasted } from "../company/paste.js";
import { agreed, titleOf } from "../extras/agree.js";
import * as cupboard from "../extras/cupboard.js";
import { admit, look } from "../extras/door.js";
import { dress, keys, kitOf, nameOf } from "../games/games.js";
import { app, on } from "../page/app.js";
import { button, make, replace } from "../page/dom.js";
import { droppable } from "../page/drop.js";
import { go, head } from "../page/screens.js";
import { complain, trouble } from "../saves/trouble.js";
import { say } from "../page/words.js";
import { card } from "../workshop/card.js";
import { LARGEST, chestIn, everything, unpacked } from "../workshop/chest.js";
import { kinds } from "../workshop/kinds.js";

/** @type {Record<string, any>} */
const shown = { root: null, list: null, state: null, pick: null, filters: null, off: null, kinds: null };
const wish = { game: "", kind: "" };
const MOST_WHY = 5;                // reasons that are told at once

async function enter(root) {
  shown.root = root;
  shown.list = make("ul.extras-list");
  shown.filters = make("div.library-filters", { role: "group", ariaLabel: say("filter") });
  shown.state = make("p.extras-state", { role: "status" });
  const picker = make("input", {
    type: "file", accept: ".whl,.json", hidden: true, onchange: () => taken([...picker.files ?? []], picker),
  });
  shown.pick = button(say("extras_bring"), () => picker.click());
  const begins = make("span.shelf-begins");
  replace(root, make("div.library.extras", {},
    head(say("make_title"), make("div.library-row.right", {}, begins, shown.pick, picker,
      button(say("letter_paste"), pasted), button(say("shelf_everything"), all),
      button(say("library_new"), () => go("new")))),
    make("p", {}, say("shelf_intro")), make("p.quiet", {}, say("shelf_how"), " ", say("extras_drop")),
    shown.state, shown.filters,
    shown.list));
  shown.off = droppable(root, taken);
  const list = cupboard.list();
  [shown.kinds] = await Promise.all([kinds(), ...[...new Set(list.map(({ game }) => game).filter(Boolean))]
    .map(game => dress(game).catch(() => {}))]);
  if (shown.list?.isConnected) draw();
  replace(begins, ...[...shown.kinds.values()].flatMap(({ begins: all = [] }) => all.map(begin)));
}

// The button of a new thing; for which games it is comes a moment later, with their kits.
function begin({ word, act, of }) {
  const node = button(say(word), act, "main");
  Promise.allSettled(keys().map(dress)).then(() => node.append(
    make("small", {}, keys().filter(key => of(kitOf(key))).map(nameOf).join(" · "))));
  return node;
}

function leave() {
  shown.off();
  shown.root = null;
}

on("extras", () => { if (shown.root && shown.kinds) draw(); });

const focus = () => shown.pick?.focus();

function draw() {
  const list = cupboard.list();
  for (const name of ["game", "kind"])
    if (!list.some(extra => extra[name] === wish[name])) wish[name] = "";
  replace(shown.filters, picked("kind", list, kind => say(`extras_${kind}`)), picked("game", list, nameOf));
  const fits = extra => ["game", "kind"].every(name => !wish[name] || extra[name] === wish[name]);
  const found = list.filter(fits);
  replace(shown.list, ...found.map(extra => card(extra, focus)));
  if (!found.length) replace(shown.list, make("li.library-empty", {}, say("extras_none")));
}

// What tells the things apart can be chosen.
function picked(name, list, text) {
  const all = [...new Set(list.map(extra => extra[name]).filter(Boolean))];
  if (all.length < 2) return "";
  const option = (value, words) => make("option", { value, selected: value === wish[name] }, words);
  const node = make("select", { ariaLabel: say(`filter_by_${name}`), data: { name } },
    option("", say(`filter_any_${name}`)), ...all.map(one => option(one, text(one))));
  node.onchange = () => {
    wish[name] = node.value;
    draw();
    shown.filters.querySelector(`[data-name="${name}"]`)?.focus();
  };
  return node;
}

const all = () => everything().then(n => tell(say("shelf_saved", { n })), wrong);

// --- bringing in ------------------------------------------------------------------------------

/** @type {(files: File[], picker?: HTMLInputElement) => Promise<void>} */
async function taken(files, picker) {
  for (const file of files) await taker(file).catch(wrong);
  if (picker) picker.value = "";
}

async function taker(file) {
  tell(say("extras_looking", { name: file.name }));
  await app.whenReady;
  const chest = file.size <= LARGEST && /\.json$/i.test(file.name) ? chestIn(await file.text()) : null;
  if (chest) return opened(chest);
  const extra = await look(file);
  tell("");
  if (!await agreed(extra)) return;
  tell(say(extra.kind === "wheel" ? "extras_trying" : "extras_looking", { name: extra.name }));
  const kept = await admit({ ...extra, from: "file" }), { trouble: why } = kept;
  tell(why ? say("extras_broken", { why })
    : say(kept.words && kept.keys.length ? "extras_kept" : "shelf_kept", { name: titleOf(kept) }));
}

async function opened(chest) {
  const told = await unpacked(chest, n => tell(say("shelf_looking", { n, of: chest.length })));
  tell([say("shelf_restored", told), ...told.why.slice(0, MOST_WHY)].join(" "));
}

const tell = text => { if (shown.state) shown.state.textContent = text; };

function wrong(error) {
  tell(trouble(error));
  complain(error);
}

export default {
  name: "extras", title: () => say("make_title"), enter, leave, refresh: () => enter(shown.root),
};

// Extras: what a player brings from outside is looked into, agreed to, listed and thrown away here.

import { app, on } from "../page/app.js";
import { ask, note, sure } from "../page/dialogs.js";
import { button, make, replace } from "../page/dom.js";
import { droppable } from "../page/drop.js";
import { go, head } from "../page/screens.js";
import { nameOf } from "../games/games.js";
import * as cupboard from "../extras/cupboard.js";
import { admit, look } from "../extras/door.js";
import { trouble } from "../saves/trouble.js";
import { language, say, spelled } from "../page/words.js";

/** @type {Record<string, any>} */
const shown = { root: null, list: null, state: null, pick: null, off: null };

function enter(root) {
  shown.root = root;
  shown.list = make("ul.extras-list");
  shown.state = make("p.extras-state", { role: "status" });
  const picker = make("input", {
    type: "file", accept: ".whl,.json", hidden: true, onchange: () => taken([...picker.files ?? []], picker),
  });
  shown.pick = button(say("extras_bring"), () => picker.click(), "main");
  replace(root, make("div.library.extras", {},
    head(say("extras_title"), make("div.library-row.right", {}, shown.pick, picker,
      button(say("library_new"), () => go("new")))),
    make("p", {}, say("extras_intro")), make("p.quiet", {}, say("extras_drop")), shown.state, shown.list));
  shown.off = droppable(root, taken);
  draw();
}

function leave() {
  shown.off();
  shown.root = null;
}

on("extras", () => { if (shown.root) draw(); });

function draw() {
  const all = cupboard.list();
  replace(shown.list, ...all.map(card));
  if (!all.length) replace(shown.list, make("li.library-empty", {}, say("extras_none")));
}

// --- one extra --------------------------------------------------------------------------------

// Name and sentence of what it brings, in the language spoken if it has words in it.
const words = extra => Object.entries(extra.words)
  .map(([key, told]) => told[language] ?? told.en ?? Object.values(told)[0] ?? [key, ""]);

const titleOf = extra => extra.kind === "homemade" ? words(extra)[0][0] : extra.name;

const lines = extra => make("dl.extras-traits", {},
  ...words(extra).flatMap(([name, sentence]) => [make("dt", {}, name), make("dd", {}, sentence)]));

const credit = ({ version, author, summary }) => [
  make("p", {}, say(author ? "extras_claims" : "extras_nobody", { version, author })),
  summary ? make("p.quiet", {}, summary) : null,
];

// A board says of itself what it is, and for how many.
const told = ({ data }) => [
  make("p", {}, say("n_players", { n: data.seats.length })), make("p", {}, spelled(data.about))];

const facts = extra => [
  make("p.extras-kind", {}, `${say(`extras_${extra.kind}`)} · ${nameOf(extra.game)}`),
  extra.kind === "wheel" ? credit(extra) : null, extra.kind === "board" ? told(extra) : lines(extra),
  extra.trouble ? make("p.bad", { role: "alert" }, say("extras_broken", { why: extra.trouble })) : null,
];

function card(extra) {
  return make("li.library-card.extras-card", { data: { extra: extra.id } }, make("div.library-facts", {},
    make("h2", {}, titleOf(extra)),
    extra.kind === "ruin" ? make("p.bad", { role: "alert" }, say("extras_ruin")) : facts(extra)),
  make("div.library-row.library-acts", {}, button(say("extras_remove"), () => remove(extra), "danger")));
}

async function remove(extra) {
  if (!await sure(say("extras_remove_text", { name: titleOf(extra) }), say("extras_remove"))) return;
  await cupboard.remove(extra.id);
  shown.pick?.focus();
}

// --- bringing in ------------------------------------------------------------------------------

/** @type {(files: File[], picker?: HTMLInputElement) => Promise<void>} */
async function taken(files, picker) {
  for (const file of files) await taker(file).catch(wrong);
  if (picker) picker.value = "";
}

async function taker(file) {
  tell(say("extras_looking", { name: file.name }));
  await app.whenReady;
  const extra = await look(file);
  tell("");
  if (!await agreed(extra)) return;
  tell(say(extra.kind === "wheel" ? "extras_trying" : "extras_looking", { name: extra.name }));
  const kept = await admit(extra);
  const { trouble: why } = kept;
  tell(why ? say("extras_broken", { why }) : say("extras_kept", { name: titleOf(kept) }));
}

// What is in it, from whom, and what it may do: then the player says yes or no.
function agreed(extra) {
  const { kind, keys } = extra, inside = kind === "wheel"
    ? [credit(extra), make("p", {}, say("extras_brings", { keys: keys.join(", ") })),
      make("p.extras-warning", {}, say("extras_runs")), make("p", {}, say("extras_where"))]
    : [kind === "board" ? told(extra) : lines(extra), make("p", {}, say("extras_data"))];
  const content = make("div", {}, make("p.quiet", {}, nameOf(extra.game)), inside);
  return ask(say("extras_ask", { name: titleOf(extra) }), content,
    [[false, say("cancel")], [true, say("extras_yes"), "main"]]);
}

const tell = text => { if (shown.state) shown.state.textContent = text; };

function wrong(error) {
  tell(trouble(error));
  note(trouble(error), "bad");
}

export default {
  name: "extras", title: () => say("extras_title"), enter, leave, refresh: () => enter(shown.root),
};

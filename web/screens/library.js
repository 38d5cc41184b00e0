// The saves: go on, watch, rename, copy, export, share, throw away, and bring matches in from files.

import { app, on } from "../page/app.js";
import { menu, show } from "../page/dialogs.js";
import { button, make, replace } from "../page/dom.js";
import { droppable } from "../page/drop.js";
import { fromFile } from "../saves/bring.js";
import { trouble } from "../saves/trouble.js";
import { showMap, showPicture } from "../saves/thumb.js";
import { mark, nameOf } from "../match/people.js";
import { copyTitle, mapName, moment, people, titleOf } from "../saves/titles.js";
import { exported, rawly, shared } from "../saves/send.js";
import * as games from "../games/games.js";
import { resume } from "../match/begin.js";
import { go, head } from "../page/screens.js";
import * as store from "../saves/store.js";
import { say, within } from "../page/words.js";

/** @type {any} */
const shown = { root: null, list: null, trouble: null, off: null };

function enter(root) {
  shown.root = root;
  shown.trouble = make("div.library-trouble", { role: "alert", hidden: true });
  shown.list = make("ul.library-list");
  const picker = make("input", {
    type: "file", accept: ".json,application/json", hidden: true, onchange: () => taken(picker),
  });
  const bring = button(say("library_import"), () => picker.click());
  replace(root, make("div.library", {},
    head(say("library_title"),
      make("div.library-row.right", {}, bring, picker, button(say("library_new"), () => go("new"), "main"))),
    make("p.quiet", {}, say("library_drop")), shown.trouble,
    store.onlyInMemory() ? make("p.library-warning", {}, say("library_memory")) : "", shown.list));
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
  await Promise.all([...new Set(notes.map(({ game }) => game))].map(games.dress));
  if (!shown.root || shown.list.querySelector("input")) return;          // a name is being typed
  replace(shown.list, notes.length ? notes.map(row) : make("li.library-empty", {}, say("library_empty")));
}

// --- one save -------------------------------------------------------------------------------

// One that cannot be shown hides no other.
function row(note) {
  try { return note.broken ? ruin(note) : card(note); } catch { return ruin(note); }
}

function ruin(note) {
  const deed = (name, act) => button(say(`library_${name}`), () => act(note));
  return make("li.library-card", {}, make("div.library-facts", {},
    make("h2", {}, say("library_broken")), make("p", {}, say("library_broken_text"))),
  make("div.library-row", {}, deed("raw", rawly), deed("delete", thrown)));
}

function card(note) {
  const playing = app.match?.about?.id === note.id && !note.over;
  const main = note.over ? button(say("library_result"), () => go("end", { id: note.id }), "main")
    : button(say("library_continue"), () => act(note, go_on), "main");
  const title = make("h2", {}, titleOf(note));
  return make("li.library-card", {}, picture(note), make("div.library-facts", {},
    title, make("p.library-names", {},
      ...note.names.map((_, p) => make("span", {}, mark(note, p), nameOf(note, p)))),
    make("p.library-state", {}, within(note.game, () => state(note))),
    make("p.quiet", {}, [games.nameOf(note.game), moment(note.when),
      note.title ? mapName(note.map) : "", note.memory ? say("library_only_memory") : "",
      playing ? say("library_playing") : ""].filter(Boolean).join(" · "))),
  make("div.library-row.library-acts", {}, main,
    button(say("library_watch"), () => go("replay", { id: note.id })),
    more(note, title)));
}

function more(note, title) {
  const deeds = {
    rename: () => rename(note, title), duplicate: () => act(note, twice), share: () => act(note, shared),
    export: () => act(note, exported, () => rawly(note)), delete: () => thrown(note),
  };
  const node = button("⋯", async () => {
    const { x, y } = node.getBoundingClientRect();
    const entries = Object.keys(deeds).map(name => [name, say(`library_${name}`)]);
    deeds[await menu(titleOf(note), { x, y }, entries)]?.();
  });
  node.ariaLabel = node.title = say("library_more", { title: titleOf(note) });
  return node;
}

function picture(note) {
  const canvas = make("canvas.library-thumb", { width: 320, height: 200, ariaHidden: "true" });
  const plain = async ({ save }) => showMap(canvas, save.map, (await games.dress(note.game)).tints);
  showPicture(canvas, note.thumb).then(async done => done || plain(await store.read(note.id)))
    .catch(() => {});
  return canvas;
}

function state(note) {
  if (!note.over) return note.round ? say("library_round", note) : say("library_steps", { n: note.step });
  const { winners, scores } = note.over;
  const names = people(winners.map(p => nameOf(note, p)));
  return say("library_won", { n: winners.length, players: names, points: scores[winners[0]] });
}

// Reads the whole save, then does something with it; says so when it cannot.
async function act(note, deed, otherwise = error => wrong(trouble(error))) {
  try {
    await store.settled();
    await deed(note, await store.read(note.id));
  } catch (error) { await otherwise(error); }
}

async function go_on(note, stored) {
  await app.whenReady;
  if (app.match?.about?.id !== note.id || app.match.about.revision !== stored.revision) await resume(stored);
  go("table");
}

async function twice(note) {
  await store.duplicate(note.id, copyTitle(titleOf(note)));
  draw();
}

async function thrown(note) {
  const back = await store.remove(note.id);
  const undo = async () => { await back(); draw(); };
  show(say("library_deleted", { title: titleOf(note) }),
    { buttons: [{ text: say("library_undo"), act: undo }] });
  await draw();
  shown.list?.querySelector("button")?.focus();
}

function rename(note, title) {
  const field = make("input", { value: titleOf(note), maxLength: 40, ariaLabel: say("library_name") });
  const end = async keep => {
    if (keep && field.value !== titleOf(note)) await store.rename(note.id, field.value);
    form.remove();
    draw();
  };
  const form = make("form.library-row", { onsubmit: event => { event.preventDefault(); end(true); } },
    field, make("button.main", {}, say("library_save")), button(say("library_cancel"), () => end(false)));
  field.onkeydown = event => { if (event.key === "Escape") { event.stopPropagation(); end(false); } };
  title.replaceWith(form);
  field.select();
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
      await fromFile(file);
      show(say("library_imported", { name: file.name.slice(0, 60) }));
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

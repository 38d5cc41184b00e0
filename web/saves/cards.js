// A save as the shelf shows it: its picture, how it stands, and what can be done with it.

import { painted, show as hang } from "../company/cover.js";
import { turn } from "../company/post.js";
import * as games from "../games/games.js";
import { resume } from "../match/begin.js";
import { mark, nameOf } from "../match/people.js";
import { app } from "../page/app.js";
import { menu, show } from "../page/dialogs.js";
import { button, make } from "../page/dom.js";
import { go } from "../page/screens.js";
import { say, within } from "../page/words.js";
import { exported, rawly, shared } from "./send.js";
import { progress } from "./standing.js";
import * as store from "./store.js";
import { showPicture } from "./thumb.js";
import { copyTitle, mapName, moment, people, titleOf } from "./titles.js";
import { trouble } from "./trouble.js";

// What the shelf does when a card has changed something: {draw(), wrong(text), focus()}.
/** @type {any} */
let shelf = null;

export function shown(on) { shelf = on; }

// One that cannot be shown hides no other.
export function row(note) {
  try { return note.broken ? ruin(note) : card(note); } catch { return ruin(note); }
}

function ruin(note) {
  const deed = (name, act) => button(say(`library_${name}`), () => act(note));
  return make("li.library-card", {}, make("div.library-facts", {},
    make("h2", {}, say("library_broken")), make("p", {}, say("library_broken_text"))),
  make("div.library-row.library-acts", {}, deed("raw", rawly), deed("delete", thrown)));
}

function card(note) {
  const playing = app.match?.about?.id === note.id && !note.over;
  const main = note.over ? button(say("library_result"), () => go("end", { id: note.id }), "main")
    : button(say("library_continue"), () => act(note, go_on), "main"), letters = posted(note);
  const title = make("h2", {}, titleOf(note));
  return make("li.library-card", {}, picture(note), make("div.library-facts", {},
    title, make("p.library-names", {},
      ...note.names.map((_, p) => make("span", {}, mark(note, p), nameOf(note, p)))),
    make("p.library-state", {}, within(note.game, () => state(note))), letters,
    make("p.quiet", {}, [games.nameOf(note.game), moment(note.when),
      note.title ? mapName(note.map) : "", note.memory ? say("library_only_memory") : "",
      playing ? say("library_playing") : ""].filter(Boolean).join(" · "))),
  make("div.library-row.library-acts", {}, main,
    button(say("library_watch"), () => go("replay", { id: note.id })),
    more(note, title)));
}

// Of a match by letters: whose turn it is.
function posted(note) {
  const whose = turn(note);
  if (!whose || whose === "over") return whose ? make("p.library-post", {}, say("letter_title")) : "";
  const unsent = whose === "theirs" && note.step > note.post.fixed;
  const word = unsent ? "letter_turn_send" : `letter_turn_${whose}`;
  const facts = { player: note.actor === null ? "" : nameOf(note, note.actor) };
  return make(`p.library-post${whose === "mine" || unsent ? ".due" : ""}`, {}, "✉ ", say(word, facts));
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
  const land = async ({ save }) => hang(canvas, await painted(save.game, save.map));
  showPicture(canvas, note.thumb).then(async done => done || land(await store.read(note.id)))
    .catch(() => {});
  return canvas;
}

function state(note) {
  if (!note.over) return progress(note);
  const { winners, scores } = note.over;
  const names = people(winners.map(p => nameOf(note, p)));
  return say("library_won", { n: winners.length, players: names, points: scores[winners[0]] });
}

// Reads the whole save, then does something with it; says so when it cannot.
async function act(note, deed, otherwise = error => shelf.wrong(trouble(error))) {
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
  shelf.draw();
}

async function thrown(note) {
  const back = await store.remove(note.id);
  const undo = async () => { await back(); shelf.draw(); };
  show(say("library_deleted", { title: titleOf(note) }),
    { buttons: [{ text: say("library_undo"), act: undo }] });
  await shelf.draw();
  shelf.focus();
}

function rename(note, title) {
  const field = make("input", { value: titleOf(note), maxLength: 40, ariaLabel: say("library_name") });
  const end = async keep => {
    if (keep && field.value !== titleOf(note)) await store.rename(note.id, field.value);
    form.remove();
    shelf.draw();
  };
  const form = make("form.library-row", { onsubmit: event => { event.preventDefault(); end(true); } },
    field, make("button.main", {}, say("library_save")), button(say("library_cancel"), () => end(false)));
  field.onkeydown = event => { if (event.key === "Escape") { event.stopPropagation(); end(false); } };
  title.replaceWith(form);
  field.select();
}

// "Start from here": a new match from the first actions of another, with the seats one likes.

import { app } from "../page/app.js";
import { ask } from "../page/dialogs.js";
import { make } from "../page/dom.js";
import { resume } from "../match/begin.js";
import { go } from "../page/screens.js";
import { say } from "../page/words.js";
import { branch } from "../saves/revisions.js";
import { nameOf } from "../match/people.js";
import * as store from "../saves/store.js";
import { mapName } from "../saves/titles.js";

// step: of all; `first` of them can only be told, they are none of the save's own; thumb: a picture
// of that step.
export async function startFrom(stored, step, first, thumb) {
  const { save, about } = stored, levels = app.games?.find(({ key }) => key === save.game)?.levels ?? [];
  const selects = save.seats.map((seat, p) => {
    const kinds = ["human", ...levels], now = about.kinds?.[p] ?? seat;
    const word = kind => say(kind === "human" ? "replay_person" : `level_${kind}`);
    const options = kinds.map(kind => make("option", { value: kind, selected: kind === now }, word(kind)));
    return make("select", { ariaLabel: nameOf(about, p) }, ...options);
  });
  if (!save.seats.includes("human") && selects[0]) selects[0].value = "human";
  const rows = selects.map((select, p) =>
    make("label.library-seat", {}, make("span", {}, nameOf(about, p)), select));
  const chosen = await ask(say("replay_from_here"),
    [make("p", {}, say("replay_from_here_text", { step })), ...rows],
    [[false, say("library_cancel")], [true, say("replay_start"), "main"]]);
  if (!chosen) return;
  const title = say("replay_what_if",
    { title: [...about.title || mapName(save.map.name)].slice(0, 28).join("") });
  const made = branch(stored, step - first, selects.map(({ value }) => value), title);
  const id = await store.add(made.save, made.about, { thumb });
  await resume(await store.read(id));
  go("table");
}

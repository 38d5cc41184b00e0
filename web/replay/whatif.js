// "Start from here": a new match from the first actions of another, with the seats one likes.

import { bring } from "../games/games.js";
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
  const kinds = await seated(stored, say("replay_from_here_text", { step }));
  if (kinds) await started(stored, kinds, step - first, thumb);
}

// The match as it stood after so many of its own actions, played on by others from now.
/** @type {(stored: {save: any, about: any}, kinds: string[], step: number, thumb: any) => Promise<void>} */
export async function started(stored, kinds, step, thumb) {
  const { save, about } = stored;
  const title = say("replay_what_if",
    { title: [...about.title || mapName(save.map.name)].slice(0, 28).join("") });
  const made = branch(stored, step, kinds, title);
  const id = await store.add(made.save, made.about, { thumb });
  await resume(await store.read(id));
  go("table");
}

// Who is to play at each seat, or null if it is not wanted.
/** @type {(stored: {save: any, about: any}, text: string) => Promise<string[] | null>} */
export async function seated({ save, about }, text) {
  await bring(save.game);            // what came from a friend may be of a game never met here
  const levels = app.games?.find(({ key }) => key === save.game)?.levels ?? [];
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
    [make("p", {}, text), ...rows],
    [[false, say("library_cancel")], [true, say("replay_start"), "main"]]);
  return chosen ? selects.map(({ value }) => value) : null;
}

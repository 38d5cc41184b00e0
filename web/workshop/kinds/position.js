// A position: any moment of a match, as it was or changed by hand, to be played on from.

import { hang } from "../still.js";
import { nameOf } from "../../games/games.js";
import { dressed } from "../../match/people.js";
import { make } from "../../page/dom.js";
import { go } from "../../page/screens.js";
import { say } from "../../page/words.js";
import { seated, started } from "../../replay/whatif.js";
import { copyTitle } from "../../saves/titles.js";
import { brief, copied, goes, isMade, looked } from "../positions.js";

export const title = ({ game, data }) => data.name || say("position_of", { game: nameOf(game) });

// As the page knows a match: nobody at its seats has a name.
export const about = ({ save, name }) => dressed({ names: save.seats.map(() => ""), kinds: save.seats,
  title: name, when: Date.now(), clock: null, extras: [] }, save.seats);

// A match from here, with the seats one likes.
export async function attempt({ data, thumb }) {
  const stored = { save: data.save, about: about(data) };
  const kinds = await seated(stored, say("position_play_text"));
  if (kinds) await started(stored, kinds, 0, thumb);
}

/** @type {import("../kinds.js").Kind} */
export default {
  fits: data => isMade(data, "position"),
  look: data => looked(data),
  title,
  told: ({ data }) => [make("p", {}, say("n_players", { n: data.save.seats.length }))],
  picture: extra => hang(extra),
  goes, brief, attempt,
  open: ({ id }) => go("position", { id }),
  copy: extra => copied(extra, copyTitle(title(extra))),
  deeds: { puzzle_make: ({ id }) => go("puzzle", { id }) },
  words: { attempt: "position_play" },
};

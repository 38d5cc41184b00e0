// A puzzle made of a position: a goal, and a solution that was proved.

import { nameOf } from "../../games/games.js";
import { make } from "../../page/dom.js";
import { go } from "../../page/screens.js";
import { say } from "../../page/words.js";
import { copyTitle } from "../../saves/titles.js";
import { asExtra, brief, copied, goes, isMade, looked } from "../positions.js";
import { hang } from "../still.js";

export const title = ({ game, data }) => data.name || say("puzzle_of", { game: nameOf(game) });

// Played with the teacher of all puzzles beside the board.
export const attempt = ({ game, data }) => go("puzzles", { game, key: data.key });

// The engine, which has the position on its table, says whether its solution is one.
async function solved(ask, { goal, solution }) {
  await ask("solved", { goal, solution });
  return { goal, solution };
}

/** @type {import("../kinds.js").Kind} */
export default {
  fits: data => isMade(data, "puzzle"),
  look: async data => asExtra(await looked(data, ask => solved(ask, data)), "puzzle"),
  title,
  told: ({ data }) => [make("p", {}, say("n_players", { n: data.save.seats.length }))],
  picture: extra => hang(extra),
  goes, brief, attempt,
  open: ({ id }) => go("puzzle", { id }),
  copy: extra => copied(extra, copyTitle(title(extra))),
  words: { attempt: "puzzle_solve" },
};

// A puzzle made of a position: a goal, and a solution that was proved.

import { nameOf } from "../../games/games.js";
import { make } from "../../page/dom.js";
import { go } from "../../page/screens.js";
import { say, within } from "../../page/words.js";
import { copyTitle } from "../../saves/titles.js";
import { brief, copied, goes, isMade, looked } from "../positions.js";
import { kindOf as goalKind } from "../asking.js";
import { hang } from "../still.js";

export const title = ({ game, data }) => data.name || say("puzzle_of", { game: nameOf(game) });

// Played with the teacher of all puzzles beside the board.
export const attempt = ({ game, data }) => go("puzzles", { game, key: data.key });

// What is asked for, in few words.
function wished(goal) {
  const kind = goalKind({ goal }), n = Number.isInteger(goal[kind]) ? goal[kind] : undefined;
  return say("puzzle_told", { what: say(`puzzle_aim_${kind}`), n });
}

// The engine, which has the position on its table, says whether its solution is one.
async function solved(ask, { goal, solution }) {
  await ask("solved", { goal, solution });
  return { goal, solution };
}

/** @type {import("../kinds.js").Kind} */
export default {
  fits: data => isMade(data, "puzzle"),
  look: data => looked(data, ask => solved(ask, data)),
  title,
  told: ({ game, data }) => [make("p", {}, within(game, () => wished(data.goal))),
    make("p", {}, say("n_players", { n: data.save.seats.length }))],
  picture: extra => hang(extra),
  goes, brief, attempt,
  open: ({ id }) => go("puzzle", { id }),
  copy: extra => copied(extra, copyTitle(title(extra))),
  words: { attempt: "puzzle_solve" },
};

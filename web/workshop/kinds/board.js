// A board from outside: a scenario, tried out by the engine before it is kept.

import { lookAtBoard } from "../../extras/door.js";
import { bring, keys } from "../../games/games.js";
import * as setup from "../../match/setup.js";
import { make } from "../../page/dom.js";
import { go } from "../../page/screens.js";
import { say, spelled } from "../../page/words.js";
import { copyTitle } from "../../saves/titles.js";
import * as cupboard from "../../extras/cupboard.js";
import { newKey } from "../draft.js";
import { landscape } from "../picture.js";
import { asExtra } from "../scenarios.js";

// The set-up of its game, with it chosen; the game may never have been met here.
async function attempt({ game, id, data }) {
  await bring(game);
  const levels = data.seats.map((_, p) => p ? "easy" : "human");
  setup.remember({ ...setup.fresh(game, levels), map: id });
  setup.choose(game);
  go("new");
}

/** @type {import("../kinds.js").Kind} */
export default {
  fits: data => keys().includes(data?.game) && Array.isArray(data.seats) && !Array.isArray(data.actions),
  look: lookAtBoard,
  title: ({ name, data }) => spelled(data.name) || name,
  told: ({ data }) => [make("p", {}, say("n_players", { n: data.seats.length })),
    make("p", {}, spelled(data.about))],
  picture: ({ game, id, data }) => landscape(game, id, data),
  goes: ({ data }) => data,
  attempt,
  open: ({ id }) => go("scenario", { id }),
  copy: async ({ name, data }) => cupboard.put(asExtra({ key: newKey(),
    map: { ...data, name: copyTitle(name) } },
    { from: "made" })),
  begins: [{ word: "scenario_begin", act: () => go("scenario"), of: kit => kit.workbench }],
};

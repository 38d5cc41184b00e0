// Whose names sentences say, and in the words of which game.

import { app } from "../page/app.js";
import { call, playing } from "../page/words.js";
import { firstViewer } from "./eyes.js";
import { nameOf } from "./people.js";

// Those of a match that is looked at; you: who of them is "you", if one is.
export function address(game, about, you = null) {
  playing(game);
  call(p => nameOf(about, p), you);
}

// Those of the match at the table, if there is one.
export function addressTable() {
  const { match } = app;
  if (match) address(match.key, match.about, firstViewer(match.about.kinds));
}

// Where the coins of this game come from, and how they change hands between turns.

import { gains, historyOf } from "../conquest/history.js";

const SOURCES = ["region", "race", "power", "faction", "find", "prize", "toll", "decline", "column"];
const ROW = ["region", "decline", "race", "power", "column", "faction", "find", "prize", "toll"];

// What is paid in the open goes from one to the other; nobody is the bank.
const gained = event => event.event === "paid"
  ? [[event.player, -event.coins], [event.foe, event.coins]] : gains(event);

export const history = { ...historyOf(SOURCES, ROW, gained), members: true };

// The coins of a source that each player took in a whole match.
export const taken = (view, players, source) => Array.from({ length: players }, (_, p) => (view.earned ?? [])
  .reduce((sum, row) => row[1] === p ? sum + Math.max(0, row[2 + ROW.indexOf(source)]) : sum, 0));

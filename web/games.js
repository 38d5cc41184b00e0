// The painters of all games, by the game's key: the only list of them.

import { smallworld } from "./games/smallworld.js";

export const GAMES = { smallworld };

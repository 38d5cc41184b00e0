// The printed numbers of The Wolves, as the engine told them.

import { app } from "../../page/app.js";

export const numbers = () => app.games.find(({ key }) => key === "wolves").numbers;

// The side of the pack boards in use.
export const side = players => numbers().sides[players];

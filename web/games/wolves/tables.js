// The printed numbers of The Wolves, as the engine told them.

import { known } from "../games.js";

export const numbers = () => known("wolves")?.numbers ?? {};

// The side of the pack boards in use.
export const side = players => numbers().sides[players];

// How the land of a scenario under work is painted: as at the table, and what is free yet as bare ground.

import { wash } from "../../../board/brushes/strokes.js";
import { brush as plain } from "../brushes.js";

const TINTS = ["#8c8466", "#7a7358", "#958d70", "#6f6951"];
const free = { base: "#837b60", ground: (pen, region, dice) => wash(pen, region, dice, TINTS, 0.4, 6),
  *things() {} };

export const brush = look => look === "free" ? free : plain(look);

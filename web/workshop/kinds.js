// The kinds of things that lie on the shelf of the workshop: each a small module that says how its things
// are looked at, shown, opened and given away. Whoever adds a kind writes that module, a line here and the
// word `extras_<kind>`.

import { twice } from "../page/within.js";

/** @typedef {{
 *   fits: (data: any) => boolean,
 *   look: (data: any, name?: string) => Promise<any>,
 *   title: (extra: any) => string,
 *   told: (extra: any) => any[],
 *   picture: (extra: any) => any,
 *   goes: (extra: any) => any,
 *   brief?: (extra: any) => Promise<any>,
 *   open?: (extra: any) => any,
 *   attempt?: (extra: any) => any,
 *   copy?: (extra: any) => any,
 *   deeds?: Record<string, (extra: any) => any>,
 *   warns?: (extra: any) => any[],
 *   words?: {open?: string, attempt?: string},
 *   begins?: {word: string, act: () => any, of: (kit: import("../games/kit.js").Kit) => any}[],
 * }} Kind
 * fits: whether what a file or a link holds is of this kind; look: it becomes an extra (see
 * extras/cupboard.js), checked as strictly as a save, or throws CarryError or the engine's refusal; title,
 * told, picture: what is shown of one; goes: what goes into a file, which `look` takes again; brief: the same
 * for a link, where it can be shorter; open, attempt, copy: what else can be done with it; deeds: what its
 * menu has besides, by its word; warns: said before it is taken; words: of the two buttons, where they are
 * others; begins: the buttons of the shelf that begin a new one; of: whether for the game of a kit. */

/** @type {Record<string, () => Promise<{default: any}>>} */
const KINDS = {
  board: () => import("./kinds/board.js"),
  homemade: () => import("./kinds/homemade.js"),
  land: () => import("./kinds/land.js"),
  position: () => import("./kinds/position.js"),
  puzzle: () => import("./kinds/puzzle.js"),
  wheel: () => import("./kinds/wheel.js"),
};

/** @type {Map<string, Kind>} */
const here = new Map();

// All of them, once they have come: name -> kind.
export async function kinds() {
  for (const [name, bring] of Object.entries(KINDS))
    if (!here.has(name)) here.set(name, (await twice(bring)).default);
  return here;
}

// Of an extra, after `kinds`; nothing for one that cannot be read.
/** @type {(extra: {kind: string}) => Kind | undefined} */
export const kindOf = ({ kind }) => here.get(kind);

// What a file or a link holds, looked at by the first kind that it fits; what fits none is taken for a race
// or a power, of which the engine says what is wrong.
/** @type {(data: any, name?: string) => Promise<any>} */
export async function lookAt(data, name = "") {
  const all = await kinds();
  const found = [...all.values()].find(kind => kind.fits(data)) ?? all.get("homemade");
  return /** @type {Kind} */ (found).look(data, name);
}

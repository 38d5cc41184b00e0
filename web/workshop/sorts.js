// What a land of one's own is: a whole board, or one side of a map that is laid of several. What differs for
// the editor and the shelf is said by its sort; the kit of its game says which it is.

import { kitOf } from "../games/games.js";
import boards from "./boards.js";
import sides from "./sides.js";

/**
 * Of a kit: once: marks of which a land has one; tribe: the emblem of one; side: a land is one side of a map,
 * which keeps its size and its look under these names; told: a value of them in words; around: the terrain of
 * the sea it lies in; alone: a map of nothing else.
 * @typedef {{terrains: string[], marks: string[], once?: string[], tribe: string, side?: {size: string,
 *   sizes: string[], look: string, looks: string[], around: string,
 *   alone: (map: any) => any, told: (field: string, value: string) => string}}} Ground
 */

/** @typedef {{
 *   draft: "land" | "side",
 *   model: (game: string, like?: any) => Promise<any>,
 *   sized: (model: any) => any,
 *   head: (model: any) => any,
 *   offered: (game: string) => string[][],
 *   read: (game: string, file: string) => Promise<any>,
 *   opened: (map: any, game: string) => any,
 *   fields: (land: any, hands: {sized: (size: any) => any, put: (change: any) => any}) => any[],
 *   wished?: (land: any, hands: {sized: (size: any) => any}) => any,
 *   told: (map: any) => string,
 *   seen: (map: any) => any,
 *   whole: (map: any) => any,
 *   wish: (extra: any) => any,
 * }} Sort
 * draft: under which it is remembered; model: of the box, of which a new one has the numbers, for as many
 * or of the same size as another; sized: what of it says that; head: what a new one is besides its land;
 * offered: from what one may begin, [[file, text]]; read: one of these; opened: as it can be changed; fields:
 * how large it is and what else is chosen of it as a whole; wished: that of it which a new one is grown by;
 * told: for whom; seen: a map for its picture; whole: one to play on; wish: a set-up with it. */

/** @type {(game: string) => Sort} */
export const sortOf = game => kitOf(game).ground?.side ? sides : boards;

// A position of one's own: a save that begins with a state, has no action yet, and a name. An extra of it
// keeps {key, name, author, save}; in files and links it is marked as what it is.

import { portrait } from "../board/portrait.js";
import { apart } from "../extras/door.js";
import * as cupboard from "../extras/cupboard.js";
import { CarryError, checked, plainName } from "../saves/carry.js";
import { found, named } from "../saves/places.js";
import { dress, spoken } from "../games/games.js";
import { dressed } from "../match/people.js";
import { newKey } from "./draft.js";

export const FORM = 1, MARK = "marchlands_made";
const KEY = /^own_[0-9a-z]{1,10}$/;

/** @typedef {{key: string, name: string, author?: string, save: any}} Position */

/** @type {(position: Position, kind?: string, more?: any) => any} */
export const asExtra = (position, kind = "position", more = {}) => ({
  id: `${kind}:${position.key}`, kind, game: position.save.game, name: position.key, keys: [], words: {},
  data: position, ...more,
});

// Begins a position with a state that the engine keeps.
/** @type {(save: any, state: any) => any} */
export function beginning({ last, undone, position, base, ...save }, state) {
  return { ...save, actions: [], base: { version: save.version, state, events: [[]] } };
}

export const goes = ({ kind, data }) => ({ [MARK]: FORM, kind, ...data });

// With only the name of a map that is the site's own.
export async function brief(extra) {
  const { save, ...rest } = goes(extra);
  return { ...rest, save: { ...save, map: await named(save.map, save.game) } };
}

export const isMade = (data, kind) => data?.[MARK] !== undefined && data.kind === kind;

// What comes from outside becomes an extra, checked as strictly as a save; `test(ask)` may ask the engine,
// which has the match on its table, for more.
/** @type {(data: any, test?: (ask: any) => Promise<any>) => Promise<any>} */
export async function looked(data, test = async () => {}) {
  if (data[MARK] !== FORM) throw new CarryError(data[MARK] > FORM ? "newer" : "broken");
  const map = await found(data.save?.map), { save } = checked({ save: { ...data.save, map } });
  if (save.actions.length || !save.base) throw new CarryError("broken");
  await spoken(save.game);
  const [view, more] = await apart(async ask => {
    const { view } = await ask("load", { save, viewer: null });
    return [view, await test(ask)];
  }, cupboard.guestsOf(save), [save.game])
    .catch(error => { throw Object.assign(error, { game: save.game }); });
  const author = plainName(data.author), name = plainName(data.name);
  const key = KEY.test(data.key) ? data.key : newKey();
  const made = { key, name, ...author && { author }, ...more, save };
  const there = cupboard.known(`${data.kind}:${made.key}`)?.data;
  const other = there && JSON.stringify(there) !== JSON.stringify(made);
  const thumb = await seen(save, view).catch(() => null);
  return asExtra(other ? { ...made, key: newKey() } : made, data.kind, thumb ? { thumb } : {});
}

// How it stands, as a small picture.
async function seen({ game, map, seats }, view) {
  const kit = await dress(game), { colours, patterns } = dressed({}, seats);
  return portrait(kit.land(map, view), kit.painter, view, { colours, patterns });
}

// Another of the same, under a name of its own.
/** @type {(extra: any, name: string) => Promise<void>} */
export async function copied({ kind, data, thumb }, name) {
  await cupboard.put(asExtra({ ...data, key: newKey(), name }, kind, { thumb, from: "made" }));
}

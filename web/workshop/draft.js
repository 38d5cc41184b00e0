// What a player is making: a description as the engine reads it, kept while it is under way.

import { parse } from "../page/json.js";
import { plainName } from "../saves/carry.js";
import { LANGUAGES } from "../page/words.js";

const KEY = "marchlands.making";
const COLOURS = [
  "#8c2f39", "#b5651d", "#8a6a12", "#2f7d4f", "#1f6f78", "#2b5d9b", "#5b4a9e", "#8d3f7d", "#4a4a4a",
];
const TONGUES = Object.keys(LANGUAGES);

/** @typedef {{game: string, made: any, id?: string}} Draft   id: of the extra it is to replace */

// A new one of a kind: the first of every list there is, and no name yet.
/** @type {(game: string, kind: string, choices: any, author?: string) => Draft} */
export function begun(game, kind, choices, author = "") {
  const made = { kind, key: newKey(), name: {}, tokens: 4, effects: [], colour: colours()[0] };
  return fitted({ game, made: { ...made, ...author && { author } } }, choices);
}

export const colours = () => COLOURS;

// A key that no other has, whatever it is called.
export const newKey = () => `own_${Array.from(crypto.getRandomValues(new Uint8Array(5)),
  n => (n % 36).toString(36)).join("")}`;

// The same for another kind or game: what its lists do not have goes, what they want comes.
/** @type {(draft: Draft, choices: any) => Draft} */
export function fitted({ made, ...draft }, choices) {
  const kind = Object.hasOwn(choices.kinds, made.kind) ? made.kind : Object.keys(choices.kinds)[0];
  const lists = choices.kinds[kind], name = texts(made.name, TONGUES);
  const kept = { kind, key: made.key, name, ...texts(made, ["author", "emblem", "colour"]) };
  for (const [field, values] of Object.entries(lists)) {
    const roomiest = () => Object.keys(values).sort((a, b) => values[b] - values[a]);
    const all = Array.isArray(values) ? values : roomiest();
    kept[field] = all.includes(made[field]) ? made[field] : Number.isInteger(all[0]) ? all.at(-1) : all[0];
  }
  const effects = made.effects.filter(({ effect }) => Object.hasOwn(choices.effects, effect))
    .slice(0, choices.most).map(part => fit(part, choices));
  return { ...draft, made: { ...kept, effects } };
}

// Those of some fields that hold text.
const texts = (thing, fields) => Object.fromEntries(fields.map(field => [field, thing[field]])
  .filter(([, text]) => typeof text === "string" && text));

// An effect with a value for each of its fields.
export function fit({ effect, ...given }, choices) {
  const { fields, defaults } = choices.effects[effect], known = { effect };
  for (const [field, values] of Object.entries(fields))
    known[field] = values.includes(given[field]) ? given[field] : defaults[field] ?? values[0];
  return known;
}

// As it goes to the engine: names that are not there are left out.
export const written = made => ({
  ...made, name: Object.fromEntries(TONGUES.map(tag => [tag, plainName(made.name[tag])])
    .filter(([, text]) => text)),
  ...made.author !== undefined && { author: plainName(made.author) || undefined },
});

// What the page says of it: by language its name and its sentences.
export const wordsOf = (made, sentences) => ({
  [made.key]: Object.fromEntries(TONGUES.map(tag => [tag, [
    made.name[tag] ?? Object.values(made.name)[0] ?? "",
    sentences.map(one => one?.[tag] ?? "").filter(Boolean).join(" "),
  ]])),
});

// --- a workshop that is closed in the middle loses nothing ---------------------------------------

function put(key, made) {
  try {
    if (made) localStorage.setItem(key, JSON.stringify(made));
    else localStorage.removeItem(key);
  } catch { /* not remembered */ }
}

/** @type {(draft: Draft | null) => void} */
export const remember = draft => put(KEY, draft);

// One for a game that is not here, or not made so, is none.
/** @type {(games: string[]) => Draft | null} */
export function remembered(games) {
  try {
    const draft = parse(localStorage.getItem(KEY) ?? "null"), { game, made } = draft ?? {};
    const sound = games.includes(game) && [made?.kind, made?.key].every(one => typeof one === "string")
      && made.name && Array.isArray(made.effects)
      && made.effects.every(part => typeof part?.effect === "string");
    return sound ? draft : null;
  } catch { return null; }
}

// What is under way on a screen of its own, {address, ...}: found again where it was opened.
const KEYS = { position: "marchlands.position", puzzle: "marchlands.puzzle", land: "marchlands.land",
  side: "marchlands.side", scenario: "marchlands.scenario" };

/** @typedef {"position" | "puzzle" | "land" | "side" | "scenario"} Open */
/** @type {(kind: Open, made: any) => void} */
export const rememberOpen = (kind, made) => put(KEYS[kind], made);

/** @type {(kind: Open, at: string, fits: (made: any) => boolean) => any} */
export function rememberedOpen(kind, at, fits) {
  try {
    const { address, ...made } = parse(localStorage.getItem(KEYS[kind]) ?? "null") ?? {};
    return address === at && typeof made.key === "string" && fits(made) ? made : null;
  } catch { return null; }
}

// Words: text files, sentences with gaps, plurals, and a readable form of whatever has no word yet.
//
// The shell's words lie in text/<language>.json, those of a game in text/<game>.<language>.json and the file
// of its family, and its wheel brings the names of its traits. The game that is being played is asked first.

import { tell } from "./app.js";
import { read } from "./site.js";

export const LANGUAGES = { en: "English", ru: "Русский" };
const files = {}, books = {};         // game -> language -> files; game -> its words in the language spoken
const learned = {}, taught = {};      // game -> words of its wheel; of what came from outside
let shell = {}, now = "", plural;
export let language = "en";

// The language of the address, else the one chosen last time, else the browser's, else English.
export function preferred() {
  const wanted = [new URLSearchParams(location.search).get("lang"), remembered(), ...navigator.languages];
  return wanted.map(tag => (tag ?? "").slice(0, 2)).find(tag => Object.hasOwn(LANGUAGES, tag)) ?? "en";
}

function remembered() {
  try { return localStorage.getItem("marchlands.lang"); } catch { return null; }    // it may be forbidden
}

export async function speak(tag, remember = false) {
  const games = Object.keys(files);
  const own = game => bound(files[game][tag] ?? []).catch(() => ({}));
  const [common, ...texts] = await Promise.all([read(`web/text/${tag}.json`), ...games.map(own)]);
  shell = common;
  games.forEach((game, i) => { books[game] = texts[i]; });
  language = tag;
  plural = new Intl.PluralRules(tag);
  document.documentElement.lang = tag;
  if (remember) try { localStorage.setItem("marchlands.lang", tag); } catch { /* not remembered */ }
  const late = Object.keys(files).filter(game => !games.includes(game));     // they came meanwhile
  await Promise.all(late.map(game => add(game, files[game]).catch(() => {})));
}

// Another language, for the whole page at once.
export async function change(tag) {
  await speak(tag, true);
  tell("language", tag);
}

// A game's words, for each language the files they lie in; another may be spoken by the time they come.
export async function add(game, texts) {
  const tag = language;
  if (!texts[tag]) return;
  books[game] = await bound(texts[tag]);
  files[game] = texts;
  if (tag !== language) await add(game, texts);
}

// The words of several files, of a family and then of a game of its own.
const bound = texts => Promise.all(texts.map(read)).then(parts => Object.assign({}, ...parts));

// From now on the words of this game come first.
export function playing(game) {
  now = game;
}

// What fn() says in the words of another game.
export function within(game, fn) {
  const before = now;
  playing(game);
  try { return fn(); } finally { now = before; }
}

// What a book says of a key; what every object is born with is no word of it.
const entry = (book, key) => book && Object.hasOwn(book, key) ? book[key] : undefined;

const word = key => entry(books[now], key) ?? entry(shell, key)
  ?? (key.startsWith("event_") ? trait(key, 0) ?? outside(key, 0) : undefined);

// The games bring the words of their own races, powers and other traits, once.
export function learn(games) {
  for (const { key, words } of games) learned[key] = { ...words, ...learned[key] };
}

// What was brought from outside has words too, and renames nothing of the game's own.
export function teach(game, own) {
  taught[game] = { ...taught[game], ...own };
}

function trait(code, part, game = now, from = learned) {
  const told = from[game]?.[code];
  return [told?.[language], told?.en, ...Object.values(told ?? {})].map(words => words?.[part])
    .find(text => text && typeof text === "string");
}

const outside = (code, part) => trait(code, part, now, taught);

// The name that a wheel gives its own game.
export const wheelName = game => trait(game, 0, game) ?? readable(game);

// "lost_tribe" -> "Lost tribe": never a raw code on the screen.
export const readable = code => capital(String(code).replaceAll("_", " ").trim());

export const capital = text => text.charAt(0).toUpperCase() + text.slice(1);

export function named(code) {
  return trait(code, 0) ?? word(code) ?? outside(code, 0) ?? readable(code);
}

// "{player} {player:pay|pays} {n} {n:coin|coins}[ to {foe}]": a gap with bars picks the form that
// fits the number, or of a player's two the first for "you" (such forms may have plain gaps of their own);
// a part in brackets is said only if all its gaps have words, or numbers that are not nought.
const GAP = /\{(\w+)(?::((?:[^{}]|\{\w+\})*))?\}/g;

function fill(pattern, facts) {
  const known = name => facts[name] !== undefined && facts[name] !== null && facts[name] !== "";
  const told = part => names(part).every(name => known(name) && facts[name] !== 0);
  return pattern
    .replace(/\[([^\]]*)\]/g, (whole, part) => told(part) ? part : "")
    .replace(GAP, (gap, name, forms) => {
      if (!known(name)) return "";
      return forms === undefined ? facts[name] : fill(form(forms.split("|"), facts[name]), facts);
    });
}

const names = part => [...part.matchAll(/\{(\w+)/g)].map(([, name]) => name);

function form(forms, fact) {
  if (fact.you !== undefined) return forms[fact.you ? 0 : 1];
  return forms[{ one: 0, few: 1 }[plural.select(fact)] ?? forms.length] ?? forms.at(-1);
}

export function has(key) {
  return word(key) !== undefined;
}

// What nobody has words for goes by its name: "verb_put" is "Put", or what the wheel says of "put".
const KINDS = /^(verb|do|phase|event|why|terrain|option|level|kind|about|end_source|done)_/;

export function say(key, facts = {}) {
  const pattern = word(key);
  return pattern ? fill(pattern, facts) : named(key.replace(KINDS, ""));
}

let calling = p => say(`player_${p}`), own = null;

// What the players at the table are called, naming(p), and who of them is "you", if one is.
export function call(naming, you = null) {
  calling = naming;
  own = you;
}

export const player = p => calling(p);

// A player in a sentence: "you" or his name. Labels use his name, see above.
export const person = p => ({ you: p === own, toString: () => p === own ? say("you") : player(p) });

// A name that a map brings, text or text by language: in the language spoken, else in English, else in any.
export function spelled(name) {
  const text = typeof name === "string" ? name : name?.[language] ?? name?.en ?? Object.values(name ?? {})[0];
  return typeof text === "string" ? text : "";
}

// The sentence that tells what a trait does.
export function told(code) {
  return trait(code, 1) ?? (has(`told_${code}`) ? say(`told_${code}`) : outside(code, 1) ?? "");
}

// "2 coins", "5 монет": a number with its word.
export const many = (key, n) => say(`n_${key}`, { n });

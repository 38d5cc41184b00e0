// Words: text files, sentences with gaps, plurals, and a readable form of whatever has no word yet.
//
// The shell's words lie in text/<language>.json, those of a game in text/<game>.<language>.json. The game
// that is being played is asked first.

import { tell } from "./app.js";
import { read } from "./site.js";

const LANGUAGES = ["en", "ru"];
const known = [];                     // games that have words
let shell = {}, books = {}, traits = {}, now = "", plural;
export let language = "en";

// The language of the address, else the one chosen last time, else the browser's, else English.
export function preferred() {
  const wanted = [new URLSearchParams(location.search).get("lang"), remembered(), ...navigator.languages];
  return wanted.map(tag => (tag ?? "").slice(0, 2)).find(tag => LANGUAGES.includes(tag)) ?? "en";
}

function remembered() {
  try { return localStorage.getItem("marchlands.lang"); } catch { return null; }    // it may be forbidden
}

const text = name => read(`web/text/${name}.json`);

export async function speak(tag, remember = false) {
  const [common, ...own] = await Promise.all([tag, ...known.map(game => `${game}.${tag}`)].map(text));
  shell = common;
  books = Object.fromEntries(known.map((game, i) => [game, own[i]]));
  language = tag;
  plural = new Intl.PluralRules(tag);
  document.documentElement.lang = tag;
  if (remember) try { localStorage.setItem("marchlands.lang", tag); } catch { /* not remembered */ }
}

// Another language, for the whole page at once.
export async function change(tag) {
  await speak(tag, true);
  tell("language", tag);
}

// Which games there are: before speak().
export const games = keys => { known.push(...keys); now = keys[0]; };

// From now on the words of this game come first.
export function playing(game) {
  if (known.includes(game)) now = game;
}

// What fn() says in the words of another game.
export function within(game, fn) {
  const before = now;
  playing(game);
  try { return fn(); } finally { now = before; }
}

const word = key => books[now]?.[key] ?? shell[key];

// The games bring the words of their own races, powers and other traits.
export function learn(games) {
  traits = Object.fromEntries(games.map(game => [game.key, game.words]));
}

const trait = (code, part) => traits[now]?.[code]?.[language]?.[part];

// "lost_tribe" -> "Lost tribe": never a raw code on the screen.
export const readable = code => capital(String(code).replaceAll("_", " ").trim());

export const capital = text => text.charAt(0).toUpperCase() + text.slice(1);

export function named(code) {
  return trait(code, 0) ?? word(code) ?? readable(code);
}

// "{player} pays {n} {n:coin|coins}[ to {foe}]": a gap with bars picks the form that fits the number;
// a part in brackets is said only if all its gaps have words, or numbers that are not nought.
function fill(pattern, facts) {
  const known = name => facts[name] !== undefined && facts[name] !== null && facts[name] !== "";
  const told = part => names(part).every(name => known(name) && facts[name] !== 0);
  return pattern
    .replace(/\[([^\]]*)\]/g, (whole, part) => told(part) ? part : "")
    .replace(/\{(\w+)(?::([^}]*))?\}/g, (gap, name, forms) => {
      if (!known(name)) return "";
      return forms ? form(forms.split("|"), facts[name]) : facts[name];
    });
}

const names = part => [...part.matchAll(/\{(\w+)/g)].map(([, name]) => name);

function form(forms, n) {
  return forms[{ one: 0, few: 1 }[plural.select(n)] ?? forms.length] ?? forms.at(-1);
}

export function has(key) {
  return word(key) !== undefined;
}

export function say(key, facts = {}) {
  const pattern = word(key);
  return pattern ? fill(pattern, facts) : readable(key);
}

let called = [];

// The names of the players at the table, if they have any.
export function call(names) {
  called = names ?? [];
}

export function player(p) {
  return called[p] || say(`player_${p}`);
}

// The sentence that tells what a trait does.
export function told(code) {
  return trait(code, 1) ?? (has(`told_${code}`) ? say(`told_${code}`) : "");
}

// "2 coins", "5 монет": a number with its word.
export const many = (key, n) => say(`n_${key}`, { n });

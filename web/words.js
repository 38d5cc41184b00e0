// Words: text files, sentences with gaps, plurals, and a readable form of whatever has no word yet.

import { tell } from "./app.js";

const LANGUAGES = ["en", "ru"];
let texts = {}, traits = {}, plural;
export let language = "en";

// The language of the address, else the one chosen last time, else the browser's, else English.
export function preferred() {
  const wanted = [new URLSearchParams(location.search).get("lang"), remembered(), ...navigator.languages];
  return wanted.map(tag => (tag ?? "").slice(0, 2)).find(tag => LANGUAGES.includes(tag)) ?? "en";
}

function remembered() {
  try { return localStorage.getItem("marchlands.lang"); } catch { return null; }    // it may be forbidden
}

export async function speak(tag, remember = false) {
  const reply = await fetch(new URL(`text/${tag}.json`, import.meta.url), { cache: "no-cache" });
  if (!reply.ok) throw new Error(`text/${tag}.json: ${reply.status}`);
  texts = await reply.json();
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

// The games bring the words of their own races, powers and other traits.
export function learn(games) {
  traits = Object.assign({}, ...games.map(game => game.words));
}

// "lost_tribe" -> "Lost tribe": never a raw code on the screen.
export function readable(code) {
  const words = String(code).replaceAll("_", " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function named(code) {
  return traits[code]?.[language]?.[0] ?? texts[code] ?? readable(code);
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
  return key in texts;
}

export function say(key, facts = {}) {
  return texts[key] ? fill(texts[key], facts) : readable(key);
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
  return traits[code]?.[language]?.[1] ?? (has(`told_${code}`) ? say(`told_${code}`) : "");
}

// "2 coins", "5 монет": a number with its word.
export const many = (key, n) => say(`n_${key}`, { n });

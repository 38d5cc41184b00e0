// The book of rules: entries in both languages, joined with what the engine says of its traits, and a search in it.

import { app } from "../app.js";
import { language } from "../words.js";
import { plain } from "./rich.js";

const LANGUAGES = ["en", "ru"];
const books = {};
let loading = null;

// Both languages are read at once: the search knows the names of both.
export function open() {
  loading ??= Promise.all(LANGUAGES.map(read)).catch(error => { loading = null; throw error; });
  return loading;
}

async function read(tag) {
  const reply = await fetch(new URL(`../text/reference.${tag}.json`, import.meta.url), { cache: "no-cache" });
  if (!reply.ok) throw new Error(`reference.${tag}.json: ${reply.status}`);
  books[tag] = await reply.json();
}

export const ready = () => Boolean(books[language]);
export const sections = () => books[language].sections;
export const entry = key => books[language].entries[key];
export const termOf = key => books[language]?.terms[key];
export const other = key => books[LANGUAGES.find(tag => tag !== language)].entries[key]?.title;

// The sentence of a race, a power or a piece in the words of the engine; nothing until it stands.
export function sentence(key, game = "smallworld") {
  return app.games.find(one => one.key === game)?.words[key]?.[language]?.[1] ?? "";
}

// Searching: no case, no accents, Russian endings cut; every word must be found.

const bare = text => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const ENDING = /(?:иями|ями|ами|ого|его|ому|ему|ыми|ими|ов|ев|ок|ек|ам|ям|ах|ях|ыи|ии|ои|ая|яя|ое|ее|ые|ие|ых|их|ую|юю|ом|ем|ои|еи|а|я|о|е|ы|и|у|ю|ь)$/;
const stem = word => word.length > 3 && /[а-я]/.test(word)
  ? word.replace(ENDING, rest => word.length - rest.length < 3 ? rest : "") : word;

// The words asked for as they are written, without their endings: to mark them in the text.
export const beginnings = query => query.toLowerCase().split(/[^\p{L}\p{N}]+/u).filter(word => word.length > 1)
  .map(word => word.slice(0, stem(bare(word)).length));

function haystacks(key) {
  const { title, text, example = "", rulings = [], words = "" } = entry(key);
  const more = LANGUAGES.map(tag => books[tag].entries[key]).flatMap(one => [one.title, one.words ?? ""]);
  return {
    names: bare([title, words, ...more].join(" ")),
    all: bare([...more, ...text.map(plain), example, ...rulings, sentence(key)].join(" ")),
  };
}

// Keys of the entries that fit: first those whose name has the words, then those with words that begin so, then
// those with the letters anywhere; null if nothing is asked.
export function search(query) {
  const wanted = bare(query).split(/[^\p{L}\p{N}]+/u).filter(Boolean).map(stem);
  if (!wanted.length) return null;
  const found = [[], [], []];
  for (const key of Object.keys(books[language].entries)) {
    const { names, all } = haystacks(key);
    const begins = text => wanted.every(word => ` ${text.replace(/[^\p{L}\p{N}]+/gu, " ")}`.includes(` ${word}`));
    if (begins(names)) found[0].push(key);
    else if (begins(all)) found[1].push(key);
    else if (wanted.every(word => all.includes(word))) found[2].push(key);
  }
  return found.flat();
}

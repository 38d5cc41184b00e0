// The books of rules, one for each game: entries in both languages, joined with what the engine says of its
// traits, and a search in them.

import { app } from "../page/app.js";
import { entry } from "../games/games.js";
import { read } from "../page/site.js";
import { LANGUAGES, language } from "../page/words.js";
import { games } from "./choice.js";
import { plain } from "./rich.js";

const TAGS = Object.keys(LANGUAGES);
const books = new Map(), asked = new Map();        // those read; game -> promise of its book

// The book of a game. Both languages are read at once: the search knows the names of both.
export function open(game) {
  if (!asked.has(game)) asked.set(game, bring(game).catch(error => { asked.delete(game); throw error; }));
  return asked.get(game);
}

async function bring(game) {
  const texts = await Promise.all(TAGS.map(tag => read(entry(game).book[tag])));
  const book = new Book(game, Object.fromEntries(TAGS.map((tag, i) => [tag, texts[i]])));
  books.set(game, book);
  return book;
}

// What a term means, {word, tip, page, game}, by the books read so far: that of the running game comes first.
export function termOf(key) {
  return games("book").map(game => books.get(game)?.termOf(key)).find(Boolean);
}

// The same; reads more books if need be.
export async function lookUp(key) {
  for (const game of games("book")) {
    const found = (await open(game)).termOf(key);
    if (found) return found;
  }
}

// The running game's book.
export const ready = () => open(games("book")[0]);

// The key of the term that a word of a text is a form of, by the running game's book.
export const termIn = word => books.get(games("book")[0])?.termIn(word);

// The first game in whose book there is an entry, for addresses that name none.
export async function gameOf(key) {
  for (const game of games("book")) if ((await open(game)).entry(key)) return game;
  return games("book")[0];
}

// Searching: no case, no accents, Russian endings cut; every word must be found.

const bare = text => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const ENDINGS = "иями ями ами ого его ому ему ыми ими ов ев ок ек ам ям ах ях ыи ии ои ая яя ое ее ые ие ых "
  + "их ую юю ом ем ои еи а я о е ы и у ю ь";
const ENDING = new RegExp(`(?:${ENDINGS.replaceAll(" ", "|")})$`);
const stem = word => word.length > 3 && /[а-я]/.test(word)
  ? word.replace(ENDING, rest => word.length - rest.length < 3 ? rest : "") : word;

// The words asked for as they are written, without their endings: to mark them in the text.
export const beginnings = query => query.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  .filter(word => word.length > 1).map(word => word.slice(0, stem(bare(word)).length));

class Book {
  constructor(game, texts) {
    this.game = game;
    this.texts = texts;
  }

  get sections() { return this.texts[language].sections; }
  entry(key) { return this.texts[language].entries[key]; }
  address(key) { return `#/rules/${this.game}/${key}`; }

  termOf(key) {
    const found = this.texts[language].terms[key];
    return found && { ...found, game: this.game };
  }

  termIn(word) {
    const root = text => stem(bare(text)).replace(/(?<=[a-z]{2})s$/, ""), sought = root(word);
    return Object.entries(this.texts[language].terms)
      .find(([, { word: name }]) => root(name) === sought)?.[0];
  }

  // The sentence of a trait in the words of the engine; nothing until it stands.
  sentence(key) {
    return app.games.find(one => one.key === this.game)?.words[key]?.[language]?.[1] ?? "";
  }

  haystacks(key) {
    const { title, text, example = "", rulings = [], ours = [], words = "" } = this.entry(key);
    const more = TAGS.map(tag => this.texts[tag].entries[key])
      .flatMap(one => [one.title, one.words ?? ""]);
    return {
      names: bare([title, words, ...more].join(" ")),
      all: bare([...more, ...text.map(plain), example, ...rulings, ...ours, this.sentence(key)].join(" ")),
    };
  }

  // Keys of the entries that fit: first those whose name has the words, then those with words that begin so,
  // then those with the letters anywhere; null if nothing is asked.
  search(query) {
    const wanted = bare(query).split(/[^\p{L}\p{N}]+/u).filter(Boolean).map(stem);
    if (!wanted.length) return null;
    const found = /** @type {string[][]} */ ([[], [], []]);
    for (const key of Object.keys(this.texts[language].entries)) {
      const { names, all } = this.haystacks(key);
      const begins = text =>
        wanted.every(word => ` ${text.replace(/[^\p{L}\p{N}]+/gu, " ")}`.includes(` ${word}`));
      if (begins(names)) found[0].push(key);
      else if (begins(all)) found[1].push(key);
      else if (wanted.every(word => all.includes(word))) found[2].push(key);
    }
    // the nearest name first
    found[0].sort((a, b) => this.entry(a).title.length - this.entry(b).title.length);
    return found.flat();
  }
}

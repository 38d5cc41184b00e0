// The rules of a game: every entry on one page, with contents, an instant search,
// deep links and a form for the printer.

import { app } from "../page/app.js";
import { bring, kitOf, known, spoken } from "../games/games.js";
import { make, replace } from "../page/dom.js";
import * as books from "../learn/book.js";
import { article } from "../learn/article.js";
import { balance } from "../learn/balance.js";
import { choice, games, parted } from "../learn/choice.js";
import { head, late } from "../page/screens.js";
import { say, within } from "../page/words.js";

/** @type {any} */
let shown = null;        // {root, game, key, query}; without a game it is that whose book has the entry
/** @type {any} */
let parts = null;        // the nodes of the page: {book, field, count, toc, pages, articles}

// #/rules, #/rules/<game>, #/rules/<game>/<key>, or #/rules/<key>.
function enter(root, args = []) {
  const [game, key] = parted(args);
  const place = shown = { root, game: key ? game : game ?? games("book")[0], key, query: "" };
  app.whenReady?.then(() => met(place)).catch(() => { /* the book is there without the engine */ });
  return draw();
}

// The names and sentences of its traits the engine knows, their crests the kit.
async function met(place) {
  place.game ??= await books.gameOf(place.key);
  const had = known(place.game) && kitOf(place.game);
  if (await bring(place.game) !== had && shown === place) draw();
}

function leave() {
  shown = parts = null;
}

function refresh() {
  if (shown) draw();
}

async function draw() {
  const place = shown;
  let book;
  try {
    place.game ??= await books.gameOf(place.key);
    const told = spoken(place.game).catch(() => { /* the book is there without them */ });
    [book] = await Promise.all([books.open(place.game), told]);
  } catch {
    return replace(place.root, head(say("ref_title")),
      make("p.rules-trouble", { role: "alert" }, say("ref_trouble"),
        make("button.main", { type: "button", onclick: draw }, say("retry"))));
  }
  if (shown !== place) return;
  build(place, book);
  filter(place.query);
  if (place.key) reveal(place.key);
  else late();
}

function build(place, book) {
  const { root, game } = place, articles = new Map();
  for (const key of book.sections.flatMap(({ entries }) => entries)) articles.set(key, article(book, key));
  const field = make("input.rules-search", {
    type: "search", value: place.query, placeholder: say("ref_search"), ariaLabel: say("ref_search"),
    autocomplete: "off", spellcheck: false,
    oninput: () => { place.query = field.value; filter(field.value); up(); },
    onkeydown: event => { if (event.key === "Enter") first(); },
  });
  parts = {
    book, field, articles, count: make("p.rules-count", { role: "status" }), toc: contents(book),
    pages: make("div.rules-pages"),
  };
  const print = make("button.rules-print",
    { type: "button", onclick: () => window.print() }, say("ref_print"));
  const lessons = make("a", { href: `#/lessons/${game}` }, say("ref_to_lessons"));
  replace(root, head(say("ref_title")), choice("rules", "book", game), make("div.rules", {},
    make("div.rules-side", {}, make("div.rules-find", { role: "search" }, field, parts.count), parts.toc),
    make("div.rules-main", {}, make("p.rules-intro", {}, within(game, () => say("ref_intro")), " ", lessons),
      parts.pages, balance(book), print)));
}

// --- contents, search, links -----------------------------------------------------------------------

function contents(book) {
  const open = matchMedia("(min-width: 60rem)").matches;
  const item = key =>
    make("li", {}, make("a", { href: book.address(key), data: { key } }, book.entry(key).title));
  const groups = book.sections.map(({ title, entries }) =>
    make("details.rules-group", { open }, make("summary", {}, title), make("ul", {}, entries.map(item))));
  return make("nav.rules-toc", { ariaLabel: say("ref_contents") }, groups);
}

// Nothing asked: the whole book. Else the entries that fit, the best first.
function filter(query) {
  const { book, pages, articles, count, toc } = parts, found = book.search(query);
  if (!found) {
    replace(pages, book.sections.map(({ id, title, entries }) =>
      make("section.rules-section", { id: `section-${id}` }, make("h2", {}, title),
        entries.map(key => articles.get(key)))));
  } else {
    replace(pages, make("section.rules-section", {}, found.map(key => articles.get(key))),
      !found.length && make("p.rules-none", {}, say("ref_none", { query })));
  }
  pages.closest(".rules")?.classList.toggle("searching", Boolean(found));
  count.textContent = found ? say("ref_found", { n: found.length }) : "";
  for (const one of toc.querySelectorAll("a"))
    one.parentNode.hidden = Boolean(found) && !found.includes(one.dataset.key);
  for (const group of toc.children) group.hidden = Boolean(found) && !group.querySelector("li:not([hidden])");
  shine(query);
}

// Marks the words that were found, without touching the text.
function shine(query) {
  if (!globalThis.Highlight || !CSS.highlights) return;
  const words = books.beginnings(query), ranges = [];
  const walk = document.createTreeWalker(parts.pages, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); words.length && node; node = walk.nextNode()) {
    const text = (node.textContent ?? "").toLowerCase();
    for (const word of words)
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      ranges.push(new StaticRange({
        startContainer: node, startOffset: at, endContainer: node, endOffset: at + word.length,
      }));
    }
  }
  CSS.highlights.set("rules-found", new Highlight(...ranges));
}

// What was found begins at the top.
function up() {
  parts.field.closest(".rules").parentNode.firstElementChild.scrollIntoView();
}

function first() {
  const heading = parts.pages.querySelector(".rules-entry h3");
  heading?.focus();
}

function reveal(key) {
  const node = parts.articles.get(key);
  if (!node) return;
  node.classList.add("here");
  parts.toc.querySelector(`[data-key="${CSS.escape(key)}"]`)?.setAttribute("aria-current", "true");
  requestAnimationFrame(() => {
    node.scrollIntoView({ block: "start" });
    node.querySelector("h3").focus({ preventScroll: true });
  });
}

export default { name: "rules", title: () => say("ref_title"), enter, leave, refresh };

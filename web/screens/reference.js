// The rules: every entry on one page, with contents, an instant search, deep links and a form for the printer.

import { app } from "../app.js";
import { make, replace } from "../dom.js";
import * as book from "../learn/book.js";
import { line } from "../learn/rich.js";
import { emblem } from "../panel/emblem.js";
import { head } from "../screens.js";
import { say } from "../words.js";

let shown = null;        // {root, key, query}
let parts = null;        // the nodes of the page: {field, count, toc, pages, articles}

function enter(root, [key] = []) {
  const place = shown = { root, key, query: "" };
  draw();
  if (!app.games.length) app.whenReady?.then(() => { if (shown === place) draw(); }, () => { /* the book is there without the engine */ });
}

function leave() {
  shown = parts = null;
}

function refresh() {
  if (shown) draw();
}

async function draw() {
  const place = shown;
  try {
    await book.open();
  } catch {
    return replace(place.root, head(say("ref_title")), make("p.rules-trouble", { role: "alert" }, say("ref_trouble"),
      make("button.main", { type: "button", onclick: draw }, say("retry"))));
  }
  if (shown !== place) return;
  build(place);
  filter(place.query);
  if (place.key) reveal(place.key);
}

function build(place) {
  const articles = new Map();
  for (const { entries } of book.sections()) for (const key of entries) articles.set(key, article(key));
  const field = make("input.rules-search", {
    type: "search", value: place.query, placeholder: say("ref_search"), ariaLabel: say("ref_search"), autocomplete: "off", spellcheck: false,
    oninput: () => { place.query = field.value; filter(field.value); up(); }, onkeydown: event => { if (event.key === "Enter") first(); },
  });
  parts = { field, articles, count: make("p.rules-count", { role: "status" }), toc: contents(), pages: make("div.rules-pages") };
  const print = make("button.rules-print", { type: "button", onclick: () => window.print() }, say("ref_print"));
  replace(place.root, head(say("ref_title")), make("div.rules", {},
    make("div.rules-side", {}, make("div.rules-find", { role: "search" }, field, parts.count), parts.toc),
    make("div.rules-main", {}, make("p.rules-intro", {}, say("ref_intro"), " ", link("lessons", "", say("ref_to_lessons"))), parts.pages, print)));
}

// --- one entry -------------------------------------------------------------------------------------

function article(key) {
  const { title, kind, tokens, limit, text, example, rulings, see } = book.entry(key), sentence = book.sentence(key);
  return make("article.rules-entry", { id: `rule-${key}` },
    make("h3", { tabIndex: -1 }, kind && emblem(key), make("a.rules-anchor", { href: `#/rules/${key}` }, title),
      tokens && make("span.rules-tokens", {}, say(`ref_${kind}_tokens`, { n: tokens, limit }))),
    kind && sentence && make("p.rules-sentence", {}, sentence),
    text.map(one => make("p", {}, line(one, refer))),
    example && make("p.rules-example", {}, make("b", {}, say("ref_example")), " ", example),
    rulings && make("ul.rules-rulings", { ariaLabel: say("ref_rulings") },
      rulings.map(one => make("li", {}, make("b", {}, say("ref_ruling")), " ", one))),
    see && make("p.rules-see", {}, say("ref_see"), " ",
      see.flatMap((other, n) => [n ? ", " : "", link("rules", other, book.entry(other).title)])));
}

const link = (screen, key, text) => make("a", { href: `#/${screen}${key && `/${key}`}` }, text);

// In the book itself a term is a link to its page; on that page it is plain text elsewhere in it.
function refer(key, text) {
  const found = book.termOf(key);
  return link("rules", found.page, text ?? found.word);
}

// --- contents, search, links -----------------------------------------------------------------------

function contents() {
  const open = matchMedia("(min-width: 60rem)").matches;
  const item = key => make("li", {}, make("a", { href: `#/rules/${key}`, data: { key } }, book.entry(key).title));
  const groups = book.sections().map(({ title, entries }) =>
    make("details.rules-group", { open }, make("summary", {}, title), make("ul", {}, entries.map(item))));
  return make("nav.rules-toc", { ariaLabel: say("ref_contents") }, groups);
}

// Nothing asked: the whole book. Else the entries that fit, the best first.
function filter(query) {
  const { pages, articles, count, toc } = parts, found = book.search(query);
  if (!found) {
    replace(pages, book.sections().map(({ id, title, entries }) =>
      make("section.rules-section", { id: `section-${id}` }, make("h2", {}, title), entries.map(key => articles.get(key)))));
  } else {
    replace(pages, make("section.rules-section", {}, found.map(key => articles.get(key))),
      !found.length && make("p.rules-none", {}, say("ref_none", { query })));
  }
  pages.closest(".rules")?.classList.toggle("searching", Boolean(found));
  count.textContent = found ? say("ref_found", { n: found.length }) : "";
  for (const one of toc.querySelectorAll("a")) one.parentNode.hidden = Boolean(found) && !found.includes(one.dataset.key);
  for (const group of toc.children) group.hidden = Boolean(found) && !group.querySelector("li:not([hidden])");
  shine(query);
}

// Marks the words that were found, without touching the text.
function shine(query) {
  if (!globalThis.Highlight || !CSS.highlights) return;
  const words = book.beginnings(query), ranges = [];
  const walk = document.createTreeWalker(parts.pages, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); words.length && node; node = walk.nextNode()) {
    const text = node.data.toLowerCase();
    for (const word of words) for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      ranges.push(new StaticRange({ startContainer: node, startOffset: at, endContainer: node, endOffset: at + word.length }));
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

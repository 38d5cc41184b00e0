// Turns our own texts into nodes: [[term]] or [[term|as shown]] becomes a term, **words** become strong.

import { make } from "../page/dom.js";

const PIECES = /\[\[(\w+)(?:\|([^\]]+))?\]\]|\*\*([^*]+)\*\*/g;

// One line of text; `term(key, shown)` makes the element that stands for a term.
export function line(text, term) {
  const nodes = [];
  let from = 0;
  for (const found of text.matchAll(PIECES)) {
    const [whole, key, shown, strong] = found;
    nodes.push(text.slice(from, found.index), strong ? make("strong", {}, strong) : term(key, shown));
    from = found.index + whole.length;
  }
  return [...nodes, text.slice(from)].filter(node => node !== "");
}

// A text of several paragraphs.
export function paragraphs(text, term) {
  return text.split("\n\n").map(part => make("p", {}, ...line(part, term)));
}

// The bare words, for searching.
export function plain(text) {
  return text.replace(PIECES, (whole, key, shown, strong) => shown ?? strong ?? key);
}

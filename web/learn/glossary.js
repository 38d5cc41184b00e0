// Terms that explain themselves: an inline button opens a small card with a sentence and a link to the rules.

import { on } from "../page/app.js";
import { make, replace } from "../page/dom.js";
import * as book from "./book.js";
import { line } from "./rich.js";
import { say } from "../page/words.js";

const GAP = 8, HOVER = 350;    // pixels between word and card; milliseconds before a resting pointer opens it
let resting = 0, pinned = false;
/** @type {any} */
let card = null;
/** @type {any} */
let opener = null;

// term("decline") or term("decline", "goes into decline") -> an inline button.
export function term(key, shown) {
  const node = make("button.term", { type: "button", data: { term: key } },
    shown ?? book.termOf(key)?.word ?? key);
  node.ariaExpanded = "false";
  node.onclick = () => { if (opener === node && pinned) close(); else show(node, true); };
  node.onpointerenter = event => {
    if (event.pointerType === "mouse") rest(() => { if (!opener) show(node, false); });
  };
  node.onpointerleave = () => { if (pinned) clearTimeout(resting); else rest(close); };
  return node;
}

// A text with [[terms]] as nodes; the terms are there even if the book comes later.
export const told = text => line(text, term);

// A plain text in which the first mention of every term explains itself; plain while its book is not there.
export async function marked(text) {
  await book.ready().catch(() => {});
  const met = new Set();
  return text.split(/(\p{L}+)/u).map(part => {
    const key = book.termIn(part);
    if (!key || met.has(key)) return part;
    met.add(key);
    return term(key, part);
  });
}

function rest(fn) {
  clearTimeout(resting);
  resting = setTimeout(fn, HOVER);
}

async function show(node, pin) {
  clearTimeout(resting);
  if (opener !== node) close();
  opener = node;
  pinned = pin;
  const found = await book.lookUp(node.dataset.term).catch(() => null);
  if (!found || opener !== node || !node.isConnected) return;
  fill(found);
  (node.closest("dialog") ?? document.body).append(card);      // beside an open dialog everything is inert
  card.showPopover?.();
  card.classList.add("open");
  node.ariaExpanded = "true";
  node.setAttribute("aria-describedby", card.id);
  place(node.getBoundingClientRect());
}

function fill({ word, tip, page, game }) {
  card ??= make("aside.term-tip#term-tip", {
    popover: "manual", onpointerenter: () => clearTimeout(resting),
    onpointerleave: () => { if (!pinned) rest(close); },
  });
  replace(card, make("b", {}, word), make("p", {}, tip),
    make("a", { href: `#/rules/${game}/${page}`, onclick: () => setTimeout(close) }, say("ref_more")));
}

// Under the word if there is room, else above it; never beyond the window.
function place({ left, top, bottom, width }) {
  const { offsetWidth, offsetHeight } = card;
  const x = Math.min(Math.max(GAP, left + width / 2 - offsetWidth / 2), innerWidth - offsetWidth - GAP);
  const y = bottom + GAP + offsetHeight < innerHeight ? bottom + GAP
    : Math.max(GAP, top - GAP - offsetHeight);
  card.style.setProperty("--x", `${Math.round(x)}px`);
  card.style.setProperty("--y", `${Math.round(y)}px`);
}

export function close() {
  clearTimeout(resting);
  if (opener) {
    opener.ariaExpanded = "false";
    opener.removeAttribute("aria-describedby");
  }
  opener = null;
  card?.classList.remove("open");
  if (card?.isConnected) card.remove();
}

// Escape gives the focus back to the word; Tab goes from the word into its card and out again behind it.
function key(event) {
  if (!opener) return;
  const link = card?.querySelector("a");
  if (event.key === "Escape") {
    const back = opener;
    close();
    back.focus();
    event.preventDefault();
    event.stopPropagation();
  } else if (event.key === "Tab" && link && !event.shiftKey && document.activeElement === opener) {
    link.focus();
    event.preventDefault();
  } else if (event.key === "Tab" && document.activeElement === link) {
    const back = opener;
    back.focus();
    close();
    if (event.shiftKey) event.preventDefault();
  }
}

addEventListener("keydown", key, true);
addEventListener("pointerdown", event => {
  if (opener && !card?.contains(event.target) && !opener.contains(event.target)) close();
}, true);
addEventListener("scroll", event => { if (opener && !card?.contains(event.target)) close(); }, true);
addEventListener("resize", close);
addEventListener("hashchange", close);
on("language", close);

// Which screen is shown: the address after # says it, so back, forward and bookmarks work.

import { make, replace } from "./dom.js";
import { app, on } from "./app.js";
import { say } from "./words.js";

const screens = new Map();
let shown = null, root = null, special = () => false;

export function register(...all) {
  for (const screen of all) screens.set(screen.name, screen);
}

// go("lessons", {lesson: 3}) -> #/lessons/3
export function go(name, args = {}) {
  const rest = Object.values(args).filter(value => value !== undefined && value !== null)
    .map(encodeURIComponent);
  const hash = `#/${[name, ...rest].join("/")}`;
  if (location.hash === hash) show();
  else location.hash = hash;
}

// begin(root, home, handle): handle(hash) takes addresses that are no screens, such as a shared match.
export function begin(node, handle) {
  root = node;
  special = handle;
  addEventListener("hashchange", show);
  on("language", refresh);
  on("settings", refresh);
  show();
}

export const current = () => shown?.name;

function show() {
  if (special(location.hash)) return;
  const [name = "", ...args] = location.hash.replace(/^#\/?/, "").split("/").map(part => decoded(part));
  const screen = screens.get(name) ?? screens.get("title");
  shown?.leave?.();
  shown = screen;
  document.body.dataset.screen = screen.name;
  replace(root);
  document.title = `${screen.title()} · Marchlands`;
  screen.enter(root, args);
  welcome();
  root.scrollTop = 0;
}

// The heading has the focus at first.
function welcome() {
  const first = root.querySelector("[autofocus], h1, h2");
  if (first && !first.matches("[autofocus]")) first.tabIndex = -1;
  first?.focus({ preventScroll: true });
}

// For a screen that comes late: as above, if nothing else has the focus by then.
export const late = () => document.activeElement === document.body && welcome();

function decoded(part) {
  try { return decodeURIComponent(part); } catch { return part; }
}

function refresh() {
  if (!shown) return;
  document.title = `${shown.title()} · Marchlands`;
  shown.refresh?.();
}

// The head of every screen but the table: a way back and a title.
export function head(title, ...more) {
  const home = make("a.back", { href: app.match?.table ? "#/table" : "#/", ariaLabel: say("back") }, "←");
  return make("header.screen-head", {}, home, make("h1", {}, title), ...more);
}

// Which screen is shown: the address after # says it, so back, forward and bookmarks work.

import { make, replace } from "./dom.js";
import { app, on } from "./app.js";
import { leave, note } from "./dialogs.js";
import { twice } from "./within.js";
import { say } from "./words.js";

let visits = 0, address = "#/";
/** @type {Record<string, () => any>} */
let screens = {};
/** @type {any} */
let shown = null;
/** @type {any} */
let root = null;
/** @type {(hash: string) => boolean} */
let special = () => false;

// go("lessons", {lesson: 3}) -> #/lessons/3
export function go(name, args = {}) {
  const rest = Object.values(args).filter(value => value !== undefined && value !== null)
    .map(encodeURIComponent);
  const hash = `#/${[name, ...rest].join("/")}`;
  if (location.hash === hash) show();
  else location.hash = hash;
}

// begin(root, all, handle): all is name -> what brings the screen; handle(hash) takes addresses that are no
// screens, such as a shared match.
export function begin(node, all, handle) {
  root = node;
  screens = all;
  special = handle;
  addEventListener("hashchange", show);
  on("language", refresh);
  on("settings", refresh);
  show();
}

export const current = () => shown?.name;

// To where one was before an address that is no screen.
export const back = () => location.replace(address);

async function show() {
  if (special(location.hash)) return void (shown ?? enter(await brought("title"), []));     // while it comes
  address = location.hash || "#/";
  const [name = "", ...args] = location.hash.replace(/^#\/?/, "").split("/").map(part => decoded(part));
  const visit = ++visits, screen = await brought(Object.hasOwn(screens, name) ? name : "title");
  if (visit !== visits) return;
  if (screen) return enter(screen, args);
  if (shown || !dispatchEvent(new Event("unshown", { cancelable: true }))) return;    // loaded anew
  const title = await brought("title");
  if (visit === visits) enter(title, []);
}

// A screen, which may have to be fetched; nothing if it cannot be had now.
async function brought(name) {
  try {
    const found = await twice(async () => screens[name]());
    return found.default ?? found;
  } catch (error) {
    console.warn(error);
    note(say("fail_screen"), "bad");
    return null;
  }
}

function enter(screen, args) {
  if (shown) leave();
  shown?.leave?.();
  shown = screen;
  document.body.dataset.screen = screen.name;
  replace(root);
  document.title = `${screen.title()} · Marchlands`;
  const made = new Promise(done => { done(screen.enter(root, args)); });         // it may throw at once
  made.catch(error => { if (shown === screen) lost(screen, args, error); });
  if (!root.childElementCount)
    replace(root, head(screen.title()), make("p.quiet", { role: "status" }, say("comes")));
  welcome();
  root.scrollTop = 0;
}

// A screen that could not be made says so, and may be tried again.
function lost(screen, args, error) {
  console.warn(error);
  replace(root, head(screen.title()), make("p", { role: "alert" }, say("fail_screen")),
    make("button.main", { type: "button", onclick: () => enter(screen, args) }, say("retry")));
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

// The first screen: play at once, go on, learn; it is there before the engine is.

import { idle } from "../page/idle.js";
import { make, replace } from "../page/dom.js";
import { app, on } from "../page/app.js";
import { begin, resume } from "../match/begin.js";
import * as games from "../games/games.js";
import { met } from "../learn/first.js";
import { go } from "../page/screens.js";
import * as setup from "../match/setup.js";
import * as store from "../saves/store.js";
import { moment, titleOf } from "../saves/titles.js";
import { complain } from "../saves/trouble.js";
import { note } from "../page/dialogs.js";
import { language, say } from "../page/words.js";
import * as words from "../page/words.js";
import { progress as standing } from "../saves/standing.js";

const MENU = ["new", "lessons", "day", "saves", "record", "rules", "make", "settings"];
const BROUGHT = { lessons: "lessons", rules: "book" };    // screens that a game need not bring anything to

/** @type {any} */
let shown = null;
/** @type {any} */
let stop = null;
let pressed = false;                   // "play now"
const failed = new Set();              // matches that cannot be gone on with

export default {
  name: "title",
  title: () => say("title_page"),
  enter(root) {
    shown = root;
    stop = on("boot", progress);
    paint();
  },
  leave() { stop?.(); shown = null; },
  refresh: () => shown && paint(),
};

function paint() {
  words.playing(setup.chosen());
  const link = name => make("a.button", { href: `#/${name}` }, say(`menu_${name}`));
  const goOn = make("div.continue");
  replace(shown, make("div.title", {},
    make("header.title-head", {}, make("img.crest", { src: "web/icon.svg", alt: "", width: 96, height: 96 }),
      make("h1", {}, "Marchlands"), make("p.motto", {}, motto())),
    shelf(),
    make("div.boot", { hidden: Boolean(app.ready), role: "status" }, make("p.boot-step"),
      make("progress", { max: 1, value: 0, ariaLabel: say("boot_label") }), make("p.boot-bytes.quiet")),
    make("div.start", {}, goOn,
      make("button.main.big", { type: "button", data: { deed: "play" }, onclick: quick }, say("play_now"))),
    make("nav.menu", { ariaLabel: say("menu") },
      ...MENU.filter(name => !BROUGHT[name] || games.entry(setup.chosen())[BROUGHT[name]]).map(link)),
    make("div.languages", { role: "group", ariaLabel: say("language") },
      ...Object.entries(words.LANGUAGES).map(([tag, name]) => make("button.quiet", {
        type: "button", lang: tag, ariaPressed: String(language === tag), onclick: () => words.change(tag),
      }, name))),
    make("p.footer", {}, say("footer"))));
  progress(app.boot);
  stored(goOn);
}

// The games side by side, each with its cover: plain at first, painted when there is time.
function shelf() {
  const node = make("div.games", { role: "group", ariaLabel: say("setup_game") }, ...games.keys().map(game));
  idle(() => hung(node).catch(error => console.info("The covers stay plain:", error)));
  return node;
}

async function hung(node) {
  const { hang } = await import("../company/cover.js");
  for (const canvas of node.querySelectorAll("canvas"))
    if (node.isConnected) await hang(canvas, canvas.dataset.cover);
}

// When the engine stands, wheels have named their games, or could not be loaded.
function named() {
  const old = shown.querySelector(".games"), held = old.contains(document.activeElement);
  old.replaceWith(shelf());
  shown.querySelector(".motto").textContent = motto();
  if (held) shown.querySelector('.game[aria-pressed="true"]')?.focus();
  stored(shown.querySelector(".continue"));
}

// What the game is about, in its own words or those of its wheel.
function motto() {
  const game = setup.chosen();
  return games.entry(game).kit ? say("motto") : words.told(game) || say("motto");
}

// One of the games: pressed, it is the one that is played; under it the match of it that goes on.
function game(key) {
  const { cover } = games.entry(key), name = games.nameOf(key);
  const pick = async () => {
    setup.choose(key);
    await games.dress(key);
    games.meet(key).then(() => games.broken(key) && shown && named(), () => { /* told when it is played */ });
    if (!shown) return;
    paint();
    shown.querySelector(`[data-game="${key}"]`).focus();
  };
  const gone = games.broken(key);
  const plain = cover ? make("img", { src: cover, alt: "", width: 160, height: 90 })
    : make("span.cover", { ariaHidden: "true" }, name[0]);
  return make("div.game-card", {}, make("button.game", {
    type: "button", data: { game: key }, disabled: gone,
    title: gone ? say("fail_wheel_game", { game: name }) : "",
    ariaPressed: String(key === setup.chosen()), onclick: pick,
  }, make("span.cover-frame", {}, plain,
    make("canvas", { hidden: true, data: { cover: key }, ariaHidden: "true" })), name),
  make("div.going", { data: { going: key } }));
}

// How far the engine is: {step, loaded, total}.
function progress(report) {
  const box = shown?.querySelector(".boot");
  if (!box || !report) return;
  const { step, loaded, total } = report;
  if (step === "ready" && !box.hidden) box.classList.add("keeps");     // nothing jumps
  box.hidden = step === "ready";
  if (box.hidden) named();
  const mega = n => (n / 1e6).toLocaleString(language, {
    minimumFractionDigits: 1, maximumFractionDigits: 1,
  });
  box.querySelector(".boot-step").textContent = say(`boot_step_${step}`);
  box.querySelector("progress").value = total ? loaded / total : 0;
  box.querySelector(".boot-bytes").textContent = total
    ? say("boot_bytes", { loaded: mega(loaded), total: mega(total) }) : "";
}

// Pressed again while the engine comes, it is one wish; who has gone elsewhere meanwhile is left there.
async function quick() {
  if (pressed) return;
  pressed = true;
  try {
    await app.whenReady;
    if (!shown) return;
    await games.bring(setup.chosen());
    if (await met(setup.chosen())) return;
    await begin(setup.finished(setup.usual()));
    go("table");
  } catch (error) {
    note(say(`fail_${error.reply?.error ?? error.code ?? "other"}`), "bad");
  } finally {
    pressed = false;
  }
}

// What can be gone on with: the newest match, in large, and on each card how that of its game stands.
async function stored(box) {
  const running = app.match && !app.match.table.over && !app.match.about.unkept;
  const notes = (await store.list().catch(() => []))
    .filter(one => !one.over && !one.broken && !failed.has(one.id));
  const last = running ? null : await store.last(failed).catch(() => null);
  if (!shown?.contains(box)) return;
  const large = running ? app.match.about.id : last?.id;
  for (const node of shown.querySelectorAll(".going")) {
    const note = notes.find(({ game }) => game === node.dataset.going);
    replace(node, note ? going(note, note.id !== large && box) : "");
  }
  if (!(running || last)) return replace(box);
  const told = running ? say("continue_running")
    : [titleOf(last), moment(last.when)].filter(Boolean).join(" · ");
  const onclick = running ? () => go("table") : () => resumed(last, box);
  replace(box, make("button.main.big", { type: "button", onclick },
    say("continue"), make("small", {}, told)));
  shown.querySelector(".start > .main")?.classList.remove("main");
}

// "Round 4, you lead by 3 · Continue"
function going(note, box) {
  const facts = words.within(note.game, () => standing(note));
  return box ? make("button.quiet", { type: "button", onclick: () => resumed(note, box) },
    make("small", {}, facts), " · ", say("continue")) : make("small", {}, facts);
}

async function resumed({ id }, box) {
  try {
    await app.whenReady;
    if (!shown) return;
    await resume(await store.read(id));
    go("table");
  } catch (error) {
    complain(error);
    failed.add(id);
    stored(box);
  }
}

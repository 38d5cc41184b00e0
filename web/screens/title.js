// The first screen: play at once, go on, learn; it is there before the engine is.

import { make, replace } from "../page/dom.js";
import { app, on } from "../page/app.js";
import { begin, resume } from "../match/begin.js";
import * as games from "../games/games.js";
import { met } from "../learn/first.js";
import { go } from "../page/screens.js";
import * as setup from "../match/setup.js";
import * as store from "../saves/store.js";
import { moment, titleOf } from "../saves/titles.js";
import { trouble } from "../saves/trouble.js";
import { note } from "../page/dialogs.js";
import { language, say } from "../page/words.js";
import * as words from "../page/words.js";

/** @type {any} */
let shown = null;
/** @type {any} */
let stop = null;
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
  const link = (name, kind = "") => make(`a.button${kind}`, { href: `#/${name}` }, say(`menu_${name}`));
  const goOn = make("div.continue");
  replace(shown, make("div.title", {},
    make("img.crest", { src: "web/icon.svg", alt: "", width: 96, height: 96 }),
    make("h1", {}, "Marchlands"),
    shelf(), make("p.motto", {}, motto()),
    make("div.boot", { hidden: Boolean(app.ready), role: "status" }, make("p.boot-step"),
      make("progress", { max: 1, value: 0, ariaLabel: say("boot_label") }), make("p.boot-bytes.quiet")),
    goOn,
    make("nav.menu", { ariaLabel: say("menu") },
      make("button.main.big", { type: "button", onclick: quick }, say("play_now")),
      link("new"), link("lessons"), link("saves"), link("rules"), link("settings")),
    make("div.languages", { role: "group", ariaLabel: say("language") },
      ...Object.entries(words.LANGUAGES).map(([tag, name]) => make("button.quiet", {
        type: "button", lang: tag, ariaPressed: String(language === tag), onclick: () => words.change(tag),
      }, name))),
    make("p.footer", {}, say("footer"))));
  progress(app.boot);
  stored(goOn);
}

const shelf = () =>
  make("div.games", { role: "group", ariaLabel: say("setup_game") }, ...games.keys().map(game));

// When the engine stands, wheels have named their games, or could not be loaded.
function named() {
  const old = shown.querySelector(".games"), held = old.contains(document.activeElement);
  old.replaceWith(shelf());
  shown.querySelector(".motto").textContent = motto();
  if (held) shown.querySelector('.game[aria-pressed="true"]')?.focus();
}

// What the game is about, in its own words or those of its wheel.
function motto() {
  const game = setup.chosen();
  return games.entry(game).kit ? say("motto") : words.told(game) || say("motto");
}

// One of the games: pressed, it is the one that is played.
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
  return make("button.game", {
    type: "button", data: { game: key }, disabled: gone,
    title: gone ? say("fail_wheel_game", { game: name }) : "",
    ariaPressed: String(key === setup.chosen()), onclick: pick,
  },
    cover ? make("img", { src: cover, alt: "", width: 160, height: 90 })
      : make("span.cover", { ariaHidden: "true" }, name[0]), name);
}

// How far the engine is: {step, loaded, total}.
function progress(report) {
  const box = shown?.querySelector(".boot");
  if (!box || !report) return;
  const { step, loaded, total } = report;
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

async function quick() {
  await app.whenReady;
  try {
    await games.bring(setup.chosen());
    if (await met(setup.chosen())) return;
    await begin(setup.finished(setup.usual()));
    go("table");
  } catch (error) {
    note(say(`fail_${error.reply?.error ?? error.code ?? "other"}`), "bad");
  }
}

async function stored(box) {
  const running = app.match && !app.match.table.over && !app.match.about.unkept;
  const last = running ? null : await store.last(failed).catch(() => null);
  if (!shown || !(running || last)) return replace(box);
  const open = async () => {
    if (!running) {
      await app.whenReady;
      await resume(await store.read(last.id));
    }
    go("table");
  };
  const told = () => [titleOf(last), moment(last.when)].filter(Boolean).join(" · ");
  const name = running ? say("continue_running") : told();
  const onclick = () => open().catch(error => {
    note(trouble(error), "bad");
    if (!running) failed.add(last.id);
    return stored(box);
  });
  replace(box, make("button.main.big", { type: "button", onclick },
    say("continue"), make("small", {}, name)));
  shown.querySelector("nav.menu .main")?.classList.remove("main");
}

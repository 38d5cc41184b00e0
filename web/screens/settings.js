// Settings: language, pace, sound, motion, contrast, hints, confirmations; clearing all data; credits.

import { app } from "../page/app.js";
import { ask, show } from "../page/dialogs.js";
import { button, make, replace } from "../page/dom.js";
import { slider } from "../page/fields.js";
import { go, head } from "../page/screens.js";
import { play } from "../page/sound.js";
import * as record from "../company/record.js";
import * as cupboard from "../extras/cupboard.js";
import { SECONDS, patience } from "../match/patience.js";
import * as store from "../saves/store.js";
import { LANGUAGES, change, language, say } from "../page/words.js";

const CHOICES = {
  pace: ["slow", "normal", "fast", "once"], motion: ["auto", "full", "less"],
};
const CREDITS = [
  ["icons", "https://game-icons.net/"], ["fonts", "https://openfontlicense.org/"],
  ["pyodide", "https://pyodide.org/"],
];
// mine: the change comes from a control of this screen, which shows it already
let shown = null, mine = false;

function enter(root) {
  shown = root;
  replace(root, make("div.settings", {}, head(say("settings_title")),
    group("settings_game", choice("pace"), thought(), toggle("hints"), toggle("confirm"), toggle("twice")),
    group("settings_look", languages(), choice("motion"), toggle("contrast"),
      make("p.quiet", {}, say("settings_text_size"))),
    group("settings_sound_group", toggle("sound"), volume()),
    group("settings_data", make("p", {}, say("settings_data_text")), make("div.library-row", {},
      button(say("library_title"), () => go("saves")), button(say("make_title"), () => go("make")),
      button(say("settings_clear"), clear, "danger"))),
    broken(), credits()));
}

// What a wheel brought and could not be loaded, in Python's words.
function broken() {
  const found = Object.entries(app.broken);
  const line = ([name, why]) => make("li", {}, make("b", {}, name), ` ${why}`);
  if (!found.length) return "";
  const list = make("ul", {}, found.map(line));
  return group("settings_broken", make("p", {}, say("settings_broken_text")), list);
}

function group(key, ...rows) {
  return make("section.settings-group", {}, make("h2", {}, say(key)), ...rows);
}

function set(name, to) {
  mine = true;
  try { app.set(name, to); } finally { mine = false; }
}

function row(name, control, hint = `settings_${name}_hint`) {
  const told = make("span", {}, make("b", {}, say(`settings_${name}`)), make("small", {}, say(hint)));
  return make("label.settings-row", {}, told, control);
}

function toggle(name) {
  const box = make("input.settings-switch", { type: "checkbox", checked: app.settings[name] });
  box.setAttribute("role", "switch");
  box.onchange = () => { set(name, box.checked); if (name === "sound") play("click"); };
  return row(name, box);
}

function choice(name) {
  const now = app.settings[name], word = one => say(`settings_${name}_${one}`);
  const options = CHOICES[name].map(one => make("option", { value: one, selected: one === now }, word(one)));
  return row(name, make("select", { onchange: event => set(name, event.target.value) }, ...options));
}

const thought = () =>
  row("patience", slider(SECONDS, patience(), n => say("settings_seconds", { n }), n => set("patience", n)));

function languages() {
  const options = Object.entries(LANGUAGES).map(([tag, name]) =>
    make("option", { value: tag, selected: tag === language, lang: tag }, name));
  return row("language", make("select", { onchange: event => change(event.target.value) }, ...options));
}

function volume() {
  const range = make("input", {
    type: "range", min: 0, max: 100, step: 5, value: Math.round(app.settings.volume * 100),
  });
  const filled = () => range.style.setProperty("--done", String(Number(range.value) / 100));
  range.oninput = () => { filled(); set("volume", Number(range.value) / 100); };
  range.onchange = () => play("coin");
  filled();
  return row("volume", range);
}

async function clear() {
  const buttons = [[true, say("settings_clear_yes"), "danger"], [false, say("library_cancel")]];
  if (!await ask(say("settings_clear"), make("p", {}, say("settings_clear_text")), buttons)) return;
  try {
    await Promise.all([store.clear(), cupboard.clear(), record.clear()]);
    try { forget(localStorage); } catch { /* it was forbidden all along */ }
    location.hash = "#/";
    location.reload();
  } catch (error) { show(say("library_failed", { error: error.message }), { kind: "bad" }); }
}

// Other pages of the same host keep theirs.
function forget(storage) {
  for (const key of Object.keys(storage)) if (key.startsWith("marchlands.")) storage.removeItem(key);
}

function credits() {
  /** @type {(credit: string[]) => HTMLElement} */
  const line = ([key, address]) => make("li", {}, say(`settings_credit_${key}`), " ",
    make("a", { href: address, rel: "noreferrer", target: "_blank" }, new URL(address).host));
  return group("settings_credits", make("p", {}, say("settings_unofficial")),
    make("ul.settings-credits", {}, ...CREDITS.map(line)));
}

function leave() {
  shown = null;
}

export default {
  name: "settings", title: () => say("settings_title"), enter, leave, refresh: () => {
    if (shown && !mine) enter(shown);
  },
};

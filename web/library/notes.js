// Short notes at the edge of the page, with what one can do about them; spoken by a screen reader.

import { app, on } from "../app.js";
import { note } from "../dialogs.js";
import { make } from "../dom.js";
import * as store from "../store.js";
import { say } from "../words.js";
import { copyTitle, mapName } from "./look.js";

const LONG = 8000;                       // milliseconds a note stays that asks for nothing
let place = null;

// buttons: [{text, act}]; stays until it is answered or `ms` have gone (0: until it is closed).
export function show(text, { buttons = [], ms = LONG, kind = "" } = {}) {
  if (!buttons.length && ms) return note(text, kind);
  place ??= document.body.appendChild(make("div.library-notes", { role: "status" }));
  const node = make(`div.library-note${kind && `.${kind}`}`, {}, make("p", {}, text));
  const away = () => { clearTimeout(timer); node.remove(); };
  const timer = ms
    ? setTimeout(() => (node.matches(":hover, :focus-within") ? setTimeout(away, ms) : away()), ms) : 0;
  const button = ({ text, act }) =>
    make("button", { type: "button", onclick: () => { away(); act(); } }, text);
  node.append(make("div.library-note-buttons", {}, ...buttons.map(button),
    make("button.library-close", { type: "button", ariaLabel: say("library_close"), onclick: away }, "×")));
  place.append(node);
}

const OFFERS = {
  newer: async id => {
    const { resume } = await import("../match.js");
    await resume(await store.newer(id));
  },
  copy: async () => {
    const match = store.running() ?? app.match;
    await store.copy(match, copyTitle(match.about.title || mapName(match.map?.name)));
    show(say("library_copied"));
  },
};

on("library", ({ code, id, offers }) => {
  const act = offer => () => OFFERS[offer](id)
    .catch(error => show(say("library_failed", { error: error.message }), { kind: "bad" }));
  show(say(code), { ms: 0, kind: "bad",
    buttons: offers.map(offer => ({ text: say(`library_offer_${offer}`), act: act(offer) })) });
});

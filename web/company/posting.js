// A letter goes out: shared, copied or kept as a file; what has gone out is nobody's to take back.

import { app, tell } from "../page/app.js";
import { ask } from "../page/dialogs.js";
import { button, make } from "../page/dom.js";
import { many, player, say } from "../page/words.js";
import { CarryError } from "../saves/carry.js";
import { copied, download } from "../saves/send.js";
import * as store from "../saves/store.js";
import { fileName } from "../saves/titles.js";
import { SHORT, fileOf, linkOf } from "./letter.js";

// The running match, which waits for another or is over.
export async function post(match) {
  const { about, table } = match, { save } = await app.crew.ask("save");
  const address = await linkOf(save, about).catch(error => {
    if (error instanceof CarryError) return null;                   // a file holds any match
    throw error;
  });
  const others = about.kinds.filter(kind => kind === "afar").length;
  const title = table.over ? say("letter_last") : say("letter_to", { player: player(table.actor) });
  const done = make("p.quiet", { role: "status" });
  const gone = word => {
    sealed(match, table);
    done.textContent = say(word);
  };
  await ask(title, [
    make("p", {}, say(others > 1 ? "letter_text_all" : "letter_text")),
    ...address ? ways(match, address, gone) : [make("p", {}, say("letter_no_link"))],
    make("div.library-row", {}, button(say("letter_file"), () => {
      download(fileName({ map: save.map.name, title: about.title }), fileOf(save, about));
      gone("library_exported");
    }, address ? "" : "main")),
    done,
    make("details", { open: about.post.fixed === 0 },
      make("summary", {}, say("letter_open_title")), make("p", {}, say("letter_open"))),
  ], [[null, say("letter_later")]]);
}

function ways(match, address, gone) {
  const field = make("input", {
    readOnly: true, value: address, ariaLabel: say("letter_link"), onfocus: () => field.select(),
  });
  const text = say("letter_message", { title: match.about.title || say("letter_game") });
  const share = () => navigator.share({ text, url: address }).then(() => gone("letter_gone"), () => {});
  const send = "share" in navigator ? [button(say("library_send"), share, "main")] : [];
  const copy = button(say("library_copy_link"),
    () => copied(address, field).then(() => gone("letter_copied")), send.length ? "" : "main");
  const long = address.length > SHORT ? "letter_long" : "letter_short";
  return [make("div.library-row", {}, field, copy, ...send),
    make("p.quiet", {}, say(long, { n: many("letters", address.length) }))];
}

// Undo does not go behind this any more.
function sealed(match, table) {
  match.about.post.fixed = table.steps;
  store.keep(match);
  tell("wait", match);
}

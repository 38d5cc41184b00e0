// A letter or a link that came where it cannot be pressed is pasted here.

import { ask, note } from "../page/dialogs.js";
import { make } from "../page/dom.js";
import { say } from "../page/words.js";
import { carrying } from "../saves/bring.js";

export async function pasted() {
  const field = make("input", { type: "text", ariaLabel: say("letter_link"), autocomplete: "off" });
  const chosen = await ask(say("letter_paste"), [make("p", {}, say("letter_paste_text")), field],
    [[false, say("cancel")], [true, say("letter_take"), "main"]]);
  if (!chosen) return;
  const found = carrying(field.value);
  if (found) location.hash = found;
  else note(say("letter_no_letter"), "bad");
}

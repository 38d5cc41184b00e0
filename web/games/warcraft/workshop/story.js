// What a scenario is called and what is said of it before a match.

import { make } from "../../../page/dom.js";
import { LANGUAGES, language, say } from "../../../page/words.js";
import { changed } from "./chart.js";

const NAME = 40, ABOUT = 400, ROWS = 5;         // letters; lines

export function story({ past }, own) {
  const tongues = Object.keys(LANGUAGES).sort(tag => tag === language ? -1 : 1);
  const texts = name => typeof past.now[name] === "string" ? { [language]: past.now[name] } : past.now[name]
    ?? {};
  const line = (name, tag, control, most, more = {}) => make("label.field", {},
    make("span", {}, say(`scenario_${name}_in`, { language: LANGUAGES[tag] })),
      make(control, { ...more, maxLength: most,
      value: texts(name)[tag] ?? "", lang: tag, autocomplete: "off", data: { text: `${name} ${tag}` },
      oninput: event => {
        const { [tag]: _, ...rest } = texts(name), { value } = event.target;
        const next = value ? { ...rest, [tag]: value } : rest;
        own.put(changed(past.now, { [name]: Object.keys(next).length ? next : name === "name" ? ""
          : undefined }),
          `${name} ${tag}`);
      } }));
  const author = make("label.field", {}, make("span", {}, say("make_author")), make("input", { type: "text",
    maxLength: NAME, value: past.now.author ?? "", autocomplete: "off",
    oninput: event => own.put(changed(past.now, { author: event.target.value || undefined }), "author") }));
  return make("fieldset.arrange-group.scenario-story", {}, make("legend", {}, say("scenario_page_story")),
    ...tongues.flatMap(tag => [line("name", tag, "input", NAME, { type: "text" }),
      line("about", tag, "textarea", ABOUT, { rows: ROWS })]), author);
}

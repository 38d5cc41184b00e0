// The form by which a race or a power is made: every field is a choice from the engine's own lists.

import { drawings } from "../board/emblems.js";
import { emblem } from "../panel/emblem.js";
import { button, make } from "../page/dom.js";
import { choice, field, select } from "../page/fields.js";
import { LANGUAGES, language, many, named, say } from "../page/words.js";
import { colours, fit } from "./draft.js";

const LETTERS = 40;
const NUMBERS = { tokens: "tokens", coins: "coins" };      // fields that are counted: how they are said

// made: the description, changed in place; lists: of the engine; words: of the game's kit; changed():
// something else is chosen, again(): and the form has other fields now.
/** @type {(made: any, lists: any, words: any, hands: {changed: () => void, again: (wish?: string) => void})
 *   => any[]} */
export function form(made, lists, words, { changed, again }) {
  const put = (name, redraws = false) => value => {
    if (value === "" || value === undefined) delete made[name];
    else made[name] = value;
    (redraws ? again : changed)();
  };
  return [names(made, changed), effects(made, lists, words, { changed, again }),
    ...fields(made, lists, words, put), looks(made, words, put)];
}

// --- names ------------------------------------------------------------------------------------

function names(made, changed) {
  const line = (tag, text, now, put) => make("label.field", {}, make("span", {}, text), make("input", {
    type: "text", maxLength: LETTERS, value: now ?? "", data: { name: tag },
    lang: LANGUAGES[tag] ? tag : language, autocomplete: "off",
    oninput: event => { put(event.target.value); changed(); },
  }));
  const name = tag => line(tag, say("make_name_in", { language: LANGUAGES[tag] }), made.name[tag],
    text => { made.name[tag] = text; });
  const [mine, ...others] = Object.keys(LANGUAGES).sort(tag => tag === language ? -1 : 1);
  return make("div.make-names", {}, name(mine), ...others.map(name),
    line("author", say("make_author"), made.author, text => { made.author = text; }));
}

// --- plain lists ------------------------------------------------------------------------------

function fields(made, lists, words, put) {
  return Object.entries(lists.kinds[made.kind]).map(([name, values]) => {
    if (!Array.isArray(values)) return field(`make_${name}`, lender(made, name, values, put));
    const told = values.every(Number.isInteger) ? String : value => words.value(name, value);
    return choice(`make_${name}`, values, made[name], told, put(name, true));
  });
}

// Of whom it borrows its tokens, and for how many they do.
const lender = (made, name, rooms, put) => select(
  Object.keys(rooms).sort((a, b) => named(a).localeCompare(named(b)))
    .map(key => [key, say("make_lender", { name: named(key), n: rooms[key] })]), made[name], put(name));

// --- how it looks -----------------------------------------------------------------------------

function looks(made, words, put) {
  const swatch = (colour, i) => make("button.swatch", {
    type: "button", ariaPressed: String(made.colour === colour), vars: { colour },
    ariaLabel: say(`make_colour_${i + 1}`), onclick: () => put("colour", true)(colour),
  });
  const own = make("input", {
    type: "color", value: made.colour ?? colours()[0], ariaLabel: say("make_colour_own"),
    oninput: () => put("colour")(own.value),
  });
  const picture = key => make("button.make-emblem", {
    type: "button", ariaPressed: String(made.emblem === key), ariaLabel: words.drawing(key),
    title: words.drawing(key),
    onclick: () => put("emblem", true)(key),
  }, emblem(key));
  return make("div.make-looks", {},
    make("div.field", { role: "group", ariaLabel: say("make_colour") }, make("span", {}, say("make_colour")),
      make("div.swatches", {}, ...colours().map(swatch), own)),
    make("details.make-emblems", {}, make("summary", {}, say("make_emblem")),
      make("div.make-grid", { role: "group", ariaLabel: say("make_emblem") }, ...drawings().map(picture))));
}

// --- what it can do ---------------------------------------------------------------------------

function effects(made, lists, words, hands) {
  const rows = made.effects.map((part, i) => effect(made, i, part, lists, words, hands));
  const add = /** @type {HTMLButtonElement} */ (button(say("make_add"), () => {
    const [first] = Object.keys(lists.effects).filter(name => !made.effects.some(one => one.effect === name));
    made.effects.push(fit({ effect: first ?? "income" }, lists));
    hands.again(`[data-effect="${made.effects.length - 1}"] select`);
  }));
  add.disabled = made.effects.length >= lists.most;
  return make("fieldset.make-effects", {}, make("legend", {}, say("make_effects")), ...rows, add);
}

function effect(made, i, part, lists, words, { changed, again }) {
  const kinds = Object.keys(lists.effects).map(name => [name, words.effect(name)]);
  const which = select(kinds, part.effect, name => {
    made.effects[i] = fit({ ...part, effect: name }, lists);
    again();
  });
  which.ariaLabel = say("make_effect", { n: i + 1 });
  const change = name => value => { made.effects[i][name] = value; changed(); };
  const more = Object.entries(lists.effects[part.effect].fields).map(([name, values]) =>
    value(name, values, made.effects[i][name], words, change(name)));
  const away = button("×", () => { made.effects.splice(i, 1); again(".make-effects > button"); }, "quiet");
  away.ariaLabel = say("make_less", { n: i + 1 });
  return make("div.make-effect", { data: { effect: i } }, make("div.make-row", {}, which, away),
    more.some(Boolean) ? make("div.make-row", {}, ...more) : null,
    make("p.make-sentence", { data: { sentence: i } }));
}

// A field of an effect: a tick for yes or no, a list for the rest; what is always so is no question.
function value(name, values, now, words, put) {
  if (values.length < 2) return null;
  if (typeof values[0] === "boolean")
    return make("label.make-tick", {}, make("input", {
      type: "checkbox", checked: now, onchange: event => put(event.target.checked),
    }), say(`make_${name}`));
  const text = one => one === 99 ? say("make_all") : Number.isInteger(one)
    ? NUMBERS[name] ? many(NUMBERS[name], one) : say(`make_${name}`, { n: one }) : words.value(name, one);
  const node = select(values.map(one => [one, text(one)]), now,
    picked => put(values.find(one => String(one) === picked)));
  node.ariaLabel = say(`make_field_${name}`);
  return node;
}

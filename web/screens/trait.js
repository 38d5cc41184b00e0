// The workshop: a race or a power of one's own, chosen from lists; its card and its rule write themselves.

import { app } from "../page/app.js";
import { agreed, note } from "../page/dialogs.js";
import { button, make, replace, steadily } from "../page/dom.js";
import { choice } from "../page/fields.js";
import { go, head } from "../page/screens.js";
import { bring, dress, keys, kitOf, nameOf } from "../games/games.js";
import * as cupboard from "../extras/cupboard.js";
import { lend } from "../board/emblems.js";
import { emblem } from "../panel/emblem.js";
import { complain } from "../saves/trouble.js";
import { has, language, many, named, playing, readable, say } from "../page/words.js";
import * as drafts from "../workshop/draft.js";
import { fairness } from "../workshop/fair.js";
import { form } from "../workshop/form.js";
import { titleOf } from "../extras/agree.js";
import { filed, offered } from "../workshop/gift.js";
import { attempt } from "../workshop/kinds/homemade.js";

/** @type {Record<string, any>} */
const shown = { root: null, draft: null, lists: null, told: null, card: null, asked: 0 };

async function enter(root, [id] = []) {
  shown.root = root;
  replace(root, head(say("make_form")), make("p.quiet", { role: "status" }, say("boot_label")));
  await Promise.all([app.whenReady, ...keys().map(key => dress(key).catch(() => {}))]);
  try {
    const { kind, game, data: made } = cupboard.known(id) ?? {};
    const games = workable(), own = { id, game, made: structuredClone(made) };
    const draft = kind === "homemade" ? own : drafts.remembered(games);
    await open(draft?.game ?? games[0], lists => draft ? drafts.fitted(draft, lists)
      : drafts.begun(games[0], "race", lists));
  } catch (error) { complain(error); }
}

function leave() { shown.root = null; }

const workable = () => keys().filter(game => kitOf(game).makes);

// The lists of a game, then the form with what is to be made of them.
async function open(game, draft) {
  await bring(game);
  const { choices } = /** @type {any} */ (await app.crew.ask("workshop", { game }, game));
  if (!shown.root) return;
  playing(game);
  shown.lists = choices;
  shown.draft = draft(choices);
  shown.draft.game = game;
  shown.draft.made.emblem ??= Object.keys(choices.kinds.race.borrows)[0];
  shown.draft.made.colour ??= drafts.colours()[0];
  draw();
}

const changed = () => { drafts.remember(shown.draft); tell(); };

// The form anew, the keyboard where it was or where it is wanted.
function again(wish = "") {
  drafts.remember(shown.draft);
  const top = shown.root.scrollTop;
  steadily(shown.root, draw);
  shown.root.scrollTop = top;
  if (wish) shown.root.querySelector(wish)?.focus();
}

function draw() {
  const { draft, lists, root } = shown, { made } = draft;
  shown.card = make("section.make-card", { ariaLabel: say("make_card"), role: "region" });
  const another = game => open(game, all => drafts.fitted(draft, all)).catch(complain);
  const other = kind => { made.kind = kind; shown.draft = drafts.fitted(draft, lists); again(); };
  const shelf = make("div.library-row.right", {}, button(say("shelf_to"), () => go("make")));
  replace(root, make("div.make", {}, head(say("make_form"), shelf),
    make("p.make-intro", {}, say("make_intro")),
    make("form.make-form", { onsubmit: event => event.preventDefault() },
      choice("setup_game", workable(), draft.game, nameOf, another),
      choice("make_kind", Object.keys(lists.kinds), made.kind, kind => say(`make_${kind}`), other),
      ...form(made, lists, kitOf(draft.game).makes, { changed, again })),
    shown.card));
  tell();
}

// What it says of itself and what is wrong with it; an answer that comes too late is none.
async function tell() {
  const asked = ++shown.asked, { game, made } = shown.draft, request = { game, made: drafts.written(made) };
  lend(made);
  try {
    const told = /** @type {any} */ (await app.crew.ask("workshop", request, game));
    if (asked !== shown.asked || !shown.root) return;
    shown.told = told;
    told.sentences.forEach((sentence, i) => {
      const line = shown.root.querySelector(`[data-sentence="${i}"]`);
      if (line) line.textContent = sentence?.[language] ?? "";
    });
    paint();
  } catch (error) { complain(error); }
}

// --- the card -----------------------------------------------------------------------------------

function paint() {
  const { made, game } = shown.draft, { sentences, wrong } = shown.told, name = nameOfIt(made);
  const lines = sentences.map(one => one?.[language]).filter(Boolean);
  const facts = [say(`make_${made.kind}`), many("tokens", made.tokens),
    made.borrows && say("make_borrowing", { name: named(made.borrows) }),
    made.faction && kitOf(game).makes?.value("faction", made.faction)].filter(Boolean).join(" · ");
  replace(shown.card, make("div.make-banner", { vars: { colour: made.colour } }, emblem(made.key),
    make("h2", {}, name || say("make_nameless"))),
  make("p.quiet", {}, `${nameOf(game)} · ${facts}`),
  lines.length ? make("ul.make-lines", {}, ...lines.map(line => make("li", {}, line)))
    : make("p.quiet", {}, say("make_empty")),
  made.author ? make("p.quiet", {}, say("make_by", { author: made.author })) : null,
  make("div.make-wrong", { role: "status" }, wrong.length ? make("ul", {}, ...wrong.map(code =>
    make("li", {}, say(has(`make_wrong_${code}`) ? `make_wrong_${code}` : "make_wrong", {
      what: has(`import_why_${code}`) ? say(`import_why_${code}`) : readable(code).toLowerCase(),
    })))) : ""),
  acts(wrong.length > 0), shown.fair = make("div.make-trial"));
}

const nameOfIt = made => made.name[language] || Object.values(made.name).find(Boolean) || "";

function acts(wrong) {
  const act = (word, deed, kind = "") => {
    const node = /** @type {HTMLButtonElement} */ (button(say(word), deed, kind));
    node.disabled = wrong;
    return node;
  };
  return make("div.buttons.make-acts", {}, act("make_keep", keep, "main"), act("make_try", tryOut),
    act("make_fair", fair), act("make_send", () => offered(asExtra())),
    act("make_file", () => filed(asExtra())), button(say("make_anew"), anew, "quiet"));
}

// As it lies on the shelf.
function asExtra() {
  const { draft: { game, made, id }, told } = shown, data = drafts.written(made);
  const before = cupboard.known(id);
  return { id: `homemade:${made.key}`, kind: "homemade", game, name: made.key, keys: [made.key], data,
    words: drafts.wordsOf(data, told.sentences), from: before?.from ?? "made", when: before?.when };
}

// There it takes the place of what it was made of.
async function kept() {
  const extra = asExtra(), { id } = shown.draft;
  await cupboard.put(extra);
  if (id && id !== extra.id) await cupboard.remove(id);
  shown.draft.id = extra.id;
  drafts.remember(null);
  return extra;
}

const keep = () => kept().then(extra => {
  note(say("make_kept", { name: titleOf(extra) }));
  go("make");
}, complain);

// The computers play with it as it is now.
function fair() {
  const { game, made } = shown.draft;
  replace(shown.fair, fairness(game, drafts.written(made), nameOfIt(made)));
}

// A match in which it takes part, at once.
const tryOut = () => kept().then(attempt, complain);

async function anew() {
  if (shown.draft.made.effects.length && !await agreed(say("make_anew_sure"), say("make_anew"))) return;
  const { game, made } = shown.draft;
  shown.draft = drafts.begun(game, made.kind, shown.lists, made.author);
  shown.draft.made.emblem = made.emblem;
  drafts.remember(null);
  again();
}

export default {
  name: "trait", title: () => say("make_form"), enter, leave,
  refresh: () => shown.draft && shown.root && draw(),
};

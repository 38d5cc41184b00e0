// A new match: board, players, who starts, chance, clock.

import { make, replace, steadily } from "../page/dom.js";
import { droppable } from "../page/drop.js";
import { app } from "../page/app.js";
import { bring, keys, kitOf, known, lasts, nameOf } from "../games/games.js";
import { board as picture } from "../company/cover.js";
import { AFAR } from "../company/post.js";
import * as cupboard from "../extras/cupboard.js";
import { begin } from "../match/begin.js";
import { COLOURS } from "../match/people.js";
import { said } from "../extras/door.js";
import { complain } from "../saves/trouble.js";
import { go, head } from "../page/screens.js";
import { seatOf, wishes } from "./options.js";
import { seat } from "./seats.js";
import { note } from "../page/dialogs.js";
import { SECONDS, patience } from "../match/patience.js";
import * as setup from "../match/setup.js";
import { choice, field, select, slider } from "../page/fields.js";
import { newLand, newLands } from "./newland.js";
import { bringBoard, own } from "./own.js";
import { parts, shownOf } from "./parts.js";
import { named, playing, say, spelled } from "../page/words.js";

const CLOCKS = [0, 5, 10, 20, 30, 60];
const TOGETHER = ["teams"];                        // options about who plays with whom stand by the seats
let shown = /** @type {any} */ (null), wish = /** @type {any} */ (null), off = () => {};

export default {
  name: "new",
  title: () => say("setup_page"),
  async enter(root) {
    shown = root;
    replace(root, head(say("setup_page")), make("p.quiet", { role: "status" }, say("boot_label")));
    await app.whenReady;
    const wished = setup.chosen(), game = await had(wished) ? wished : app.games[0].key;
    if (game !== wished) await bring(game);
    wish = structuredClone(setup.usual(game));
    playing(wish.game);
    if (shown) paint();
    off = droppable(root, files => kitOf(wish.game).scenarios && bringBoard(files, seated));
  },
  leave() {
    off();
    shown = null;
  },
  refresh: () => shown && wish && paint(),
};

const paint = () => steadily(shown, draw);

function draw() {
  const map = make("canvas.setup-map", { role: "img", ariaLabel: say("setup_map"), width: 480, height: 300 });
  const form = make("form.setup", { onsubmit: start },
    make("div.setup-board", {}, make("div", {}, choice("setup_game", keys(), wish.game, nameOf, another),
      choice("setup_players", setup.sizes(wish.game), wish.seats.length,
        n => say("n_players", { n }), resize),
      field("setup_board", select(boards(), wish.map, board)), ...newLand(wish, board),
      ...own(wish.game, seated)), map,
      make("p.board-told", {}, spelled(setup.mapOf(wish)?.about)), parts(wish, paint)),
    make("fieldset.seats", {}, make("legend", {}, say("setup_seats")), ...wishes(wish, TOGETHER, paint),
      ...wish.seats.map((_, p) => seat(wish, p, paint)), patient()),
    extras(),
    make("details", {}, make("summary", {}, say("setup_more")), ...more()),
    make("div.buttons.setup-go", {}, make("button.main.big", { type: "submit" }, say("setup_start"))));
  replace(shown, head(say("setup_page")), form);
  preview(map);
  if (!setup.mapOf(wish)) learn();
}

// How long they may think who think as long as they may.
function patient() {
  if (!wish.seats.some(({ kind }) => lasts(known(wish.game), kind))) return null;
  return field("settings_patience", slider(SECONDS, patience(), n => say("settings_seconds", { n }),
    n => app.set("patience", n)));
}

// What the board has to say about seats and options comes a moment later.
async function learn() {
  const { map } = wish;
  await setup.learnMap(wish).catch(() => null);
  if (shown && wish.map === map && setup.mapOf(wish)) paint();
}

// The board as it is painted; of a game that lays its board out by chance, one of many.
async function preview(canvas) {
  const { game, map } = wish, seen = await shownOf(wish).catch(() => ({}));
  picture(canvas, game, map, () => canvas.isConnected && wish.map === map, true, seen);
}

function board(file) {
  Object.assign(wish, { map: file, parts: undefined });
  paint();
}

const boards = () => [...setup.mapsFor(wish.game, wish.seats.length)
  .map(({ file, name }) => [file, spelled(name)]), ...newLands(wish)];

// A board from outside is chosen at once, with as many seats as it has.
async function seated({ id, game, data }) {
  if (!shown) return;
  if (game !== wish.game) await another(game);
  resize(data.seats.length);
  board(id);
}

// Another game at the same table: as many seats as it takes.
async function another(game) {
  if (!await had(game) || !shown) return;
  const { seats } = wish, sizes = setup.sizes(game);
  wish = { ...structuredClone(setup.usual(game)), seats };
  playing(game);
  const wanted = Math.min(sizes.at(-1), Math.max(sizes[0], seats.length));
  resize(sizes.includes(wanted) ? wanted : sizes[0]);
}

// Whether a game could be had; if not, it is told, and may be asked for again.
const had = game => bring(game).then(() => true, complain);

function resize(n) {
  while (wish.seats.length < n) {
    const colour = COLOURS.findIndex((_, i) => !wish.seats.some(one => one.colour === i));
    wish.seats.push({ ...setup.seat(colour, "normal") });
  }
  wish.seats.length = n;
  Object.assign(wish, { map: setup.boardFor(wish, n), parts: undefined });
  if (wish.options.first >= n) delete wish.options.first;
  paint();
}

// What came from outside for this game, if it takes any: it takes part if it is ticked; all of it lies on top
// of the pile if that is wished.
function extras() {
  if (!known(wish.game).mods.length) return null;
  const tick = (checked, put, text, told) => make("label.extra-row", {},
    make("input", { type: "checkbox", checked, onchange: event => put(event.target.checked) }),
    make("span", {}, make("b", {}, text), told));
  const row = ({ id, keys, kind }) => tick((wish.extras ?? []).includes(id), on => {
    wish.extras = (wish.extras ?? []).filter(other => other !== id);
    if (on) wish.extras.push(id);
  }, keys.map(named).join(", "), make("small.outside", {}, cupboard.origin(keys[0]),
    kind === "wheel" ? ` · ${say("extras_slow")}` : ""));
  const all = cupboard.usable(wish.game), upfront = on => { wish.upfront = on; };
  const otherwise = make("small", {}, say("extras_upfront_told"));
  return make("fieldset.extras", {}, make("legend", {}, say("extras_title")), ...all.map(row),
    all.length ? tick(Boolean(wish.upfront), upfront, say("extras_upfront"), otherwise) : null,
    make("a.button", { href: "#/make" }, say("extras_door")));
}

function more() {
  const { options } = known(wish.game), { first: begins } = setup.mapOf(wish) ?? {};
  const first = options.first && begins === undefined && field("setup_first", starts());
  const seed = make("input", {
    type: "text", inputMode: "numeric", maxLength: 9, value: wish.seed ?? "",
    placeholder: say("setup_by_chance"),
    oninput: () => {
      seed.value = seed.value.replace(/\D/g, "");
      wish.seed = seed.value ? Number(seed.value) : undefined;
    },
  });
  return [
    first,
    ...wishes(wish, Object.keys(options).filter(name => !TOGETHER.includes(name) && !seatOf(name)), paint),
    field("setup_clock", select(CLOCKS.map(n => [n, n ? say("setup_minutes", { n }) : say("setup_no_clock")]),
      wish.clock ?? 0, value => { wish.clock = Number(value) || null; })),
    field("setup_seed", seed),
  ];
}

function starts() {
  const { options: { first: [usual] } } = known(wish.game);
  const seats = wish.seats.map((one, p) => [p, one.name || say("setup_seat_n", { n: p + 1 })]);
  return select([["random", say("setup_by_chance")], ...seats], wish.options.first ?? usual, value => {
    wish.options.first = value === "random" ? value : Number(value);
  });
}

async function start(event) {
  event.preventDefault();
  const sitting = kind => wish.seats.filter(one => one.kind === kind).length;
  if (sitting(AFAR) && sitting("human") !== 1) return note(say("setup_afar_one"), "bad");
  if (!sitting(AFAR)) setup.remember({ ...wish, seed: undefined });     // "Play now" writes no letters
  try {
    await begin(setup.finished(wish));
    go("table");
  } catch (error) {
    note(error.broken ? say("extras_broken", { why: said(error.broken) })
      : say(`fail_${error.reply?.error ?? error.code ?? "other"}`), "bad");
  }
}

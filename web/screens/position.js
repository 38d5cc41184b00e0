// The editor of positions: the board, what can be set of the table and of the region that is chosen; it is
// kept, given away, or played on from.

import { app, still } from "../page/app.js";
import { Board } from "../board/board.js";
import { bring } from "../games/games.js";
import { address } from "../match/address.js";
import { dressed, mark, nameOf } from "../match/people.js";
import { able, button, make, replace, steadily } from "../page/dom.js";
import { go } from "../page/screens.js";
import { has, say } from "../page/words.js";
import { failed, waiting } from "../replay/opening.js";
import { complain, trouble } from "../saves/trouble.js";
import { control } from "../workshop/arranging.js";
import { Bench } from "../workshop/bench.js";
import * as drafts from "../workshop/draft.js";
import { offered } from "../workshop/gift.js";
import { about, attempt } from "../workshop/kinds/position.js";
import { kept, left, opened } from "../workshop/opening.js";
import { asExtra } from "../workshop/positions.js";

const MANY = 8;                    // settings of a player that are shown unasked

/** @type {any} */
let now = null;

// #/position/<id of a thing on the shelf>, or #/position/<id of a save>/<its own actions that are played>
async function enter(root, [id = "", step] = []) {
  const mine = now = /** @type {any} */ ({ root, place: null, address: location.hash });
  waiting(root, say("position_opens"));
  try {
    await app.whenReady;
    const found = await opened("position", mine.address, id, step);
    if (now !== mine) return;
    Object.assign(mine, found, { bench: new Bench(found.save) });
    await Promise.all([bring(found.save.game).then(kit => { mine.kit = kit; }), mine.bench.open(found.save)]);
    if (now !== mine) return mine.bench.stop();
    lay(mine);
    await tell(mine);
  } catch (error) {
    mine.bench?.stop();
    if (now === mine) failed(root, error);
  }
}

function lay(mine) {
  const { root, bench, kit } = mine, { save } = mine, face = mine.about = about(mine.data);
  address(save.game, face);
  mine.land = kit.land(save.map, bench.table.view);
  const host = make("div.replay-board");
  mine.side = make("aside.replay-side.arrange", { ariaLabel: say("position_title") });
  mine.state = make("p.extras-state", { role: "status" });
  replace(root, make("div.replay.position", {},
    make("header.replay-head", {}, make("a.back", { href: "#/make", ariaLabel: say("back") }, "←"),
      make("h1", {}, say("position_title"))), host, mine.side, make("div.replay-bar.position-bar", {},
      mine.undo = button(say("position_undo"), () => turned(mine, "undo")),
      mine.redo = button(say("position_redo"), () => turned(mine, "redo")), mine.state)));
  mine.board?.destroy();
  mine.board = new Board(host, { painter: kit.painter });
  mine.board.still = still();
  mine.board.describe = r => kit.spoken(bench.table.view, r, mine.land.regions[r]);
  mine.board.onPick = (r, at, how) => chosen(mine, r, how?.keys);
  mine.board.load(mine.land);
}

// Board and lists as the position stands.
async function tell(mine) {
  const { bench, place, board } = mine, { view, seats } = bench.table;
  const [rows, here] = await Promise.all([bench.settings(null), place === null ? [] : bench.settings(place)]);
  if (now !== mine) return;
  const { colours, patterns } = dressed(mine.about, seats);
  board.show({ view, choices: [], colours, patterns, highlight: new Set(place === null ? [] : [place]) });
  Object.assign(mine, { rows, here });
  steadily(mine.side, () => paint(mine));
  able([mine.undo, mine.redo], [bench.past.length, bench.future.length]);
}

const person = mine => p => nameOf(mine.about, p);

function paint(mine) {
  const { rows, here, place, data, bench } = mine, put = (row, r) => to => set(mine, row, r, to);
  const one = r => row => control(row, put(row, r), person(mine));
  const region = place === null ? [make("p.quiet", {}, say("position_choose"))] : here.map(one(place));
  const players = bench.table.seats.map((_, p) =>
    group(mine.about, p, rows.filter(({ player }) => player === p).map(one(null))));
  const name = make("input", { type: "text", maxLength: 40, value: data.name ?? "", autocomplete: "off",
    oninput: () => { data.name = name.value; remember(mine); } });
  replace(mine.side, make("fieldset.arrange-group.arrange-place", {},
    make("legend", {}, place === null ? say("position_place") : nameOfPlace(mine, place)),
    ...rows.length ? region : [make("p.quiet", {}, say("arrange_nothing"))]),
  ...rows.length ? [make("fieldset.arrange-group", {}, make("legend", {}, say("position_table")),
    ...rows.filter(({ player }) => player === undefined).map(one(null))), ...players] : [],
  make("label.field", {}, make("span", {}, say("position_name")), name),
  make("div.buttons", {}, button(say("make_keep"), () => kept(extraOf(mine)).catch(complain), "main"),
    button(say("position_play"), () => attempt(extraOf(mine)).catch(complain)),
    button(say("make_send"), () => offered(extraOf(mine)).catch(complain)),
    button(say("puzzle_make"), () => riddle(mine))));
}

// What a player has; much of it is folded.
const group = (about, p, controls) => controls.length > MANY
  ? make("details.arrange-group", {}, make("summary", {}, mark(about, p), nameOf(about, p)), ...controls)
  : make("fieldset.arrange-group", {}, make("legend", {}, mark(about, p), nameOf(about, p)), ...controls);

// On to its goal; what is under way here stays.
function riddle({ data: { name = "" }, bench: { save } }) {
  drafts.rememberOpen("puzzle", { address: "#/puzzle", key: drafts.newKey(), name, save });
  go("puzzle");
}

const nameOfPlace = ({ kit, land }, r) => kit.place(land.regions[r], r);

async function chosen(mine, r, byKeys) {
  mine.place = r;
  await tell(mine);
  if (byKeys) mine.side.querySelector(".arrange-place :is(select, button, input)")?.focus();
}

// One thing is set; what cannot be is told in words, and the lists say again what is.
async function set(mine, row, place, to) {
  mine.state.textContent = "";
  try { await mine.bench.set(row, place, to); } catch (error) {
    mine.state.textContent = refused(error);
  }
  remember(mine);
  await tell(mine);
}

// Why a position does not hold, in words of its game.
function refused(error) {
  if (error.reply?.error !== "position") return trouble(error);
  const told = error.reply.why.map(code => has(`arrange_why_${code}`) && say(`arrange_why_${code}`));
  return told.filter(Boolean).join(" ") || say("arrange_wrong", { why: error.reply.why.join(", ") });
}

async function turned(mine, way) {
  await mine.bench[way]();
  remember(mine);
  await tell(mine);
}

const remember = mine =>
  drafts.rememberOpen("position", { address: mine.address, ...mine.data, save: mine.bench.save });

const extraOf = mine => asExtra({ ...mine.data, save: mine.bench.save }, "position",
  { thumb: mine.board.picture(320), from: "made" });

function leave() {
  const mine = now;
  now = null;
  left(mine);
}

function refresh() {
  if (!now?.rows) return;
  lay(now);
  tell(now);
}

export default { name: "position", title: () => say("position_title"), enter, leave, refresh };

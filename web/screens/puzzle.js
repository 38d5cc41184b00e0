// A puzzle is made of a position: its goal is chosen, the computer looks whether it can be done, then it is
// kept and given away.

import { app, still } from "../page/app.js";
import { Board } from "../board/board.js";
import { bring } from "../games/games.js";
import { asked } from "../learn/riddle.js";
import { address } from "../match/address.js";
import { dressed, nameOf } from "../match/people.js";
import { button, make, replace, steadily } from "../page/dom.js";
import { field } from "../page/fields.js";
import { say } from "../page/words.js";
import { failed, waiting } from "../replay/opening.js";
import { complain } from "../saves/trouble.js";
import { asking, called, found, goalOf } from "../workshop/asking.js";
import { Bench } from "../workshop/bench.js";
import * as drafts from "../workshop/draft.js";
import { offered } from "../workshop/gift.js";
import { kinds } from "../workshop/kinds.js";
import { about } from "../workshop/kinds/position.js";
import { kept, left, opened } from "../workshop/opening.js";
import { asExtra } from "../workshop/positions.js";
import { proof } from "../workshop/proof.js";

/** @type {any} */
let now = null;

// #/puzzle/<id of a thing on the shelf>, or #/puzzle/<id of a save>/<its own actions that are played>
async function enter(root, [id = "", step] = []) {
  const mine = now = /** @type {any} */ ({ root, address: location.hash, solution: null });
  waiting(root, say("position_opens"));
  try {
    await app.whenReady;
    const { save, data } = await opened("puzzle", mine.address, id, step);
    if (now !== mine) return;
    Object.assign(mine, { data, bench: new Bench(save), solution: data.solution ?? null });
    await Promise.all([bring(save.game).then(kit => { mine.kit = kit; }), mine.bench.open(save), kinds()]);
    const { aims } = await mine.bench.engine.call("aims", {});
    mine.rows = aims;
    mine.save = mine.bench.save;
    Object.assign(mine, data.goal && found(aims, data.goal) || { row: aims[0], n: aims[0]?.least });
    if (now !== mine) return mine.bench.stop();
    lay(mine);
    tell(mine);
  } catch (error) {
    mine.bench?.stop();
    if (now === mine) failed(root, error);
  }
}

function lay(mine) {
  const { root, bench, kit, save } = mine, face = mine.about = about({ ...mine.data, save });
  address(save.game, face);
  mine.land = kit.land(save.map, bench.table.view);
  const host = make("div.replay-board");
  mine.side = make("aside.replay-side.arrange", { ariaLabel: say("puzzle_mine") });
  mine.check = make("div.puzzle-check");
  replace(root, make("div.replay.position", {},
    make("header.replay-head", {}, make("a.back", { href: "#/make", ariaLabel: say("back") }, "←"),
      make("h1", {}, say("puzzle_mine"))), host, mine.side));
  mine.board?.destroy();
  mine.board = new Board(host, { painter: kit.painter });
  mine.board.still = still();
  mine.board.describe = r => kit.spoken(bench.table.view, r, mine.land.regions[r]);
  mine.board.onPick = r => picked(mine, r);
  mine.board.load(mine.land);
}

// Board and choices as they stand; what was found out stays as long as the same is asked.
function tell(mine) {
  const { view, seats } = mine.bench.table, { colours, patterns } = dressed(mine.about, seats);
  mine.board.show({ view, choices: [], colours, patterns, highlight: new Set(mine.row?.places ?? []) });
  const shown = () => mine.row ? parts(mine) : [make("p", {}, say("puzzle_nothing"))];
  steadily(mine.side, () => replace(mine.side, ...shown()));
}

function parts(mine) {
  const { rows, row, n, data, save } = mine, text = name => {
    const node = make("input", { type: "text", maxLength: 40, value: data[name] ?? "", autocomplete: "off",
      oninput: () => { data[name] = node.value; remember(mine); } });
    return node;
  };
  const deed = (word, act, kind = "") => make(`button${kind}`, { type: "button", disabled: !mine.solution,
    onclick: () => act(mine).catch(complain) }, say(word));
  const sentence = asked({ goal: goalOf(row, n), have: row.have }, called(row.places, mine));
  return [
    make("fieldset.arrange-group.puzzle-goal", {}, make("legend", {}, say("puzzle_ask")),
      make("p.quiet", {}, say("puzzle_for", { player: nameOf(mine.about, row.goal.player) })),
      ...asking(rows, row, n, mine, (other, to) => wished(mine, other, to)),
      make("p.puzzle-asked", { ariaLive: "polite" }, sentence)),
    mine.check,
    make("div.buttons", {},
      button(say("puzzle_check"), () => check(mine, save), mine.solution ? "" : "main")),
    field("puzzle_name", text("name")), field("make_author", text("author")),
    mine.solution ? "" : make("p.quiet", {}, say("puzzle_first")),
    make("div.buttons", {}, deed("make_keep", one => kept(extraOf(one)), ".main"),
      deed("make_send", one => offered(extraOf(one)))),
  ];
}

// A place of the map that can be asked for; among those the one that was asked for goes first.
function picked(mine, r) {
  const at = mine.rows.filter(({ places }) => places?.includes(r));
  const row = at.find(one => Object.keys(one.goal)[0] === Object.keys(mine.row.goal)[0]) ?? at[0];
  if (row) wished(mine, row, row.least);
}

function wished(mine, row, n) {
  Object.assign(mine, { row, n, solution: null });
  replace(mine.check);
  remember(mine);
  tell(mine);
}

function check(mine, save) {
  mine.solution = null;
  replace(mine.check, proof(save, goalOf(mine.row, mine.n), solution => {
    if (now !== mine) return;
    mine.solution = solution;
    remember(mine);
    tell(mine);
  }));
  tell(mine);
  /** @type {any} */ (mine.check.querySelector("button"))?.focus();
}

// In the order in which what comes from outside is looked at: the same thing is the same text.
function made({ data: { key, name = "", author }, row, n, solution, save }) {
  return { key, name, ...author && { author }, goal: goalOf(row, n), solution, save };
}

const remember = mine => drafts.rememberOpen("puzzle", { address: mine.address, ...made(mine) });

const extraOf = mine => asExtra(made(mine), "puzzle", { thumb: mine.board.picture(320), from: "made" });

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

export default { name: "position", title: () => say("puzzle_mine"), enter, leave, refresh };

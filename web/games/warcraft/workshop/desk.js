// The desk of scenarios of Warcraft: the board as the table paints it, what a press on it does, and beside it
// the lists of all that a scenario may say.

import { app, still } from "../../../page/app.js";
import { Board } from "../../../board/board.js";
import * as cupboard from "../../../extras/cupboard.js";
import { COLOURS, PATTERNS } from "../../../match/people.js";
import { able, button, make, replace, steadily } from "../../../page/dom.js";
import { select } from "../../../page/fields.js";
import { say, spelled } from "../../../page/words.js";
import { complain } from "../../../saves/trouble.js";
import { acts } from "../../../workshop/acts.js";
import { work } from "../../../workshop/scenarios.js";
import { opened, plain, spacesOf } from "./chart.js";
import { contest } from "./contest.js";
import { boxOf, dressed, groundOf, viewOf } from "./frame.js";
import { hands } from "./hands.js";
import { painterOf } from "./paint.js";
import { sentence, spoken, whereOf } from "./places.js";
import { rules } from "./rules.js";
import { seats } from "./seats.js";
import { chosen } from "./space.js";
import { story } from "./story.js";
import { tools } from "./tools.js";
import { styled } from "./styled.js";

export { opened, plain };

const PAGES = { board: [tools, chosen], seats: [seats], rules: [rules], story: [story], contest: [contest] };
const HAND = { kind: "hand" };

/** @type {(mine: any, deeds: any) => any} */
export function desk(mine, deeds) {
  styled();
  Object.assign(mine, { page: mine.page ?? "board", tool: HAND, at: mine.at ?? null, owner: mine.owner
    ?? 0 });
  const host = make("div.replay-board"), side = make("div.land-side"), tabs = make("div.choice");
  const verdict = make("div.land-wrong", { role: "status" }), last = make("div.land-acts");
  const state = make("p.extras-state", { role: "status" });
  const [undo, redo] = ["undo", "redo"].map(way => /** @type {HTMLButtonElement} */ (
    button(say(`position_${way}`), () => deeds.turn(way))));
  const board = mine.board = new Board(host, { painter: painterOf(mine) });
  const mark = () => lit(mine);
  const own = { put: deeds.put, tell: text => { state.textContent = text; },
    paint: () => { paint(); mark(); }, choose: key => { mine.at = key; own.paint(); },
    free() {
      mine.tool = HAND;
      board.shining.clear();
      state.textContent = "";
    },
    take(tool) { mine.tool = tool; own.page("board"); state.textContent = told(tool); mark(); },
    page(name) { mine.page = name; turned(); paint(); },
    go(key) { own.choose(key); own.page("board"); board.keys.focus(mine.number.get(key)); } };
  const paint = () => steadily(side, () => replace(side, PAGES[mine.page].map(part => part(mine, own))));
  const turned = () => replace(tabs, Object.keys(PAGES).map(name => make("button", { type: "button",
    ariaPressed: String(name === mine.page), onclick: () => own.page(name) }, say(`scenario_page_${name}`))));
  replace(mine.root, make("div.replay.position.landed.scenario", {},
    make("header.replay-head", {}, make("a.back", { href: "#/make", ariaLabel: say("back") }, "←"),
      make("h1", {}, say("scenario_title")), opening(mine, deeds)), host,
    make("aside.replay-side.arrange", { ariaLabel: say("scenario_title") }, verdict,
      make("div.scenario-tabs", { role: "group", ariaLabel: say("scenario_pages") }, tabs), side),
    make("div.replay-bar.position-bar", {}, undo, redo, state, last)));
  board.still = still();
  hands(mine, own, deeds, host);
  turned();
  return {
    show() {
      show(mine);
      able([undo, redo], [mine.past.before.length, mine.past.after.length]);
      paint();
    },
    judge(wrong) {
      mine.wrong = wrong;
      replace(verdict, faults(mine, own.go));
      steadily(last, () => replace(last, acts(mine, work)));
      if (wrong && mine.land) { mark(); paint(); }
    },
    leave: () => board.destroy(),
  };
}

const told = ({ kind }) => kind === "hand" ? "" : say(`scenario_press_${kind}`);

// The board as the scenario stands; laid anew only where it needs more room, or where walls are others.
function show(mine) {
  const { board, past: { now: map } } = mine, box = boxOf(spacesOf(map), mine.box);
  const walls = JSON.stringify(map.edges ?? []);
  if (box !== mine.box || walls !== mine.walls || !mine.land || !board.land) {
    const { camera } = box === mine.box ? board : /** @type {any} */ ({}), held = board.keys.focused;
    const land = mine.land = groundOf(map, box), view = mine.view = viewOf(map, land);
    land.regions.forEach((region, n) => { region.look = view.look[n]; });
    mine.number = new Map(land.regions.map(({ key }, n) => [key, n]));
    dressed(land.regions, view);
    board.load(land);
    if (camera && board.camera) board.look(camera);
    if (held !== null) board.keys.focus(held, true);
  } else {
    mine.view = viewOf(map, mine.land);
    dressed(board.map.regions, mine.view);
  }
  Object.assign(mine, { box, walls });
  board.describe = r => spoken(map, mine.view, mine.land.regions[r].key);
  lit(mine);
}

// What is chosen, and where something is wrong.
function lit(mine) {
  const { board, view, number, past: { now: map } } = mine;
  const spots = (mine.wrong ?? []).map(fault => whereOf(fault, map)).filter(Boolean);
  const at = number?.get(mine.at), n = map.seats.length;       // who is nobody's has no colour
  board.show({ view: { ...view, wrong: new Set(spots.map(key => number.get(key))) }, choices: [],
    colours: COLOURS.slice(0, n), patterns: PATTERNS.slice(0, n), highlight: new Set(mine.covered?.() ?? []),
    from: at ?? null });
}

// From what one may begin anew; it can be taken back.
function opening({ game }, deeds) {
  const all = [...app.maps, ...cupboard.boards()].filter(board => board.game === game);
  const node = select([["", say("land_from")], ["plain", say("scenario_plain")],
    ...all.map(({ file, name, players }) =>
      [file, `${spelled(name)} · ${say("n_players", { n: players })}`])], "",
  file => {
    node.value = "";
    if (file) deeds.begin(file).catch(complain);
  });
  node.ariaLabel = say("land_from");
  node.className = "land-from";
  return node;
}

// What is wrong, each with the way to where it is.
function faults(mine, pick) {
  const { wrong: found, past: { now: map }, view } = mine;
  if (!found) return make("p.quiet", {}, say("scenario_looking"));
  if (!found.length) return make("p.land-well", {}, say("scenario_well"));
  const line = fault => {
    const text = sentence(fault, { map, spaces: view.spaces }), key = whereOf(fault, map);
    return key && mine.number.has(key) ? button(text, () => pick(key), "quiet") : text;
  };
  return make("ul", {}, ...found.map(fault => make("li", {}, line(fault))));
}

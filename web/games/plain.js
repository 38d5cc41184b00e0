// A game in plain clothes: what the screen shows of one that brings nothing but its wheel and its maps,
// and what every kit falls back on.

import { hexes } from "../board/hexes.js";
import { laidOut } from "../board/graph.js";
import { button, make } from "../page/dom.js";
import { named, player, say, spelled } from "../page/words.js";
import { worded } from "../panel/wording.js";
import * as history from "./plain/history.js";
import { painter } from "./plain/paint.js";

const ROOM = 60;                                  // of a place that nobody drew
const TECHNICAL = ["first", "sandbox"];           // options that the set-up shows otherwise, or not at all

/** @type {import("./kit.js").Kit} */
export const plain = {
  painter, history,
  awards: { earned: () => [], words: () => ({}) },

  // Places as the map draws them; hexes where it has `cells`; else circles, laid out by who is near whom.
  land(map) {
    if (map.cells) return { ...hexes(map.cells), around: "sheet", edges: map.edges };
    const size = map.size ?? [1600, 1000], regions = map.regions ?? [];
    const near = regions.map(region => region.near ?? []), edges = map.edges ?? [];
    const ways = near.flatMap((all, r) => all.filter(q => r < q).map(q => [r, q, "way"]));
    if (regions.every(({ shape }) => shape?.length)) return { ...map, size, regions };
    const spots = regions.every(({ at }) => at) ? regions.map(({ at }) => at) : laidOut(near, size);
    return {
      room: ROOM, ...map, size, around: "sheet", edges: [...ways, ...edges],
      regions: regions.map((region, r) => ({ ...region, near: near[r], at: spots[r] })),
    };
  },

  pool: () => null,

  // Cards to choose from; a game without any has no tray.
  tray(match, hands) {
    const cards = match.table.choices.filter(({ kind }) => kind === "card");
    const card = choice => button(worded(choice, match), () => hands.act(choice.action));
    return cards.length ? make("div.plain-cards", {}, cards.map(card)) : null;
  },
  crest: () => null,
  purse: () => null,
  aim() {},

  seat: (view, p) => ({ lines: [], score: view.scores?.[p], aside: null }),
  party: () => null,
  progress: view => make("span.when", {}, plain.when(view)),
  when: ({ round }) => round ? say("end_round_n", { n: round }) : "",

  phase: ({ frame }) => ({ key: `phase_${frame?.phase}`, facts: {} }),
  deeds: () => [],
  facts: () => ({}),
  face: () => null,
  hides: () => false,
  waits: () => false,
  minor: () => false,

  bills: () => false,
  foretells: false,
  bill: () => [],
  ferry: () => null,
  // What is usually done with a place here.
  doubts({ choices }, place, verb) {
    const asked = verb ?? choices.find(choice => choice.kind === "place")?.action[0];
    return asked ? [asked, place] : null;
  },
  together: action => action,
  unusual: () => null,
  asks: () => false,
  guide: { key: () => null, at: ({ action: [verb] }) => `[data-verb="${verb}"]` },
  walks: () => true,
  herd: () => 1,
  finishes: () => false,
  rests: ({ choices }) => choices.every(({ kind }) => ["plain", "pass", "heap"].includes(kind)),

  place: ({ key = "", name, number }, place) =>
    spelled(name) || number || (/[a-z]/i.test(key) ? named(key) : say("place_n", { n: place + 1 })),
  spoken(view, place, region) {
    const { heap, pieces } = painter.pile(view, place, region), many = n => n > 1 ? ` ${n}` : "";
    const things = pieces.map(({ key, n }) => named(key) + many(n));
    const who = heap?.player === undefined ? [] : [player(heap.player) + many(heap.n)];
    const land = region.terrain ? [named(region.terrain)] : [];
    return [plain.place(region, place), ...land, ...things, ...who].join(", ");
  },
  reads: () => ({}),
  spots: ({ place, region }) => [place, region].filter(r => Number.isInteger(r)),

  begins: ({ event }) => event === "turn",
  leaves: () => true,
  hurts: ({ foe, player: p }, me) => foe === me && p !== me,
  relics: () => [],

  sounds: { turn: "turn", over: "win" },
  splash: () => null,
  stage: null,
  // What one player alone may see comes as a list by player whose entries are unlike.
  overt: null,
  secrets: view => Object.values(view).some(list => Array.isArray(list) && list.length === view.players
    && new Set(list.map(one => one === null ? "null" : typeof one)).size > 1),
  options: known => Object.keys(known).filter(name => !TECHNICAL.includes(name) && known[name].length > 1),
  sides: () => null,
  role: () => "",
  title: () => "",
  lands: null,
  scenarios: false,
  workbench: null,
  arranges: false,
  makes: null,
  ground: null,
  watching: {},
};

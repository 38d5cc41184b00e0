// What a press on the board does with the tool in hand, by pointer and by keys.

import { say } from "../../../page/words.js";
import * as chart from "./chart.js";
import * as folk from "./folk.js";

const TURN = { r: 1, R: -1 };
// tools that are laid down; that mean a piece
const ONCE = ["carry", "lay", "place"], WHOLE = ["hand", ...ONCE];
// tools for what is there only where a space is
const GROUNDED = ["token", "depleted", "place", "wall", "outpost", "stand"];

// own: of the desk; deeds: of the screen.
/** @type {(mine: any, own: any, deeds: any, host: HTMLElement) => void} */
export function hands(mine, own, deeds, host) {
  const { board } = mine, now = () => mine.past.now, key = r => mine.land.regions[r].key;
  mine.covered = () => WHOLE.includes(mine.tool.kind) ? covered(mine, mine.at) : [];
  board.onPick = r => press(mine, own, key(r), 1);
  board.onMinus = r => press(mine, own, key(r), -1);
  board.onMove = (from, to) => {
    const row = rowAt(mine, key(from));
    if (mine.tool.kind !== "hand" || row === undefined) return;
    mine.at = key(to);
    deeds.put(carried(now(), row, key(from), key(to)));
  };
  board.onPoint = r => {
    board.shining.clear();
    const { tool } = mine;
    if (r === null || !["lay", "carry"].includes(tool.kind)) return;
    const slot = tool.kind === "lay" ? { ...tool.slot, at: chart.cellOf(key(r)) }
      : carried(now(), tool.row, tool.grip, key(r)).pieces[tool.row];
    board.lit(chart.coverOf(slot, now().seats).map(at => mine.number.get(at)).filter(n => n !== undefined));
  };
  host.addEventListener("keydown", event => typed(mine, own, event));
  mine.root.firstElementChild.addEventListener("keydown", event => {
    const wish = event.ctrlKey || event.metaKey, typing = event.target.closest("input, textarea");
    if (!wish || typing || event.key.toLowerCase() !== "z") return;
    event.preventDefault();
    deeds.turn(event.shiftKey ? "redo" : "undo");
  });
}

export const rowAt = ({ view }, key) => view?.spaces.get(key)?.row;

const covered = (mine, key) => {
  const row = rowAt(mine, key), { seats, pieces } = mine.past.now;
  const keys = row === undefined || !pieces[row] ? [key] : chart.coverOf(pieces[row], seats);
  return keys.map(one => mine.number?.get(one)).filter(n => n !== undefined);
};

function carried(map, row, from, to) {
  const [a, b] = [from, to].map(chart.cellOf), { at: [q, r] } = map.pieces[row];
  return chart.altered(map, row, { at: [q + b[0] - a[0], r + b[1] - a[1]] });
}

function press(mine, own, key, sign) {
  const { tool, past: { now } } = mine, { spaces } = mine.view, deed = DEEDS[tool.kind];
  if (sign > 0 && tool.what !== "" && tool.what !== 0 && GROUNDED.includes(tool.kind) && !spaces.has(key)) {
    mine.at = key;
    own.tell(say("scenario_no_space"));
    return own.paint();
  }
  const next = deed?.(now, key, { tool, sign, spaces, near: mine.at });
  mine.at = tool.kind === "wall" && next !== now ? null : key;        // the next two begin anew
  if (ONCE.includes(tool.kind)) own.free();
  if (next && next !== now) own.put(next);
  else own.paint();
}

const DEEDS = {
  lay: (map, key, { tool }) => chart.laid(map, { ...tool.slot, at: chart.cellOf(key) }),
  carry: (map, key, { tool }) => carried(map, tool.row, tool.grip, key),
  space: (map, key, { tool, sign }) => chart.spaced(map, key, sign > 0 ? tool.what : ""),
  token: (map, key, { tool, sign }) => chart.tokened(map, key, sign > 0 ? tool.what : ""),
  depleted: (map, key, { tool, sign }) => chart.depleted(map, key, sign > 0 ? tool.what : 0),
  place: (map, key, { tool }) => chart.placed(map, tool.what, key),
  wall: (map, key, { near }) => near && chart.beside(key).includes(near) ? chart.wall(map, key, near) : map,
  outpost: (map, key, { tool, sign }) => folk.outposted(map, key, sign > 0 ? tool.owner : -1),
  stand: (map, key, { tool: { owner, what }, sign, spaces }) => folk.stood(map, owner, key, what,
    Math.max(0, (folk.standing(map, owner, key, spaces)[what] ?? 0) + sign), spaces),
};

// Keys while the board has the keyboard: a piece is turned, turned over, taken away.
function typed(mine, own, { key, ctrlKey, metaKey, altKey }) {
  const row = rowAt(mine, mine.at), { past: { now }, tool } = mine;
  if (ctrlKey || metaKey || altKey) return;
  if (key === "Escape") own.take({ kind: "hand" });
  if (tool.kind === "lay" && TURN[key])
    own.take({ ...tool, slot: { ...tool.slot, turn: (tool.slot.turn + TURN[key] + 6) % 6 } });
  else if (row === undefined) return;
  else if (TURN[key]) own.put(chart.turned(now, row, TURN[key], chart.cellOf(mine.at)));
  else if (key === "f") own.put(chart.altered(now, row, chart.flipped(now.pieces[row])));
  else if (key === "Delete") own.put(chart.away(now, row));
}

// The controls of the editor of positions, made of the engine's own list: a number has steps, all else a list
// to choose from. What a setting is called is `arrange_<set>`; no rule is known here.

import { make } from "../page/dom.js";
import { select } from "../page/fields.js";
import { has, named, readable, say } from "../page/words.js";

// One setting; put(to) is told of what is wished. person(p): the name of a player.
/** @type {(row: any, put: (to: any) => void, person: (p: number) => string) => HTMLElement} */
export function control(row, put, person) {
  const label = labelled(row, person);
  const counts = row.among ? row.among.every((n, i) => n === i) : true, players = row.set === "turn";
  const node = counts && !players ? steps(row, label, put) : list(row, label, put, person);
  return make("div.field.arrange-row", { data: { set: row.set, piece: row.piece } },
    make("span", { ariaHidden: "true" }, label), node);
}

// What is set, and of which piece: `arrange_<set>_of` where the piece alone would not say it.
function labelled({ set, piece }, person) {
  const what = piece && text(piece, person);
  if (piece) return has(`arrange_${set}_of`) ? say(`arrange_${set}_of`, { what }) : what;
  return has(`arrange_${set}`) ? say(`arrange_${set}`) : readable(set);
}

// A value in words: "a+b" and "a-b" are several, "a:0" belongs to a player, "a:b" to somebody else.
function text(value, person = String) {
  if (value === null) return say("arrange_none");
  if (typeof value !== "string") return String(value);
  if (has(`arrange_${value}`)) return say(`arrange_${value}`);
  const [kind, whose] = value.split(":");
  const owner = () => /^\d$/.test(whose) ? person(Number(whose)) : text(whose);
  if (whose !== undefined) return `${text(kind)}, ${owner()}`;
  const several = value.split(/[+-]/);
  return several.length > 1 ? several.map(one => text(one)).join(" + ") : named(value);
}

function list(row, label, put, person) {
  const players = row.set === "turn";
  const entries = row.among.map(value =>
    [JSON.stringify(value), players ? person(value) : text(value, person)]);
  const first = entries.filter(([key]) => ["null", "\"tribes\""].includes(key));
  const rest = entries.filter(entry => !first.includes(entry));
  if (!players) rest.sort(([, a], [, b]) => a.localeCompare(b, undefined, { numeric: true }));
  const node = select([...first, ...rest], JSON.stringify(row.is), value => put(JSON.parse(value)));
  node.ariaLabel = label;
  return node;
}

export function steps(row, label, put) {
  const least = row.least ?? 0, most = row.most ?? row.among.length - 1;
  const input = make("input", {
    type: "number", min: least, max: most, value: row.is, ariaLabel: label, inputMode: "numeric",
    onchange() {
      const wished = Math.round(Number(input.value));
      const to = Math.min(most, Math.max(least, Number.isFinite(wished) ? wished : row.is));
      input.value = String(to);
      if (to !== row.is) put(to);
    },
  });
  const step = (sign, by, word) => make("button", {
    type: "button", ariaLabel: say(word, { what: label }),
    disabled: row.is + by < least || row.is + by > most, onclick: () => put(row.is + by),
  }, sign);
  return make("span.arrange-steps", { role: "group", ariaLabel: label },
    step("−", -1, "arrange_less"), input, step("+", 1, "arrange_more"));
}

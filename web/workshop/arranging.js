// The controls of the editor of positions, made of the engine's own list: a number has steps, all else a list
// to choose from. What a setting is called is `arrange_<set>`; no rule is known here.

import { make } from "../page/dom.js";
import { select } from "../page/fields.js";
import { has, named, readable, say } from "../page/words.js";

// One setting; put(to) is told of what is wished. person(p): the name of a player.
/** @type {(row: any, put: (to: any) => void, person: (p: number) => string) => HTMLElement} */
export function control(row, put, person) {
  const label = row.piece ? named(row.piece)
    : has(`arrange_${row.set}`) ? say(`arrange_${row.set}`) : readable(row.set);
  const counts = row.among ? row.among.every((n, i) => n === i) : true, players = row.set === "turn";
  const node = counts && !players ? steps(row, label, put) : list(row, label, put, players && person);
  return make("div.field.arrange-row", { data: { set: row.set, piece: row.piece } },
    make("span", { ariaHidden: "true" }, label), node);
}

const text = value => value === null ? say("arrange_none") : typeof value !== "string" ? String(value)
  : has(`arrange_${value}`) ? say(`arrange_${value}`) : named(value);

function list(row, label, put, person) {
  const entries = row.among.map(value => [JSON.stringify(value), person ? person(value) : text(value)]);
  const first = entries.filter(([key]) => ["null", "\"tribes\""].includes(key));
  const rest = entries.filter(entry => !first.includes(entry));
  if (!person) rest.sort(([, a], [, b]) => a.localeCompare(b, undefined, { numeric: true }));
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

// Makes elements out of plain data; text goes in as text, never as markup.

/**
 * @template {string} S
 * @typedef {S extends `${infer T}.${string}` ? Tag<T> : S extends `${infer T}#${string}` ? Tag<T> : S} Tag
 */

// make("button.main#go", {onclick, ariaLabel, data: {verb: "take"}}, "Take") -> element. Children: nodes,
// strings, numbers; null, undefined and false are left out.
/**
 * @template {string} S
 * @param {S} spec
 * @param {Record<string, any>} [props]
 * @param {...import("../games/kit.js").Parts} children
 * @returns {Tag<S> extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[Tag<S>] : HTMLElement}
 */
export function make(spec, props = {}, ...children) {
  const { tag, id, classes } = kinds.get(spec) ?? learn(spec), node = document.createElement(tag);
  if (id) node.id = id;
  if (classes) node.className = classes;
  for (const name in props) set(node, name, props[name]);
  node.append(...worth(children));
  return /** @type {any} */ (node);
}

const kinds = new Map();           // what was made before is made much oftener again

function learn(spec) {
  const parts = spec.split(/(?=[.#])/), named = sign =>
    parts.filter(part => part[0] === sign).map(part => part.slice(1)).join(" ");
  const kind = { tag: /^\w/.test(spec) ? parts[0] : "div", id: named("#"), classes: named(".") };
  kinds.set(spec, kind);
  return kind;
}

function set(node, name, value) {
  if (value === undefined || value === null) return;
  if (name === "data") Object.assign(node.dataset, value);
  else if (name === "vars")
    Object.entries(value).forEach(([key, one]) => node.style.setProperty(`--${key}`, one));
  else if (name in node) node[name] = value;
  else node.setAttribute(name, value);
}

const worth = children => children.flat(Infinity)
  .filter(child => child !== null && child !== undefined && child !== false)
  .map(child => child instanceof Node ? child : String(child));

// Puts other children in the place of those a node has.
/** @type {<N extends Element>(node: N, ...children: import("../games/kit.js").Parts[]) => N} */
export function replace(node, ...children) {
  node.replaceChildren(...worth(children));
  return node;
}

const CONTROLS = "button, select, input, summary";

// Draws a part of the page anew: the keyboard stays at its control, wherever that has come to, and what was
// unfolded stays so.
export function steadily(root, draw) {
  const all = wish => /** @type {any[]} */ ([...root.querySelectorAll(wish)]);
  const had = all(CONTROLS), at = had.indexOf(document.activeElement);
  const folds = all("details"), was = folds.map(one => one.open);
  const open = new Map(folds.map((one, i) => [title(one), was[i]]));
  draw();
  const now = all("details"), alike = now.length === folds.length;     // a summary may say what is chosen
  now.forEach((one, i) => { one.open = open.get(title(one)) ?? (alike ? was[i] : one.open); });
  if (at < 0) return;
  const has = all(CONTROLS), same = has.filter(node => face(node) === face(had[at]));
  const there = has.length === had.length || same.includes(has[at]);
  const kept = there ? has[at] : same[0] ?? has[at] ?? has.at(-1);
  kept?.focus({ preventScroll: true });
}

const title = folded => folded.querySelector("summary")?.textContent;
const face = node => [node.tagName, node.type, node.ariaLabel, node.textContent].join();

// Which of some buttons can be pressed: the keyboard at one that no longer can goes to one that can.
/** @type {(nodes: HTMLButtonElement[], which: any[]) => void} */
export function able(nodes, which) {
  const held = nodes.find(node => node === document.activeElement);
  nodes.forEach((node, i) => { node.disabled = !which[i]; });
  if (held?.disabled) nodes.find(node => !node.disabled)?.focus();
}

export const button = (text, onclick, kind = "") =>
  make(`button${kind && `.${kind}`}`, { type: "button", onclick }, text);

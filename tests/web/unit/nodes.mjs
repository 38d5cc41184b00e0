// A page of a few lines, for modules that make elements: they are found by class or attribute, and pressed.
globalThis.Node ??= class {};

class Element extends Node {
  children = [];
  dataset = {};
  attributes = {};
  className = "";
  onclick = null;
  hidden = false;
  style = { setProperty() {} };
  classList = { add: name => { this.className += ` ${name}`; }, toggle() {}, remove() {} };
  setAttribute(name, value) { this.attributes[name] = value; }
  append(...nodes) { for (const node of nodes) this.put(node); }
  put(node) {
    if (node instanceof Element) node.parent = this;
    this.children.push(node);
  }
  replaceChildren(...nodes) {
    this.children = [];
    this.append(...nodes);
  }
  replaceWith(node) {
    const { children } = this.parent;
    children[children.indexOf(this)] = node;
    node.parent = this.parent;
  }
  contains() { return false; }
  focus() { document.activeElement = this; }
  get textContent() { return this.children.map(one => one.textContent ?? one).join(""); }
  get whole() { return this.children.flatMap(one => one instanceof Element ? [one, ...one.whole] : []); }
  // ".name" or "[name=value]"
  querySelectorAll(wish) {
    const [, hyphened, value] = /^\[([\w-]+)="?(\w+)"?\]$/.exec(wish) ?? [];
    const name = hyphened?.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
    return this.whole.filter(one => name ? one.attributes[name] === value
      : one.className.split(" ").includes(wish.slice(1)));
  }
  querySelector(wish) { return this.querySelectorAll(wish)[0] ?? null; }
}

Object.assign(globalThis.document ??= { documentElement: {} }, {
  createElement: () => new Element(), createElementNS: () => new Element(), activeElement: null,
});
export const root = () => new Element();

// The style of the desk comes with it, not with the page.

import { make } from "../../../page/dom.js";

const ADDRESS = new URL("desk.css", import.meta.url).href;

export function styled() {
  if (!document.querySelector(`link[href="${ADDRESS}"]`))
    document.head.append(make("link", { rel: "stylesheet", href: ADDRESS }));
}

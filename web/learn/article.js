// One entry of a book of rules as nodes: its text, an example, our rulings, what to see also.

import { kitOf } from "../games/games.js";
import { make } from "../page/dom.js";
import { emblem } from "../panel/emblem.js";
import { say, within } from "../page/words.js";
import { line } from "./rich.js";

export function article(book, key) {
  const { title, kind, tokens, limit, text, example, rulings = [], ours = [], see } = book.entry(key);
  const sentence = book.sentence(key);
  const link = (other, words) => make("a", { href: book.address(other) }, words);
  const refer = (name, words) => {
    const { page, word } = book.termOf(name);
    return link(page, words ?? word);
  };
  return make("article.rules-entry", { id: `rule-${key}` },
    make("h3", { tabIndex: -1 }, kind && emblem(key), within(book.game, () => kitOf(book.game).crest(key)),
      make("a.rules-anchor", { href: book.address(key) }, title),
      tokens && make("span.rules-tokens", {},
        within(book.game, () => say(`ref_${kind}_tokens`, { n: tokens, limit })))),
    kind && sentence && make("p.rules-sentence", {}, sentence),
    text.map(one => make("p", {}, line(one, refer))),
    example && make("p.rules-example", {}, make("b", {}, say("ref_example")), " ", example),
    rulings.length + ours.length > 0 && make("ul.rules-rulings", { ariaLabel: say("ref_rulings") },
      rulings.map(one => ruling("ref_ruling", one)), ours.map(one => ruling("ref_ours", one))),
    see && make("p.rules-see", {}, say("ref_see"), " ",
      see.flatMap((other, n) => [n ? ", " : "", link(other, book.entry(other).title)])));
}

const ruling = (kind, text) => make("li", {}, make("b", {}, say(kind)), " ", text);

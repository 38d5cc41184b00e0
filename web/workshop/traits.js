// What races and powers say of themselves: name and sentence, in the language spoken if they have words in
// it.

import { make } from "../page/dom.js";
import { language } from "../page/words.js";

export const wordsOf = extra => Object.entries(extra.words)
  .map(([key, told]) => told[language] ?? told.en ?? Object.values(told)[0] ?? [key, ""]);

export const traits = extra => make("dl.extras-traits", {},
  ...wordsOf(extra).flatMap(([name, sentence]) => [make("dt", {}, name), make("dd", {}, sentence)]));

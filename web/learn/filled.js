// A text of a lesson with its gaps filled.

import { app } from "../page/app.js";
import { language, say, spelled } from "../page/words.js";

// {@key} is the name of a region, {key} the words of a button.
export function filled(text) {
  const { regions } = app.match.land, region = key => regions.find(one => one.key === key);
  return text[language].replace(/\{@([\w.-]+)\}/g, (gap, key) => spelled(region(key)?.name) || key)
    .replace(/\{(\w+)\}/g, (gap, key) => say(key));
}

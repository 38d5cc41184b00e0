// When a match was played, as the browser's own country writes it.
import assert from "node:assert/strict";
import test from "node:test";

import "./page.mjs";

const { speak } = await import("../../../web/page/words.js");
const { moment } = await import("../../../web/saves/titles.js");
const at = new Date(2026, 2, 3, 14, 17).getTime();

test("a time of day is told as the browser's country tells it, in the language spoken", async () => {
  for (const [tags, language, wanted] of [
    [["en-US", "en"], "en", "today, 2:17 PM"], [["en-GB", "en"], "en", "today, 14:17"],
    [["ru-RU", "en-GB"], "en", "today, 14:17"], [["de", "ru"], "ru", "сегодня, 14:17"],
  ]) {
    Object.defineProperty(globalThis, "navigator", { value: { languages: tags }, configurable: true });
    await speak(language);
    assert.equal(moment(at, at).replace(/\s/g, " "), wanted, tags[0]);
  }
});

// The search in the rules: names of both languages, no case, no accents, Russian endings; texts with terms in them.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";

globalThis.fetch = async url => ({ ok: true, json: async () => JSON.parse(await readFile(url, "utf8")) });
const book = await import("../../../web/learn/book.js");
const { plain } = await import("../../../web/learn/rich.js");
await book.open();

const finds = (query, key) => assert.ok(book.search(query)?.includes(key), `${query}: ${book.search(query)}`);
const begins = (query, key) => assert.equal(book.search(query)?.[0], key);

test("nothing asked is not nothing found", () => {
  assert.equal(book.search("  "), null);
  assert.deepEqual(book.search("zzzz"), []);
});

test("names are found in either language, whatever their case and ending", () => {
  for (const query of ["ghoul", "GHOULS", "вурдалаки", "Вурдалак", "вурдалаками"]) begins(query, "ghouls");
  begins("тролли", "trolls");
  begins("troll", "trolls");
  begins("крепость", "fortress");
  begins("Упадок", "decline");
});

test("accents and ё do not matter", () => {
  finds("Décline", "decline");
  begins("УКРЕПЛЕННЫЕ", "fortified");
  finds("лес", "land_forest");
});

test("several words must all be found", () => {
  finds("fortress decline", "fortified");
  assert.ok(!book.search("fortress magic").includes("fortress"));
});

test("what a name says comes before what a text says", () => {
  const found = book.search("die");
  assert.equal(found[0], "die");
  assert.ok(found.length > 2);
});

test("the beginnings to be marked are those of the words asked for", () => {
  assert.deepEqual(book.beginnings("Орками, die"), ["орк", "die"]);
});

test("a text without its marks", () => {
  assert.equal(plain("[[decline|Goes]] and **then** [[redeploy]]."), "Goes and then redeploy.");
});

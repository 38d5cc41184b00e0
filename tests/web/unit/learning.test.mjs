// The search in the rules: names of both languages, no case, no accents, Russian endings;
// texts with terms in them.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";

globalThis.addEventListener ??= () => {};
const entry = key => ({
  key, name: { en: key }, lessons: `lessons/${key}/index.json`, texts: {},
  book: Object.fromEntries(["en", "ru"].map(tag => [tag, `web/text/reference.${key}.${tag}.json`])),
});
const site = { games: ["smallworld", "wolves"].map(entry), maps: [] };
globalThis.fetch = async url => ({
  ok: true,
  json: async () => String(url).endsWith("/site.json") ? site : JSON.parse(await readFile(url, "utf8")),
});
const { beginnings, gameOf, lookUp, open } = await import("../../../web/learn/book.js");
const { app } = await import("../../../web/page/app.js");
await (await import("../../../web/games/games.js")).list();
const { parted } = await import("../../../web/learn/choice.js");
const { plain } = await import("../../../web/learn/rich.js");
const book = await open("smallworld"), wolves = await open("wolves");

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
  assert.deepEqual(beginnings("Орками, die"), ["орк", "die"]);
});

test("a text without its marks", () => {
  assert.equal(plain("[[decline|Goes]] and **then** [[redeploy]]."), "Goes and then redeploy.");
});

test("every game has a book of its own", () => {
  assert.equal(wolves.search("howl")[0], "howl");
  assert.equal(wolves.search("вожаками")[0], "alpha");
  assert.ok(!wolves.search("ghouls").includes("ghouls"));
  assert.equal(wolves.address("tie"), "#/rules/wolves/tie");
});

test("an address may name its game; an old one leads to the game that has the entry", async () => {
  assert.deepEqual(parted(["wolves", "3"]), ["wolves", "3"]);
  assert.deepEqual(parted(["3"]), [undefined, "3"]);
  assert.deepEqual(parted([]), [undefined, undefined]);
  assert.equal(await gameOf("ghouls"), "smallworld");
  assert.equal(await gameOf("howl"), "wolves");
});

test("a term is looked up in the book of the running game first", async () => {
  app.match = { key: "wolves" };
  assert.equal((await lookUp("tie")).game, "wolves");
  assert.equal((await lookUp("decline")).game, "smallworld");
  app.match = { key: "smallworld" };
  assert.equal((await lookUp("tie")).game, "smallworld");
  assert.equal(await lookUp("nothing"), undefined);
  app.match = null;
});

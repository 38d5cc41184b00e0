// The search in the rules: names of both languages, no case, no accents, Russian endings;
// texts with terms in them.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";

globalThis.addEventListener ??= () => {};
globalThis.document ??= {
  documentElement: {}, createElement: () => ({ append() {}, setAttribute() {}, classList: { add() {} } }),
};
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
const { done, tick } = await import("../../../web/learn/course.js");
const { Coach } = await import("../../../web/learn/coach.js");
const { filled } = await import("../../../web/learn/filled.js");
const { speak } = await import("../../../web/page/words.js");
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

test("a lesson done under its old name, with a number, is still done", () => {
  const kept = { "marchlands.lessons.smallworld": '["11-decline", "the-die", 7]' };
  const setItem = (key, text) => { kept[key] = text; };
  globalThis.localStorage = { getItem: key => kept[key] ?? null, setItem };
  assert.deepEqual([...done("smallworld")], ["decline", "the-die"]);
  tick("smallworld", "leaving");
  assert.deepEqual(JSON.parse(kept["marchlands.lessons.smallworld"]), ["decline", "the-die", "leaving"]);
  delete globalThis.localStorage;
});

test("a lesson names regions as the map does, and buttons as they are named", async () => {
  await speak("en");
  app.match = { land: { regions: [{ key: "a" }, { key: "b", name: { en: "Moonrye" } }] } };
  assert.equal(filled({ en: "Take {@b}, not {@a}, then “{undo}”." }), "Take Moonrye, not a, then “Undo”.");
  app.match = null;
});

test("a step that asks for something shines only where it can be done", async () => {
  const shining = new Set(), lesson = {
    goal: { a: 1 }, dead: { a: 1 }, solution: [], steps: [{ say: { en: "Look" }, light: ["a", "b"] },
      {
        say: { en: "Take" }, otherwise: { en: "Undo" }, given: { a: 1 },
        light: ["a", "b", "c"], wait: { a: 1 },
      }],
  };
  app.board = { lit: (regions, on) => regions.forEach(r => on ? shining.add(r) : shining.delete(r)) };
  const table = { step: 0, choices: [{ place: 1 }, { place: 2, from: 0 }] };
  app.match = { mine: true, table, land: { regions: ["a", "b", "c"].map(key => ({ key })) } };
  let given = true;
  app.crew = { ask: async (op, { goals }) => ({ reached: goals.map((goal, n) => n === 3 && given) }) };
  const coach = new Coach({ game: "smallworld", lessons: [lesson], number: 1, go: {} });
  coach.paint = coach.light;                                     // no page to write on
  await coach.onTable();
  assert.deepEqual([...shining], [0, 1]);                        // told: all it tells of
  table.step = 1;
  table.choices = [{ place: 2 }];
  await coach.onTable();
  assert.deepEqual([...shining], [2]);                           // asked for: what can be chosen
  given = false;
  await coach.onTable();
  assert.deepEqual([...shining], []);                            // not so: something else is said
  given = true;
  table.choices = [];
  await coach.onTable();
  assert.equal(coach.end, "dead");                               // nothing that was taught is left to do
  table.choices = [{ place: 2 }];
  table.step = 2;
  app.crew = { ask: async (op, { goals }) => ({ reached: goals.map(() => true) }) };
  await coach.onTable();
  assert.equal(coach.end, "dead");                               // out of reach it stays
  table.step = 0;
  await coach.onTable();
  assert.equal(coach.end, "done");                               // but after it was taken back
  app.match = app.board = null;
});

test("a lesson offers what was taught by then, and always what must be decided", () => {
  const lessons = [[["conquer", "a"]], [["conquer", "a"], ["done"]], [["decline"]]]
    .map(solution => ({ solution }));
  const offered = (number, ...choices) => new Coach({ game: "smallworld", lessons, number, go: {} })
    .narrowed({ choices: choices.map(verb => ({ action: [verb], kind: "plain" })) }).choices
    .map(({ action: [verb] }) => verb);
  assert.deepEqual(offered(1, "conquer", "decline", "done"), ["conquer"]);
  assert.deepEqual(offered(2, "conquer", "decline", "done"), ["conquer", "done"]);
  assert.deepEqual(offered(3, "conquer", "decline", "done"), ["conquer", "decline", "done"]);
  assert.deepEqual(offered(1, "displace"), ["displace"]);
});

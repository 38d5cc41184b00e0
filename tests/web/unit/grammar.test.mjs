// Grammar: every sentence about players holds for "you" and for a name, in both languages, with every number;
// whole matches are told without a slip.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";

import "./page.mjs";
import { names, texts } from "./texts.mjs";

const words = await import("../../../web/page/words.js");
const { read } = await import("../../../web/page/site.js");
const { reading } = await import("../../../web/panel/wording.js");

const GAMES = ["azeroth", "smallworld", "warcraft", "wolves"], NUMBERS = [1, 2, 5, 21];
const PEOPLE = ["player", "foe", "ally", "owner"];
const VERBS = ["take", "roll", "earn", "make", "build", "pay", "find", "choose", "lead", "begin", "act",
  "flip", "dig", "howl", "dominate", "gain", "hunt", "give", "lay", "get", "fetch", "raise", "open", "mark",
  "ransom", "intimidate", "attack", "finish", "train", "upgrade", "harvest", "draw", "play", "call", "lose",
  "pillage", "dispel", "keep", "hold", "ask"];
const SLIPS = {
  en: [/[{}[\]]/, /undefined|null|NaN|\[object/, / {2}| [,.:;]|^\W/, /\byou you\b/i, /\byou is\b/i,
    /\byou (?!alone|each|and|are|in)\w+s\b/i, /(?<!ahead )\b(?:of|by) you\b/, /\b1 \w+s (?!of)/,
    new RegExp(String.raw`\bAnn (?:have|are|${VERBS.join("|")})\b`)],
  ru: [/[{}[\]]/, /undefined|null|NaN|\[object/, / {2}| [,.:;]|^[^\wА-яё]/, /\bвы вы\b/i,
    /(?<![А-яё])вы [а-яё]+(?:ет|ит|ёт)(?![а-яё])/i, /(?:игрок|игрока|игроком) вы(?![а-яё])/i,
    /Ann [а-яё]+(?:ете|ите|ёте)(?![а-яё])/, /(?<!\d)1 (?:фишек|монет|монеты|фишки)(?![а-яё])/],
};
const GAP = /\{(\w+)(?::((?:[^{}]|\{\w+\})*))?\}/g;

function slips(text, tag) {
  const bad = SLIPS[tag].find(slip => slip.test(text));
  assert.ok(!bad, `${tag}: ${text}    (${bad})`);
}

// Every sentence with a gap for a player, by game and key.
async function sentences(tag) {
  const parts = [["", tag], ...GAMES.flatMap(game => names(game).map(name => [game, `${name}.${tag}`]))];
  const rows = await Promise.all(parts.map(async ([game, name]) => Object.entries(
    JSON.parse(await readFile(new URL(`../../../web/text/${name}.json`, import.meta.url), "utf8")),
  ).map(([key, text]) => [game, key, text])));
  return rows.flat()
    .filter(([, key]) => !key.startsWith("letter_"))              // those tell of others, by their names
    .filter(([, , text]) => PEOPLE.some(name => text.includes(`{${name}`)));
}

// A fact for every gap of a sentence; those that count are numbers.
function facts(text, n, you) {
  const gaps = [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name);
  const counted = [...text.matchAll(GAP)].filter(([, name, forms]) => forms && !PEOPLE.includes(name))
    .map(([, name]) => name);
  return Object.fromEntries(gaps.map(name => [name,
    PEOPLE.includes(name) ? words.person(name === you ? 0 : name === "player" ? 1 : 2)
      : counted.includes(name) || name === "n" ? n : "Xx"]));
}

for (const tag of ["en", "ru"]) {
  test(`every sentence about players holds for "you" and for a name: ${tag}`, async () => {
    await words.speak(tag);
    for (const game of GAMES) await words.add(game, texts(game, tag));
    words.call(p => ["Kim", "Ann", "Bob"][p], 0);
    const all = await sentences(tag);
    assert.ok(all.length > 50);
    for (const [game, key, text] of all) {
      words.playing(game);
      for (const n of NUMBERS) for (const you of ["", ...PEOPLE])
        slips(words.capital(words.say(key, facts(text, n, you))), tag);
    }
  });

  for (const game of GAMES) test(`a whole match is told without a slip: ${game}, ${tag}`, async () => {
    const file = `${process.env.MARCHLANDS_STORIES}/${game}.json`;
    const { events, views } = JSON.parse(await readFile(file, "utf8"));
    await words.speak(tag);
    await words.add(game, texts(game, tag));
    words.playing(game);
    const { kit } = await import(`../../../web/games/${game}.js`);
    const map = await read(`maps/${game}/3.json`);
    const table = { view: views[0] }, match = { kit, land: kit.land(map, views[0]), table };
    for (const you of [null, 0, 1, 2]) {
      words.call(p => ["Kim", "Ann", "Bob"][p], you);
      for (const event of events.flat()) {
        const told = reading(event, match);
        if (told) slips(told, tag);
        assert.ok(!told || you === null || !told.includes(["Kim", "Ann", "Bob"][you]), told);
      }
    }
  });
}

test("nobody beats himself: he takes the place of his own race in decline", async () => {
  await words.speak("en");
  await words.add("smallworld", texts("smallworld", "en"));
  words.playing("smallworld");
  const { kit } = await import("../../../web/games/smallworld.js");
  const match = { kit, land: { regions: [{ name: "Moonrye" }] } };
  const event = { event: "conquered", player: 1, race: "orcs", region: 0, tokens: 3, foe: 1 };
  words.call(p => ["Kim", "Ann"][p], null);
  assert.equal(reading(event, match),
    "Ann: Orcs take Moonrye with 3 tokens, in place of their own race in decline");
  words.call(p => ["Kim", "Ann"][p], 1);
  assert.equal(reading(event, match),
    "Your Orcs take Moonrye with 3 tokens, in place of your own race in decline");
  assert.equal(reading({ ...event, player: 0 }, match), "Kim: Orcs take Moonrye with 3 tokens, beating you");
});

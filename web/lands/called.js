// Names for the regions of a new land, in both languages: what it is like and what it is, no two alike.

import { pick } from "../board/chance.js";
import { mixed } from "./settle.js";

// How a word ends before a word of each gender and before several things.
const ENDS = {
  hard: { he: "ый", she: "ая", it: "ое", they: "ые" }, deep: { he: "ой", she: "ая", it: "ое", they: "ые" },
  back: { he: "ий", she: "ая", it: "ое", they: "ие" }, soft: { he: "ий", she: "яя", it: "ее", they: "ие" },
  beast: { he: "ий", she: "ья", it: "ье", they: "ьи" },
};

/** @type {Record<string, string>} */
const LIKE = {
  hard: `Amber Янтарн, Ashen Пепельн, Bright Светл, Broken Ломан, Copper Медн, Dusky Сумрачн, Foggy Туманн,
    Green Зелён, Hidden Тайн, Honey Медов, Mossy Мшист, Northern Северн, Southern Южн, Eastern Восточн,
    Western Западн, Old Стар, Rainy Дождлив, Red Красн, Silver Серебрян, Stony Каменист, Sunny Солнечн,
    Windy Ветрен, Iron Железн, Tin Оловянн, Salt Солён, Moonlit Лунн, Starry Звёздн, Goose Гусин,
    Crane Журавлин, Owl Совин, Eagle Орлин, Snake Змеин, Bee Пчелин, Long Длинн, Black Чёрн, White Бел,
    Grey Сер, Rusty Ржав, Forgotten Забыт, Sleepy Сонн, Merry Весёл, Cold Холодн, Warm Тёпл, Little Мал,
    Cherry Вишнёв, Apple Яблонев, Rowan Рябинов, Birch Берёзов, Nettle Крапивн, Heather Вересков`,
  deep: "Golden Золот, Crooked Крив, Grizzled Сед", back: "Quiet Тих, Wild Дик, Wide Широк, Royal Царск",
  soft: `Blue Син, Morning Утренн, Evening Вечерн, Winter Зимн, Summer Летн, Autumn Осенн, Spring Весенн,
    Far Дальн`,
  beast: "Fox Лис, Wolf Волч, Bear Медвеж, Hare Заяч, Crow Ворон, Goat Коз, Badger Барсуч, Frog Лягушач, "
    + "Sheep Овеч, Fish Рыб",
};

/** @type {Record<string, string>} */
const THINGS = {
  farmland: "Field поле it, Meadow луг he, Vale дол he, Acres нивы they",
  forest: "Wood лес he, Grove роща she, Thicket чаща she, Pines сосны they",
  hill: "Hill холм he, Downs холмы they, Rise бугор he, Slope склон he",
  swamp: "Bog болото it, Fen топь she, Marsh трясина she, Reeds камыши they",
  mountain: "Peak пик he, Crag утёс he, Ridge хребет he, Rocks скалы they",
  sea: "Sea море it, Bay залив he, Sound пролив he", lake: "Lake озеро it, Pool омут he",
};

const rows = text => text.split(/,\s+/).map(row => row.split(" "));
const ALL = Object.entries(LIKE).flatMap(([kind, text]) => rows(text).map(([en, ru]) =>
  ({ en, ru, ends: ENDS[kind] })));
const NOUNS = Object.fromEntries(Object.entries(THINGS).map(([terrain, text]) => [terrain, rows(text)]));

// Names one region after another by its terrain; what it is like comes again when all words were there.
/** @type {(dice: () => number) => (region: any) => any} */
export function named(dice) {
  const taken = new Set(), left = /** @type {typeof ALL} */ ([]);
  const next = ({ terrain }) => {
    if (!left.length) left.push(...mixed(ALL, dice));
    const { en, ru, ends } = /** @type {typeof ALL[0]} */ (left.pop());
    const [thing, what, who] = pick(dice, NOUNS[terrain]);
    return { en: `${en} ${thing}`, ru: `${ru}${ends[who]} ${what}` };
  };
  return region => {
    let name = next(region);
    while (taken.has(name.en)) name = next(region);
    taken.add(name.en);
    return { ...region, name };
  };
}

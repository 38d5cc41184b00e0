// Names for new lands and islands, in both languages.

const NAMES = [
  ["Amber", "Янтарный"], ["Ashen", "Пепельный"], ["Blue", "Синий"], ["Bright", "Светлый"],
  ["Broken", "Ломаный"], ["Calm", "Тихий"], ["Copper", "Медный"], ["Distant", "Далёкий"],
  ["Dusky", "Сумрачный"], ["Foggy", "Туманный"], ["Forgotten", "Забытый"], ["Golden", "Золотой"],
  ["Green", "Зелёный"], ["Hidden", "Тайный"], ["High", "Высокий"], ["Honeyed", "Медовый"],
  ["Mossy", "Мшистый"], ["Northern", "Северный"], ["Old", "Старый"], ["Rainy", "Дождливый"],
  ["Red", "Красный"], ["Silver", "Серебряный"], ["Stony", "Каменный"], ["Sunny", "Солнечный"],
  ["Wild", "Дикий"], ["Windy", "Ветреный"],
];
const THINGS = { land: ["Land", "край"], isle: ["Isle", "остров"] };

// So many names, no two alike.
/** @type {(kind: "land" | "isle", count: number, dice: () => number) => {en: string, ru: string}[]} */
export function names(kind, count, dice) {
  const left = [...NAMES], [en, ru] = THINGS[kind];
  return Array.from({ length: count }, () => {
    const [[one, other]] = left.splice(Math.floor(dice() * left.length), 1);
    return { en: `${one} ${en}`, ru: `${other} ${ru}` };
  });
}

// What the spaces are called: ours, at most 18 letters, one after another for each kind of land.

const NAMES = {
  forest: [["Ravenwood", "Вороний лес"], ["Moss Grove", "Мшистая роща"], ["Whisperwood", "Шепчущий лес"],
    ["Foxwood", "Лисий лес"], ["Old Oaks", "Старая дубрава"], ["Thornwood", "Терновый лес"],
    ["Amber Grove", "Янтарная роща"], ["Owlwood", "Совиный лес"], ["Mistwood", "Туманный лес"],
    ["Boar Thicket", "Кабанья чаща"], ["Alder Grove", "Ольховая роща"], ["Deepwood", "Глухой лес"],
    ["Birch Grove", "Берёзовая роща"], ["Elkwood", "Лосиный лес"]],
  goldmine: [["Sunny Mine", "Солнечные копи"], ["Echo Mine", "Гулкие копи"], ["Badger Mine", "Барсучьи копи"],
    ["Red Mine", "Красные копи"], ["Deep Mine", "Глубокие копи"], ["Lantern Mine", "Фонарные копи"],
    ["Widow's Mine", "Вдовьи копи"], ["Far Mine", "Дальние копи"], ["Lucky Mine", "Счастливые копи"],
    ["Crooked Mine", "Кривые копи"]],
  mountain: [["Grey Peak", "Серый пик"], ["Eagle Crag", "Орлиная скала"], ["Snow Horn", "Снежный рог"],
    ["Old Giant", "Старый великан"], ["Split Peak", "Расколотый пик"], ["Iron Ridge", "Железный хребет"],
    ["Wolf Tooth", "Волчий зуб"], ["Bald Mountain", "Лысая гора"], ["Storm Peak", "Грозовой пик"],
    ["Cloud Crag", "Облачная скала"]],
  objective: [["Old Shrine", "Старое святилище"], ["King's Stone", "Королевский камень"],
    ["Moon Altar", "Лунный алтарь"], ["Broken Circle", "Разбитый круг"], ["War Barrow", "Ратный курган"],
    ["Lost Temple", "Забытый храм"], ["Oracle's Well", "Колодец оракула"], ["Dragon Bones", "Драконьи кости"],
    ["Sentinel Stone", "Камень-страж"], ["Hero's Grave", "Могила героя"]],
  clear: [["Long Meadow", "Долгий луг"], ["Crossways", "Перепутье"], ["Lark Field", "Жаворонково поле"],
    ["Windy Heath", "Ветреная пустошь"], ["Clover Lea", "Клеверный луг"], ["Broad Vale", "Широкий дол"],
    ["Stony Field", "Каменистое поле"], ["Gallop Plain", "Скаковая равнина"], ["Hay Common", "Сенной луг"],
    ["Poppy Field", "Маковое поле"], ["Lost Ford", "Забытый брод"], ["Thistle Down", "Чертополохи"],
    ["Drum Field", "Барабанное поле"], ["Quiet Lea", "Тихий луг"], ["Rusty Field", "Ржавое поле"],
    ["Hawk Moor", "Ястребиная пустошь"], ["Dry Brook", "Сухой ручей"], ["Ember Field", "Горелое поле"],
    ["Hare Field", "Заячье поле"], ["Milk Meadow", "Молочный луг"], ["Rover's Camp", "Стан бродяг"],
    ["Three Stones", "Три камня"], ["Cold Vale", "Студёный дол"], ["Sage Plain", "Полынная степь"],
    ["Twilight Lea", "Сумеречный луг"], ["Last Field", "Последнее поле"]],
};
const TOWNS = {
  human: ["Human Town", "Город людей"], orc: ["Orc Town", "Город орков"],
  undead: ["Undead Town", "Город нежити"], night_elf: ["Night Elf Town", "Город ночных эльфов"],
};
const SIGHTS = { gate: ["Elf Gate", "Эльфийские врата"], worldtree: ["World Tree", "Мировое древо"] };

const both = ([en, ru], n) => n ? { en: `${en} ${n}`, ru: `${ru} ${n}` } : { en, ru };

// -> a function that names one space after the other; `start`: which of the lists comes first.
/** @type {(start: number) => (terrain: string, look: string) => Record<string, string>} */
export function christening(start) {
  const given = {};
  return (terrain, look) => {
    const [, race] = look.split(" ");
    if (terrain === "town") return both(TOWNS[race] ?? ["Town", "Город"], 0);
    if (SIGHTS[look]) return both(SIGHTS[look], 0);
    const list = NAMES[terrain] ?? NAMES.clear, n = given[terrain] = (given[terrain] ?? -1) + 1;
    const lap = Math.floor(n / list.length);
    return both(list[(start + n) % list.length], lap && lap + 1);
  };
}

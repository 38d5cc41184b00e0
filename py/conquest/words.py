"""What effects say about themselves: one sentence each, in every language, as on a printed banner."""

LANGUAGES = ("en", "ru")
ANY = "any"
ALL = 99  # tokens kept that mean all of them

KINDS = {  # kind -> English for many and for one, Russian for many, beside many, each of yours
    "farmland": ("farmlands", "farmland", "поля", "полями", "каждое ваше поле"),
    "forest": ("forests", "forest", "леса", "лесами", "каждый ваш лес"),
    "hill": ("hills", "hill", "холмы", "холмами", "каждый ваш холм"),
    "swamp": ("swamps", "swamp", "болота", "болотами", "каждое ваше болото"),
    "mountain": ("mountains", "mountain", "горы", "горами", "каждая ваша гора"),
    "sea": ("seas", "sea", "моря", "морями", "каждое ваше море"),
    "lake": ("lakes", "lake", "озёра", "озёрами", "каждое ваше озеро"),
    "mine": ("mines", "mine", "шахты", "шахтами", "каждая ваша шахта"),
    "magic": ("sources of magic", "source of magic", "источники магии", "источниками магии",
              "каждый ваш источник магии"),
    "cavern": ("caverns", "cavern", "регионы с пещерой", "пещерами", "каждая ваша пещера"),
    "coast": ("regions on a sea or a lake", "coastal region", "регионы на берегу моря или озера",
              "прибрежными регионами", "каждый ваш регион на берегу моря или озера"),
    ANY: ("all regions", "region", "все регионы", "регионами", "каждый ваш регион"),
}

SENTENCES = {
    "discount": ("{On} cost you {tokens} less.", "{On} стоят вам на {tokens} меньше."),
    "flank": ("Regions next to a {one} you hold cost you {tokens} less.",
              "Регионы рядом с вашими {beside} стоят вам на {tokens} меньше."),
    "income": ("Each {one} you hold brings {coins}{lasts}.", "{Mine} приносит ещё {coins}{lasts}."),
    "pension": ("{coins} every turn{lasts}.", "Каждый ход вы получаете ещё {coins}{lasts}."),
    "spoils": ("Each non-empty region you took this turn brings {coins}.",
               "Каждый непустой регион, взятый в этот ход, приносит ещё {coins}."),
    "enter_anywhere": ("You may enter the map anywhere.", "Можно войти на карту где угодно."),
    "take_water": ("You may take seas and lakes like empty land, and you keep them in decline.",
                   "Можно захватывать моря и озёра как пустые регионы; в упадке они остаются вашими."),
    "fly": ("You may take any land region on the map, near or far.",
            "Можно захватить любой сухопутный регион, близкий или далёкий."),
    "linked": ("To you all {on} are next to each other.", "Для вас все {on} соседствуют друг с другом."),
    "keep_tokens": ("In decline up to {tokens} stay in each of your regions.",
                    "В упадке в каждом вашем регионе остаётся до {left}."),
    "keep_all": ("In decline all your tokens stay on the map.", "В упадке все ваши фишки остаются на карте."),
    "no_losses": ("When a region is taken from you no token is lost: all of them come back to your hand.",
                  "Когда у вас отбирают регион, ни одна фишка не гибнет: все возвращаются в руку."),
    "defence": ("{On} you hold cost others {tokens} more{lasts}.",
                "{On}, которые вы держите, стоят другим на {tokens} больше{lasts}."),
    "loan": ("Every turn {extra} for conquests only; they go back at redeployment.",
             "Каждый ход вы получаете ещё {tokens}, но только для захватов, до перегруппировки."),
    "recruits": ("Every redeployment brings {extra}.", "Каждая перегруппировка приносит ещё {tokens}."),
    "fallen": ("At redeployment every {regions} you took this turn bring 1 new token.",
               "При перегруппировке каждые {regions}, взятых в этот ход, дают 1 новую фишку."),
    "second_decline": (
        "In decline this race does not count as your one race in decline, so another may fade beside it.",
        "В упадке эта раса не считается вашей единственной угасшей: рядом с ней может угаснуть ещё одна."),
}

ENGLISH = {"tokens": ("token", "tokens"), "extra": ("extra token", "extra tokens"),
           "coins": ("more coin", "more coins"), "regions": ("non-empty region", "non-empty regions")}
RUSSIAN = {"tokens": ("фишку", "фишки", "фишек"), "coins": ("монету", "монеты", "монет"),
           "left": ("фишки", "фишек", "фишек"),
           "regions": ("непустой регион", "непустых региона", "непустых регионов")}
LASTS = {"en": ", even in decline", "ru": ", даже в упадке"}


def sentence(tongue, part) -> str:
    """What an effect does, in one language."""
    name, russian = part["effect"], tongue == "ru"
    if name == "keep_tokens" and part["tokens"] == ALL:
        name = "keep_all"
    return SENTENCES[name][russian].format(**_kind(part, russian), **_counts(part, russian),
                                           lasts=LASTS[tongue] if part.get("lasts") else "")


def _kind(part, russian) -> dict:
    if "on" not in part:
        return {}
    many, one, *words = KINDS[part["on"]]
    on, beside, mine = words
    shown = on if russian else many
    return {"on": shown, "On": shown.capitalize(), "one": one, "beside": beside, "Mine": mine.capitalize()}


def _counts(part, russian) -> dict:
    """Numbers with their nouns, in every form a sentence may want."""
    tokens, coins, per = part.get("tokens", 1), part.get("coins", 1), part.get("per", 1)
    counted = {"tokens": tokens, "extra": tokens, "left": tokens, "coins": coins, "regions": per}
    nouns, form = (RUSSIAN, _russian) if russian else (ENGLISH, _english)
    return {word: f"{n} {nouns[word][form(n)]}" for word, n in counted.items() if word in nouns}


def _english(n) -> int:
    return n != 1


def _russian(n) -> int:
    if n % 10 == 1 and n % 100 != 11:
        return 0
    return 1 if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else 2

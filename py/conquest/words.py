"""What the effects say about themselves: one sentence each, in every language, as on a printed banner."""

from conquest.effects import ALL

KINDS = {  # kind -> English, Russian, Russian for what something is next to
    "farmland": ("farmlands", "фермы", "фермами"),
    "forest": ("forests", "леса", "лесами"),
    "hill": ("hills", "холмы", "холмами"),
    "swamp": ("swamps", "болота", "болотами"),
    "mountain": ("mountains", "горы", "горами"),
    "sea": ("seas", "моря", "морями"),
    "lake": ("lakes", "озёра", "озёрами"),
    "mine": ("mines", "шахты", "шахтами"),
    "magic": ("sources of magic", "источники магии", "источниками магии"),
    "cavern": ("caverns", "пещеры", "пещерами"),
    "coast": ("regions on the coast", "прибрежные регионы", "прибрежными регионами"),
    "any": ("all regions", "все регионы", "регионами"),
}

SENTENCES = {
    "discount": ("{On} cost you {tokens} less.", "{On} стоят вам на {tokens} меньше."),
    "flank": ("Regions next to your {on} cost you {tokens} less.",
              "Регионы рядом с вашими {beside} стоят вам на {tokens} меньше."),
    "income": ("{On} you hold bring {coins} more each{lasts}.", "{On} приносят вам ещё по {each}{lasts}."),
    "pension": ("{coins} more every turn{lasts}.", "Вы получаете ещё {coins} каждый ход{lasts}."),
    "spoils": ("Regions you took this turn that were not empty bring {coins} more each.",
               "Непустые регионы, взятые в этот ход, приносят ещё по {each}."),
    "enter_anywhere": ("You may enter the map anywhere.", "Можно войти на карту где угодно."),
    "take_water": ("You may take seas and lakes like empty land, and you keep them in decline.",
                   "Можно захватывать моря и озёра как пустые регионы; в упадке они остаются вашими."),
    "fly": ("You may take any land region on the map, near or far.",
            "Можно захватить любой сухопутный регион, близкий или далёкий."),
    "linked": ("To you all {on} are next to each other.", "Для вас все {on} соседствуют друг с другом."),
    "keep_tokens": ("In decline up to {tokens} stay in each of your regions.",
                    "В упадке в каждом вашем регионе остаётся до {left}."),
    "keep_all": ("In decline all your tokens stay on the map.", "В упадке все ваши фишки остаются на карте."),
    "no_losses": ("When a region is taken from you no token is lost.",
                  "Когда у вас отбирают регион, ни одна фишка не гибнет."),
    "defence": ("{On} you hold cost others {tokens} more{lasts}.",
                "{On}, которые вы держите, стоят другим на {tokens} больше{lasts}."),
    "loan": ("{tokens} more every turn for conquests only.",
             "Каждый ход вы получаете ещё {tokens} только для захватов."),
    "recruits": ("Every redeployment brings {tokens} more.", "Каждая перегруппировка приносит ещё {tokens}."),
    "fallen": ("At redeployment, 1 new token for every {regions} you took this turn that were not empty.",
               "При перегруппировке 1 новая фишка за каждые {regions}, взятых в этот ход."),
    "second_decline": ("In decline this race does not count as your one race in decline.",
                       "Угаснув, эта раса не считается вашей единственной угасшей расой."),
}

ENGLISH = {"tokens": ("token", "tokens"), "coins": ("coin", "coins"), "regions": ("region", "regions")}
RUSSIAN = {"tokens": ("фишку", "фишки", "фишек"), "coins": ("монету", "монеты", "монет"),
           "each": ("монете", "монеты", "монет"), "left": ("фишки", "фишек", "фишек"),
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
    words = KINDS[part["on"]]
    return {"on": words[russian], "On": words[russian].capitalize(), "beside": words[2]}


def _counts(part, russian) -> dict:
    """Numbers with their nouns, in every form a sentence may want."""
    tokens, coins, per = part.get("tokens", 1), part.get("coins", 1), part.get("per", 1)
    counted = {"tokens": tokens, "left": tokens, "coins": coins, "each": coins, "regions": per}
    nouns, form = (RUSSIAN, _russian) if russian else (ENGLISH, _english)
    return {word: f"{n} {nouns[word][form(n)]}" for word, n in counted.items() if word in nouns}


def _english(n) -> int:
    return n != 1


def _russian(n) -> int:
    if n % 10 == 1 and n % 100 != 11:
        return 0
    return 1 if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else 2

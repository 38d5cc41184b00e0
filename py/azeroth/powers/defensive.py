"""Defensive: towers where they are many."""

from azeroth.hooks import Power


class Defensive(Power):
    """Towers where they are many."""

    en = ("Defensive",
          "Each of your farmlands most of whose neighbours are yours gets a watch tower: nobody takes it "
          "or touches it while it stands.")
    ru = ("Дозорные",
          "Каждое ваше поле, где большинство соседних регионов ваши, получает дозорную башню: пока она "
          "стоит, регион неприступен.")
    tokens = 5

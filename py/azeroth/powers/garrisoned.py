"""Garrisoned: a fort in every region."""

from azeroth.hooks import Power


class Garrisoned(Power):
    """A fort in every region."""

    en = "Garrisoned", "As you redeploy, each of your regions gets a fort: +1 defence, even in decline."
    ru = "Строители", "После перегруппировки каждый ваш регион получает форт: +1 к защите, даже в упадке."
    tokens = 3
    flair = 0.8
    lasts = ("defence",)  # ruling 9: the badge stays with the forts

    def on_redeployed(self, s, b):
        s.then("build", player=s.owner(b), band=b, token="fort", regions=s.lands(b))

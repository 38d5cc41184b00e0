"""One is taken from every die of a roll."""

from warcraft.battle.spells import Charm, cast


class FaerieFire(Charm):
    """A die that becomes a one is no natural one (ruling 55)."""

    en = "Faerie Fire", "Before your roll: take 1 from each of your dice of this phase."
    ru = "Волшебный огонь", "Перед вашим броском: вычтите 1 из каждой вашей кости этой фазы."
    _spell = "sharper"
    do_faerie_fire = cast

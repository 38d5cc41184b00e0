"""Every miss of a roll is rolled once more."""

from warcraft.battle.spells import Charm, cast


class EnvenomedSpears(Charm):
    """The second result stands, so a second card adds nothing (facts, multiple_copies)."""

    en = "Envenomed Spears", "Before your roll: every miss of this phase is rolled again, once."
    ru = "Отравленные копья", "Перед вашим броском: все промахи этой фазы перебрасываются один раз."
    _spell, _more = "again", False
    do_envenomed_spears = cast

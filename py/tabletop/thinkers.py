"""Who thinks at which level, and one who goes on thinking while a match asks again and again."""

from tabletop.search import Search


def thinker(s, level: str, seed: int = 0, every: bool = False, match: int = 0):
    """Who thinks at a level; a game may bring a planner of its own. With `every` nothing is left out of the
    first choice, as a hint wants it. `match` tells matches apart: in each of them a side has a mood."""
    drawn = moods(s.game, level, s.players)
    mood = drawn[0 if every else mixed(match, s.game.sides(s)[s.actor]) % len(drawn)]
    if (every or not (mood or {}).get("forgets")) and (plan := s.game.routine(s)):
        return plan
    if mood is not None:
        return s.game.erring(s, seed, every, mood)
    return s.game.planner(s, level, seed, every) or Search(s, seed, every)


def moods(game, level: str, players: int) -> list:
    """Those of a level; with some numbers of players it has moods of their own."""
    return game.moods.get((level, players)) or game.moods.get(level, [None])


def mixed(match: int, player: int) -> int:
    """A number that looks like chance and is the same for a player all through a match."""
    n = (match * 0x9E3779B97F4A7C15 + (player + 1) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    return (n ^ n >> 31) * 0x94D049BB133111EB >> 33 & 0xFFFF


class Mind:
    """The thinker at work on a match, kept between requests as long as the match goes where it looked."""

    def __init__(self):
        self.work, self.state, self.wish = None, None, None

    def think(self, match, level: str, every: bool, ms: int, playouts, head: int = 0) -> dict:
        """Think for some milliseconds; the ranking of actions once it is done. Several engines that think of
        one match are heads, each with chances of its own."""
        s, wish = match.now, (level, every, head)
        if self.work is None or self.state is not s or self.wish != wish:
            self.work, self.state, self.wish = self._begin(match, *wish), s, wish
        done = self.work.run(ms, playouts)
        reply = {"done": done, "step": match.steps, "playouts": self.work.playouts}
        if done:
            reply["ranking"] = [{"action": list(action), "gain": round(gain, 2)}
                                for action, gain in self.work.ranking()[:TOLD]]
            for ranked in reply["ranking"][:EXPLAINED] if every else ():
                ranked["why"] = s.game.reasons(s, tuple(ranked["action"]))[:REASONS]
            if every and self.work.then:
                reply["ranking"][0].update(then=[list(action) for action in self.work.then],
                                           why=self.work.why[:REASONS])
        return reply

    def _begin(self, match, level, every, head):
        """A fresh thinker, or the last one gone on with if the match went where it looked."""
        s, old = match.now, self.state
        if (not every and hasattr(self.work, "follow") and old in match.states[-2:-1] and old.actor == s.actor
                and self.wish == (level, every, head) and isinstance(match.actions[-1], tuple)):
            if work := self.work.follow(s, match.actions[-1]):
                return work
        return thinker(s, level, match.steps + (head << APART), every, match.seed)


TOLD = 20  # actions of a ranking
APART = 32  # bits between the chances of heads
EXPLAINED, REASONS = 3, 3  # of a hint: actions with reasons, reasons of an action

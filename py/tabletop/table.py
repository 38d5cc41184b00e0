"""What one pair of eyes sees of a match, as the wire sends it."""


def table(match, viewer, people=None, at=None, silent=False) -> dict:
    """Everything the screen draws, now or as it stood after `at` actions; `people`: for whom undo is."""
    at = match.steps if at is None else at
    s, last = match.states[at - len(match.told)], at == match.steps
    keeps = match.keeps(people) if last else []
    return {"step": at, "steps": match.steps, "actor": s.actor, "seats": match.seats,
            "frame": dict(s.stack[-1]) if s.stack else None, "viewer": viewer,
            "view": {**s.seen_by(viewer), **match.game.view(s, viewer)},
            "events": [] if silent else told(s.events, viewer),
            "choices": choices(s, viewer) if last else [], "words": match.words,
            "may_undo": last and not keeps, "keeps": keeps,
            "may_redo": bool(match.undone), "over": None if s.stack else over(s),
            "sides": match.game.sides(s), "gone": match.game.gone(s), "gap": match.gap}


def choices(s, viewer) -> list:
    """Only the acting player is told what he may choose; with nobody named, whoever acts is meant."""
    if not s.stack or viewer not in (None, s.actor):
        return []
    f, phase = s.stack[-1], s.game.phases[s.stack[-1]["phase"]]
    return [{"action": list(action), "kind": "plain", **phase.describe(s, f, action)} for action in s.legal]


def over(s) -> dict:
    """How the match ended: points, what players are ranked by, and who won."""
    ranking = s.game.ranking(s)
    return {"scores": s.game.score(s), "ranking": ranking,
            "winners": [p for p, mine in enumerate(ranking) if mine == max(ranking)]}


def told(events, viewer) -> list:
    """What the viewer may know of the events of one step, without the mark of whom each is for."""
    return [{name: value for name, value in note.items() if name != "only"}
            for note in events if note.get("only") in (None, viewer)]

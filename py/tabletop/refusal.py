"""What is said to bad input: a code and facts, never a sentence."""


class Refusal(Exception):
    """An input that cannot be used. Nothing has changed when it is raised."""

    def __init__(self, code: str, **facts):
        super().__init__(code)
        self.code, self.facts = code, facts

    def as_reply(self) -> dict:
        """The reply the wire sends: {"error": code, ...facts}."""
        return {"error": self.code, **self.facts}

"""Writes the types of the wire for the page's checks, web/engine/wire.d.ts, from the schema of the protocol:
`python -m tools.wire`."""
import json
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SCHEMA, TYPES = ROOT / "docs/protocol.schema.json", ROOT / "web/engine/wire.d.ts"
HEAD = "// The requests and replies of the engine: made by tools/wire.py from docs/protocol.schema.json."
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def name(key):
    """request.new_game -> RequestNewGame."""
    return "".join(part.capitalize() for part in re.split(r"[._]", key))


def typed(schema):
    """One schema as a type."""
    if schema is True or schema == {}:
        return "any"
    if "$ref" in schema:
        return name(schema["$ref"].removeprefix("#/$defs/"))
    if "const" in schema:
        return json.dumps(schema["const"])
    for word in ("enum", "oneOf", "anyOf"):
        if word in schema:
            return " | ".join(map(json.dumps if word == "enum" else typed, schema[word]))
    kinds = schema.get("type", "object")
    if isinstance(kinds, list):
        return " | ".join(PLAIN[kind] for kind in kinds)
    return {"array": array, "object": fields}.get(kinds, lambda _: PLAIN[kinds])(schema)


def array(schema):
    """A list, or a tuple whose first places have types of their own."""
    first, rest = schema.get("prefixItems"), schema.get("items")
    if first is None:
        return f"({typed(rest if rest is not None else True)})[]"
    more = [] if rest is False else [f"...({typed(rest if rest is not None else True)})[]"]
    return f"[{', '.join([*map(typed, first), *more])}]"


def fields(schema):
    """An object; one that may have further fields has any."""
    needed, more = schema.get("required", ()), schema.get("additionalProperties", True)
    known = {key: value for key, value in schema.get("properties", {}).items() if value is not False}
    lines = [f"{key}{'' if key in needed else '?'}: {typed(value)}" for key, value in known.items()]
    if more is not False:
        lines.append(f"[more: string]: {typed(more) if not known else 'any'}")
    return f"{{ {'; '.join(lines)} }}"


def types():
    """The whole file."""
    schemas = json.loads(SCHEMA.read_text(encoding="utf-8"))["$defs"]
    made = [f"export type {name(key)} = {typed(schema)};" for key, schema in schemas.items()]
    ops = [key.split(".")[1] for key in schemas if key.startswith("reply.")]
    return "\n".join([HEAD, "", *made, *by_op("Requests", ops), *by_op("Replies", ops), ""])


def by_op(kind, ops):
    """The requests or the replies by their operation; a request without its name."""
    make = {"Requests": 'Omit<Request{}, "op">', "Replies": "Reply{}"}[kind]
    lines = [f"  {op}: {make.format(name(op))};" for op in ops]
    return ["", f"export interface {kind} {{", *lines, "}"]


if __name__ == "__main__":
    TYPES.write_text(types(), encoding="utf-8", newline="\n")

// Reads JSON that may come from outside: what is nested deeper than anything of ours is never parsed.

const DEEP = 60;             // the engine takes 64, see py/tabletop/requests.py

// Throws SyntaxError as JSON.parse does.
export function parse(text) {
  if (deep(text)) throw new SyntaxError("nested too deeply");
  return JSON.parse(text);
}

function deep(text) {
  let depth = 0, quoted = false;
  for (let i = 0; i < text.length; i++) {
    const sign = text[i];
    if (quoted && sign === "\\") i++;
    else if (sign === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (sign === "[" || sign === "{") depth++;
    else if (sign === "]" || sign === "}") depth--;
    if (depth > DEEP) return true;
  }
  return false;
}

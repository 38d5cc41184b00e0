// What the choices say about each region: can it be taken for sure, by the die,
// or may its heap grow and shrink.

// choices as the wire sends them, or {kind: "lift", place}: a piece to pick up
// or {kind: "wish", place, tokens}: how many a hint wants there
// -> Map place -> {sure, gamble, lift, cost, toll, chance, least, most, choice, wish}
export function offers(choices) {
  const found = new Map();
  for (const choice of choices) {
    if (choice.place === undefined) continue;
    if (!found.has(choice.place)) found.set(choice.place, { sure: false, gamble: false });
    note(found.get(choice.place), choice);
  }
  return found;
}

function note(offer, choice) {
  if (choice.kind === "wish") {
    offer.wish = choice.tokens;
    return;
  }
  if (choice.kind === "heap") {
    offer.least = Math.min(offer.least ?? Infinity, choice.tokens);
    offer.most = Math.max(offer.most ?? -Infinity, choice.tokens);
    offer.choice = choice;
    return;
  }
  if (choice.kind === "lift") offer.lift = true;
  if (choice.chance) Object.assign(offer, { gamble: true, chance: choice.chance });
  else offer.sure = true;
  if (choice.cost !== undefined && !(offer.cost <= choice.cost))
    Object.assign(offer, { cost: choice.cost, toll: choice.toll });
}

export const spreads = offer => offer?.most !== undefined;

// Whether a letter follows from the match that is kept: compares two saves, knows no screen and no rule.

// JSON with its keys in order, so that two engines may write them as they like, and without some of them.
function ordered(thing, less = "") {
  if (Array.isArray(thing)) return `[${thing.map(one => ordered(one, less))}]`;
  if (typeof thing !== "object" || thing === null) return JSON.stringify(thing) ?? "null";
  const keys = Object.keys(thing).filter(key => key !== less && thing[key] !== undefined).sort();
  return `{${keys.map(key => `${JSON.stringify(key)}:${ordered(thing[key], less)}`)}}`;
}

const DEAL = ["game", "map", "options", "seats", "seed", "contents", "position", "base"];

// What of the deal is not the same: names of DEAL. A place may be called otherwise since.
export const differing = (kept, came) => DEAL.filter(name => {
  const [one, other] = [kept, came].map(save => ordered(save[name], name === "map" ? "name" : ""));
  return one !== other;
});

// {verdict: same, ahead (the letter goes on from what is kept), behind (it is older), branch, or other
// (another match), step: how many steps both have, parts: what differs of the deal}.
export function compared(kept, came) {
  const parts = differing(kept, came), mine = kept.actions, theirs = came.actions;
  if (parts.length) return { verdict: "other", step: 0, parts };
  const most = Math.min(mine.length, theirs.length);
  let step = 0;
  while (step < most && JSON.stringify(mine[step]) === JSON.stringify(theirs[step])) step++;
  if (step < most) return { verdict: "branch", step, parts };
  return { verdict: mine.length === theirs.length ? "same" : step === mine.length ? "ahead" : "behind",
    step, parts };
}

// The first step from `from` on that the person of this seat is said to have made, or -1.
// actorAt(step): who was to act after so many steps.
export async function firstOf(seat, from, until, actorAt) {
  for (let step = from; step < until; step++) if (await actorAt(step) === seat) return step;
  return -1;
}

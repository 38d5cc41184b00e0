// By what a match was won, as the key of a sentence; null if nobody but the winners is left.

const CALLS = ["melee", "ranged", "flying"];       // tokens that call units

// Of Necromancers and tokens either may be gone.
export const won = ({ event, by }, view) => event !== "over" || !by ? null
  : by !== "necromancy" ? `won_${by}`
    : `won_${view.token.some(token => CALLS.includes(token)) ? "necromancers" : "tokens"}`;

// Repeatable chance for painting: the same seed draws the same trees on every screen.

export function chance(seed) {
  let a = seed >>> 0;
  return () => {
    a = a + 0x6D2B79F5 | 0;
    let t = Math.imul(a ^ a >>> 15, 1 | a);
    t = t + Math.imul(t ^ t >>> 7, 61 | t) ^ t;
    return ((t ^ t >>> 14) >>> 0) / 4294967296;
  };
}

// A number made from a word, for colours of traits without art.
export function hash(word) {
  let h = 2166136261;
  for (const letter of String(word)) h = Math.imul(h ^ (letter.codePointAt(0) ?? 0), 16777619);
  return h >>> 0;
}

export const between = (dice, low, high) => low + (high - low) * dice();
export const pick = (dice, list) => list[Math.floor(dice() * list.length)];

// What is kept beside a match by letters: which match it is, whose seat is one's own, and how much of it
// has gone out or come in and can no longer be taken back. Knows no screen.

export const AFAR = "afar";              // the kind of a seat whose person holds another device

const whole = n => Number.isInteger(n) && n >= 0;
const named = key => typeof key === "string" && /^[\w-]{8,64}$/.test(key);

// {key, seat, fixed} as it lies on the shelf, or null if it is none.
export function cleanPost(post, seats) {
  const sound = named(post?.key) && whole(post.seat) && post.seat < seats;
  return sound ? { key: post.key, seat: post.seat, fixed: whole(post.fixed) ? post.fixed : 0 } : null;
}

// Who sits at this device: of all persons only the one at `seat`.
export const kindsFor = (seats, seat) =>
  seats.map((kind, p) => kind !== "human" && kind !== AFAR ? kind : p === seat ? "human" : AFAR);

// The same seats as every engine and every stranger knows them.
export const atOneTable = kinds => kinds.map(kind => kind === AFAR ? "human" : kind);

// Beside a copy, or what leaves this match: nobody waits for it, and it counts for no day.
export function alone({ post, day, ...about }) {
  return about.kinds ? { ...about, kinds: atOneTable(about.kinds) } : about;
}

// A match begun between people far apart; nothing for all others.
export function begun(kinds, key) {
  return kinds.includes(AFAR) ? { key, seat: kinds.indexOf("human"), fixed: 0 } : undefined;
}

// Whether the newest step has gone out, or came in: it is nobody's to take back.
export const sealed = (post, steps) => Boolean(post) && steps <= post.fixed;

// What the list says of it: "over", "mine" or "theirs"; null if it is no match by letters.
export function turn({ post, over, actor }) {
  if (!post) return null;
  return over ? "over" : actor === post.seat ? "mine" : "theirs";
}

// What is drawn over the board in every frame:
// outlines, a trail, the glow's breath, the film, the token in hand.

// strength of the glow when nothing moves; milliseconds to a radian of its breath
const CALM = 0.9, BREATH = 420;
const CRAWL = 70;                  // milliseconds in which a sea way moves by a pixel

export function marks(board) {
  const { state, pointed, focused, ring, refused, projector, held } = board, outlines = [];
  for (const r of new Set([...state.highlight ?? [], ...board.shining])) outlines.push([r, "lit"]);
  if (typeof state.from === "number") outlines.push([state.from, "lifted"]);
  if (typeof state.hint === "number") outlines.push([state.hint, "hint"]);
  if (pointed !== null) outlines.push([pointed, "pointed"]);
  if (refused !== null) outlines.push([refused, "refused"]);
  if (focused !== null && ring) outlines.push([focused, "focused"]);
  const pulse = board.calm ? CALM : 0.78 + 0.22 * Math.sin(performance.now() / BREATH);
  const crawl = board.calm ? 0 : performance.now() / CRAWL, { voyage } = board;
  const { trail = [], hint } = state, { film } = projector;
  return { outlines, trail, pulse, hint, film, held, voyage, crawl };
}

// What goes on in time on the board: a film of tokens moving, the camera travelling or gliding to rest.

import { blend, panned, toMap } from "./camera.js";
import { brink, plan } from "./motion.js";

const FRICTION = 0.994;            // share of the speed kept each millisecond

// Plays on a board how one view became another, see board.play.
export function perform(board, before, after, events, ms) {
  const { state, scene, projector, painter } = board, bare = { ...state, choices: [], hint: null };
  const end = next => board.show(next ?? { ...bare, view: after, focus: null });
  if (ms <= 0 || board.calm || document.hidden) return Promise.resolve(end());
  const piles = [board.piles(before), board.piles(after)], points = board.outlines.map(({ at }) => at);
  const script = plan(piles, points, board.size, thing => handOf(board, thing.player));
  for (const sign of painter.signs(events, before, after, points)) {
    script.flights.push({
      ...sign, to: sign.to ?? handOf(board, sign.player) ?? brink(sign.from, board.size),
    });
  }
  const half = i => scene.show({ ...bare, view: [before, after][i], offered: new Map(), piles: piles[i] });
  projector.finish();
  half(0);
  return projector.start({ script, ms, views: [before, after], half: () => half(1) }, end);
}

// Where a player's hand lies, on the map's scale, or null.
function handOf(board, player) {
  const point = board.handOf(player), { left, top } = board.canvas.getBoundingClientRect();
  return point && toMap(board.camera, [point.x - left, point.y - top]);
}

export class Projector {
  film = /** @type {any} */ (null);           // {script, ms, views, half, t, begun, next, end, cut}
  way = /** @type {any} */ (null);            // of the camera: {from, to, ms, begun}
  slide = /** @type {any} */ (null);          // of the camera to its rest: {vx, vy, last}

  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.board = board;
  }

  get busy() {
    return Boolean(this.film || this.way || this.slide);
  }

  // film: {script, ms, views, half}; half is called once in the middle, when land changes hands;
  // end when all is over.
  start(film, end) {
    return /** @type {Promise<void>} */ (new Promise(done => {
      this.film = { ...film, t: 0, begun: 0, next: null, end: next => { end(next); done(); }, cut: done };
      this.board.repaint();
    }));
  }

  // Whether a state to be shown can wait for the end of the film: it is about one of the film's own views.
  keeps(state) {
    const at = this.film?.views.indexOf(state.view) ?? -1;
    if (at === 1) this.film.next = state;
    return at >= 0;
  }

  finish() {
    const { film } = this;
    this.film = null;
    film?.cut();
  }

  travel(from, to, ms) {
    this.rest();
    if (!ms) return this.board.look(to);
    this.way = { from, to, ms, begun: 0 };
    this.board.aim = to;
    this.board.repaint();
  }

  glide([vx, vy]) {
    if (Math.hypot(vx, vy) > 0.12) this.slide = { vx, vy, last: 0 };
    this.board.repaint();
  }

  rest() {
    this.way = this.slide = null;
    this.board.aim = null;
  }

  tick(time) {
    if (this.film) this.roll(time);
    if (this.way) this.walk(time);
    if (this.slide) this.coast(time);
  }

  roll(time) {
    const { film } = this;
    film.begun ||= time;
    film.t = Math.min(1, (time - film.begun) / film.ms);
    if (film.half && film.t > 0.5) {
      film.half();
      film.half = null;
    }
    if (film.t < 1) return;
    this.film = null;
    film.end(film.next);
  }

  walk(time) {
    const { way, board } = this;
    way.begun ||= time;
    const t = Math.min(1, (time - way.begun) / way.ms);
    board.look(blend(way.from, way.to, t));
    if (t === 1) this.rest();
  }

  coast(time) {
    const { slide, board } = this, span = Math.min(40, time - (slide.last || time));
    slide.last = time;
    board.look(panned(board.camera, slide.vx * span, slide.vy * span, board.view, board.size));
    slide.vx *= FRICTION ** span;
    slide.vy *= FRICTION ** span;
    if (Math.hypot(slide.vx, slide.vy) < 0.02) this.slide = null;
  }
}

// Fingers, mouse and wheel over the map, turned into few plain wishes.

const SLOP = { mouse: 5, pen: 7, touch: 10 }, LONG = 520, DOUBLE = 300;
const MAIN = 0, RIGHT = 2;         // buttons; those that go back or forward mean nothing on a map

// wishes: pan(dx, dy) zoom(factor, point) tap(point, {double, finger}) minus(point) hover(point|null)
// grab(point) -> bool drag(point) drop(point|null) rest(velocity)
export class Controls {
  fingers = new Map();
  gesture = /** @type {any} */ (null);     // its kind: tap, right, pinch, pan, drag or spent
  last = { time: 0, point: [0, 0] };

  constructor(canvas, wishes) {
    this.canvas = canvas;
    this.wishes = wishes;
    const on = (name, fn, options) => canvas.addEventListener(name, fn, options);
    on("pointerdown", event => this.down(event));
    on("pointermove", event => this.move(event));
    on("pointerup", event => this.up(event));
    on("pointercancel", event => this.cancel(event));
    on("pointerleave", event => event.pointerType === "mouse" && !this.gesture && wishes.hover(null));
    on("wheel", event => this.wheel(event), { passive: false });
    on("contextmenu", event => event.preventDefault());
    on("mousedown", event => event.preventDefault());
  }

  point({ clientX, clientY }) {
    const box = this.canvas.getBoundingClientRect();
    return [clientX - box.left, clientY - box.top];
  }

  down(event) {
    if (event.target !== this.canvas || ![MAIN, RIGHT].includes(event.button)) return;
    const point = this.point(event);
    this.wishes.touch?.();
    this.canvas.setPointerCapture(event.pointerId);
    this.fingers.set(event.pointerId, point);
    if (event.button === RIGHT) this.gesture = { kind: "right", start: point };
    else if (this.fingers.size === 1) this.begin(event, point);
    else this.pinch();
  }

  begin(event, point) {
    this.gesture = { kind: "tap", start: point, last: point, slop: SLOP[event.pointerType] ?? 6, moves: [] };
    if (event.pointerType !== "mouse") this.gesture.timer = setTimeout(() => this.long(point), LONG);
  }

  long(point) {
    if (this.gesture?.kind === "tap" && this.wishes.minus(point)) this.gesture.kind = "spent";
  }

  pinch() {
    if (this.gesture?.kind === "drag") this.wishes.drop(null);
    clearTimeout(this.gesture?.timer);
    this.gesture = { kind: "pinch", ...this.spread() };
  }

  spread() {
    const [[ax, ay], [bx, by]] = this.fingers.values();
    return { span: Math.hypot(ax - bx, ay - by) || 1, middle: [(ax + bx) / 2, (ay + by) / 2] };
  }

  move(event) {
    const point = this.point(event), { gesture } = this;
    if (!this.fingers.has(event.pointerId))
      return void (event.pointerType === "mouse" && this.wishes.hover(point));
    this.fingers.set(event.pointerId, point);
    if (!gesture) return;
    if (gesture.kind === "pinch" && this.fingers.size > 1) return this.pinching(gesture);
    if (gesture.kind === "tap" && far(point, gesture.start) > gesture.slop) this.decide(gesture);
    if (gesture.kind === "drag") this.wishes.drag(point);
    if (gesture.kind === "pan") this.panning(gesture, point, event.timeStamp);
  }

  decide(gesture) {
    clearTimeout(gesture.timer);
    gesture.kind = this.wishes.grab(gesture.start) ? "drag" : "pan";
  }

  pinching(gesture) {
    const { span, middle } = this.spread();
    this.wishes.zoom(span / gesture.span, middle);
    this.wishes.pan(middle[0] - gesture.middle[0], middle[1] - gesture.middle[1]);
    Object.assign(gesture, { span, middle });
  }

  panning(gesture, point, time) {
    this.wishes.pan(point[0] - gesture.last[0], point[1] - gesture.last[1]);
    gesture.last = point;
    gesture.moves.push([time, ...point]);
    if (gesture.moves.length > 5) gesture.moves.shift();
  }

  up(event) {
    const { gesture } = this, point = this.point(event);
    this.fingers.delete(event.pointerId);
    clearTimeout(gesture?.timer);
    if (this.fingers.size)
      return void (this.gesture = { kind: "pan", last: [...this.fingers.values()][0], moves: [] });
    this.gesture = null;
    if (gesture?.kind === "tap") this.tap(point, event.pointerType === "touch");
    if (gesture?.kind === "right") this.wishes.minus(point);
    if (gesture?.kind === "drag") this.wishes.drop(point);
    if (gesture?.kind === "pan") this.wishes.rest(speed(gesture.moves, event.timeStamp));
  }

  tap(point, finger) {
    const time = performance.now();
    const double = time - this.last.time < DOUBLE && far(point, this.last.point) < 30;
    this.last = { time: double ? 0 : time, point };
    this.wishes.tap(point, { double, finger });
  }

  cancel(event) {
    if (this.gesture?.kind === "drag") this.wishes.drop(null);
    clearTimeout(this.gesture?.timer);
    this.fingers.delete(event.pointerId);
    this.gesture = null;
  }

  wheel(event) {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 18 : 1, strength = event.ctrlKey ? 0.01 : 0.0016;
    this.wishes.zoom(Math.exp(-Math.max(-240, Math.min(240, event.deltaY * lines)) * strength),
      this.point(event));
  }
}

/** @type {(a: number[], b: number[]) => number} */
const far = ([ax, ay], [bx, by]) => Math.hypot(ax - bx, ay - by);

// Pixels a millisecond at the end of a pan.
function speed(moves, time) {
  if (moves.length < 2 || time - moves.at(-1)[0] > 60) return [0, 0];
  const [t0, x0, y0] = moves[0], [t1, x1, y1] = moves.at(-1), span = Math.max(8, t1 - t0);
  return [(x1 - x0) / span, (y1 - y0) / span];
}

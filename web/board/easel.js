// Paints the land away from the page: a worker sends back finished pictures. It goes when nobody has wanted
// one for a while, for it holds 17 MB, and comes again. Where a browser has no such worker the land is
// painted here, a little at a time.

import { sheet } from "./paper.js";
import { land } from "./terrain.js";

const SLICE = 3;                   // milliseconds of painting at a time, here
const REST = 3_000;                // milliseconds until a worker that nobody waits for goes
const asked = new Map();           // job -> {done, here}: what waits for the worker
const maps = new Map();            // number of an easel -> what a worker must know of it
let plans = 0, jobs = 0, resting = 0;
/** @type {Worker | null | undefined} */
let worker;                        // null where there is none

export class Easel {
  // map: as a board loads it, with its size; plan: what terrain.js made of it; brushes:
  // the address of the game's brushes.
  number = ++plans;
  latest = {};           // name -> its newest job

  constructor(map, plan, brushes) {
    this.plan = plan;
    this.brushes = brushes;
    this.learn(map);
    away();
  }

  // What is painted from now on; the plan is up to date already.
  learn(map) {
    maps.set(this.number, { plan: this.number, map, brushes: this.brushes });
    worker?.postMessage(maps.get(this.number));
  }

  // A picture of a box of the map, `scale` device pixels for a unit;
  // null if another one of that name was asked for since.
  async paint(name, box, scale) {
    const job = this.latest[name] = ++jobs, wanted = () => this.latest[name] === job;
    const here = () => slowly(this.plan, box, scale, wanted);
    const picture = await (away() ? this.ask({ job, name, box, scale }, here) : here());
    return wanted() ? picture : null;
  }

  ask(order, here) {
    return new Promise(done => {
      asked.set(order.job, { done, here });
      away()?.postMessage({ plan: this.number, ...order });
    });
  }

  // The picture of that name is no longer needed.
  drop(name) { this.latest[name] = 0; }

  leave() {
    maps.delete(this.number);
    worker?.postMessage({ plan: this.number, map: null });
  }
}

function away() {
  if (worker === undefined)
    worker = typeof OffscreenCanvas === "function" && typeof Worker === "function" ? begin() : null;
  return worker;
}

function begin() {
  const helper = new Worker(new URL("./studio.js", import.meta.url), { type: "module", name: "studio" });
  helper.onmessage = ({ data: { job, picture, fault } }) => {
    const { done, here } = asked.get(job);
    asked.delete(job);
    if (fault) console.warn("The land is painted on the page itself:", fault);
    if (fault) here().then(done);
    else done(picture);
    clearTimeout(resting);
    resting = setTimeout(rest, REST);
  };
  helper.onerror = event => {
    event.preventDefault?.();
    console.info("The land is painted on the page itself:", event.message);
    helper.terminate();
    worker = null;
    for (const { done, here } of asked.values()) here().then(done);
    asked.clear();
  };
  for (const map of maps.values()) helper.postMessage(map);
  return helper;
}

function rest() {
  if (asked.size || !worker) return;
  worker.terminate();
  worker = undefined;
}

// A pen for a box of the map on a sheet of its own.
/** @returns {any} */
export function blank([x0, y0, x1, y1], scale) {
  const canvas = sheet((x1 - x0) * scale, (y1 - y0) * scale), pen = canvas.getContext("2d", { alpha: false });
  pen.setTransform(scale, 0, 0, scale, -x0 * scale, -y0 * scale);
  return pen;
}

function slowly(plan, box, scale, wanted) {
  const pen = blank(box, scale), steps = land(pen, plan, box);
  return new Promise(done => {
    const turn = () => {
      if (!wanted()) return done(null);
      const end = performance.now() + SLICE;
      for (let step = {}; performance.now() < end && !step.value;) {
        step = steps.next();
        if (step.done) return done(pen.canvas);
      }
      return requestAnimationFrame(turn);
    };
    turn();
  });
}

// The worker behind easel.js: keeps the plans of maps and paints what is asked for;
// of one name only the newest.

import { blank } from "./easel.js";
import { outlined, seams } from "./shapes.js";
import { land, survey } from "./terrain.js";

const TURN = 20;                   // milliseconds after which news are listened to
const plans = new Map(), newest = new Map();

onmessage = ({ data: { plan, map, brushes, ...order } }) => {
  if (order.job) paint(plan, order);
  else if (map) keep(plan, learn(map, brushes));
  else plans.delete(plan);
};

function keep(number, plan) {
  plan.catch(() => {});            // told when it is asked for
  plans.set(number, plan);
}

async function learn(map, brushes) {
  const { brush } = await import(brushes), outlines = outlined(map);
  return survey(map, outlines, seams(outlines), brush);
}

async function paint(number, order) {
  try {
    const picture = await painted(number, order);
    postMessage({ job: order.job, picture }, { transfer: picture ? [picture] : [] });
  } catch (fault) {
    postMessage({ job: order.job, fault: String(fault) });
  }
}

async function painted(number, { job, name, box, scale }) {
  const key = `${number} ${name}`, wanted = () => newest.get(key) === job;
  newest.set(key, job);
  const plan = await plans.get(number);
  return plan && wanted() ? whole(plan, box, scale, wanted) : null;
}

async function whole(plan, box, scale, wanted) {
  const pen = blank(box, scale);
  let end = performance.now() + TURN;
  for (const _ of land(pen, plan, box)) {
    if (performance.now() < end) continue;
    await new Promise(done => setTimeout(done));
    if (!wanted()) return null;
    end = performance.now() + TURN;
  }
  return pen.canvas.transferToImageBitmap();
}

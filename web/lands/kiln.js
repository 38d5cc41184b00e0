// The worker in which lands are grown and drawn: {job, deed, what, seen} -> {job, land} or {job, fault};
// where it is to be seen how one grows {job, stage} before.

import * as work from "./work.js";

onmessage = ({ data: { job, deed, what, seen } }) => {
  const tell = seen ? stage => postMessage({ job, stage }) : undefined;
  try {
    postMessage({ job, land: work[deed](what, tell) });
  } catch (error) { postMessage({ job, fault: String(error) }); }
};

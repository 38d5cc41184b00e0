// What the worker of lands can be asked for, and the page itself where there is no worker.

export { drawn as draw } from "./draw.js";
export { grown as grow } from "./grow.js";

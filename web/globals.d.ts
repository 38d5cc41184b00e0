// What the page's modules take for granted of the browser, for tsc.

// Every element the page makes is one of HTML; whether one is there is known where it is asked for.
interface ParentNode {
  querySelector(selectors: string): any;
  querySelectorAll(selectors: string): NodeListOf<HTMLElement>;
}

interface Navigator {
  deviceMemory?: number;
}

interface Window {
  webkitAudioContext?: typeof AudioContext;
}

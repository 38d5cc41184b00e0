// Whether a device has room for one interpreter only.

const LEAST = 2, PHONE = 600;      // gigabytes; the shorter side of its screen, in CSS pixels

// What a device tells of itself. Many hide their memory (iPhone and iPad, every Firefox, any page without
// https): then only one with a mouse and a screen larger than a phone's is taken for a computer.
export const told = () => ({
  memory: navigator.deviceMemory, mouse: matchMedia("(pointer: fine)").matches,
  side: Math.min(screen.width, screen.height), wish: new URLSearchParams(location.search).has("one"),
});

export const narrow = ({ memory, mouse, side, wish }) =>
  wish || (memory === undefined ? !mouse || side < PHONE : memory <= LEAST);

const MOST = 8;          // engines, each of which takes some 40 megabytes and a core

// How many engines may think of one position: all cores but one, on a phone one.
export const heads = (cores = navigator.hardwareConcurrency ?? 2, side = told().side) =>
  side < PHONE ? 1 : Math.max(1, Math.min(MOST, cores - 1));

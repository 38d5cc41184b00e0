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

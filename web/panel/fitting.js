// What is compared is seen at once: its words become a little smaller where they have not room enough.

const LEAST = 0.78, STEP = 0.02;        // of their size

// In a box that would have to be scrolled; where even small words do not fit they keep their size.
export function fitted(box) {
  const sized = share => box.style.setProperty("--fit", share.toFixed(2));
  const over = () => box.scrollHeight > box.clientHeight;
  box.style.removeProperty("--fit");
  if (!box.querySelector(".choosing")) return;
  for (let share = 1 - STEP; share >= LEAST && over(); share -= STEP) sized(share);
  if (over()) box.style.removeProperty("--fit");
}

// Now and whenever its size or the letters change.
export function fits(box) {
  new ResizeObserver(() => fitted(box)).observe(box);
  document.fonts.ready.then(() => fitted(box));
}

// A screen on which files can be dropped.

// take(files) is given them; returns what ends it.
export function droppable(root, take) {
  const over = on => root.classList.toggle("library-dropping", on);
  const hands = {
    ondragover(event) {
      if (![...event.dataTransfer.types].includes("Files")) return;
      event.preventDefault();
      over(true);
    },
    ondragleave: () => over(false),
    ondrop(event) {
      event.preventDefault();
      over(false);
      take([...event.dataTransfer.files]);
    },
  };
  Object.assign(root, hands);
  return () => {
    over(false);
    for (const name of Object.keys(hands)) root[name] = null;
  };
}

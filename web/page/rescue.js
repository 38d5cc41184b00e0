// Tells at once when the page cannot begin, whatever it was that failed; needs no other file.
// The words stand in index.html, where they come by themselves if not even this script could be had.

(() => {
  let known = false;

  function tell(why, details = "") {
    if (known || document.body?.dataset.screen) return;     // once it has a screen the page speaks for itself
    known = true;
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", () => show(why, details));
    else show(why, details);
  }

  function show(why, details) {
    const box = document.getElementById("unborn"), link = box?.querySelector("a");
    if (!box || !link) return;
    box.dataset.why = why;
    for (const part of box.querySelectorAll(`[data-for=${why}]`)) part.removeAttribute("hidden");
    box.append(details);
    link.onclick = event => { event.preventDefault(); location.reload(); };      // with what is after the #
  }

  addEventListener("error", ({ target, message }) => {
    if (target === self) tell("error", message);
    else if (target instanceof HTMLScriptElement) tell("file", target.src);
  }, true);
  if (location.protocol === "file:") tell("disk");
  else if (!("noModule" in HTMLScriptElement.prototype)) tell("old");
})();

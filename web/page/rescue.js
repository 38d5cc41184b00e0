// Tells at once when the page cannot begin, whatever it was that failed; needs no other file, and the build
// puts it into the page (tools/page.py). The words stand there too, and come by themselves after a while.
//
// A browser now and then drops what it is fetching when a page is loaded anew in haste, or never answers:
// the first time that a file of a site that is kept does not come the page loads itself once more.

(() => {
  const KEY = "marchlands.again", SOON = 60_000, LATE = 30_000;          // milliseconds
  let known = false;
  const begun = () => Boolean(document.body?.dataset.screen);

  function tell(why, details = "") {
    if (known || begun()) return;                           // once it has a screen the page speaks for itself
    known = true;
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", () => show(why, details));
    else show(why, details);
  }

  // Whether it does.
  function again() {
    try {
      if (known || begun() || !navigator.serviceWorker.controller) return false;
      if (Date.now() - Number(sessionStorage.getItem(KEY)) < SOON) return false;
      sessionStorage.setItem(KEY, String(Date.now()));
      if (sessionStorage.getItem(KEY) === null) return false;
    } catch { return false; }
    location.reload();
    return true;
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
    if (target === self) return again() || tell("error", message);
    if (target instanceof HTMLScriptElement) return again() || tell("file", target.src);
    if (target instanceof HTMLLinkElement && target.rel === "stylesheet") again();
  }, true);
  addEventListener("unshown", event => { if (again()) event.preventDefault(); });     // see page/screens.js
  setTimeout(again, LATE);
  if (location.protocol === "file:") tell("disk");
  else if (!("noModule" in HTMLScriptElement.prototype)) tell("old");
})();

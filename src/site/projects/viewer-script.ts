/*
 * Shows the pictures of a project over its page. The shown picture follows the hash of the address, `#picture-2`, so that the
 * back button closes it and a link can open it. Without this script each picture is a link to its own page.
 */
const source = `
var page = document, box = page.querySelector("[data-viewer]"), links = [].slice.call(page.querySelectorAll("[data-shot]"));
var at = -1, pushed = false;
function part(name) { return box.querySelector("[data-" + name + "]") }
function place() { var found = /^#picture-(\\d+)$/.exec(location.hash), n = found ? +found[1] - 1 : -1; return links[n] ? n : -1 }
function show() {
  var n = place();
  if (n < 0) { if (box.open) box.close(); return }
  at = n;
  var data = links[n].dataset, picture = new Image();
  picture.src = data.shot; picture.alt = data.alt;
  part("stage").replaceChildren(picture);
  part("name").textContent = data.title;
  part("words").textContent = data.caption;
  part("count").textContent = n + 1 + part("count").dataset.of + links.length;
  if (!box.open) box.showModal();
}
function turn(step) {
  history.replaceState(history.state, "", "#picture-" + ((at + step + links.length) % links.length + 1));
  show();
}
function leave() {
  if (pushed) { pushed = false; history.back() }
  else { history.replaceState(history.state, "", location.pathname + location.search); show() }
}
if (box && box.showModal) {
  links.forEach(function (link, n) {
    link.addEventListener("click", function (e) {
      if (e.metaKey || e.ctrlKey || e.shiftKey || e.button) return;
      e.preventDefault(); pushed = true; location.hash = "picture-" + (n + 1);
    });
  });
  addEventListener("hashchange", show);
  box.addEventListener("cancel", function (e) { e.preventDefault(); leave() });
  box.addEventListener("close", function () { if (links[at]) links[at].focus() });
  box.addEventListener("click", function (e) {
    var step = e.target.closest("[data-step]");
    if (step) turn(+step.dataset.step);
    else if (e.target.closest("[data-close]") || e.target === box || e.target === part("stage")) leave();
  });
  box.addEventListener("keydown", function (e) {
    if (e.key === "ArrowLeft") turn(1);
    if (e.key === "ArrowRight") turn(-1);
  });
  var from = null;
  box.addEventListener("touchstart", function (e) { from = e.touches.length === 1 ? e.touches[0].clientX : null }, { passive: true });
  box.addEventListener("touchend", function (e) {
    var way = from === null ? 0 : e.changedTouches[0].clientX - from;
    if (Math.abs(way) > 48) turn(way > 0 ? 1 : -1);
  });
  show();
}`;

/** The script for the page, without indentation. */
export const viewerScript = `(function(){${source.replace(/\n\s*/g, "\n").trim()}})()`;

/*
 * The one script of every public page, in <head> before the style sheet, so that the theme stands before first paint. It
 * runs before the body exists and without React: it listens on the document. Requirements SHELL-04 and SHELL-06.
 */

/** Theme: `light` or `dark` from local storage, else `data-theme-default` of the root; other tabs follow. */
const theme = `
var root = document.documentElement;
function stored() { try { return localStorage.getItem("theme") } catch (e) {} }
function show(name) {
  if (name !== "dark" && name !== "light") name = root.getAttribute("data-theme-default") === "dark" ? "dark" : "light";
  root.classList.toggle("dark", name === "dark");
  root.classList.toggle("light", name === "light");
}
show(stored());
addEventListener("storage", function (e) { if (e.key === "theme" || e.key === null) show(stored()) });
addEventListener("pageshow", function (e) { if (e.persisted) show(stored()) });
function toggleTheme() {
  var next = root.classList.contains("dark") ? "light" : "dark";
  show(next);
  try { localStorage.setItem("theme", next) } catch (e) {}
}`;

/** The mobile menu: its toggle, Escape and a chosen link; focus returns to the toggle. */
const menu = `
function burger() { return document.querySelector(".burger") }
function isOpen() { return burger() && burger().getAttribute("aria-expanded") === "true" }
function setOpen(open) {
  var toggle = burger(), sheet = document.getElementById("sheet");
  if (!toggle || !sheet) return;
  toggle.setAttribute("aria-expanded", String(open));
  sheet.classList.toggle("open", open);
  if (!open) toggle.focus();
}
document.addEventListener("click", function (e) {
  var at = e.target instanceof Element && e.target;
  if (!at) return;
  if (at.closest(".theme")) toggleTheme();
  else if (at.closest(".burger")) setOpen(!isOpen());
  else if (isOpen() && at.closest("#sheet a")) setOpen(false);
});
document.addEventListener("keydown", function (e) { if (e.key === "Escape" && isOpen()) setOpen(false) });`;

/** Lively pages: their scripts sleep in the page, so that it paints first; see entry.server.tsx. */
const wake = `
function wake() {
  var asleep = document.querySelector('script[type="text/asleep"]');
  if (!asleep) return;
  asleep.type = "text/awake";
  var script = document.createElement("script");
  script.type = "module";
  script.textContent = asleep.textContent;
  document.head.append(script);
  script.remove();
}
addEventListener("load", function () { (window.requestIdleCallback || setTimeout)(wake) });
["pointerdown", "focusin", "keydown"].forEach(function (e) { document.addEventListener(e, wake) });`;

/** The script as it stands in the page: without the spaces that only people need. */
export const earlyScript = `(function(){${`${theme}${menu}${wake}`
  .replace(/\n\s*/g, "\n")
  .replace(/ ?([{}()=;,?:|&]) ?/g, "$1")
  .trim()}})()`;

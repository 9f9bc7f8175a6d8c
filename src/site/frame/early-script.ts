/*
 * The one script of every public page, in <head> before the style sheet, so that the theme is set before first paint. It runs
 * before the body exists and without React, so it listens on the window. Requirements SHELL-04 and SHELL-06.
 */

/** Theme: `light` or `dark` from local storage, else `data-theme-default` of the root; other tabs follow. */
const theme = `
var page = document, on = addEventListener, root = page.documentElement;
function stored(key) { try { return localStorage.getItem(key) } catch (e) {} }
function store(key, value) { try { localStorage.setItem(key, value) } catch (e) {} }
function show(name) {
  if (!/^(dark|light)$/.test(name)) name = root.dataset.themeDefault === "dark" ? "dark" : "light";
  root.classList.toggle("dark", name === "dark");
  root.classList.toggle("light", name === "light");
}
show(stored("theme"));
on("storage", function (e) { if (e.key === "theme" || e.key === null) show(stored("theme")) });
on("pageshow", function (e) { if (e.persisted) show(stored("theme")) });
function toggleTheme() {
  var next = root.classList.contains("dark") ? "light" : "dark";
  show(next);
  store("theme", next);
}`;

/** The mobile menu. Its toggle, Escape or a link closes it and focuses the toggle; it also closes when the header loses focus. */
const menu = `
var menu = "[aria-controls=sheet]";
function part(query) { return page.querySelector(query) }
function isOpen() { return part(menu + "[aria-expanded=true]") }
function setOpen(open, left) {
  var toggle = part(menu);
  toggle.setAttribute("aria-expanded", open);
  if (!open && !left) toggle.focus();
}
on("click", function (e) {
  var at = e.target;
  if (!at.closest) return;
  if (at.closest("[data-theme-toggle]")) toggleTheme();
  else if (at.closest(menu)) setOpen(!isOpen());
  else if (isOpen() && at.closest("#sheet a")) setOpen(false);
});
on("keydown", function (e) { if (e.key === "Escape" && isOpen()) setOpen(false) });
on("focusin", function (e) { if (isOpen() && !e.target.closest("header")) setOpen(false, true) });`;

/**
 * Interactive pages: their scripts are deferred in the page, so that it paints first; see entry.server.tsx. They start when the
 * browser is idle after loading, at the latest a second later: without a limit, Chromium in rare cases never reports idleness.
 */
const wake = `
function wake() {
  var deferred = part("[type='text/deferred']");
  if (!deferred) return;
  deferred.type = "text/started";
  var script = page.createElement("script");
  script.type = "module";
  script.textContent = deferred.textContent;
  page.head.append(script);
  script.remove();
}
on("load", function () {
  if (window.requestIdleCallback) requestIdleCallback(wake, { timeout: 1000 });
  else setTimeout(wake);
});
["pointerdown", "focusin", "keydown"].forEach(function (e) { on(e, wake) });`;

/**
 * Reports that the page is shown, once each time: a prefetched or background page when it comes to the front, and a page again
 * after going back to it. Requirement AANA-01; see content/analytics.
 */
const visit = `
function seen() {
  if (page.hidden) on("visibilitychange", seen, { once: true });
  else if (!/^\\/admin/.test(location.pathname)) navigator.sendBeacon("/api/visits", [location.pathname, page.referrer, innerWidth].join("\\n"));
}
on("pageshow", seen);`;

const source = theme + menu + wake + visit;

/** Shortens the functions' names to single capitals, because every page contains the script. */
const named = [...source.matchAll(/function (\w+)\(/g)]
  .map(([, name]) => new RegExp(`(?<![\\w."'-])${name}(?![\\w"'-])`, "g"))
  .reduce((text, name, index) => text.replace(name, String.fromCharCode(65 + index)), source);

/** The script for the page, without indentation. */
export const earlyScript = `(function(){${named
  .replace(/\n\s*/g, "\n")
  .replace(/ ?(===|!==|[{}()=;,?:|&]) ?/g, "$1")
  .replace(/([{};,])\n/g, "$1")
  .trim()}})()`;

/*
 * The one script of every public page, in <head> before the style sheet, so that the theme is set before first paint. It runs
 * before the body exists and without React, so it listens on the window. Requirements SHELL-04 and SHELL-06.
 */

/** Theme: `light` or `dark` from local storage, else `data-theme-default` of the root; other tabs follow. */
const theme = `
var page = document, on = addEventListener;
var root = page.documentElement;
var data = root.dataset;
function stored(key) { try { return localStorage.getItem(key) } catch {} }
function store(key, value) { try { localStorage.setItem(key, value) } catch {} }
function show(name) {
  if (!/^(dark|light)$/.test(name)) name = data.themeDefault;
  root.classList.toggle("dark", name === "dark");
  root.classList.toggle("light", name !== "dark");
}
show(stored("theme"));
on("storage", e => { if (e.key === "theme" || e.key === null) show(stored("theme")) });
on("pageshow", e => { if (e.persisted) show(stored("theme")) });
function toggleTheme() {
  var next = root.classList.contains("dark") ? "light" : "dark";
  show(next);
  store("theme", next);
}`;

/**
 * The typeface: where its files are in the browser's cache, they are asked for before the first paint. On a first visit they come
 * after it, so that they do not hold it up, and `exchange-fonts.ts` lets them in; until then `--face` names a family that does
 * not exist, and the next of the list is drawn, also where they never come. Decision 73.
 */
const fonts = `
var files = data.fonts;
if (files) {
  var font = ["1em " + data.family, "\u06230"];
  if (files === stored("fonts"))
    files.split(" ").map(href =>
      page.head.append(Object.assign(page.createElement("link"), { rel: "preload", as: "font", crossOrigin: "", href })));
  else root.style.setProperty("--face", "none-yet");
  new PerformanceObserver(() => {
    if (page.fonts.check(...font)) return;
    Promise.all([page.fonts.load(...font), import(data.exchange)]).catch(() => {});
  }).observe({ type: "paint" });
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
on("click", e => {
  var at = e.target;
  if (!at.closest) return;
  if (at.closest("[data-theme-toggle]")) toggleTheme();
  else if (at.closest(menu)) setOpen(!isOpen());
  else if (isOpen() && at.closest("#sheet a")) setOpen(false);
});
on("keydown", e => { if (e.key === "Escape" && isOpen()) setOpen(false) });
on("focusin", e => { if (isOpen() && !e.target.closest("header")) setOpen(false, true) });`;

/**
 * Interactive pages: their scripts are deferred in the page, so that it paints first; see entry.server.tsx. They start when the
 * browser is idle after loading, at the latest a second later: without a limit, Chromium in rare cases never reports idleness.
 */
const wake = `
function wake() {
  var late = part("[type='text/deferred']");
  if (!late) return;
  late.type = "text/started";
  var script = page.createElement("script");
  script.type = "module";
  script.textContent = late.textContent;
  page.head.append(script);
  script.remove();
}
on("load", () => {
  if (window.requestIdleCallback) requestIdleCallback(wake, { timeout: 1000 });
  else setTimeout(wake);
});
["pointerdown", "focusin", "keydown"].map(name => on(name, wake));`;

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

/** The script for the page. Only the server has it: a hydrated page keeps what the server wrote, and loads no second copy. */
export const earlyScript = /* @__PURE__ */ shortened(theme + fonts + menu + wake + visit);

/** Code without indentation, its names shortened to single letters, because every page contains it. */
function shortened(source: string): string {
  const names = [...source.matchAll(/function (\w+)\(([\w, ]*)\)|var (\w+)/g)]
    .flatMap(([, name = "", parameters = "", variable = ""]) => [name, ...parameters.split(", "), variable])
    .filter((name) => name.length > 2);
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdfghjklmn"];
  const named = [...new Set(names)]
    .map((name) => new RegExp(`(?<![\\w"'-]|[^.]\\.)${name}(?![\\w"'-])`, "g"))
    .reduce((text, name, index) => text.replace(name, letters[index] ?? ""), source);
  return `(()=>{${named
    .replace(/\n\s*/g, "\n")
    .replace(/ ?(=>|===|!==|[{}()=;,?:|&+]) ?/g, "$1")
    .replace(/([{};,])\n/g, "$1")
    .replace(/;}/g, "}")
    .trim()}})()`;
}

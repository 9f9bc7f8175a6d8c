import { expect, test } from "vitest";
import { earlyScript } from "./early-script.ts";

test("SHELL-06 the one inline script is under 2 KB and parses", () => {
  expect(new TextEncoder().encode(earlyScript).length).toBeLessThan(2000);
  expect(() => new Function(earlyScript)).not.toThrow();
});

test("SHELL-06 SHELL-04 the inline script contains nothing that ends its element", () => {
  expect(earlyScript).not.toMatch(/<\/?script|<!--/i);
});

type Listener = (event: { key?: string | null }) => void;

/** The part of a browser that the theme needs: a root, a storage and the events of other tabs. */
function runIn(storage: Record<string, string> | "blocked", themeDefault?: string) {
  const classes = new Set<string>();
  const listeners: Record<string, Listener> = {};
  const root = {
    dataset: { themeDefault },
    classList: { toggle: (name: string, on: boolean) => (on ? classes.add(name) : classes.delete(name)) },
  };
  const localStorage = {
    getItem(key: string) {
      if (storage === "blocked") throw new Error("blocked");
      return storage[key] ?? null;
    },
  };
  const listen = (type: string, listener: Listener) => {
    listeners[type] = listener;
  };
  const document = { documentElement: root, addEventListener: listen, querySelector: () => null };
  new Function("document", "localStorage", "addEventListener", earlyScript)(document, localStorage, listen);
  return {
    theme: () => [...classes].join(" "),
    tell: (type: string, event: object) => listeners[type]?.(event),
  };
}

test.each([
  [{}, undefined, "light"],
  [{}, "dark", "dark"],
  [{ theme: "dark" }, undefined, "dark"],
  [{ theme: "light" }, "dark", "light"],
  [{ theme: "<b>" }, undefined, "light"],
  ["blocked", undefined, "light"],
] as const)(
  "SHELL-06 storage %j and default %s show %s before first paint",
  (storage, themeDefault, expected) => {
    expect(runIn(storage, themeDefault).theme()).toBe(expected);
  },
);

test("SHELL-06 a change of the theme in another tab is followed, a change of another key is not", () => {
  const storage: Record<string, string> = {};
  const page = runIn(storage);
  storage.theme = "dark";
  page.tell("storage", { key: "user" });
  expect(page.theme()).toBe("light");
  page.tell("storage", { key: "theme" });
  expect(page.theme()).toBe("dark");
});

test("AANA-01 a page reports that it is shown: not while hidden or prerendered, once it comes to the front, and again after going back", () => {
  const listeners: Record<string, Listener[]> = {};
  const sent: string[] = [];
  const root = { dataset: {}, classList: { toggle: () => {} } };
  const document = {
    documentElement: root,
    querySelector: () => null,
    hidden: true,
    referrer: "https://search.example/?q=x",
  };
  const listen = (type: string, listener: Listener) => {
    listeners[type] = [...(listeners[type] ?? []), listener];
  };
  const fire = (type: string) => {
    for (const listener of listeners[type] ?? []) listener({});
  };
  const location = { pathname: "/services" };
  const navigator = { sendBeacon: (to: string, body: string) => sent.push(`${to} ${body}`) };
  const names = ["document", "addEventListener", "navigator", "location", "innerWidth", "localStorage"];
  const run = new Function(...names, earlyScript);
  run(document, listen, navigator, location, 390, { getItem: () => null });
  fire("pageshow");
  expect(sent).toEqual([]);
  document.hidden = false;
  fire("visibilitychange");
  expect(sent).toEqual(["/api/visits /services\nhttps://search.example/?q=x\n390"]);
  fire("pageshow");
  expect(sent).toHaveLength(2);
  location.pathname = "/admin/clients";
  fire("pageshow");
  expect(sent).toHaveLength(2);
});

/** The part of a browser that the typeface needs: the head, a style of the root, a storage, and the first paint. */
function runFonts(stored: string | null | "refused", isHere = true) {
  const links: object[] = [];
  const style = new Map<string, string>();
  const asked: string[] = [];
  const document = {
    documentElement: {
      dataset: { fonts: "/a.woff2 /b.woff2", family: "Some Face", exchange: "data:text/javascript," },
      classList: { toggle: () => {} },
      style: { setProperty: (name: string, value: string) => style.set(name, value) },
    },
    head: { append: (link: object) => links.push(link) },
    createElement: (name: string) => ({ name }),
    querySelector: () => null,
    fonts: {
      check: (...font: string[]) => asked.push(`check ${font}`) > 0 && isHere,
      load: (...font: string[]) => asked.push(`load ${font}`),
    },
  };
  const localStorage = {
    getItem(key: string) {
      if (stored === "refused") throw new Error("refused");
      return key === "fonts" ? stored : null;
    },
  };
  let paint = () => {};
  class PerformanceObserver {
    constructor(callback: () => void) {
      paint = callback;
    }
    observe({ type }: { type: string }) {
      expect(type).toBe("paint");
    }
  }
  const names = ["document", "localStorage", "addEventListener", "PerformanceObserver"];
  new Function(...names, earlyScript)(document, localStorage, () => {}, PerformanceObserver);
  return { links, style: Object.fromEntries(style), asked, paint: () => paint() };
}

const link = (href: string) => ({ name: "link", rel: "preload", as: "font", crossOrigin: "", href });

test("SITE-04 TRIAL-01 R9: fonts that are in the browser's cache are asked for before the first paint, others are not", () => {
  const known = runFonts("/a.woff2 /b.woff2");
  expect(known).toMatchObject({ links: [link("/a.woff2"), link("/b.woff2")], style: {} });
  for (const stored of [null, "refused", "/older.woff2 /b.woff2"])
    expect(runFonts(stored)).toMatchObject({ links: [], style: { "--face": "none-yet" }, asked: [] });
  // Letters and digits lie in two files: both must be here.
  known.paint();
  expect(known.asked).toEqual(["check 1em Some Face,\u06230"]);
});

const button = "[aria-controls=sheet]";

/** The part of a browser that the menu needs: its button, clicks and the focus. */
function runMenu() {
  const listeners: Record<string, (event: object) => void> = {};
  const attributes: Record<string, string> = { "aria-expanded": "false" };
  let focused = 0;
  const toggle = {
    setAttribute: (name: string, value: unknown) => {
      attributes[name] = String(value);
    },
    focus: () => focused++,
  };
  const parts: Record<string, () => unknown> = {
    [button]: () => toggle,
    [`${button}[aria-expanded=true]`]: () => (attributes["aria-expanded"] === "true" ? toggle : null),
  };
  const document = {
    documentElement: { dataset: {}, classList: { toggle: () => {} } },
    querySelector: (selector: string) => parts[selector]?.() ?? null,
  };
  const listen = (type: string, listener: (event: object) => void) => {
    const before = listeners[type];
    listeners[type] = (event) => {
      before?.(event);
      listener(event);
    };
  };
  new Function("document", "addEventListener", earlyScript)(document, listen);
  return {
    /** Clicks on an element within the named parts of the page. */
    click: (...within: string[]) =>
      listeners.click?.({
        target: { closest: (selector: string) => (within.includes(selector) ? {} : null) },
      }),
    press: (key: string) => listeners.keydown?.({ key }),
    /** Moves the focus to an element within the named parts of the page. */
    focus: (...within: string[]) =>
      listeners.focusin?.({
        target: { closest: (selector: string) => (within.includes(selector) ? {} : null) },
      }),
    state: () => ({ expanded: attributes["aria-expanded"], focused }),
  };
}

test("SHELL-04 the button opens and closes the menu; Escape and any link, also to the same page, close it and restore the focus", () => {
  const menu = runMenu();
  const open = (focused: number) => ({ expanded: "true", focused });
  const closed = (focused: number) => ({ expanded: "false", focused });
  menu.click(button);
  expect(menu.state()).toEqual(open(0));
  menu.click(button);
  expect(menu.state()).toEqual(closed(1));
  menu.click(button);
  menu.press("a");
  expect(menu.state()).toEqual(open(1));
  menu.press("Escape");
  expect(menu.state()).toEqual(closed(2));
  menu.press("Escape");
  expect(menu.state()).toEqual(closed(2));
  menu.click(button);
  menu.click("main");
  expect(menu.state()).toEqual(open(2));
  // The script closes the menu before the browser navigates, whether a page follows or not.
  menu.click("#sheet a");
  expect(menu.state()).toEqual(closed(3));
  menu.click("#sheet a");
  expect(menu.state()).toEqual(closed(3));
});

test("SITE-03 SHELL-04 when the focus leaves the header the menu closes, and the focus stays where it went", () => {
  const menu = runMenu();
  menu.click(button);
  menu.focus("header");
  expect(menu.state()).toEqual({ expanded: "true", focused: 0 });
  menu.focus("main");
  expect(menu.state()).toEqual({ expanded: "false", focused: 0 });
});

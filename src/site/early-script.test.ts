import { expect, test } from "vitest";
import { earlyScript } from "./early-script.ts";

test("SHELL-06 the one inline script is under 2 KB and parses", () => {
  expect(new TextEncoder().encode(earlyScript).length).toBeLessThan(2000);
  expect(() => new Function(earlyScript)).not.toThrow();
});

test("SHELL-06 SHELL-04 the inline script holds nothing that ends its element", () => {
  expect(earlyScript).not.toMatch(/<\/?script|<!--/i);
});

type Listener = (event: { key?: string | null }) => void;

/** As much of a browser as the theme needs: a root, a storage and the events of other tabs. */
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

test("SHELL-06 a change in another tab is followed, that of another key is not", () => {
  const storage: Record<string, string> = {};
  const page = runIn(storage);
  storage.theme = "dark";
  page.tell("storage", { key: "user" });
  expect(page.theme()).toBe("light");
  page.tell("storage", { key: "theme" });
  expect(page.theme()).toBe("dark");
});

test("AANA-01 a page tells that it is shown: not while it is hidden or prerendered, once it comes to the front, and when it is gone back to", () => {
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

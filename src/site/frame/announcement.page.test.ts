import { beforeEach, expect, test } from "vitest";
import { elementOf, textsOf, valuesOf } from "../../testing/pages/test-markup.ts";
import { missingPath } from "../../testing/pages/test-paths.ts";
import { openSite, type TestSite } from "../../testing/pages/test-site.ts";
import { closing } from "./announcement.tsx";

let site: TestSite;
beforeEach(async () => {
  site = await openSite();
});
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const announce = (more: object = {}) =>
  site.call("PUT", "/api/settings", {
    announcement: "مكتبنا مغلق في 23 سبتمبر",
    announcementLink: "/contact",
    announcementLinkText: "أوقات العمل",
    ...more,
  });
const bar = "header + section#announcement";

test("OWN-02 pages with and without scripts announce between header and content, with a link and a button for those with script", async () => {
  await announce();
  for (const path of ["/", "/contact", "/projects", missingPath]) {
    const page = await site.page(path);
    expect(textsOf(page, `${bar} p`), path).toEqual(["مكتبنا مغلق في 23 سبتمبرأوقات العمل"]);
    expect(valuesOf(page, `${bar} p a`, "href")).toEqual(["/contact"]);
    expect(elementOf(page, `${bar} button`).hasAttribute("hidden")).toBe(true);
    expect(elementOf(page, `${bar} + main`)).toBeDefined();
  }
});

test("OWN-02 SEC-11 the script of an announcement is allowed by its hash, and a page without one carries nothing of it", async () => {
  const before = await site.answer("/");
  expect(before.text).not.toMatch(/announce/i);
  await announce();
  const after = await site.answer("/");
  const hashes = (policy: string | null) => new Set(policy?.match(/'sha256-[^']+'/g));
  const [known, now] = [before, after].map(({ headers }) => hashes(headers.get("content-security-policy")));
  expect([...(now ?? [])].filter((hash) => !known?.has(hash)).length).toBeGreaterThan(0);
  expect(after.text).toContain(`>${closing}</script>`);
});

test("OWN-02 an announcement stands on chosen pages alone, and only from its beginning to its end", async () => {
  const shown = async (path: string) => textsOf(await site.page(path), bar).length === 1;
  await announce({ announcementPages: [{ href: "/projects" }] });
  const project = valuesOf(await site.page("/projects"), 'main a[href^="/projects/"]', "href")[0] ?? "";
  expect([await shown("/projects"), await shown(project), await shown("/")]).toEqual([true, true, false]);
  await announce({ announcementPages: [], announcementFrom: hours(1) });
  expect(await shown("/")).toBe(false);
  await announce({ announcementFrom: hours(-2), announcementUntil: hours(-1) });
  expect(await shown("/")).toBe(false);
  await announce({ announcementFrom: hours(-2), announcementUntil: hours(1) });
  expect(await shown("/")).toBe(true);
});

test("OWN-02 the page is another one when the words change, so that whoever closed the last one sees the next", async () => {
  const id = async () => valuesOf(await site.page("/"), bar, "data-id")[0];
  await announce();
  const first = await id();
  await announce({ announcementUntil: hours(5) });
  expect(await id()).toBe(first);
  await announce({ announcement: "عدنا إلى العمل" });
  expect(await id()).not.toBe(first);
});

/** Runs the script on a page in which this announcement was closed, or on one without storage. */
function run(stored: string | null | "blocked") {
  const button = { hidden: true, onclick: () => {} };
  const section = { hidden: false, dataset: { id: "a1" }, querySelector: () => button };
  const kept: string[] = [];
  let focused = false;
  const localStorage = {
    getItem() {
      if (stored === "blocked") throw new Error("blocked");
      return stored;
    },
    setItem(key: string, value: string) {
      if (stored === "blocked") throw new Error("blocked");
      kept.push(`${key}=${value}`);
    },
  };
  const main = { focus: () => (focused = true) };
  const document = { currentScript: { parentNode: section }, getElementById: () => main };
  new Function("document", "localStorage", closing)(document, localStorage);
  return { button, section, kept, focused: () => focused };
}

test.each([null, "b2", "blocked"])(
  "OWN-02 with %s in the storage the announcement is there to be closed",
  (stored) => {
    const { button, section, kept, focused } = run(stored);
    expect([section.hidden, button.hidden]).toEqual([false, false]);
    button.onclick();
    expect([section.hidden, focused()]).toEqual([true, true]);
    expect(kept).toEqual(stored === "blocked" ? [] : ["announcement=a1"]);
  },
);

test("OWN-02 an announcement that was closed stays away", () => {
  expect(run("a1").section.hidden).toBe(true);
});

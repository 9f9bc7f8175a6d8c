import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type SiteProcess, startSite } from "../e2e/support/site-process.ts";
import { type Browser, waitFor } from "./browser.ts";
import { installed } from "./installed.ts";
import { signIn } from "./sign-in.ts";

/** What engines did differently once, tried in each of them. */

let site: SiteProcess;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.remove());

describe.each(installed)("in $name", ({ open }) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await open(site.origin);
  });
  afterAll(() => browser?.close());

  const visit = async (path: string, width: number, height = 900) => {
    await browser.resize(width, height);
    await browser.open(site.origin + path);
  };

  test("EDIT-01 ENGINE-01 E1: a click on a text of the page opens it with the caret where it was clicked, and what is typed stays", async () => {
    await signIn(browser, site.origin);
    await visit("/admin/content/homepage", 1440);
    await waitFor(browser, "the page in the editor", inFrame, "h1[data-field]");
    await clickNamed(browser, "التعديل على الصفحة");
    await waitFor(browser, "texts that can be edited", inFrame, "h1[tabindex='0']");
    await browser.click("[data-field='homepage/heroLead']", "iframe");
    await waitFor(browser, "the field over the text", inFrame, "[role=textbox]");
    const caret = await browser.run(caretInFrame);
    expect(caret?.text.length).toBeGreaterThan(5);
    // In the middle of the text, neither before it nor behind it.
    expect(caret?.offset).toBeGreaterThan(0);
    expect(caret?.offset).toBeLessThan(caret?.text.length ?? 0);
    await browser.type("س");
    const typed = await waitFor(browser, "the letter in the text", changedText, caret?.text ?? "");
    expect(typed).toHaveLength((caret?.text.length ?? 0) + 1);
    expect(await browser.faults()).toEqual([]);
  });

  test.each([390, 768, 1440])(
    "SVC-01 ENGINE-01 E2: the sheet of a service is as high as its contents at %d",
    async (width) => {
      await visit("/services", width, 1300);
      await browser.run(openFirstSheet);
      const { inside, sheet, hidden } = await browser.run(sheetHeights);
      expect(sheet).toBeGreaterThan(150);
      expect(Math.abs(sheet + hidden - inside)).toBeLessThanOrEqual(1);
    },
  );

  test.each(["/quote", "/register"])(
    "SITE-03 ENGINE-01 E3: the heading of each part of the form on %s stands between its rule and its first field",
    async (path) => {
      await visit(path, 1440);
      const found = await browser.run(formParts);
      expect(found.length).toBeGreaterThan(1);
      for (const { rule, above, below } of found) {
        expect(below).toBeGreaterThanOrEqual(12);
        expect(below).toBeLessThanOrEqual(24);
        if (rule > 0) expect(above).toBeGreaterThanOrEqual(20);
      }
      expect(found.slice(1).map(({ rule }) => rule)).toEqual(found.slice(1).map(() => 1));
    },
  );

  test.each([640, 700, 900, 1120])(
    "TEST-01 ENGINE-01 E4: the stars of reviews keep their size and their place in the card at %d",
    async (width) => {
      await visit("/testimonials", width);
      const found = await browser.run(starBoxes);
      expect(found.length).toBeGreaterThan(3);
      expect(found.filter(({ outside, narrowest }) => outside > 0.5 || narrowest < 14)).toEqual([]);
      expect(await browser.run(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    },
  );

  test("ART-01 ENGINE-01 E5: Tab in a table of a text goes to the next cell, and what is typed then stands there", async () => {
    await signIn(browser, site.origin);
    await visit("/admin/articles?edit=new", 1440);
    await waitFor(browser, "the editor", () => document.querySelector(".ProseMirror") !== null);
    await browser.click(".ProseMirror");
    await clickNamed(browser, "جدول");
    await waitFor(browser, "the focus in the table", () => document.activeElement?.matches(".ProseMirror"));
    await browser.type("12");
    await browser.press("Tab");
    await browser.type("34");
    await browser.press("Tab");
    await browser.type("56");
    const cells = () => [...document.querySelectorAll(".ProseMirror th")].map((cell) => cell.textContent);
    expect(await browser.run(cells)).toEqual(["12", "34", "56"]);
    expect(await browser.run(() => document.activeElement?.matches(".ProseMirror"))).toBe(true);
  });

  test.each([390, 600, 1440])(
    "SITE-03 ENGINE-01 E6: a year without a project takes no more room than its number at %d",
    async (width) => {
      await visit("/about", width);
      const years = await browser.run(() =>
        [...document.querySelectorAll("[data-delivered]")].map((year) => ({
          total: Number(year.getAttribute("data-delivered")),
          marks: year.querySelector("dd")?.getBoundingClientRect().height ?? 0,
        })),
      );
      expect(years.filter(({ total }) => total === 0).length).toBeGreaterThan(0);
      for (const { total, marks } of years) expect(marks).toBeLessThanOrEqual(12 + 16 * total);
    },
  );

  test.each(
    ["/quote", "/contact", "/register"].flatMap((path) => [390, 1440].map((width) => [path, width] as const)),
  )(
    "QUOTE-02 CONTACT-01 REG-01 ENGINE-01 E7: the first wrong field of %s is shown with its label below the header at %d",
    async (path, width) => {
      await visit(path, width, 600);
      expect(await roomAfterRefusal(browser)).toBeGreaterThanOrEqual(0);
    },
  );

  test.each([390, 1440])(
    "ADM-04 ENGINE-01 E7: the first wrong field of the settings is shown with its label below the bar at %d",
    async (width) => {
      await signIn(browser, site.origin);
      await visit("/admin/settings", width, 600);
      await waitFor(browser, "the settings", () => document.querySelector("[name=agencyName]") !== null);
      await browser.run(() => {
        const name = document.querySelector("[name=agencyName]");
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(name, "");
        name?.dispatchEvent(new InputEvent("input", { bubbles: true }));
      });
      expect(await roomAfterRefusal(browser)).toBeGreaterThanOrEqual(0);
    },
  );

  test("SVC-02 ENGINE-01 E7: riyal never stands alone below a price beside which others have room", async () => {
    for (const width of [640, 768, 900, 1440]) {
      await visit("/services", width);
      const prices = await browser.run(() =>
        [...document.querySelectorAll("thead [data-package]")].map((head) => {
          const unit = head.querySelector("small");
          const number = unit?.parentElement?.firstElementChild;
          return (
            (unit?.getBoundingClientRect().top ?? 0) >= (number?.getBoundingClientRect().bottom ?? 0) - 8
          );
        }),
      );
      expect(new Set(prices).size, `at ${width}: ${prices}`).toBe(1);
    }
  });

  test("DESK-01 ENGINE-01 E7: a field of several lines shows all its lines, whether the browser can size it or not", async () => {
    await signIn(browser, site.origin);
    await visit("/admin/content/homepage", 1440);
    await waitFor(browser, "the fields", () => document.querySelectorAll("textarea").length > 2);
    const cut = () =>
      [...document.querySelectorAll("textarea")]
        .filter((area) => area.scrollHeight > area.clientHeight + 2 && area.clientHeight < innerHeight * 0.55)
        .map((area) => `${area.name || area.id}: ${area.clientHeight} of ${area.scrollHeight}`);
    await waitFor(
      browser,
      "fields of their full height",
      () => document.querySelector("textarea")?.value !== "",
    );
    expect(await browser.run(cut)).toEqual([]);
  });
});

/** Clicks the button or link with these words, by a mark that the page's own styles do not know. */
async function clickNamed(browser: Browser, words: string) {
  await waitFor(
    browser,
    words,
    (wanted: string) => {
      const named = [...document.querySelectorAll("button, a, [role=button]")].find(
        (one) => (one.getAttribute("aria-label") ?? one.textContent ?? "").trim() === wanted,
      );
      named?.setAttribute("data-tried", "");
      for (const other of document.querySelectorAll("[data-tried]"))
        if (other !== named) other.removeAttribute("data-tried");
      return named !== undefined;
    },
    words,
  );
  await browser.click("[data-tried]");
}

const inFrame = (selector: string) =>
  document.querySelector("iframe")?.contentDocument?.querySelector(selector) != null;

function caretInFrame() {
  const frame = document.querySelector("iframe");
  const selection = frame?.contentWindow?.getSelection();
  const text = frame?.contentDocument?.querySelector("[role=textbox]")?.textContent;
  return text && selection ? { text, offset: selection.anchorOffset } : undefined;
}

function changedText(before: string) {
  const text = document
    .querySelector("iframe")
    ?.contentDocument?.querySelector("[role=textbox]")?.textContent;
  return text !== before && text;
}

function openFirstSheet() {
  document.querySelector<HTMLElement>("button[popovertarget]")?.click();
}

function sheetHeights() {
  const sheet = document.querySelector<HTMLElement>("[popover]:popover-open");
  const heights = [...(sheet?.children ?? [])].map((child) => child.getBoundingClientRect());
  const top = Math.min(...heights.map((box) => box.top));
  const inside = Math.max(...heights.map((box) => box.bottom)) - top;
  return {
    sheet: sheet?.clientHeight ?? 0,
    hidden: (sheet?.scrollHeight ?? 0) - (sheet?.clientHeight ?? 0),
    inside,
  };
}

function formParts() {
  return [...document.querySelectorAll("fieldset:has(> legend [data-gauge])")].map((part) => {
    const legend = part.querySelector("legend");
    const next = legend?.nextElementSibling?.getBoundingClientRect();
    const box = legend?.getBoundingClientRect();
    return {
      rule: Number.parseFloat(getComputedStyle(part).borderBlockStartWidth),
      above: (box?.top ?? 0) - part.getBoundingClientRect().top,
      below: (next?.top ?? 0) - (box?.bottom ?? 0),
    };
  });
}

function starBoxes() {
  return [...document.querySelectorAll("article [role=img]")].map((stars) => {
    const card = stars.closest("article")?.getBoundingClientRect();
    const boxes = [...stars.children].map((star) => star.getBoundingClientRect());
    return {
      outside: Math.max(
        ...boxes.map((box) => Math.max((card?.left ?? 0) - box.left, box.right - (card?.right ?? 0))),
      ),
      narrowest: Math.min(...boxes.map((box) => box.width)),
    };
  });
}

/** Submits the form of the page from its end, and answers how far below the header the label of the first wrong field lies. */
async function roomAfterRefusal(browser: Browser) {
  // At once: WebKit would go on with a smooth scroll of the test's own after the field was focused.
  await browser.run(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await browser.run(() => document.querySelector<HTMLFormElement>("main form")?.requestSubmit());
  await waitFor(
    browser,
    "the focus on the wrong field",
    () => document.activeElement?.getAttribute("aria-invalid") === "true",
  );
  return waitFor(browser, "the end of the scrolling", roomAboveLabel);
}

/** How far the label of the focused field lies below the header, in pixels, once the page no longer scrolls. */
async function roomAboveLabel() {
  const before = scrollY;
  await new Promise((later) => setTimeout(later, 200));
  if (before !== scrollY) return false;
  const label = document.querySelector(`label[for="${document.activeElement?.id}"]`);
  const header = document.querySelector("[data-top-bar], header")?.getBoundingClientRect().bottom ?? 0;
  return (label?.getBoundingClientRect().top ?? 0) - header;
}

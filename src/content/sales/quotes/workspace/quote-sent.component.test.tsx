import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { viewports } from "../../../../../e2e/support/survey.ts";
import { noteCopies } from "../../../../testing/components/test-clipboard.ts";
import { button, question, textsOf } from "../../../../testing/components/test-records.tsx";
import { makeSite, openScreen, reloadScreen } from "../../../../testing/components/test-screen.tsx";
import { expectFits, expectFitsAndReads, expectReads } from "../../../../testing/components/test-survey.ts";
import {
  addQuote,
  chooseLink,
  discount,
  items,
  line,
  locked,
  openDraft,
  paper,
  saved,
  screens,
  sendNow,
  titles,
} from "../test-quotes.tsx";

const field = () => page.getByLabelText("الرابط");
const whole = (path: string) => new URL(path, location.origin).href;

test("DESK-02 after sending the lines are locked, and the link can be read and copied; making a new link warns that the old one ends", async () => {
  const copied = noteCopies();
  const { screen, read } = await openDraft({ items });
  await discount().fill("500");
  await button("إرسال العرض").click();
  await sendNow();
  await expect.element(locked()).toBeVisible();
  expect(titles()).toEqual([]);
  await reloadScreen(screens, screen);
  const link = whole((await read()).path);
  expect(link).toMatch(/\/q\/[\w-]{43}$/);
  await expect.element(field()).toHaveValue(link);
  await button("نسخ الرابط").click();
  await expect.element(page.getByText("نُسخ الرابط")).toBeVisible();
  expect(copied).toEqual([link]);
  await button("رابط جديد").click();
  await expect.element(question()).toMatchTextContent("يتوقف الرابط الحالي عن العمل");
  await question().getByRole("button", { name: "رابط جديد" }).click();
  await expect.element(field()).not.toHaveValue(link);
  await expect.element(field()).toHaveValue(whole((await read()).path));
});

test("PAPER-01 the file of a sent quote is saved from its screen; a draft offers none", async () => {
  const { at } = await openDraft({ items });
  const file = () => page.getByRole("link", { name: "تنزيل PDF" });
  await expect.element(button("إرسال العرض")).toBeVisible();
  expect(file().elements()).toEqual([]);
  await chooseLink();
  await sendNow();
  await expect.element(file()).toHaveAttribute("href", `${at}/file?kind=offer`);
  await expect.element(file()).toHaveAttribute("download");
  expect(page.getByRole("link", { name: "تنزيل العرض مع الموافقة" }).elements()).toEqual([]);
});

test("DESK-02 how a quote was sent is noted; its revision has an address of its own and keeps the link, and both editions are listed", async () => {
  const { router, screen, read } = await openDraft({ items });
  await chooseLink();
  await expectReads();
  await sendNow();
  await expect.element(page.getByText("نُسخ رابطه")).toBeVisible();
  const link = whole((await read()).path);
  await button("إصدار جديد من العرض").click();
  await expect.poll(() => router.state.location.pathname).not.toBe(screen);
  await discount().fill("1000");
  await button("حفظ").click();
  await expect.element(saved()).toBeVisible();
  await chooseLink();
  await sendNow();
  await expect.element(field()).toHaveValue(link);
  const editions = page.getByRole("navigation", { name: "الإصدارات" }).getByRole("link");
  expect(textsOf(editions.elements())).toEqual([
    expect.stringContaining("الإصدار 2"),
    expect.stringContaining("الإصدار 1"),
  ]);
});

const long = "عبدالرحمنبنعبدالعزيز".repeat(6);
const longQuote = { items: [{ ...items[0], title: long }], customer_name: long };

test("DESK-02 AR-04 a draft fits every width and passes axe in both themes; the document is light paper, and on a phone a view of its own", async () => {
  const { router } = await openDraft(longQuote);
  await expect.element(line(1)).toBeVisible();
  await expectFitsAndReads({
    also() {
      const sheet = document.querySelector("article > div");
      for (const theme of ["light", "dark"]) {
        expect(sheet && getComputedStyle(sheet).backgroundColor, theme).toBe("oklch(1 0 0)");
        for (const name of ["light", "dark"]) document.documentElement.classList.toggle(name);
      }
    },
  });
  await page.viewport(viewports.phone.width, viewports.phone.height);
  await expect.element(paper()).not.toBeInTheDocument(); // hidden, so it has no role
  await page.getByRole("link", { name: "معاينة" }).click();
  await expect.poll(() => router.state.location.hash).toBe("#preview");
  await expect.element(paper()).toBeVisible();
  await expect.element(line(1)).not.toBeInTheDocument();
  expectFits();
  await expectReads();
});

test("DESK-02 AR-04 a sent quote fits every width and passes axe in both themes", async () => {
  const site = await makeSite();
  const { at, screen } = await addQuote(site, longQuote);
  await site.call("POST", `${at}/send`);
  await openScreen(screens, screen);
  await expect.element(locked()).toBeVisible();
  await expectFitsAndReads();
});

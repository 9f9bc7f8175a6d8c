import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { isoDayAfter } from "../../../kernel/text/format.ts";
import { noteCopies } from "../../../testing/components/test-clipboard.ts";
import { rowOf } from "../../../testing/components/test-records.tsx";
import { makeSite, openScreen } from "../../../testing/components/test-screen.tsx";
import { expectFitsAndReads } from "../../../testing/components/test-survey.ts";
import { addQuote, items, screens } from "./test-quotes.tsx";

/** A site with a sent quote that ends soon, a draft, and their list. */
async function openList() {
  const site = await makeSite();
  const soon = await addQuote(site, { items, valid_until: isoDayAfter(new Date(), 2) }, "نورة");
  const { path, number } = await site.call("POST", `${soon.at}/send`);
  await addQuote(site, { items }, "سعد");
  const router = await openScreen(screens, "/admin/quotes");
  await expect.element(rowOf("سعد")).toBeVisible();
  return { router, soon, path, number };
}

test("DESK-02 ADM-03 the list shows each quote's stage, value and last day, copies its link and filters by stage", async () => {
  const copied = noteCopies();
  const { router, soon, path, number } = await openList();
  const row = rowOf("نورة");
  await expect.element(row).toMatchTextContent("5,750 ريال");
  await expect.element(row).toMatchTextContent("أُرسل");
  const colourOf = (words: string) => getComputedStyle(row.getByText(words).element()).color;
  expect(colourOf("بعد يومين")).not.toBe(colourOf("نورة"));
  await row.getByRole("button", { name: `نسخ الرابط: ${number}` }).click();
  await expect.element(page.getByText("نُسخ الرابط")).toBeVisible();
  expect(copied).toEqual([expect.stringContaining(path)]);

  await expect.element(rowOf("سعد")).toMatchTextContent("لم يُرسل");
  await page.getByRole("button", { name: /^أُرسل/ }).click();
  await expect.element(rowOf("سعد")).not.toBeInTheDocument();
  await page.getByRole("button", { name: /^مسودة/ }).click();
  await expect.element(rowOf("سعد")).toBeVisible();
  await expect.element(row).not.toBeInTheDocument();
  expect(router.state.location.search).toBe("?stage=draft");
  await page.getByRole("button", { name: "الكل" }).click();
  await page.getByRole("searchbox").fill("نورة");
  await expect.element(rowOf("سعد")).not.toBeInTheDocument();
  await row.getByRole("link").click();
  await expect.poll(() => router.state.location.pathname).toBe(soon.screen);
});

test("DESK-02 AR-04 the list fits every width and passes axe in both themes", async () => {
  await openList();
  await expectFitsAndReads();
});

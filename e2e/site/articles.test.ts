import { expect, expectFitsAndReads, test } from "../support/fixtures.ts";

const address = `/articles/${encodeURIComponent("ما-الذي-يجعل-الموقع-سريعا")}`;

test("ART-01 ADM-07 an article fits every width and is accessible in both themes, and its tables scroll by keyboard", async ({
  page,
}) => {
  await page.goto(address);
  await expectFitsAndReads(page);
  const table = page.getByRole("region", { name: "جدول" });
  await table.focus();
  await expect(table).toBeFocused();
});

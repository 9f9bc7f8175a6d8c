import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectReads } from "../../../../testing/components/test-survey.ts";
import { openDesk, openedOf, openMessages, path, siteWith } from "./test-desk.tsx";

const value = () => openedOf("نورة").getByLabelText("القيمة المتوقعة بالريال، شاملةً الضريبة");

test("SALES-01 the expected value is typed in riyals, in any digits, and stored when the field is left", async () => {
  const site = await siteWith({ نورة: {} });
  await openDesk("/1");
  await value().fill("١٢٬٥٠٠٫٧٥");
  await userEvent.keyboard("{Enter}");
  await expect.poll(async () => (await site.read()).expected_value).toBe(12_500_75);
  await expect.element(value()).toHaveValue("12,500.75");
  expect(document.activeElement).not.toBe(value().element());
  await value().fill("");
  await openedOf("نورة").getByRole("heading", { level: 2 }).click();
  await expect.poll(async () => (await site.read()).expected_value).toBeNull();
});

test("SALES-01 an amount that cannot be read stays in the field with the reason, and one that could not be stored stays too", async () => {
  const site = await siteWith({ نورة: {} });
  await openDesk("/1");
  for (const typed of ["كثير", "1.200", "100000001", "-5"]) {
    await value().fill(typed);
    await userEvent.keyboard("{Enter}");
    await expect.element(openedOf("نورة").getByText("المبلغ من 0 إلى 100,000,000 ريال")).toBeVisible();
    await expect.element(value()).toHaveValue(typed);
  }
  await expectReads();
  expect((await site.read()).version).toBe(1);
  await site.breakCalls({ method: "PUT", path: `${path}/1`, how: "unavailable" });
  await value().fill("900");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("تعذّر حفظ التغيير")).toBeVisible();
  await expect.element(value()).toHaveValue("900");
});

test("SALES-01 a message has no value", async () => {
  const asked = { requested_services: { reason: "service", message: "سؤال" } };
  await siteWith({ نورة: asked });
  await openMessages("/1");
  await expect.element(openedOf("نورة")).toBeVisible();
  await expect.element(value()).not.toBeInTheDocument();
});

test("SALES-01 the list says which of the report's conditions it keeps, and forgets them", async () => {
  await siteWith({ نورة: { chosen_package: "أساسية" }, هند: {} });
  const router = await openDesk(
    `?package=${encodeURIComponent("أساسية")}&open=1&arrived=2020-01-01..2090-12-31`,
  );
  await expect
    .element(
      page.getByText(
        "من تقرير المبيعات: وصلت من 1 يناير 2020 إلى 31 ديسمبر 2090، لم تُغلق بعد، الباقة أساسية",
      ),
    )
    .toBeVisible();
  const rows = page.getByRole("link", { name: /نورة|هند/ });
  await expect.poll(() => rows.elements().length).toBe(1);
  await expectReads();
  await page.getByRole("button", { name: "إزالة شروط التقرير" }).click();
  await expect.poll(() => rows.elements().length).toBe(2);
  expect(router.state.location.search).toBe("");
});

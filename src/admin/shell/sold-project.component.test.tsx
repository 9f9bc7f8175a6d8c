import { expect, test } from "vitest";
import { page } from "vitest/browser";
import ProjectsScreen from "../../content/projects/admin-screen.tsx";
import { WithSaleTools } from "../../content/sales/quotes/sale-tools.tsx";
import { addQuote, items, screens } from "../../content/sales/quotes/test-quotes.tsx";
import { button, choose, question } from "../../testing/components/test-records.tsx";
import { makeSite, openScreen, reloadScreen } from "../../testing/components/test-screen.tsx";
import { expectFitsAndReads } from "../../testing/components/test-survey.ts";

test("PAPER-01 PAPER-02 what comes in for an accepted quote is noted with day and way: part by part it is paid, here and at its project, which has the accepted file as its contract", async () => {
  const site = await makeSite();
  const parts = [
    { share: 40, when: "عند الموافقة" },
    { share: 60, when: "عند التسليم" },
  ];
  const { at, screen } = await addQuote(site, { items, parts, vat_rate: 0 });
  const { path } = await site.call("POST", `${at}/send`);
  await site.acceptQuote(path);
  await openScreen(screens, screen);
  await expect.element(page.getByText(/استُلم 0\sريال من 5,000\sريال/)).toBeVisible();
  await page.getByLabelText(/^المبلغ/).fill("6000");
  await button("تسجيل مبلغ مستلم").click();
  await expect.element(page.getByText("هذا أكثر من الباقي من إجمالي العرض")).toBeVisible();
  await page.getByLabelText(/^المبلغ/).fill("٢٥٠٠ ريال");
  await page.getByLabelText("طريقة الدفع").selectOptions("شيك");
  await button("تسجيل مبلغ مستلم").click();
  await expect.element(page.getByText(/استُلم 2,500\sريال من 5,000\sريال، الباقي 2,500\sريال/)).toBeVisible();
  await expect.element(page.getByText("مدفوع", { exact: true })).toBeVisible();
  await expect.element(page.getByText(/^2,500\sريال، شيك/)).toBeVisible();
  await expectFitsAndReads();
  const wishes = { name: "نورة", company: "ركن", address: "الرياض", title: "متجر ركن", category: "other" };
  const { projectId } = await site.call("POST", `${at}/project`, { ...wishes, startDate: "", endDate: "" });
  await reloadScreen(
    <WithSaleTools>
      <ProjectsScreen />
    </WithSaleTools>,
    "/admin/projects",
  );
  await choose("متجر ركن", "عرض التفاصيل");
  await expect.element(page.getByRole("dialog")).toMatchTextContent("استُلم 2,500 ريال من 5,000 ريال");
  await expect
    .element(page.getByRole("dialog").getByRole("link", { name: "تنزيل العرض مع الموافقة" }))
    .toHaveAttribute("href", `${at}/file?kind=acceptance`);
  await expectFitsAndReads();
  expect((await site.call("GET", at)).project_id).toBe(projectId);
  await reloadScreen(screens, screen);
  await page.getByRole("button", { name: /^حذف المبلغ: 2,500/ }).click();
  await question().getByRole("button", { name: "حذف المبلغ" }).click();
  await expect.element(page.getByText(/استُلم 0\sريال من 5,000\sريال/)).toBeVisible();
  expect(await site.call("GET", at)).toMatchObject({ receipts: [] });
});

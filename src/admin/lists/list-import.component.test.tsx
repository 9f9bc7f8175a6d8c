import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button, dialog, openRecords } from "../../testing/components/test-records.tsx";
import { expectFitsAndReads } from "../../testing/components/test-survey.ts";
import PackagesPage from "../shell/packages-page.tsx";

type Package = { id: number; title: string; price: number };

const open = (records: readonly object[]) =>
  openRecords<Package>(<PackagesPage />, { path: "/api/packages", at: "/admin/packages", records });
const choose = (csv: string) =>
  dialog()
    .getByLabelText("ملف CSV")
    .upload(new File([csv], "p.csv", { type: "text/csv" }));
const confirm = () => dialog().getByRole("button", { name: "تأكيد الاستيراد" });
const secondRow = () => dialog().getByRole("listitem").filter({ hasText: "الصف 2" });
const marked = (tag: "del" | "ins") =>
  [...dialog().element().querySelectorAll(tag)].map(({ textContent }) => textContent);

test("ADM-03 the list is exported by a link to its file, which begins with a byte order mark", async () => {
  const { made } = await open([{ title: "قديمة", price: 100 }]);
  const link = page.getByRole("link", { name: "تصدير CSV" });
  await expect.element(link).toHaveAttribute("download");
  const file = await fetch(link.element().getAttribute("href") ?? "");
  expect(file.headers.get("content-disposition")).toContain("attachment");
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toContain(`${made[0]?.id},قديمة,,100`);
});

test("ADM-03 an import shows every change and every wrong row before it stores", async () => {
  const { site, stored, made } = await open([{ title: "قديمة", price: 100 }]);
  const id = made[0]?.id;
  await button("استيراد CSV").click();
  await expect.element(page.getByRole("dialog", { name: "استيراد الباقات" })).toBeVisible();
  await expect.element(confirm()).toBeDisabled();
  await choose(`الرقم,العنوان,السعر\n${id},قديمة,كثير\n,جديدة,5`);
  await expect.element(dialog().getByText(/إضافة: 1، تعديل: 0، بلا تغيير: 0، أخطاء: 1/)).toBeVisible();
  await expect.element(secondRow()).toMatchTextContent("السعر:");
  await expect.element(confirm()).toBeDisabled();
  await choose(`الرقم,العنوان,السعر\n${id},قديمة,٢٥٠\n,جديدة,5`);
  await expect.poll(() => marked("del")).toEqual(["100"]);
  expect(marked("ins")[0]).toBe("250");
  await expectFitsAndReads();
  expect(await stored()).toMatchObject([{ price: 100 }]);

  // Another person changes the record between preview and confirmation.
  await site.call("PUT", `/api/packages/${id}`, { price: 120 });
  await confirm().click();
  await expect.element(dialog().getByText(/تغيّرت سجلات بعد المعاينة ولم يُحفظ شيء\./)).toBeVisible();
  await expect.element(secondRow()).toMatchTextContent("تغيّر بعد المعاينة");
  expect(marked("del")).toEqual(["120"]);
  expect(await stored()).toMatchObject([{ price: 120 }]);
  await confirm().click();
  await expect.element(page.getByText(/تم الاستيراد\. إضافة: 1، تعديل: 1/)).toBeVisible();
  await expect.element(page.getByRole("row").filter({ hasText: "جديدة" })).toBeVisible();
  expect(await stored()).toMatchObject([
    { id, title: "قديمة", price: 250 },
    { title: "جديدة", price: 5 },
  ]);
});

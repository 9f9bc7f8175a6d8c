import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button } from "../../testing/components/test-records.tsx";
import { makeSite, openScreen } from "../../testing/components/test-screen.tsx";
import { expectFitsAndReads } from "../../testing/components/test-survey.ts";
import ExportPage from "./export-page.tsx";

const open = () => openScreen(<ExportPage />, "/admin/export");
const state = () => page.getByRole("main").getByRole("status");

test("OWN-04 an owner exports the site, sees it ready with its size, and deletes it", async () => {
  const site = await makeSite();
  await open();
  await button("بدء التصدير").click();
  await expect.element(button("تنزيل الملف")).toBeVisible();
  await expect.element(state()).toMatchTextContent(/الملف جاهز، حجمه .* (كيلوبايت|ميجابايت)/);
  expect(await site.call("GET", "/api/site-export")).toMatchObject({ state: "ready" });
  await expectFitsAndReads();
  await button("حذف الملف").click();
  await expect.element(button("بدء التصدير")).toBeVisible();
  expect(await site.call("GET", "/api/site-export")).toMatchObject({ state: "none" });
});

test("OWN-04 what fails is said, and nothing is lost by it", async () => {
  const site = await makeSite();
  await open();
  await site.breakCalls({ method: "POST", path: "/api/site-export", how: "failed" });
  await button("بدء التصدير").click();
  await expect.element(page.getByText("تعذّر بدء التصدير")).toBeVisible();
  await site.mend();
  await button("بدء التصدير").click();
  await expect.element(button("تنزيل الملف")).toBeVisible();
});

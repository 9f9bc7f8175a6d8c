import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { makeSite, openScreen } from "../../../testing/components/test-screen.tsx";
import { expectFitsAndReads, expectReads, resizeTo } from "../../../testing/components/test-survey.ts";
import ClientsScreen from "../clients/admin-screen.tsx";
import { linkOf, openDesk, siteWith } from "../requests/desk-tests/test-desk.tsx";

const path = "/api/saved-views";
const filters = () => page.getByRole("button", { name: /^تصفية/ });
const views = () => page.getByRole("region", { name: "التصفيات المحفوظة" });
const name = () => views().getByRole("textbox", { name: "احفظ ما تراه باسم" });
const keep = () => views().getByRole("button", { name: "حفظ", exact: true });
const open = () => page.getByRole("button", { name: "تصفيات محفوظة" });

test("DESK-09 what the desk shows is kept by a name and opened by it, by its search, filters and view; its undo and its removal are said", async () => {
  const site = await siteWith({ نورة: {}, فهد: {} });
  await openDesk();
  await filters().click();
  await expect.element(views()).toMatchTextContent("احفظها باسم يجده فريقك هنا");
  await expect.element(name()).not.toBeInTheDocument(); // nothing is filtered
  await cleanup();
  await openDesk("?assignee=none&q=نورة&page=1");
  await expect.element(linkOf("فهد")).not.toBeInTheDocument();
  await filters().click();
  await keep().click();
  await expect.element(name()).toHaveAccessibleDescription("اكتب اسمًا للتصفية");
  await name().fill("نورة بلا مسؤول");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("حُفظت التصفية «نورة بلا مسؤول»")).toBeVisible();
  const kept = views().getByRole("link", { name: "نورة بلا مسؤول" });
  await expect.element(kept).toHaveAttribute("aria-current", "true");
  await expect.element(name()).not.toBeInTheDocument(); // it is kept already
  await expectReads();
  const stored = { title: "نورة بلا مسؤول", list: "quote-requests", query: "assignee=none&q=نورة" };
  expect(await site.call("GET", path)).toMatchObject([stored]);

  await cleanup();
  await openDesk();
  await expect.element(linkOf("فهد")).toBeVisible();
  await filters().click();
  await kept.click();
  await expect.element(linkOf("فهد")).not.toBeInTheDocument();
  await expect.element(linkOf("نورة")).toBeVisible();
  await expect.element(views()).not.toBeInTheDocument();
  await filters().click();
  await views().getByRole("button", { name: "حذف التصفية نورة بلا مسؤول" }).click();
  await expect.element(page.getByText("حُذفت التصفية «نورة بلا مسؤول»")).toBeVisible();
  await expect.element(kept).not.toBeInTheDocument();
  await page
    .getByRole("button", { name: /^تراجع/ })
    .last()
    .click();
  await expect.poll(() => site.call("GET", path)).toMatchObject([stored]);
});

test("DESK-09 a list keeps views of its own; the same name takes what is shown now, with an undo, and a failure keeps the name", async () => {
  const site = await makeSite();
  await site.call("POST", path, { title: "للعروض", list: "quotes", query: "stage=sent" });
  await site.call("POST", path, { title: "الجارون", list: "clients", query: "status=active" });
  await openScreen(<ClientsScreen />, "/admin/clients?status=inactive&view=3");
  await open().click();
  await expect.element(views().getByRole("link", { name: "الجارون" })).toBeVisible();
  await expect.element(views().getByRole("link", { name: "للعروض" })).not.toBeInTheDocument();
  await site.breakCalls({ method: "PUT", path, how: "failed" });
  await name().fill("الجارون");
  await keep().click();
  await expect.element(page.getByText("تعذّر حفظ التصفية")).toBeVisible();
  await expect.element(name()).toHaveValue("الجارون");
  await site.mend();
  await keep().click();
  await expect.element(page.getByText("حُفظت «الجارون» بما تراه الآن")).toBeVisible();
  const queries = async () =>
    (await site.call("GET", `${path}?list=clients`)).map(({ query }: { query: string }) => query);
  expect(await queries()).toEqual(["status=inactive"]);
  await page
    .getByRole("button", { name: /^تراجع/ })
    .last()
    .click();
  await expect.poll(queries).toEqual(["status=active"]);
});

test("DESK-09 ROLE-01 who may only read opens views and keeps none; they fit a phone", async () => {
  const site = await makeSite();
  await site.call("POST", path, {
    title: `عملاء ${"كثيرون ".repeat(6)}`,
    list: "clients",
    query: "status=active",
  });
  await site.become("reader");
  await resizeTo({ width: 390, height: 800 });
  await openScreen(<ClientsScreen />, "/admin/clients?status=inactive");
  await open().click();
  await expect.element(views().getByRole("link")).toBeVisible();
  await expect.element(name()).not.toBeInTheDocument();
  await expect.element(views().getByRole("button")).not.toBeInTheDocument();
  await expectFitsAndReads();
});

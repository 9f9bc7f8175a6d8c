import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { LinkField } from "../../admin-kit/links/link-field.tsx";
import { makeSite, openScreen } from "../components/test-screen.tsx";

function Screen({ first = "" }: { first?: string }) {
  const [link, setLink] = useState(first);
  return (
    <main>
      <LinkField label="الرابط" help="إلى أين؟" value={link} onChange={setLink} />
      <output>{link}</output>
    </main>
  );
}

const field = () => page.getByRole("combobox", { name: "الرابط" });
const list = () => page.getByRole("listbox", { name: /^روابط مقترحة/ });
const options = () => list().getByRole("option");

test("OWN-04 A11Y-01 a link is chosen by words and by keys, and says what it leads to", async () => {
  const site = await makeSite();
  await site.call("POST", "/api/articles", {
    title: "أسئلة قبل البدء",
    address: "قبل-البدء",
    state: "published",
  });
  await openScreen(<Screen />, "/admin/content/homepage");
  expect(await site.reads("/api/link-targets")).toEqual([]);
  await field().click();
  await expect.element(list()).not.toBeInTheDocument();
  await page.getByRole("button", { name: "اختر وجهة" }).click();
  await expect.element(field()).toHaveFocus();
  await expect.element(options().first()).toMatchTextContent("الصفحة الرئيسية");
  await field().fill("اسئلة قبل");
  await expect.element(options()).toHaveLength(1);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(list()).not.toBeInTheDocument();
  await expect
    .element(page.getByText("يقود إلى: أسئلة قبل البدء"))
    .toMatchTextContent("يقود إلى: أسئلة قبل البدء");
  await expect.element(page.getByText("/articles/قبل-البدء")).toBeVisible();
  await expect.element(field()).toHaveValue("/articles/قبل-البدء");

  await userEvent.keyboard("{ArrowDown}");
  await expect.element(list()).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(list()).not.toBeInTheDocument();
  await field().fill("/services");
  await options().filter({ hasText: "الخدمات" }).first().click();
  await expect.element(list()).not.toBeInTheDocument();
  await userEvent.keyboard("?from=menu");
  await userEvent.tab();
  await expect.element(field()).toHaveValue("/services?from=menu");
});

test("OWN-04 what leads nowhere, or to what visitors do not find, is warned of as it stands, and stays as it was typed", async () => {
  const site = await makeSite();
  await site.call("PUT", "/api/site-pages/about", { isHidden: true });
  await openScreen(<Screen first="/abouts" />, "/admin/content/homepage");
  await field().click();
  await expect.element(page.getByText("لا توجد صفحة بهذا العنوان في الموقع.").first()).toBeVisible();
  await field().fill("/about");
  await expect.element(page.getByText(/يقود إلى: من نحن/)).toBeVisible();
  await expect.element(page.getByText("لا يراها الزوار الآن").first()).toBeVisible();
  await field().fill("https://other.example/a");
  await expect.element(page.getByText(/يقود|لا توجد صفحة/)).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(field()).toHaveValue("https://other.example/a");
  await expect.element(page.getByRole("status").filter({ hasText: "https://other.example/a" })).toBeVisible();
});

test("OWN-04 SURV-01 while the list cannot be read, any address can be typed", async () => {
  const site = await makeSite();
  await site.breakCalls({ method: "GET", path: "/api/link-targets", how: "failed" });
  await openScreen(<Screen />, "/admin/content/homepage");
  await field().fill("/services");
  await userEvent.tab();
  await expect.element(field()).toHaveValue("/services");
});

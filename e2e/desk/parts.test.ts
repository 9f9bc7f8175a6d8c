import { randomUUID } from "node:crypto";
import type { Locator } from "@playwright/test";
import { expect, signIn, test } from "../support/fixtures.ts";
import { call, chooseForRecord } from "../support/records.ts";

// Controls and behaviour that all screens of the admin share.

test("ADM-02 an icon button shows its name after a moment of hover or focus, until Escape; WCAG 1.4.13", async ({
  page,
}) => {
  await signIn(page);
  await page.goto("/admin");
  const bubble = page.locator("[data-tooltip-bubble]");
  const logout = page.getByRole("button", { name: "تسجيل الخروج" });
  await expect(bubble).toBeHidden();
  await logout.hover();
  await expect(bubble).toHaveText("تسجيل الخروج");
  await expect(bubble).toBeVisible();
  await bubble.hover();
  await expect(bubble).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(bubble).toBeHidden();
  await page.mouse.move(700, 500);
  await page.getByRole("link", { name: "الانتقال إلى المحتوى" }).focus();
  await logout.focus();
  await expect(bubble).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(bubble).toBeHidden();
});

test("ADM-04 consecutive deletes share one message at the foot, and Z undoes all of them", async ({
  page,
}) => {
  await signIn(page);
  const marker = `جزء${randomUUID().slice(0, 8)}`;
  const ids: number[] = [];
  for (const title of ["أولى", "ثانية"]) {
    const made = await call(page, "POST", "/api/services", { title: `${title} ${marker}`, is_active: false });
    ids.push((await made.json()).id);
  }
  await page.goto(`/admin/services?q=${marker}`);
  for (const title of ["أولى", "ثانية"]) {
    await chooseForRecord(page, `${title} ${marker}`, "حذف");
    const question = page.getByRole("alertdialog");
    await expect(question.getByRole("button")).toContainText(["إلغاء", "حذف"]); // the confirming button comes last
    await question.getByRole("button", { name: "حذف", exact: true }).click();
    await expect(page.getByRole("article", { name: `${title} ${marker}` })).toHaveCount(0);
  }
  const toast = page.locator("[data-toast]");
  await expect(toast).toHaveCount(1);
  await expect(toast).toContainText("خدمتان");
  await page.keyboard.press("z");
  await expect(page.getByRole("article")).toHaveCount(2);
  for (const id of ids) await call(page, "DELETE", `/api/services/${id}`);
});

test("ADM-03 services are filtered by whether the site shows them, and projects open in the view that was used last", async ({
  page,
}) => {
  await signIn(page);
  const title = `خفية ${randomUUID().slice(0, 8)}`;
  const made = await call(page, "POST", "/api/services", { title, is_active: false });
  const { id } = await made.json();
  await page.goto(`/admin/services?q=${encodeURIComponent(title)}`);
  const visibility = page.getByRole("combobox", { name: "ظاهرة في الموقع" });
  await visibility.selectOption({ label: "مخفية" });
  await expect(page.getByRole("article", { name: title })).toBeVisible();
  await visibility.selectOption({ label: "ظاهرة" });
  await expect(page.getByRole("article", { name: title })).toHaveCount(0);
  await call(page, "DELETE", `/api/services/${id}`);

  await page.goto("/admin/projects");
  const views = page.getByRole("group", { name: "طريقة العرض" });
  await views.getByRole("button").nth(1).click();
  await expect(page.getByRole("table")).toBeVisible();
  await page.goto("/admin/projects");
  await expect(page.getByRole("table")).toBeVisible();
});

/** How many px the head of a table is below the edge that it sticks to, and whether nothing covers it. */
const standOf = (head: Locator) =>
  head.evaluate((cell) => {
    let pane = cell.parentElement;
    while (pane && !/auto|scroll/.test(getComputedStyle(pane).overflowY)) pane = pane.parentElement;
    const line = pane
      ? pane.getBoundingClientRect().top
      : document.querySelector("[data-top-bar]")?.getBoundingClientRect().bottom;
    const { x, y, width, height } = cell.getBoundingClientRect();
    const isSeen = cell.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    return { below: Math.round(y - (line ?? Number.NaN)), isSeen };
  });

test("ADM-03 the head of a table stays visible, in the page and in a pane, but not where the table scrolls sideways", async ({
  page,
}) => {
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 560 });
  const head = page.getByRole("columnheader").nth(1);
  for (const address of ["/admin/clients", "/admin/quote-requests?view=table"]) {
    await page.goto(address);
    await expect(page.locator("section[data-fits] tbody tr").nth(6)).toBeAttached();
    expect((await standOf(head)).below, address).toBeGreaterThan(0);
    await page.locator("tbody tr").last().scrollIntoViewIfNeeded();
    await expect.poll(() => standOf(head), address).toEqual({ below: 0, isSeen: true });
  }
  await page.goto("/admin/clients");
  await page.setViewportSize({ width: 920, height: 560 });
  await expect(page.locator("section:not([data-fits]) > table tbody tr").nth(6)).toBeAttached();
  expect(await standOf(head)).toMatchObject({ below: 0 }); // at the top of its own wrapper, above the first row
});

test("ADM-02 the menu at the user's name has the account, the theme and sign-out, by keyboard and on a phone", async ({
  page,
}) => {
  await signIn(page);
  await page.goto("/admin/services");
  const face = page.getByRole("button", { name: /^حسابي/ });
  const menu = page.getByRole("menu", { name: "حسابي" });
  await face.press("ArrowDown");
  await expect(menu.getByRole("menuitem", { name: "حسابي" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
  await expect(face).toBeFocused();
  await face.press("Enter");
  await expect(menu.getByRole("menuitem", { name: "حسابي" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveClass(/dark/);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "القائمة الجانبية" }).click();
  await face.click();
  await menu.getByRole("menuitem", { name: "حسابي" }).click();
  await expect(page).toHaveURL(/\/admin\/users$/);
  await page.getByRole("button", { name: "القائمة الجانبية" }).click();
  await face.click();
  await menu.getByRole("menuitem", { name: "تسجيل الخروج" }).click();
  await expect(page.getByLabel("البريد الإلكتروني")).toBeVisible();
});

test("ADM-04 the title of a card or row opens its record: services, packages, team, reviews, vision and templates", async ({
  page,
}) => {
  await signIn(page);
  for (const [api, screen, field] of [
    ["services", "services", "title"],
    ["packages", "packages", "title"],
    ["team-members", "team", "name"],
    ["reviews", "testimonials", "clientName"],
    ["vision-items", "vision2030", "title"],
    ["reply-templates", "reply-templates", "title"],
  ] as const) {
    const [record] = await (await page.request.get(`/api/${api}`)).json();
    await page.goto(`/admin/${screen}?q=${encodeURIComponent(record[field])}`);
    await page.getByRole("button", { name: record[field], exact: true }).first().click();
    const form = page.getByRole("dialog");
    await expect(form).toBeVisible();
    const typed = form.getByRole("textbox");
    const values = () =>
      typed.evaluateAll((fields) => fields.map((input) => "value" in input && input.value));
    await expect.poll(values).toContain(record[field]);
    await page.keyboard.press("Escape");
    await expect(form).toHaveCount(0);
  }
});

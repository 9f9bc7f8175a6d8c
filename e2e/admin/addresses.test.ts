import { randomUUID } from "node:crypto";
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  signIn,
  test,
  viewports,
} from "../support/fixtures.ts";

test("ADDR-01 one button redirects a missing address that visitors requested to the nearest page, with effect at once", async ({
  page,
}) => {
  const asked = `/services-${randomUUID().slice(0, 4)}`;
  expect((await page.request.get(`${asked}?from=mail`)).status()).toBe(404);
  await signIn(page);
  await page.setViewportSize(viewports.phone);
  await page.goto("/admin/addresses?view=missing");
  await page.getByRole("button", { name: `تحويل إلى... ${asked}` }).click();
  const form = page.getByRole("dialog");
  await expect(form.getByLabel("المسار القديم")).toHaveValue(asked);
  await expect(form.getByLabel("يقود إلى")).toHaveValue("/services");
  await form.getByRole("button", { name: "حفظ" }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole("button", { name: `تحويل إلى... ${asked}` })).toHaveCount(0);
  const moved = await page.request.get(`${asked}/?from=mail`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, "/services?from=mail"]);
  await page.getByRole("link", { name: "التحويلات" }).click();
  await expect(page.getByRole("button", { name: asked, exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
});

test("ADDR-01 the page cache answers the redirect of a removed page with the query of the request", async ({
  page,
}) => {
  await signIn(page);
  const fromPath = `/projects/gone-${randomUUID().slice(0, 8)}`;
  const origin = new URL(test.info().project.use.baseURL ?? "").origin;
  const made = await page.request.post("/api/redirects", {
    data: { fromPath, target: "/projects#work" },
    headers: { origin },
  });
  expect(made.status()).toBe(201);
  const moved = await page.request.get(`${fromPath}?utm=x`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, "/projects?utm=x#work"]);
  expect(moved.headers()["cache-control"]).toBe("public, max-age=300");
});

test("ADDR-01 the check of links lists a broken link, and opens its place", async ({ page }) => {
  await signIn(page);
  const origin = new URL(test.info().project.use.baseURL ?? "").origin;
  const fromPath = `/lost-${randomUUID().slice(0, 8)}`;
  const made = await page.request.post("/api/redirects", {
    data: { fromPath, target: "/about#nowhere" },
    headers: { origin },
  });
  const { id } = await made.json();
  await page.goto("/admin/addresses?view=broken");
  await page.getByRole("button", { name: "الفحص الآن" }).click();
  const row = page.getByRole("row").filter({ hasText: fromPath });
  await expect(row).toContainText("لا موضع بهذا الاسم في الصفحة");
  await expectNoAxeViolations(page);
  await page.setViewportSize(viewports.phone);
  await expectNoSidewaysScroll(page);
  await row.getByRole("link", { name: /^فتح المكان/ }).click();
  await expect(page.getByRole("dialog").getByLabel("يقود إلى")).toHaveValue("/about#nowhere");
  await page.keyboard.press("Escape");
  await page.request.delete(`/api/redirects/${id}`, { headers: { origin } });
  await page.request.post("/api/broken-links/check", { headers: { origin } });
});

import { randomUUID } from "node:crypto";
import type { FrameLocator, Locator } from "@playwright/test";
import { editOnPage, frameOf, openEditor } from "../support/editor-page.ts";
import { demoAccount, expect, expectNoAxeViolations, type Page, test } from "../support/fixtures.ts";
import { acceptInvitation } from "../support/invitations.ts";
import { callerOf, dropDrafts, type SiteProcess, startSite } from "../support/site-process.ts";

let site: SiteProcess;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.remove());
test.afterEach(({ page }) => dropDrafts(page, call, "homepage"));

const call = callerOf(() => site);
const lead = "[data-field='pages/homepage/heroLead']";

/** Signs in a new editor of that name. */
async function signInColleague(page: Page, colleague: Page, name: string) {
  const data = { name, email: `${randomUUID()}@shurfa.example`, access: "editor" };
  const { link } = await (await call(page, "POST", "/api/users", data)).json();
  await acceptInvitation(colleague, new URL(link, site.origin).href);
  await expect(colleague.getByRole("button", { name: "تسجيل الخروج" })).toBeVisible();
}

/** The ring with this name lies around the text, and its name above it. */
async function expectRing(frame: FrameLocator, name: string, text: Locator) {
  const label = frame.locator("small", { hasText: name });
  await expect(async () => {
    const [ring, own, over] = await Promise.all(
      [label.locator(".."), text, label].map((part) => part.boundingBox()),
    );
    if (!ring || !own || !over) throw new Error("nothing is ringed");
    for (const side of ["x", "y", "width", "height"] as const)
      expect(Math.abs(ring[side] - own[side]), side).toBeLessThan(2);
    expect(over.y + over.height).toBeLessThan(own.y);
  }).toPass();
}

test("EDIT-01 DESK-07 the text at which a colleague is has a ring with the name, in the fields and on the page, until the colleague leaves", async ({
  page,
  browser,
}) => {
  expect((await call(page, "POST", "/api/auth/sign-in/email", demoAccount)).ok()).toBe(true);
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const colleague = await context.newPage();
  await signInColleague(page, colleague, "خالد الحربي");
  for (const one of [page, colleague]) await openEditor(one, site, "homepage");
  const frame = frameOf(page);
  const ring = frame.locator("small", { hasText: "خالد الحربي" });
  await expect(page.getByRole("status").filter({ hasText: "خالد الحربي" })).toBeAttached();
  await expect(ring).toHaveCount(0);

  await colleague.locator("[data-address='pages/homepage/heroTitle']").click();
  await expectRing(frame, "خالد الحربي", frame.locator("h1"));
  await page.evaluate(() => window.scrollTo(0, 300));
  await frame.locator("html").evaluate(() => window.scrollBy(0, 120));
  await expectRing(frame, "خالد الحربي", frame.locator("h1"));

  await editOnPage(colleague);
  await frameOf(colleague).locator(lead).click();
  await expect(frameOf(colleague).getByRole("textbox")).toBeFocused();
  await expectRing(frame, "خالد الحربي", frame.locator(lead));
  // Nobody is ringed for the own place.
  await expect(frameOf(colleague).locator("small", { hasText: "خالد" })).toHaveCount(0);

  // The ring takes no clicks: the ringed text can be edited.
  await editOnPage(page);
  await expectRing(frame, "خالد الحربي", frame.locator(lead));
  const rail = page.getByRole("navigation", { name: "أقسام الصفحة" }).getByRole("list");
  const part = rail.getByRole("button").first();
  await expect(part).toHaveAccessibleName("الواجهة، خالد الحربي هنا");
  await expect(rail.getByText("خ", { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  await frame.locator(lead).click();
  await expect(frame.getByRole("textbox")).toBeFocused();

  await colleague.goto(`${site.origin}/admin`);
  await expect(ring).toHaveCount(0);
  await expect(part).toHaveAccessibleName("الواجهة");
  await context.close();
});

import {
  demoAccount,
  expect,
  expectNoSidewaysScroll,
  type Page,
  test,
  viewports,
} from "../support/fixtures.ts";
import { type SiteProcess, startSite } from "../support/site-process.ts";

// The tests run in sequence in one worker, because they share a server and each changes what the home page shows.
test.describe.configure({ mode: "default" });

let site: SiteProcess;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.remove());

/** Signs in on the test's own site, and answers a function that makes calls of staff. */
async function staff(page: Page) {
  const headers = { origin: site.origin };
  const ask = async (method: string, path: string, data?: unknown) => {
    const answer = await page.request.fetch(site.origin + path, { method, headers, data });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return answer.status() === 204 ? undefined : answer.json();
  };
  await ask("POST", "/api/auth/sign-in/email", demoAccount);
  return ask;
}

/** Publishes values of fields of the home page, as the editor does. */
async function publish(ask: Awaited<ReturnType<typeof staff>>, values: Record<string, unknown>) {
  const path = "/api/content/homepage";
  await ask("DELETE", `${path}/draft`); // of an earlier test
  const { published } = await ask("GET", path);
  const fields = Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, { base: published[field], value }]),
  );
  await ask("PATCH", path, { client: "editor-one", fields });
  await ask("POST", `${path}/publish`, {});
}

const main = (page: Page) => page.getByRole("main");

test("SITE-02 the whole band of a case study links to its project, also its picture", async ({ page }) => {
  await page.goto(site.origin);
  const band = main(page).getByRole("region", { name: "معرض بيوت الدرعية" });
  await band.locator("img").click({ position: { x: 40, y: 40 }, force: true });
  await expect(page).toHaveURL(/\/projects\/1770249600005$/);
});

test("SITE-02 ACNT-03 in the editor project and testimonial are chosen by their names, and the preview shows them", async ({
  page,
}) => {
  const ask = await staff(page);
  await publish(ask, {
    featuredProjects: [{ id: "a", projectId: "1770249600005", text: "" }],
    featuredQuotes: [{ id: "a", testimonialId: "2", words: "", highlight: "" }],
  });
  await page.goto(`${site.origin}/admin/content/homepage`);
  const item = (list: string) => page.getByRole("group", { name: list }).getByRole("listitem");
  const preview = page.frameLocator("iframe");
  await item("المشروع المختار").locator("summary").click();
  const project = item("المشروع المختار").getByRole("combobox", { name: "المشروع" });
  await expect(project.locator("option:checked")).toHaveText("معرض بيوت الدرعية");
  await expect(preview.getByRole("heading", { name: "معرض بيوت الدرعية" })).toBeAttached();
  await item("المشروع المختار").getByRole("searchbox").fill("رطب");
  await project.selectOption("متجر رُطَب للتمور الفاخرة");
  await expect(preview.getByRole("heading", { name: "متجر رُطَب للتمور الفاخرة" })).toBeAttached();
  await item("الرأي المختار بخط كبير").locator("summary").click();
  await item("الرأي المختار بخط كبير")
    .getByRole("combobox")
    .selectOption({ label: "ماجد السبيعي، منصة حجوزات مجمّع لوزة السكني" });
  await expect(preview.locator("blockquote")).toContainText("قبل المنصة كان عندي دفتر");
  const { draft } = await ask("GET", "/api/content/homepage");
  expect(draft.featuredProjects.value).toMatchObject([{ projectId: "1790496000001" }]);
  expect(draft.featuredQuotes.value).toMatchObject([{ testimonialId: "3" }]);
});

test("SITE-02 ACNT-03 the preview shows a project that was chosen before the frame listened, or during another save", async ({
  page,
}) => {
  const ask = await staff(page);
  await publish(ask, { featuredProjects: [{ id: "a", projectId: "1770249600005", text: "قصة مشروع" }] });
  const frameListens = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    if (route.request().frame() !== page.mainFrame()) await frameListens.promise;
    await route.continue();
  });
  await page.goto(`${site.origin}/admin/content/homepage`);
  const item = page.getByRole("group", { name: "المشروع المختار" }).getByRole("listitem");
  const heading = (name: string) => page.frameLocator("iframe").getByRole("heading", { name });
  const choose = async (name: string) => {
    await item.getByRole("searchbox").fill(name);
    await item.getByRole("combobox", { name: "المشروع" }).selectOption({ label: name });
  };
  await item.locator("summary").click();
  await expect(heading("معرض بيوت الدرعية")).toBeAttached();
  await choose("متجر رُطَب للتمور الفاخرة");
  await expect(main(page).getByText(/حُفظت المسودة/)).toBeVisible();
  frameListens.resolve();
  await expect(heading("متجر رُطَب للتمور الفاخرة")).toBeAttached();

  const save = Promise.withResolvers<void>();
  const asked = page.waitForRequest((request) => request.method() === "PATCH");
  await page.route("**/api/content/homepage", async (route) => {
    if (route.request().method() === "PATCH") await save.promise;
    await route.continue();
  });
  await item.getByRole("textbox", { name: "النص" }).fill("نص يُحفظ أولًا");
  await asked;
  await choose("معرض بيوت الدرعية");
  save.resolve();
  await expect(heading("معرض بيوت الدرعية")).toBeAttached();
});

test("SITE-03 the demo's home on a phone is at most eight screens long, articles included, and its steps are in two columns from 640", async ({
  page,
}) => {
  await page.setViewportSize(viewports.phone);
  await page.goto("/");
  await expectNoSidewaysScroll(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height / viewports.phone.height).toBeLessThan(8);
  await page.setViewportSize({ width: 640, height: 900 });
  const steps = main(page).locator("ol").first();
  expect(await steps.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length)).toBe(
    2,
  );
});

test("SITE-03 the years of the agency scroll by keyboard on a phone, and its values are in two columns from 640", async ({
  page,
}) => {
  await page.setViewportSize(viewports.phone);
  await page.goto("/about");
  await expectNoSidewaysScroll(page);
  // The page had 5046 pixels, of which the closing wall alone takes 1120.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThan(3400);
  const years = main(page).getByRole("list", { name: "مسيرتنا عامًا بعد عام" });
  await years.focus();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => years.evaluate((list) => list.scrollLeft)).toBeLessThan(0);
  await page.setViewportSize({ width: 640, height: 900 });
  const values = main(page).getByRole("heading", { name: "العربية أولًا" }).locator("xpath=ancestor::ul");
  expect(await values.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length)).toBe(
    2,
  );
});

import { screenNames } from "../../src/admin/shell/admin.text.ts";
import { demoAccount, expect, type Page, signIn, test } from "../support/fixtures.ts";

const screens = Object.keys(screenNames)
  .filter((name) => name !== "setup")
  .map((name) => (name === "dashboard" ? "/admin" : `/admin/${name}`));

const origin = () => new URL(test.info().project.use.baseURL ?? "").origin;
const loginHeading = "أهلًا بعودتك";
const sidebar = (page: Page) => page.getByRole("complementary", { name: "قائمة الإدارة" });
const storage = (page: Page) =>
  page.evaluate(() => ({ user: localStorage.getItem("user"), token: localStorage.getItem("token") }));

/** Opens a screen and waits for its content, which loads after the frame. */
async function openScreen(page: Page, path: string) {
  await page.goto(path);
  // On phones an open request covers the heading of its screen.
  const heading = page.locator("main h1, [data-top-bar] h1, article h2").filter({ visible: true });
  await expect(heading.first()).toBeVisible();
}

test("AUTH-05 without a session the data of an admin page holds no record, in any spelling of its address", async ({
  request,
}) => {
  for (const path of [
    "/admin.data",
    "/admin/quote-requests.data",
    "/admin/nothing.data",
    "/ADMIN/quote-requests",
    "/%61dmin/quote-requests",
    "//admin/quote-requests",
    "/admin//quote-requests",
    "/admin/quote-requests/",
  ]) {
    // The whole address is given, because a path with two slashes would be read as a host name.
    const response = await request.get(origin() + path, { maxRedirects: 0 });
    expect([400, 401, 404], path).toContain(response.status());
    expect(await response.text(), path).not.toMatch(/منيرة الفوزان|muneera@mail\.example|سارة العتيبي/);
  }
});

test("AUTH-05 AUTH-01 AUTH-02 signing in by keyboard alone, as the login says, continues to the requested screen", async ({
  page,
}) => {
  await page.goto("/admin/quote-requests");
  await expect(page).toHaveTitle("تسجيل الدخول · الإدارة | شُرفة");
  await expect(page.getByText("حساب للتجربة")).toBeVisible();
  await expect(page.getByText(demoAccount.password)).toBeVisible();
  const submit = page.getByRole("button", { name: "دخول" });
  await expect(submit).toBeEnabled();
  await page.keyboard.press("Tab"); // to the brand
  await page.keyboard.press("Tab");
  await page.keyboard.type(demoAccount.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(demoAccount.password);
  await page.keyboard.press("Tab"); // to the button that shows the password
  await page.keyboard.press("Tab");
  await expect(submit).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "طلبات العروض" })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/quote-requests$/);
  await expect(sidebar(page)).toContainText("سارة العتيبي");
  await expect(sidebar(page)).toContainText("مدير النظام");
});

test("AUTH-03 a valid cookie fills empty storage; storage without a cookie is cleared", async ({
  page,
  context,
}) => {
  await signIn(page);
  await openScreen(page, "/admin");
  // The screen is shown before its scripts have filled the storage.
  await expect.poll(async () => (await storage(page)).user).not.toBeNull();
  const stored = await storage(page);
  expect(Object.keys(JSON.parse(stored.user ?? ""))).toEqual([
    "id",
    "name",
    "email",
    "role",
    "access",
    "avatar",
  ]);
  expect(stored.token).not.toBeNull();
  const secrets = (await context.cookies()).map(({ value }) => value);
  expect(secrets).not.toContain(stored.token);
  await context.clearCookies();
  await page.reload();
  await expect(page.getByText(loginHeading)).toBeVisible();
  await expect.poll(() => storage(page)).toEqual({ user: null, token: null });
});

test("ADM-02 SHELL-06 the sidebar leads to a screen; that it is collapsed, and the theme, are there after a reload", async ({
  page,
}) => {
  await signIn(page);
  await openScreen(page, "/admin");
  await sidebar(page).getByRole("link", { name: "الإعدادات" }).click();
  await expect(page).toHaveTitle(/^(\(\d+\) )?الإعدادات · الإدارة \| شُرفة$/);
  await page.getByRole("button", { name: "القائمة الجانبية" }).click();
  await page.getByRole("button", { name: "تبديل المظهر" }).click();
  await expect(page.locator("html")).toHaveClass(/dark/);
  await page.reload();
  await expect(page.locator("html")).toHaveClass(/dark/);
  expect(await sidebar(page).boundingBox()).toMatchObject({ width: 76 });
  await expect(page.getByRole("button", { name: "القائمة الجانبية" })).toHaveAttribute(
    "aria-expanded",
    "false",
  );
});

test("ADM-01 the first load of every screen fetches at most 250 KB of scripts; rarely used parts load when they are opened", async ({
  page,
}) => {
  await signIn(page);
  let scripts = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) scripts.add(pathname);
  });
  const sizes = new Map<string, number>();
  const heavy: string[] = [];
  const early: string[] = [];
  for (const path of screens) {
    scripts = new Set();
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    // Waits until no more are requested; after the first screen the files come from the browser's cache.
    for (let known = 0; known < scripts.size; await page.waitForTimeout(300)) known = scripts.size;
    // Counts the compressed length (brotli) of each file, independent of cache and timing.
    for (const name of scripts) {
      const headers = { "accept-encoding": "br" };
      if (!sizes.has(name))
        sizes.set(name, Number((await page.request.get(name, { headers })).headers()["content-length"]));
    }
    const total = [...scripts].reduce((sum, name) => sum + (sizes.get(name) ?? Number.NaN), 0);
    if (!(total > 50 * 1024 && total <= 250 * 1024)) heavy.push(`${path}: ${total}`);
    const seldom =
      /import-dialog|reorder-list|library-dialog|history-dialog|requests-board|quote-workspace|tiptap|prosemirror/i;
    early.push(...[...scripts].filter((name) => seldom.test(name)).map((name) => `${path}: ${name}`));
  }
  expect(heavy, "bytes of brotli").toEqual([]);
  expect(early, "loaded before it was opened").toEqual([]);
});
